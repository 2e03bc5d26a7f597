#include "render/batching/LinearColor.h"

#include "core/image/Image.h"

#include <array>
#include <cmath>
#include <vector>

namespace vitrine::render {
namespace {

/// Fine enough that the darkest steps of the encoding stay apart.
constexpr int kEncodeSteps = 1 << 16;

const std::array<float, 256>& linearValues() {
  static const std::array<float, 256> values = [] {
    std::array<float, 256> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
      made[i] = image::srgbToLinear(static_cast<float>(i) / 255.0F);
    }
    return made;
  }();
  return values;
}

int encode(float linear) {
  static const std::vector<std::uint8_t> values = [] {
    std::vector<std::uint8_t> made(kEncodeSteps);
    for (std::size_t i = 0; i < made.size(); ++i) {
      const float value = image::linearToSrgb(static_cast<float>(i) / static_cast<float>(kEncodeSteps - 1));
      made[i] = static_cast<std::uint8_t>(std::lround(value * 255.0F));
    }
    return made;
  }();
  const float clamped = std::clamp(linear, 0.0F, 1.0F);
  return values[static_cast<std::size_t>(std::lround(clamped * static_cast<float>(kEncodeSteps - 1)))];
}

} // namespace

void LinearSum::add(QRgb color, float share) {
  const auto& linear = linearValues();
  const float weight = static_cast<float>(qAlpha(color)) / 255.0F * share;
  red += linear[static_cast<std::size_t>(qRed(color))] * weight;
  green += linear[static_cast<std::size_t>(qGreen(color))] * weight;
  blue += linear[static_cast<std::size_t>(qBlue(color))] * weight;
  alpha += weight;
}

QRgb LinearSum::mean(float samples) const {
  if (alpha <= 0.0F) {
    return 0;
  }
  return qRgba(encode(red / alpha), encode(green / alpha), encode(blue / alpha),
               static_cast<int>(std::lround(alpha / samples * 255.0F)));
}

} // namespace vitrine::render
