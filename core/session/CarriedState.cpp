#include "core/session/CarriedState.h"

#include <algorithm>

namespace vitrine::session {
namespace {

/// The animation of this name in another reading of the file, at the same place if it can be; kNone: it is gone.
scene::AnimationIndex animationNamed(const Scene& scene, const QString& name, scene::AnimationIndex place) {
  const scene::ByAnimation<scene::Animation>& animations = scene.motion.animations;
  const auto isNamedSo = [&](scene::AnimationIndex animation) { return animations[animation].name == name; };
  if (animations.contains(place) && isNamedSo(place)) {
    return place;
  }
  const auto all = animations.indices();
  const auto found = std::ranges::find_if(all, isNamedSo);
  return found == all.end() ? scene::kNone : *found;
}

/// Leaves the moment as it was where the animation is still there and as long.
void carryMoment(SceneState& state, const Scene& before, const Scene& scene) {
  if (!state.animation && !before.motion.animations.empty()) {
    return; // the user wanted it at rest
  }
  const double time = state.time;
  const scene::AnimationIndex chosen = state.animation;
  state.animation = chosen ? animationNamed(scene, before.motion.animations[chosen].name, chosen) : scene::kNone;
  state.time = 0;
  if (!state.animation) {
    state.animation = scene.motion.startAnimation;
  } else if (time <= scene.motion.animations[state.animation].duration) {
    state.time = time;
  }
}

} // namespace

SceneState carriedOver(SceneState state, const Scene* before, const Scene* scene) {
  if (!scene || !before || before->drawItems().size() != scene->drawItems().size()) {
    state.hidden.clear();
    state.isolated.clear();
    state.locked.clear();
  }
  const ItemSet known = ItemSet::range(0, scene ? scene->drawItems().size() : 0);
  state.hidden &= known;
  state.isolated &= known;
  state.locked &= known;
  if (scene && before) {
    carryMoment(state, *before, *scene);
    state::followVisibleModel(*scene, state);
  } else {
    state.animation = scene ? scene->motion.startAnimation : scene::kNone;
    state.time = 0;
  }
  return state;
}

} // namespace vitrine::session
