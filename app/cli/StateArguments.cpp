#include "app/cli/StateArguments.h"

#include "app/cli/NumberArguments.h"
#include "app/cli/OpenArguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <ranges>

namespace vitrine::cli {
namespace {

/// The value a control is given by words or number; nullopt when it cannot be that.
std::optional<double> controlValue(const scene::Control& control, const QString& text) {
  if (control.kind == scene::ControlKind::Toggle) {
    if (text == QLatin1String("on") || text == QLatin1String("true")) {
      return 1.0;
    }
    if (text == QLatin1String("off") || text == QLatin1String("false")) {
      return 0.0;
    }
  }
  for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
    const auto choice = std::ranges::find_if(
        control.choices, [&](const QString& label) { return label.compare(text, sensitivity) == 0; });
    if (choice != control.choices.end()) {
      return static_cast<double>(choice - control.choices.begin());
    }
  }
  return parseNumber(text);
}

/// A few names are a help, hundreds are not.
constexpr std::size_t kMostNames = 60;

QString animationNames(const Scene& scene) {
  QStringList names;
  for (const scene::Animation& animation : scene.motion.animations | std::views::take(kMostNames)) {
    names << animation.name;
  }
  if (scene.motion.animations.size() > kMostNames) {
    names << QStringLiteral("and %1 more").arg(scene.motion.animations.size() - kMostNames);
  }
  return names.isEmpty() ? QStringLiteral("the scene has none") : names.join(QStringLiteral(", "));
}

/// By number, by name as written, or by name without regard to case.
Result<scene::AnimationIndex> animationNamed(const Scene& scene, const QString& text) {
  const scene::ByAnimation<scene::Animation>& animations = scene.motion.animations;
  bool isNumber = false;
  const scene::AnimationIndex number(text.toInt(&isNumber));
  if (isNumber && animations.contains(number)) {
    return number;
  }
  for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
    for (const scene::AnimationIndex animation : animations.indices()) {
      if (animations[animation].name.compare(text, sensitivity) == 0) {
        return animation;
      }
    }
  }
  return std::unexpected(Error::of(
      ErrorCode::NotFound, QStringLiteral("there is no animation %1 (%2)")
                               .arg(isNumber ? text : QStringLiteral("\"%1\"").arg(text), animationNames(scene))));
}

Result<void> setControls(const Scene& scene, const StateRequest& request, SceneState& state) {
  for (const auto& [id, text] : request.settings) {
    const auto control = std::ranges::find_if(scene.controls, [&](const scene::Control& c) { return c.id == id; });
    if (control == scene.controls.end()) {
      return std::unexpected(
          Error::of(ErrorCode::NotFound, QStringLiteral("there is no control \"%1\" (info lists them)").arg(id)));
    }
    const auto value = controlValue(*control, text);
    if (!value) {
      return wrongUsage("--set", QStringLiteral("%1=%2").arg(id, text), QStringLiteral("a number"));
    }
    state.controls[id] = *value;
  }
  return {};
}

} // namespace

std::unexpected<Error> wrongUsage(const char* option, const QString& value, const QString& wanted) {
  return std::unexpected(
      Error::of(ErrorCode::NotFound, QStringLiteral("%1 %2: expected %3").arg(QLatin1String(option), value, wanted)));
}

void StateArguments::declare(CLI::App& command) {
  command.add_option("--animation", m_animation, "Number or name of an animation, as listed by info; shows its model")
      ->type_name("N|NAME");
  command.add_option("--time", m_time, "Time in seconds; loops repeat, other animations stay at their last frame")
      ->type_name("S");
  command.add_option("--set", m_settings, "Value of a control, as listed by info; may be repeated")
      ->type_name("ID=VALUE")
      ->allow_extra_args(false);
}

Result<void> StateArguments::take(StateRequest& request) const {
  if (!m_animation.empty()) {
    request.animation = fromArgument(m_animation);
  }
  if (!m_time.empty()) {
    const auto time = parseNumber(fromArgument(m_time));
    if (!time) {
      return wrongUsage("--time", fromArgument(m_time), QStringLiteral("a number of seconds"));
    }
    request.time = *time;
  }
  for (const std::string& setting : m_settings) {
    const QString text = fromArgument(setting);
    const qsizetype equals = text.indexOf(QLatin1Char('='));
    if (equals <= 0) {
      return wrongUsage("--set", text, QStringLiteral("ID=VALUE"));
    }
    request.settings.emplace_back(text.left(equals), text.mid(equals + 1));
  }
  return {};
}

Result<SceneState> stateFor(const Scene& scene, const StateRequest& request) {
  SceneState state = state::startState(scene);
  if (!request.animation.isEmpty()) {
    const auto animation = animationNamed(scene, request.animation);
    if (!animation) {
      return std::unexpected(animation.error());
    }
    state::chooseAnimation(scene, state, *animation);
  }
  if (const auto set = setControls(scene, request, state); !set) {
    return std::unexpected(set.error());
  }
  if (request.animation.isEmpty()) {
    state::followVisibleModel(scene, state);
  }
  state.time = request.time;
  return state;
}

} // namespace vitrine::cli
