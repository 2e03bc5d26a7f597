#include "core/image/ChannelBlocks.h"

#include <algorithm>

namespace vitrine::image {

std::array<std::byte, 8> channelValues(std::byte first, std::byte second) {
  const int a = std::to_integer<int>(first);
  const int b = std::to_integer<int>(second);
  std::array<std::byte, 8> values{first, second};
  if (a > b) {
    for (int k = 1; k <= 6; ++k) {
      values[static_cast<std::size_t>(k) + 1] = static_cast<std::byte>(((7 - k) * a + k * b) / 7);
    }
  } else {
    for (int k = 1; k <= 4; ++k) {
      values[static_cast<std::size_t>(k) + 1] = static_cast<std::byte>(((5 - k) * a + k * b) / 5);
    }
    values[6] = std::byte{0};
    values[7] = std::byte{255};
  }
  return values;
}

void decodeChannelBlocks(const std::byte* blocks, std::size_t blockStride, std::uint32_t width, std::uint32_t height,
                         std::byte* out) {
  for (std::uint32_t top = 0; top < height; top += 4) {
    for (std::uint32_t left = 0; left < width; left += 4, blocks += blockStride) {
      const auto values = channelValues(blocks[0], blocks[1]);
      std::uint64_t indices = 0;
      for (int i = 0; i < 6; ++i) {
        indices |= std::to_integer<std::uint64_t>(blocks[2 + i]) << (8 * i);
      }
      for (std::uint32_t y = top; y < std::min(top + 4, height); ++y) {
        for (std::uint32_t x = left; x < std::min(left + 4, width); ++x) {
          const std::uint32_t texel = 4 * (y - top) + (x - left);
          out[(std::size_t{y} * width + x) * 4] = values[(indices >> (3 * texel)) & 7];
        }
      }
    }
  }
}

} // namespace vitrine::image
