#pragma once

#include "core/formats/x3/records/SceneFile.h"
#include "core/scene/NodeTrack.h"

#include <QMatrix4x4>

namespace vitrine::formats::x3 {

/// Pose and animation of a path, in scene axes.
struct PathMotion {
  QMatrix4x4 rest;                   ///< at its first key
  scene::NodeTrack track;            ///< of no node yet; what stays as it is at rest has no keys
  scene::Curve fov;                  ///< degrees, horizontal; empty: it stays
  std::array<scene::Curve, 3> color; ///< empty: it stays
  double duration = 0;               ///< seconds to its last key, and back to an earlier one where it loops
  bool loops = false;                ///< the last frame leads back to an earlier one

  bool moves() const { return track.end() > 0; }
};

PathMotion motionOf(const ScenePath& path);

/// True if a path has Bezier keys, whose handles are not known.
bool isDrawnStraight(const ScenePath& path);

/// The turn of a frame's own rotation; none where it has no axis. Scene axes.
QQuaternion turnOf(const Frame& frame);

} // namespace vitrine::formats::x3
