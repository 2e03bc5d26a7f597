#include "core/session/CarriedState.h"

#include <algorithm>

namespace vitrine::session {
namespace {

/// Animation with this name in another reading of the file. The one at `place` is preferred, and is the one that is
/// meant if the name is empty. kNone: it is gone.
scene::AnimationIndex animationNamed(const Scene& scene, const QString& name, scene::AnimationIndex place) {
  const scene::ByAnimation<scene::Animation>& animations = scene.motion.animations;
  const auto isNamedSo = [&](scene::AnimationIndex animation) { return animations[animation].name == name; };
  if (animations.contains(place) && (name.isEmpty() || isNamedSo(place))) {
    return place;
  }
  const auto all = animations.indices();
  const auto found = std::ranges::find_if(all, isNamedSo);
  return found == all.end() ? scene::kNone : *found;
}

/// Keeps animation and time if the animation still exists and is long enough.
void carryAnimation(SceneState& state, const ReadingFacts& before, const Scene& scene) {
  if (!state.animation && before.animated) {
    return; // the user chose the rest pose
  }
  const double time = state.time;
  const scene::AnimationIndex chosen = state.animation;
  state.animation = chosen ? animationNamed(scene, before.animation, chosen) : scene::kNone;
  state.time = 0;
  if (!state.animation) {
    state.animation = scene.motion.startAnimation;
  } else if (time <= scene.motion.animations[state.animation].duration) {
    state.time = time;
  }
}

} // namespace

ReadingFacts readingFacts(const Scene* scene, const SceneState& state) {
  if (!scene) {
    return {};
  }
  const scene::ByAnimation<scene::Animation>& animations = scene->motion.animations;
  return {.nodes = scene->nodes.size(),
          .items = scene->drawItems().size(),
          .animated = !animations.empty(),
          .animation = animations.contains(state.animation) ? animations[state.animation].name : QString()};
}

SceneState carriedOver(SceneState state, const ReadingFacts& before, const Scene* scene) {
  if (!scene || before.items != scene->drawItems().size()) {
    state.hidden.clear();
    state.isolated.clear();
    state.locked.clear();
  }
  const ItemSet known = ItemSet::range(0, scene ? scene->drawItems().size() : 0);
  state.hidden &= known;
  state.isolated &= known;
  state.locked &= known;
  if (scene && before.nodes > 0) {
    carryAnimation(state, before, *scene);
    state::followVisibleModel(*scene, state);
  } else {
    state.animation = scene ? scene->motion.startAnimation : scene::kNone;
    state.time = 0;
  }
  return state;
}

} // namespace vitrine::session
