#pragma once

#include "core/scene/Scene.h"
#include "core/viewing/CameraRig.h"

#include <optional>
#include <vector>

namespace vitrine::viewing {

/// View that a viewer starts with: a place to stand, or a way to look at all of something.
struct StartView {
  std::optional<scene::Camera> camera; ///< none: `outline` is framed
  QQuaternion orientation;             ///< of the view on `outline`
  float verticalFov = 0;               ///< of that view, degrees; 0: the viewer's own
  std::vector<QVector3D> outline;      ///< outermost points of what is to be seen
  bool orthographic = false;           ///< the view on `outline` is

  /// Takes a rig there, whose viewport has been set.
  void place(CameraRig& rig) const;
};

/// Looks at the front from a little aside and above, as portraits of things are taken; on what lies flat more from
/// above. `front`: the way a thing faces; `size`: of its bounds.
QQuaternion threeQuarterView(const QVector3D& front, const QVector3D& size);

/// View on a box that looks at it from a corner.
StartView overviewOf(const scene::Bounds& bounds);

/// View straight down on these points, orthographic, with negative Z (the north of a map) up.
StartView topViewOf(std::vector<QVector3D> outline);

/// Start that needs no look at the scene's surfaces: its first viewpoint; where it has none, all of it from a corner.
StartView plainStartView(const Scene& scene);

} // namespace vitrine::viewing
