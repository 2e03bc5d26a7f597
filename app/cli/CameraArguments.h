#pragma once

#include "core/base/Result.h"
#include "core/scene/LookAngles.h"
#include "core/scene/SceneState.h"
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

/// How far it reaches what a state shows of a scene; figures at rest, so that all moments of an animation are seen from
/// one place.
scene::Bounds shownBounds(const ScenePtr& scene, const SceneState& state);

/// `bounds`: what the named views look at. NotFound when the scene has no camera of that name.
Result<render::CameraRig> placeCamera(const Scene& scene, const scene::Bounds& bounds, const CameraArguments& arguments,
                                      QSize pictureSize);

} // namespace vitrine::cli
