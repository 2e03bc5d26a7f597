#include "core/session/CarriedState.h"

#include <algorithm>

namespace vitrine::session {
namespace {

/// The animation of this name in another reading of the file, at the same place if it can be; kNone: it is gone.
int animationNamed(const Scene& scene, const QString& name, int place) {
  const auto index = static_cast<std::size_t>(place);
  if (index < scene.motion.animations.size() && scene.motion.animations[index].name == name) {
    return place;
  }
  const auto found = std::ranges::find(scene.motion.animations, name, &scene::Animation::name);
  return found == scene.motion.animations.end() ? scene::kNone
                                                : static_cast<int>(found - scene.motion.animations.begin());
}

/// Leaves the moment as it was where the animation is still there and as long.
void carryMoment(SceneState& state, const Scene& before, const Scene& scene) {
  if (state.animation == scene::kNone && !before.motion.animations.empty()) {
    return; // the user wanted it at rest
  }
  const double time = state.time;
  const int chosen = state.animation;
  state.animation =
      chosen == scene::kNone
          ? scene::kNone
          : animationNamed(scene, before.motion.animations[static_cast<std::size_t>(chosen)].name, chosen);
  state.time = 0;
  if (state.animation == scene::kNone) {
    state.animation = scene.motion.startAnimation;
  } else if (time <= scene.motion.animations[static_cast<std::size_t>(state.animation)].duration) {
    state.time = time;
  }
}

} // namespace

SceneState carriedOver(SceneState state, const Scene* before, const Scene* scene) {
  if (!scene || !before || before->drawItems().size() != scene->drawItems().size()) {
    state.hidden.clear();
    state.isolated.clear();
  }
  const ItemSet known = ItemSet::range(0, scene ? scene->drawItems().size() : 0);
  state.hidden &= known;
  state.isolated &= known;
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
