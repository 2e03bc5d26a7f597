#pragma once

#include "core/base/Result.h"
#include "core/scene/LookAngles.h"
#include "core/scene/Scene.h"
#include "render/CameraRig.h"

#include <QSize>
#include <QString>

#include <optional>

namespace vitrine::cli {

/// Where to draw from: --camera, with --at, --look and --fov over it. Places and angles are in file coordinates.
struct CameraArguments {
  QString name = QStringLiteral("auto"); ///< auto, spawn, front, side, top, iso, or the name of one of the scene's
  std::optional<QVector3D> at;
  std::optional<scene::LookAngles> look;
  std::optional<float> fov; ///< vertical, degrees
};

/// NotFound when the scene has no camera of that name.
Result<render::CameraRig> placeCamera(const Scene& scene, const CameraArguments& arguments, QSize pictureSize);

} // namespace vitrine::cli
