#pragma once

#include "core/base/Result.h"
#include "core/session/SharedCaster.h"
#include "core/session/Snapshot.h"
#include "core/viewing/StartView.h"
#include "core/viewing/ViewAngles.h"

#include <QSize>
#include <QString>

#include <optional>

namespace vitrine::cli {

/// Viewpoint to draw from: --camera, with --at, --look, --fov over it; or a camera that a control follows. Places and
/// angles are in file coordinates.
struct CameraArguments {
  QString name = QStringLiteral("auto"); ///< auto, spawn, front, side, top, iso, or the name of one of the scene's
  std::optional<QVector3D> at;
  std::optional<viewing::ViewAngles> look;
  std::optional<float> fov;                ///< vertical, degrees
  std::optional<float> orthographicHeight; ///< without perspective, so many units from bottom to top
  bool fovOfLink = false;    ///< `fov` is from a view link: that of its maker, not one wanted of a followed camera
  int ridden = scene::kNone; ///< the followed camera of the scene, whatever name, place and angles say
};

/// True if a camera of this name stands where it sees the scene as a whole: auto, front, side, top and iso.
bool seesTheWhole(const QString& name);

/// Places that a scene can be seen from.
struct Viewpoints {
  std::vector<scene::Camera> cameras; ///< of the scene, as they stand
  std::vector<QVector3D> outline;     ///< what the named views look at
  viewing::StartView start;           ///< where `auto` is
};

/// The scene's cameras as they stand at the state's time.
std::vector<scene::Camera> camerasAt(const ScenePtr& scene, const state::EvaluatedState& state);

/// Viewpoints of what is shown, as far as the arguments ask for them.
Viewpoints viewpointsFor(const session::Snapshot& shown, session::SharedCaster& caster,
                         const CameraArguments& arguments);

/// NotFound when the scene has no camera of that name.
Result<viewing::CameraRig> placeCamera(const Scene& scene, const Viewpoints& viewpoints,
                                       const CameraArguments& arguments, QSize pictureSize);

} // namespace vitrine::cli
