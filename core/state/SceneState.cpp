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
bool isOn(const Scene& scene, const std::vector<bool>& layers, int node) {
  for (int at = node; at != scene::kNone; at = scene.nodes[static_cast<std::size_t>(at)].parent) {
    const int layer = scene.nodes[static_cast<std::size_t>(at)].layer;
    if (layer != scene::kNone && !layers[static_cast<std::size_t>(layer)]) {
      return false;
    }
  }
  return true;
}

/// True if an animation moves nothing, or an animated model that is shown.
bool isSeen(const Scene& scene, const std::vector<bool>& visibleModels, int animation) {
  const int animatedModel = scene.motion.animations[static_cast<std::size_t>(animation)].animatedModel;
  return animatedModel == scene::kNone || visibleModels[static_cast<std::size_t>(animatedModel)];
}

/// Makes every choice of layers that can show a node do so.
void showBelow(const Scene& scene, SceneState& state, int node) {
  for (int at = node; at != scene::kNone; at = scene.nodes[static_cast<std::size_t>(at)].parent) {
    const int layer = scene.nodes[static_cast<std::size_t>(at)].layer;
    for (const scene::Control& control : scene.controls) {
      const auto* target = std::get_if<scene::LayerChoiceTarget>(&control.target);
      const auto found = target ? std::ranges::find(target->choices, layer) : std::vector<int>::const_iterator();
      if (layer != scene::kNone && target && found != target->choices.end()) {
        state.controls[control.id] = static_cast<double>(found - target->choices.begin());
      }
    }
  }
}

} // namespace

std::vector<bool> visibleModels(const Scene& scene, const std::vector<bool>& layers) {
  std::vector<bool> shown;
  shown.reserve(scene.motion.animatedModels.size());
  for (const scene::AnimatedModel& animatedModel : scene.motion.animatedModels) {
    shown.push_back(isOn(scene, layers, animatedModel.node));
  }
  return shown;
}

void chooseAnimation(const Scene& scene, SceneState& state, int animation) {
  state.animation = animation;
  state.time = 0;
  if (animation != scene::kNone && !isSeen(scene, visibleModels(scene, evaluate(scene, state).layers), animation)) {
    const int animatedModel = scene.motion.animations[static_cast<std::size_t>(animation)].animatedModel;
    showBelow(scene, state, scene.motion.animatedModels[static_cast<std::size_t>(animatedModel)].node);
  }
}

void followVisibleModel(const Scene& scene, SceneState& state) {
  const auto count = static_cast<int>(scene.motion.animations.size());
  const std::vector<bool> shown = visibleModels(scene, evaluate(scene, state).layers);
  if (state.animation < 0 || state.animation >= count || isSeen(scene, shown, state.animation)) {
    return;
  }
  for (int animation = 0; animation < count; ++animation) {
    if (isSeen(scene, shown, animation)) {
      state.animation = animation;
      state.time = 0;
      return;
    }
  }
}

} // namespace vitrine::state
