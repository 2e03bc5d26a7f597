#include "core/scene/SceneState.h"

#include "core/scene/Pose.h"

#include <cmath>

namespace vitrine::scene {

double SceneState::valueOf(const Control& control) const {
  const auto set = controls.find(control.id);
  if (set == controls.end() || !std::isfinite(set->second)) {
    return control.defaultValue;
  }
  switch (control.kind) {
  case ControlKind::Toggle:
    return set->second >= 0.5 ? 1.0 : 0.0;
  case ControlKind::Choice: {
    const auto last = static_cast<double>(std::max<qsizetype>(control.choices.size(), 1) - 1);
    return std::clamp(std::round(set->second), 0.0, last);
  }
  case ControlKind::Slider:
    break;
  }
  return std::clamp(set->second, control.min, control.max);
}

std::vector<bool> visibleLayers(const Scene& scene, const SceneState& state) {
  std::vector<bool> on;
  on.reserve(scene.layers.size());
  for (const Layer& layer : scene.layers) {
    on.push_back(layer.visibleByDefault);
  }
  const auto setAll = [&on](const std::vector<int>& layers, bool shown) {
    for (const int layer : layers) {
      on.at(static_cast<std::size_t>(layer)) = shown;
    }
  };
  for (const Control& control : scene.controls) {
    const double value = state.valueOf(control);
    if (const auto* target = std::get_if<LayerTarget>(&control.target)) {
      on.at(static_cast<std::size_t>(target->layer)) = value >= 0.5;
    } else if (const auto* choice = std::get_if<LayerChoiceTarget>(&control.target)) {
      const auto chosen = static_cast<std::size_t>(value);
      const bool all = chosen < choice->choices.size() && choice->choices[chosen] == LayerChoiceTarget::kAll;
      for (std::size_t i = 0; i < choice->choices.size(); ++i) {
        if (choice->choices[i] >= 0) {
          on.at(static_cast<std::size_t>(choice->choices[i])) = all || i == chosen;
        }
      }
    } else if (const auto* sets = std::get_if<LayerSetsTarget>(&control.target)) {
      for (const std::vector<int>& layers : sets->choices) {
        setAll(layers, false);
      }
      if (static_cast<std::size_t>(value) < sets->choices.size()) {
        setAll(sets->choices[static_cast<std::size_t>(value)], true);
      }
    }
  }
  if (const auto* colors = chosenColors(scene, state)) {
    setAll(colors->layers, true);
  }
  return on;
}

std::vector<bool> visibleItems(const Scene& scene, const SceneState& state) {
  const std::vector<bool> layers = visibleLayers(scene, state);
  const auto layerOn = [&](int layer) { return layer == kNone || layers[static_cast<std::size_t>(layer)]; };
  std::vector<bool> nodeOn = posedNodes(scene, state);
  for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
    const Node& node = scene.nodes[i];
    nodeOn[i] =
        nodeOn[i] && layerOn(node.layer) && (node.parent == kNone || nodeOn[static_cast<std::size_t>(node.parent)]);
  }
  const auto& items = scene.drawItems();
  std::vector<bool> visible(items.size());
  for (DrawItemId item = 0; item < items.size(); ++item) {
    visible[item] = nodeOn[static_cast<std::size_t>(items[item].node)] && layerOn(scene.surfaceOf(item).layer) &&
                    (state.isolated.empty() || state.isolated.contains(item)) && !state.hidden.contains(item);
  }
  return visible;
}

SceneState startState(const Scene& scene) {
  SceneState state;
  state.animation = scene.startAnimation;
  return state;
}

namespace {

/// Whether the layers of a node and those above it are on.
bool isOn(const Scene& scene, const std::vector<bool>& layers, int node) {
  for (int at = node; at != kNone; at = scene.nodes[static_cast<std::size_t>(at)].parent) {
    const int layer = scene.nodes[static_cast<std::size_t>(at)].layer;
    if (layer != kNone && !layers[static_cast<std::size_t>(layer)]) {
      return false;
    }
  }
  return true;
}

/// Whether an animation moves nothing, or a figure that is shown.
bool isSeen(const Scene& scene, const std::vector<bool>& shownFigures, int animation) {
  const int figure = scene.animations[static_cast<std::size_t>(animation)].figure;
  return figure == kNone || shownFigures[static_cast<std::size_t>(figure)];
}

/// Makes every choice of layers that can show a node do so.
void showBelow(const Scene& scene, SceneState& state, int node) {
  for (int at = node; at != kNone; at = scene.nodes[static_cast<std::size_t>(at)].parent) {
    const int layer = scene.nodes[static_cast<std::size_t>(at)].layer;
    for (const Control& control : scene.controls) {
      const auto* target = std::get_if<LayerChoiceTarget>(&control.target);
      const auto found = target ? std::ranges::find(target->choices, layer) : std::vector<int>::const_iterator();
      if (layer != kNone && target && found != target->choices.end()) {
        state.controls[control.id] = static_cast<double>(found - target->choices.begin());
      }
    }
  }
}

} // namespace

std::vector<bool> shownFigures(const Scene& scene, const SceneState& state) {
  const std::vector<bool> layers = visibleLayers(scene, state);
  std::vector<bool> shown;
  shown.reserve(scene.figures.size());
  for (const Figure& figure : scene.figures) {
    shown.push_back(isOn(scene, layers, figure.node));
  }
  return shown;
}

void chooseAnimation(const Scene& scene, SceneState& state, int animation) {
  state.animation = animation;
  state.time = 0;
  if (animation != kNone && !isSeen(scene, shownFigures(scene, state), animation)) {
    const int figure = scene.animations[static_cast<std::size_t>(animation)].figure;
    showBelow(scene, state, scene.figures[static_cast<std::size_t>(figure)].node);
  }
}

void followFigure(const Scene& scene, SceneState& state) {
  const auto count = static_cast<int>(scene.animations.size());
  const std::vector<bool> shown = shownFigures(scene, state);
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

namespace {

constexpr double kPatternLettersPerSecond = 10;
constexpr float kFullLetter = 'm' - 'a';

/// Brightness of a light style's pattern at a time; 1 at the letter m.
float patternAt(const QString& pattern, double clock) {
  const double letters = std::floor(std::max(clock, 0.0) * kPatternLettersPerSecond);
  const auto at = static_cast<qsizetype>(std::fmod(letters, static_cast<double>(pattern.size())));
  return static_cast<float>(pattern[at].unicode() - u'a') / kFullLetter;
}

/// What the first control of this target has chosen; null: there is none.
template <class Target>
auto chosen(const Scene& scene, const SceneState& state) -> decltype(std::declval<const Target&>().choices.data()) {
  for (const Control& control : scene.controls) {
    const auto* target = std::get_if<Target>(&control.target);
    const auto index = static_cast<std::size_t>(target ? state.valueOf(control) : 0);
    if (target && index < target->choices.size()) {
      return &target->choices[index];
    }
  }
  return nullptr;
}

} // namespace

LightMix lightMix(const Scene& scene, const SceneState& state) {
  LightMix mix = fullLight();
  for (const Control& control : scene.controls) {
    if (const auto* target = std::get_if<LightStyleTarget>(&control.target)) {
      mix.weights[static_cast<std::size_t>(target->style)] = static_cast<float>(state.valueOf(control));
    }
  }
  for (const Control& control : scene.controls) {
    const auto* target = std::get_if<LightPatternTarget>(&control.target);
    if (target && state.valueOf(control) >= 0.5) {
      mix.weights[static_cast<std::size_t>(target->style)] *= patternAt(target->pattern, state.clock);
    }
  }
  if (const int* set = chosen<LightSetTarget>(scene, state)) {
    mix.set = *set;
  }
  return mix;
}

bool runsByItself(const Scene& scene, const SceneState& state) {
  return areSpringsOn(scene, state) || std::ranges::any_of(scene.controls, [&](const Control& control) {
    const auto* target = std::get_if<LightPatternTarget>(&control.target);
    return target && target->pattern.size() > 1 && state.valueOf(control) >= 0.5;
  });
}

const ColorStreamTarget::Choice* chosenColors(const Scene& scene, const SceneState& state) {
  return chosen<ColorStreamTarget>(scene, state);
}

const GameView* chosenGameView(const Scene& scene, const SceneState& state) {
  const int* view = chosen<GameViewTarget>(scene, state);
  return view && *view != kNone ? &scene.gameViews[static_cast<std::size_t>(*view)] : nullptr;
}

int riddenCamera(const Scene& scene, const SceneState& state) {
  const int* camera = chosen<CameraRideTarget>(scene, state);
  return camera ? *camera : kNone;
}

float exposure(const Scene& scene, const SceneState& state) {
  for (const Control& control : scene.controls) {
    if (std::holds_alternative<ExposureTarget>(control.target)) {
      return static_cast<float>(state.valueOf(control));
    }
  }
  return 1.0F;
}

} // namespace vitrine::scene
