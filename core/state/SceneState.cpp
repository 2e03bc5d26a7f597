#include "core/state/SceneState.h"

#include "core/state/EvaluatedState.h"

#include <cmath>

namespace vitrine::state {

double SceneState::valueOf(const scene::Control& control) const {
  const auto set = controls.find(control.id);
  if (set == controls.end() || !std::isfinite(set->second)) {
    return control.defaultValue;
  }
  switch (control.kind) {
  case scene::ControlKind::Toggle:
    return set->second >= 0.5 ? 1.0 : 0.0;
  case scene::ControlKind::Choice: {
    const auto last = static_cast<double>(std::max<qsizetype>(control.choices.size(), 1) - 1);
    return std::clamp(std::round(set->second), 0.0, last);
  }
  case scene::ControlKind::Slider:
    break;
  }
  return std::clamp(set->second, control.min, control.max);
}

SceneState startState(const Scene& scene) {
  SceneState state;
  state.animation = scene.motion.startAnimation;
  return state;
}

namespace {

/// True if the layers of a node and of its ancestors are on.
bool isOn(const Scene& scene, const scene::ByLayer<bool>& layers, NodeIndex node) {
  for (NodeIndex at = node; at; at = scene.nodes[at].parent) {
    const LayerIndex layer = scene.nodes[at].layer;
    if (layer && !layers[layer]) {
      return false;
    }
  }
  return true;
}

/// True if an animation moves nothing, or an animated model that is shown.
bool isSeen(const Scene& scene, const scene::ByAnimatedModel<bool>& visibleModels, scene::AnimationIndex animation) {
  const scene::AnimatedModelIndex animatedModel = scene.motion.animations[animation].animatedModel;
  return !animatedModel || visibleModels[animatedModel];
}

/// Makes a control that can show a layer alone do so.
void showAlone(const scene::Control& control, SceneState& state, LayerIndex layer) {
  const auto* target = std::get_if<scene::LayerChoiceTarget>(&control.target);
  if (!target) {
    return;
  }
  const auto found = std::ranges::find(target->choices, std::vector{layer});
  if (found != target->choices.end()) {
    state.controls[control.id] = static_cast<double>(found - target->choices.begin());
  }
}

/// Makes every choice of layers that can show a node do so.
void showBelow(const Scene& scene, SceneState& state, NodeIndex node) {
  for (NodeIndex at = node; at; at = scene.nodes[at].parent) {
    if (const LayerIndex layer = scene.nodes[at].layer) {
      for (const scene::Control& control : scene.controls) {
        showAlone(control, state, layer);
      }
    }
  }
}

} // namespace

scene::ByAnimatedModel<bool> visibleModels(const Scene& scene, const scene::ByLayer<bool>& layers) {
  scene::ByAnimatedModel<bool> shown;
  shown.reserve(scene.motion.animatedModels.size());
  for (const scene::AnimatedModel& animatedModel : scene.motion.animatedModels) {
    shown.push_back(isOn(scene, layers, animatedModel.node));
  }
  return shown;
}

void chooseAnimation(const Scene& scene, SceneState& state, scene::AnimationIndex animation) {
  state.animation = animation;
  state.time = 0;
  if (animation && !isSeen(scene, visibleModels(scene, evaluate(scene, state).layers), animation)) {
    const scene::AnimatedModelIndex animatedModel = scene.motion.animations[animation].animatedModel;
    showBelow(scene, state, scene.motion.animatedModels[animatedModel].node);
  }
}

void followVisibleModel(const Scene& scene, SceneState& state) {
  const scene::ByAnimation<scene::Animation>& animations = scene.motion.animations;
  const scene::ByAnimatedModel<bool> shown = visibleModels(scene, evaluate(scene, state).layers);
  if (!animations.contains(state.animation) || isSeen(scene, shown, state.animation)) {
    return;
  }
  for (const scene::AnimationIndex animation : animations.indices()) {
    if (isSeen(scene, shown, animation)) {
      state.animation = animation;
      state.time = 0;
      return;
    }
  }
}

void fadeByDistance(const Scene& scene, SceneState& state) {
  for (const scene::Control& control : scene.controls) {
    if (std::holds_alternative<scene::DistanceFadeTarget>(control.target)) {
      state.controls[control.id] = 1;
    }
  }
}

void followNoCamera(const Scene& scene, SceneState& state) {
  for (const scene::Control& control : scene.controls) {
    if (const auto* follow = std::get_if<scene::FollowCameraTarget>(&control.target)) {
      const auto free = std::ranges::find(follow->choices, scene::kNone);
      if (free != follow->choices.end()) {
        state.controls[control.id] = static_cast<double>(free - follow->choices.begin());
      }
    }
  }
}

} // namespace vitrine::state
