#include "core/formats/source/bsp/scene/sky/SkyColors.h"

#include "core/formats/source/bsp/scene/fog/MapFog.h"
#include "core/image/Image.h"
#include "core/image/Luminance.h"
#include "core/scene/Bounds.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr float kFullBrightness = 300; ///< of _light and _ambient on a bright day, added up
constexpr QVector3D kBlue(0.55F, 0.75F, 1.1F);
constexpr float kDarkestZenith = 0.012F; ///< luminance, as are the next
constexpr float kLightestZenith = 0.42F;
constexpr float kLightestHorizon = 0.65F;
constexpr float kHorizonFactor = 1.6F;

/// Colour and brightness of a key like `_light`.
struct SkyLight {
  QVector3D color{1, 1, 1}; ///< linear, of luminance 1
  float brightness = 0;
};

QVector3D ofTone(const QVector3D& color, float tone) {
  const float own = image::luminance(color);
  return own > 1e-4F ? color * (tone / own) : QVector3D(tone, tone, tone);
}

std::array<float, 4> colorNumbers(std::string_view text) {
  std::array<float, 4> numbers{255, 255, 255, 0};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (float& number : numbers) {
    while (at < end && (*at == ' ' || *at == '\t')) {
      ++at;
    }
    const auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc()) {
      break;
    }
    at = next;
  }
  return numbers;
}

std::optional<SkyLight> skyLightOf(const Entity& entity, std::string_view key) {
  if (!entity.has(key)) {
    return std::nullopt;
  }
  const std::array<float, 4> numbers = colorNumbers(entity.value(key));
  const QVector3D encoded(numbers[0], numbers[1], numbers[2]);
  if (!scene::isFinite(encoded) || !std::isfinite(numbers[3])) {
    return std::nullopt;
  }
  const auto channel = [](float value) { return std::clamp(value / 255.0F, 0.0F, 1.0F); };
  const QVector3D linear =
      image::srgbToLinear(QVector3D(channel(encoded.x()), channel(encoded.y()), channel(encoded.z())));
  const float brightness = std::max(numbers[3], 0.0F) * std::sqrt(std::max(image::luminance(linear), 0.0F));
  return SkyLight{ofTone(linear, 1), brightness};
}

const Entity* firstOf(const std::vector<Entity>& entities, std::string_view className) {
  const auto found =
      std::ranges::find_if(entities, [&](const Entity& entity) { return equalsFolded(entity.className(), className); });
  return found == entities.end() ? nullptr : &*found;
}

} // namespace

std::optional<scene::SkyGradient> skyGradientOf(const std::vector<Entity>& entities) {
  const Entity* environment = firstOf(entities, "light_environment");
  const auto sun = environment ? skyLightOf(*environment, "_light") : std::nullopt;
  const auto sky = environment ? skyLightOf(*environment, "_ambient") : std::nullopt;
  if (!sun && !sky) {
    return std::nullopt;
  }
  const float brightness = (sun ? sun->brightness : 0) + (sky ? sky->brightness : 0);
  const float day = std::sqrt(std::clamp(brightness / kFullBrightness, 0.0F, 1.0F));
  const float tone = kDarkestZenith + (kLightestZenith - kDarkestZenith) * day * day;
  const QVector3D tint = ((sky ? *sky : *sun).color + ofTone(kBlue, 1)) / 2;
  scene::SkyGradient made{ofTone(tint, tone), {}};
  const QVector3D towardsSun = sun ? (tint + sun->color) / 2 : tint;
  made.horizon = ofTone(towardsSun, std::min(tone * kHorizonFactor, kLightestHorizon));
  const Entity* fog = firstOf(entities, "env_fog_controller");
  if (fog && isFogOn(*fog) && fogOf(*fog)) {
    made.horizon = fogOf(*fog)->color;
  }
  return made;
}

} // namespace vitrine::formats::source
