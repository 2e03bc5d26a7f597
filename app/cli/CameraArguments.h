#pragma once

#include "core/base/Result.h"
#include "core/state/EvaluatedState.h"
#include "core/viewing/CameraRig.h"
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
  std::optional<float> fov;  ///< vertical, degrees
  bool fovOfLink = false;    ///< `fov` is from a view link: that of its maker, not one wanted of a followed camera
  int ridden = scene::kNone; ///< the followed camera of the scene, whatever name, place and angles say
};

/// Bounds of what a state shows of a scene; animated models at rest, so that all times of an animation are
/// seen from one place.
scene::Bounds shownBounds(const ScenePtr& scene, const state::EvaluatedState& state);

/// The scene's cameras as they stand at the state's time.
std::vector<scene::Camera> camerasAt(const ScenePtr& scene, const state::EvaluatedState& state);

/// `cameras`: those of the scene, as they stand; `bounds`: what the named views look at. NotFound when the scene has no
/// camera of that name.
Result<viewing::CameraRig> placeCamera(const Scene& scene, const std::vector<scene::Camera>& cameras,
                                       const scene::Bounds& bounds, const CameraArguments& arguments,
                                       QSize pictureSize);

} // namespace vitrine::cli
