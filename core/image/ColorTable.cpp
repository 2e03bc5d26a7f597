#include "core/image/ColorTable.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

namespace vitrine::image {
namespace {

constexpr std::size_t kTableEntries = kColorTableBytes / 3;
constexpr std::size_t kTableChannels = 4; ///< of the texels, the last opaque

/// Byte of an axis' value at a place along it.
float plainTableByte(std::size_t place) {
  return static_cast<float>(place) * 255.0F / static_cast<float>(kColorTableSide - 1);
}

} // namespace

ImagePtr colorTableOf(std::span<const std::byte> bytes) {
  assert(bytes.size() == kColorTableBytes);
  QByteArray texels(static_cast<qsizetype>(kTableEntries * kTableChannels), '\xff');
  for (std::size_t entry = 0; entry < kTableEntries; ++entry) {
    for (std::size_t channel = 0; channel < 3; ++channel) {
      texels[static_cast<qsizetype>(entry * kTableChannels + channel)] = static_cast<char>(bytes[entry * 3 + channel]);
    }
  }
  auto image = std::make_shared<Image>();
  image->width = kColorTableSide;
  image->height = kColorTableSide * kColorTableSide;
  image->pictures.push_back({image->width, image->height, Bytes::adopt(std::move(texels))});
  return image;
}

bool isColorTable(const Image& image) {
  return image.format == PixelFormat::Rgba8 && image.width == kColorTableSide &&
         image.height == kColorTableSide * kColorTableSide;
}

QByteArray mixedColorTable(const std::vector<WeightedTable>& tables) {
  float sum = 0;
  for (const WeightedTable& one : tables) {
    assert(isColorTable(*one.table));
    sum += one.weight;
  }
  const float factor = sum > 1 ? 1 / sum : 1;
  const float plain = std::max(1 - sum, 0.0F);
  QByteArray texels(static_cast<qsizetype>(kTableEntries * kTableChannels), '\xff');
  for (std::size_t entry = 0; entry < kTableEntries; ++entry) {
    const std::array place{entry % kColorTableSide, entry / kColorTableSide % kColorTableSide,
                           entry / (kColorTableSide * kColorTableSide)};
    for (std::size_t channel = 0; channel < 3; ++channel) {
      const std::size_t at = entry * kTableChannels + channel;
      float value = plain * plainTableByte(place[channel]);
      for (const WeightedTable& one : tables) {
        value += one.weight * factor * static_cast<float>(std::to_integer<int>(one.table->picture(0).texels[at]));
      }
      texels[static_cast<qsizetype>(at)] = static_cast<char>(std::lround(value));
    }
  }
  return texels;
}

} // namespace vitrine::image
