#pragma once

#include "core/animation/Pose.h"
#include "render/batching/LightSelector.h"

namespace vitrine::render {

/// Dynamic lights of a scene at one time: attached to nodes, of colours that change.
class DynamicLights {
public:
  /// Lights at rest.
  explicit DynamicLights(const scene::Scene& scene) : m_rig(scene) {}

  const LightSelector& rig() const { return m_rig; }

  /// `pose` is of the state. True if the lights may be others now; without work where none of them moves.
  bool follow(const animation::Pose& pose, const state::EvaluatedState& state);

private:
  LightSelector m_rig;
  bool m_moved = false; ///< they are not as at rest
};

} // namespace vitrine::render
