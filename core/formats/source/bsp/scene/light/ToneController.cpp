#include "core/formats/source/bsp/scene/light/ToneController.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace vitrine::formats::source {
namespace {

constexpr std::string_view kControllerClass = "env_tonemap_controller";
/// A factor beyond makes every picture black or white.
constexpr float kLargestFactor = 64;

/// Outputs of logic_auto that a map begins with.
constexpr auto kBeginnings = std::to_array<std::string_view>(
    {"OnMapSpawn", "OnNewGame", "OnMapTransition", "OnBackgroundMap", "OnMultiNewMap", "OnMultiNewRound"});

std::optional<float> positive(const QString& text, float largest) {
  bool isNumber = false;
  const float value = text.trimmed().toFloat(&isNumber);
  return isNumber && value > 0 && value <= largest ? std::optional(value) : std::nullopt;
}

bool isController(const std::vector<Entity>& entities, const QString& target) {
  return std::ranges::any_of(entities, [&](const Entity& entity) {
    return equalsFolded(entity.className(), kControllerClass) &&
           (target.compare(entity.text("targetname"), Qt::CaseInsensitive) == 0 ||
            target.compare(QLatin1StringView(kControllerClass), Qt::CaseInsensitive) == 0);
  });
}

void take(scene::AutoExposure& exposure, const QString& input, const QString& parameter) {
  const auto is = [&](const char* name) { return input.compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0; };
  const float share = positive(parameter, 100).value_or(0) / 100;
  if (is("SetAutoExposureMin")) {
    exposure.least = positive(parameter, kLargestFactor).value_or(scene::AutoExposure().least);
  } else if (is("SetAutoExposureMax")) {
    exposure.most = positive(parameter, kLargestFactor).value_or(scene::AutoExposure().most);
  } else if (is("UseDefaultAutoExposure")) {
    exposure.least = scene::AutoExposure().least;
    exposure.most = scene::AutoExposure().most;
  } else if (is("SetTonemapPercentTarget") && share > 0) {
    exposure.target = share;
  } else if (is("SetTonemapPercentBrightPixels") && share > 0) {
    exposure.brightShare = share;
  }
}

} // namespace

scene::AutoExposure autoExposureOf(const std::vector<Entity>& entities) {
  scene::AutoExposure exposure;
  for (const Entity& entity : entities) {
    if (!equalsFolded(entity.className(), "logic_auto")) {
      continue;
    }
    for (const EntityPair& pair : entity.pairs) {
      if (std::ranges::none_of(kBeginnings, [&](std::string_view name) { return equalsFolded(pair.key, name); })) {
        continue;
      }
      // Target, input, parameter, delay, times.
      const QStringList fields = pair.shownValue().split(QLatin1Char(','));
      if (fields.size() >= 3 && isController(entities, fields[0].trimmed())) {
        take(exposure, fields[1].trimmed(), fields[2]);
      }
    }
  }
  exposure.most = std::max(exposure.most, exposure.least);
  return exposure;
}

} // namespace vitrine::formats::source
