#pragma once

#include "core/scene/Pose.h"
#include "render/build/LightRig.h"

namespace vitrine::render {

/// The lamps of a scene as they are at its moments: carried by nodes, of colours that change.
class MovingLamps {
public:
  /// At rest.
  explicit MovingLamps(const scene::Scene& scene) : m_rig(scene) {}

  const LightRig& rig() const { return m_rig; }

  /// `pose` is of the state. Whether they may be others now; without work where none of them moves.
  bool follow(const scene::Pose& pose, const scene::SceneState& state);

private:
  LightRig m_rig;
  bool m_moved = false; ///< they are not as at rest
};

} // namespace vitrine::render
