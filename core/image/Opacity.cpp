#include "core/image/Opacity.h"

#include "core/bytes/ByteReader.h"
#include "core/image/ChannelBlocks.h"

namespace vitrine::image {
namespace {

constexpr std::byte kOpaque{255};

/// The texels of a 4x4 block that lie inside the picture; blocks at the right and lower edge reach beyond it.
struct BlockArea {
  std::uint32_t columns = 4;
  std::uint32_t rows = 4;

  /// Whether any texel's number (0…15, row by row) meets the condition.
  template <class Condition>
  bool any(Condition condition) const {
    for (std::uint32_t y = 0; y < rows; ++y) {
      for (std::uint32_t x = 0; x < columns; ++x) {
        if (condition(4 * y + x)) {
          return true;
        }
      }
    }
    return false;
  }
};

/// Three colours and one that is see-through, when the first colour is not the larger number.
bool transparentBc1(const std::byte* block, const BlockArea& area) {
  if (bytes::loadU16(block) > bytes::loadU16(block + 2)) {
    return false;
  }
  const std::uint32_t indices = bytes::loadU32(block + 4);
  return area.any([indices](std::uint32_t texel) { return (indices >> (2 * texel) & 3) == 3; });
}

/// Four bits of alpha for every texel.
bool transparentBc2(const std::byte* block, const BlockArea& area) {
  return area.any([block](std::uint32_t texel) {
    return (std::to_integer<std::uint32_t>(block[texel / 2]) >> (4 * (texel % 2)) & 15) != 15;
  });
}

bool transparentBc3(const std::byte* block, const BlockArea& area) {
  const auto values = channelValues(block[0], block[1]);
  const std::uint64_t indices = bytes::loadU16(block + 2) | static_cast<std::uint64_t>(bytes::loadU32(block + 4)) << 16;
  return area.any([&](std::uint32_t texel) { return values[indices >> (3 * texel) & 7] != kOpaque; });
}

bool anyBlock(const Image::Picture& picture, std::size_t blockBytes,
              bool (*transparent)(const std::byte*, const BlockArea&)) {
  const std::byte* block = picture.texels.data();
  for (std::uint32_t top = 0; top < picture.height; top += 4) {
    for (std::uint32_t left = 0; left < picture.width; left += 4, block += blockBytes) {
      if (transparent(block, {std::min(4U, picture.width - left), std::min(4U, picture.height - top)})) {
        return true;
      }
    }
  }
  return false;
}

bool anyTexel(const Image::Picture& picture) {
  const std::byte* texel = picture.texels.data();
  const std::size_t count = std::size_t{picture.width} * picture.height;
  for (std::size_t i = 0; i < count; ++i) {
    if (texel[4 * i + 3] != kOpaque) {
      return true;
    }
  }
  return false;
}

} // namespace

bool anyTransparency(PixelFormat format, const Image::Picture& picture) {
  switch (format) {
  case PixelFormat::Rgba8:
    return anyTexel(picture);
  case PixelFormat::Rgba16F:
    return false;
  case PixelFormat::Bc1:
  case PixelFormat::Bc1Alpha:
    return anyBlock(picture, 8, &transparentBc1);
  case PixelFormat::Bc2:
    return anyBlock(picture, 16, &transparentBc2);
  case PixelFormat::Bc3:
    return anyBlock(picture, 16, &transparentBc3);
  }
  return false;
}

} // namespace vitrine::image
