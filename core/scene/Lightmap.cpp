#include "core/scene/Lightmap.h"

#include <algorithm>
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

namespace {

std::size_t offsetOf(const Lightmap& lightmap, int x, int y) {
  assert(x >= 0 && x < lightmap.width && y >= 0 && y < lightmap.height);
  return (static_cast<std::size_t>(y) * static_cast<std::size_t>(lightmap.width) + static_cast<std::size_t>(x)) * 4;
}

QVector3D meanOf(const LightmapLayer& layer) {
  const std::size_t luxels = layer.flat.size() / 4;
  QVector3D sum;
  for (std::size_t i = 0; i < luxels; ++i) {
    sum += decodeLuxel(layer.flat.data() + i * 4);
  }
  return luxels > 0 ? sum / static_cast<float>(luxels) : sum;
}

} // namespace

const std::array<QVector3D, kBumpBases>& bumpBases() {
  static const std::array<QVector3D, kBumpBases> bases{
      QVector3D(std::sqrt(2.0F / 3.0F), 0.0F, 1.0F / std::sqrt(3.0F)),
      QVector3D(-1.0F / std::sqrt(6.0F), 1.0F / std::sqrt(2.0F), 1.0F / std::sqrt(3.0F)),
      QVector3D(-1.0F / std::sqrt(6.0F), -1.0F / std::sqrt(2.0F), 1.0F / std::sqrt(3.0F))};
  return bases;
}

bool Lightmap::isBumped() const {
  return std::ranges::any_of(layers, [](const LightmapLayer& layer) { return !layer.bumped.empty(); });
}

bool isComplete(const Lightmap& lightmap) {
  const std::size_t bytes = static_cast<std::size_t>(lightmap.width) * static_cast<std::size_t>(lightmap.height) * 4;
  return std::ranges::all_of(lightmap.layers, [bytes](const LightmapLayer& layer) {
    return layer.flat.size() >= bytes &&
           (layer.bumped.empty() || layer.bumped.size() >= (kBumpBases - 1) * layer.flat.size() + bytes);
  });
}

namespace {

/// Offset of a luxel in LightmapLayer::flat or, of a bump basis, in LightmapLayer::bumped; nullopt: outside of the map.
std::optional<std::size_t> offsetIn(const Lightmap& lightmap, const LightmapLayer& layer, int x, int y, int basis) {
  if (x < 0 || y < 0 || x >= lightmap.width || y >= lightmap.height || basis < 0 || basis > kBumpBases) {
    return std::nullopt;
  }
  const std::size_t inMap = offsetOf(lightmap, x, y);
  const std::size_t offset = basis == 0 ? inMap : static_cast<std::size_t>(basis - 1) * layer.flat.size() + inMap;
  return offset + 4 <= (basis == 0 ? layer.flat : layer.bumped).size() ? std::optional(offset) : std::nullopt;
}

} // namespace

std::optional<ByteRange> luxelRange(const Lightmap& lightmap, const LightmapLayer& layer, int x, int y, int basis) {
  const auto offset = offsetIn(lightmap, layer, x, y, basis);
  const auto& all = basis == 0 ? layer.flatRange : layer.bumpedRange;
  return offset && all ? std::optional(ByteRange{all->space, all->offset + *offset, 4}) : std::nullopt;
}

std::optional<std::array<std::uint8_t, 4>> luxelBytes(const Lightmap& lightmap, const LightmapLayer& layer, int x,
                                                      int y, int basis) {
  const auto offset = offsetIn(lightmap, layer, x, y, basis);
  if (!offset) {
    return std::nullopt;
  }
  const std::byte* at = (basis == 0 ? layer.flat : layer.bumped).data() + *offset;
  std::array<std::uint8_t, 4> bytes{};
  std::ranges::transform(at, at + 4, bytes.begin(), [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
  return bytes;
}

QVector3D luxelLight(const Lightmap& lightmap, const LightmapLayer& layer, int x, int y, int basis) {
  const auto offset = offsetIn(lightmap, layer, x, y, basis);
  return offset ? decodeLuxel((basis == 0 ? layer.flat : layer.bumped).data() + *offset) : QVector3D();
}

LightStyleWeights fullLight() {
  LightStyleWeights mix{};
  mix.weights.fill(1.0F);
  return mix;
}

QVector3D lightAt(const Lightmap& lightmap, int x, int y, const LightStyleWeights& mix) {
  const std::size_t offset = offsetOf(lightmap, x, y);
  QVector3D sum;
  for (const LightmapLayer& layer : lightmap.layers) {
    if (const float weight = mix.weightOf(layer); weight != 0.0F) {
      sum += decodeLuxel(layer.flat.data() + offset) * weight;
    }
  }
  return sum;
}

std::array<QVector3D, kBumpBases> bumpedLightAt(const Lightmap& lightmap, int x, int y, const LightStyleWeights& mix) {
  const std::size_t offset = offsetOf(lightmap, x, y);
  std::array<QVector3D, kBumpBases> sums;
  for (const LightmapLayer& layer : lightmap.layers) {
    const float weight = mix.weightOf(layer);
    const std::size_t mapBytes = layer.flat.size();
    for (std::size_t basis = 0; weight != 0.0F && basis < sums.size(); ++basis) {
      const std::byte* at =
          layer.bumped.empty() ? layer.flat.data() + offset : layer.bumped.data() + basis * mapBytes + offset;
      sums[basis] += decodeLuxel(at) * weight;
    }
  }
  return sums;
}

QVector3D averageLight(const Lightmap& lightmap, const LightStyleWeights& mix) {
  QVector3D sum;
  for (const LightmapLayer& layer : lightmap.layers) {
    if (const float weight = mix.weightOf(layer); weight != 0.0F) {
      sum += (layer.average ? *layer.average : meanOf(layer)) * weight;
    }
  }
  return sum;
}

} // namespace vitrine::scene
