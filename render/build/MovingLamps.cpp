#include "render/build/MovingLamps.h"

#include "core/scene/Moments.h"

#include <utility>

namespace vitrine::render {

bool MovingLamps::follow(const scene::Pose& pose, const scene::SceneState& state) {
  const bool moved = pose.movesLights();
  if (!std::exchange(m_moved, moved) && !moved) {
    return false;
  }
  const scene::Animation* clip = scene::chosenAnimation(pose.scene(), state);
  const bool changing = clip && !clip->lightTracks.empty();
  m_rig = LightRig(pose.lights(), pose.scene().metresPerUnit,
                   changing ? LightRig::Changing::Yes : LightRig::Changing::No);
  return true;
}

} // namespace vitrine::render
