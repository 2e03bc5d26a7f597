#include "core/image/Opacity.h"

#include "core/bytes/ByteReader.h"
#include "core/image/ChannelBlocks.h"

#include <optional>

namespace vitrine::image {
namespace {

constexpr std::byte kOpaque{255};

/// Alpha of the texels of a 4x4 block, row by row.
using BlockAlpha = std::array<std::byte, 16>;

/// Three colours and one that is see-through, when the first colour is not the larger number.
BlockAlpha alphaOfBc1(const std::byte* block) {
  const bool holed = bytes::loadU16(block) <= bytes::loadU16(block + 2);
  const std::uint32_t indices = bytes::loadU32(block + 4);
  BlockAlpha alpha;
  for (std::uint32_t texel = 0; texel < alpha.size(); ++texel) {
    alpha[texel] = holed && (indices >> (2 * texel) & 3) == 3 ? std::byte{0} : kOpaque;
  }
  return alpha;
}

/// Four bits of alpha for every texel.
BlockAlpha alphaOfBc2(const std::byte* block) {
  BlockAlpha alpha;
  for (std::uint32_t texel = 0; texel < alpha.size(); ++texel) {
    alpha[texel] = static_cast<std::byte>((std::to_integer<std::uint32_t>(block[texel / 2]) >> (4 * (texel % 2)) & 15) * 17);
  }
  return alpha;
}

BlockAlpha alphaOfBc3(const std::byte* block) {
  const auto values = channelValues(block[0], block[1]);
  const std::uint64_t indices = bytes::loadU16(block + 2) | static_cast<std::uint64_t>(bytes::loadU32(block + 4)) << 16;
  BlockAlpha alpha;
  for (std::uint32_t texel = 0; texel < alpha.size(); ++texel) {
    alpha[texel] = values[indices >> (3 * texel) & 7];
  }
  return alpha;
}

/// True if any texel's alpha meets the condition, which is asked of one after another until then. Blocks at the right
/// and lower edge reach beyond the picture: what lies there is not asked about.
template <class Condition>
bool anyInBlocks(const Image::Picture& picture, std::size_t blockBytes, BlockAlpha (*alphaOf)(const std::byte*),
                 Condition& condition) {
  const std::byte* block = picture.texels.data();
  for (std::uint32_t top = 0; top < picture.height; top += 4) {
    for (std::uint32_t left = 0; left < picture.width; left += 4, block += blockBytes) {
      const BlockAlpha alpha = alphaOf(block);
      for (std::uint32_t y = 0; y < std::min(4U, picture.height - top); ++y) {
        for (std::uint32_t x = 0; x < std::min(4U, picture.width - left); ++x) {
          if (condition(alpha[4 * y + x])) {
            return true;
          }
        }
      }
    }
  }
  return false;
}

template <class Condition>
bool anyAlpha(PixelFormat format, const Image::Picture& picture, Condition condition) {
  switch (format) {
  case PixelFormat::Rgba8: {
    const std::size_t count = std::size_t{picture.width} * picture.height;
    for (std::size_t i = 0; i < count; ++i) {
      if (condition(picture.texels.data()[4 * i + 3])) {
        return true;
      }
    }
    return false;
  }
  case PixelFormat::Rgba16F: return false;
  case PixelFormat::Bc1:
  case PixelFormat::Bc1Alpha: return anyInBlocks(picture, 8, &alphaOfBc1, condition);
  case PixelFormat::Bc2: return anyInBlocks(picture, 16, &alphaOfBc2, condition);
  case PixelFormat::Bc3: return anyInBlocks(picture, 16, &alphaOfBc3, condition);
  }
  return false;
}

} // namespace

bool anyTransparency(PixelFormat format, const Image::Picture& picture) {
  return anyAlpha(format, picture, [](std::byte alpha) { return alpha != kOpaque; });
}

bool alphaVaries(PixelFormat format, const Image::Picture& picture) {
  std::optional<std::byte> first;
  return anyAlpha(format, picture, [&](std::byte alpha) {
    first = first.value_or(alpha);
    return alpha != *first;
  });
}

bool isCutOut(PixelFormat format, const Image::Picture& picture) {
  constexpr std::byte kHardlyThere{16};
  constexpr std::byte kNearlyOpaque{239};
  auto soft = static_cast<std::uint64_t>(kMaxSoftShare * static_cast<double>(std::uint64_t{picture.width} * picture.height)) + 1;
  return !anyAlpha(format, picture, [&](std::byte alpha) {
    soft -= alpha > kHardlyThere && alpha < kNearlyOpaque ? 1 : 0;
    return soft == 0;
  });
}

} // namespace vitrine::image
