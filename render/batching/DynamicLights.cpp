#include "render/batching/DynamicLights.h"

#include <utility>

namespace vitrine::render {

bool DynamicLights::follow(const animation::Pose& pose, const state::EvaluatedState& state) {
  const bool moved = pose.movesLights();
  if (!std::exchange(m_moved, moved) && !moved) {
    return false;
  }
  const bool changing = state.animation && !state.animation->lightTracks.empty();
  m_rig = LightSelector(pose.lights(), pose.scene().metresPerUnit,
                        changing ? LightSelector::Changing::Yes : LightSelector::Changing::No);
  return true;
}

} // namespace vitrine::render
