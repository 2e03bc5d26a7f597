#include "core/scene/Lightmap.h"

#include <array>
#include <cassert>
#include <cmath>

namespace vitrine::scene {
namespace {

/// 2^exponent / 255 by exponent byte.
const std::array<float, 256>& exponentScales() {
  static const std::array<float, 256> scales = [] {
    std::array<float, 256> made{};
    for (std::size_t i = 0; i < made.size(); ++i) {
      made[i] = std::ldexp(1.0F / 255.0F, static_cast<std::int8_t>(i));
    }
    return made;
  }();
  return scales;
}

} // namespace

QVector3D decodeLuxel(const std::byte* at) {
  const float scale = exponentScales()[std::to_integer<std::size_t>(at[3])];
  return {std::to_integer<int>(at[0]) * scale, std::to_integer<int>(at[1]) * scale,
          std::to_integer<int>(at[2]) * scale};
}

QVector3D lightAt(const Lightmap& lightmap, int x, int y, std::span<const float> weights) {
  assert(x >= 0 && x < lightmap.width && y >= 0 && y < lightmap.height && weights.size() == 256);
  const std::size_t offset = (static_cast<std::size_t>(y) * static_cast<std::size_t>(lightmap.width) +
                              static_cast<std::size_t>(x)) * 4;
  QVector3D sum;
  for (const LightmapLayer& layer : lightmap.layers) {
    sum += decodeLuxel(layer.flat.data() + offset) * weights[layer.style];
  }
  return sum;
}

} // namespace vitrine::scene
