#include "core/scene/Control.h"

#include <algorithm>

namespace vitrine::scene {

QString kindName(ControlKind kind) {
  switch (kind) {
  case ControlKind::Toggle:
    return QStringLiteral("toggle");
  case ControlKind::Choice:
    return QStringLiteral("choice");
  case ControlKind::Slider:
    return QStringLiteral("slider");
  }
  return {};
}

Control toggle(const ControlText& text, ControlTarget target, bool on) {
  return {.id = text.id.toString(),
          .label = text.label.toString(),
          .group = text.group.toString(),
          .kind = ControlKind::Toggle,
          .defaultValue = on ? 1.0 : 0.0,
          .choices = {},
          .target = std::move(target)};
}

Control choice(const ControlText& text, QStringList choices, ControlTarget target, int preset) {
  return {.id = text.id.toString(),
          .label = text.label.toString(),
          .group = text.group.toString(),
          .kind = ControlKind::Choice,
          .defaultValue = static_cast<double>(preset),
          .choices = std::move(choices),
          .target = std::move(target)};
}

Control slider(const ControlText& text, const SliderRange& range, ControlTarget target) {
  return {.id = text.id.toString(),
          .label = text.label.toString(),
          .group = text.group.toString(),
          .kind = ControlKind::Slider,
          .min = range.min,
          .max = range.max,
          .defaultValue = range.preset,
          .choices = {},
          .target = std::move(target)};
}

bool isInRange(const Control& control, const SceneData& scene) {
  return std::visit(
      [&scene](const auto& target) {
        if constexpr (requires { target.isInRange(scene); }) {
          return target.isInRange(scene);
        }
        return true;
      },
      control.target);
}

bool switchesLayer(const Control& control) {
  return control.kind == ControlKind::Toggle &&
         std::visit([]<class Target>(const Target&) { return requires { Target::kSwitchesLayer; }; }, control.target);
}

ValueUnit unitOf(const Control& control) {
  return std::visit(
      [](const auto& target) {
        if constexpr (requires { target.unit(); }) {
          return target.unit();
        }
        return ValueUnit::Number;
      },
      control.target);
}

std::vector<NodeIndex> nodesOf(const Control& control) {
  return std::visit(
      [](const auto& target) {
        if constexpr (requires { target.nodes(); }) {
          return target.nodes();
        }
        return std::vector<NodeIndex>();
      },
      control.target);
}

std::vector<LegendEntry> legendOf(const Control& control, std::size_t choice) {
  return std::visit(
      [choice](const auto& target) {
        if constexpr (requires { target.legend(choice); }) {
          return choice < target.choices.size() ? target.legend(choice) : std::vector<LegendEntry>();
        }
        return std::vector<LegendEntry>();
      },
      control.target);
}

} // namespace vitrine::scene
