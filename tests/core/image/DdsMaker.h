#pragma once

#include "tests/support/TestBytes.h"

#include <array>
#include <cstdint>
#include <vector>

namespace vitrine::tests {

/// Puts a DDS file together field by field; what a test does not set is that of a plain 32-bit A8R8G8B8 surface.
struct DdsMaker {
  std::uint32_t width = 1;
  std::uint32_t height = 1;
  std::uint32_t depth = 0;
  std::uint32_t mips = 0;
  std::uint32_t headerSize = 124;
  std::uint32_t formatSize = 32;
  std::uint32_t flags = 0x41; ///< RGB with alpha
  std::string_view fourCC = std::string_view("\0\0\0\0", 4);
  std::uint32_t bits = 32;
  std::array<std::uint32_t, 4> masks = {0xff0000, 0xff00, 0xff, 0xff000000};
  std::uint32_t caps2 = 0;
  std::vector<std::uint32_t> extension; ///< of Direct3D 10: five numbers
  std::vector<int> texels;

  /// DXT1 and its like.
  static DdsMaker blocks(std::string_view fourCC, std::uint32_t width, std::uint32_t height, std::vector<int> texels) {
    DdsMaker made;
    made.width = width;
    made.height = height;
    made.flags = 0x4;
    made.fourCC = fourCC;
    made.bits = 0;
    made.masks = {};
    made.texels = std::move(texels);
    return made;
  }

  /// By a number of DXGI_FORMAT; `misc` 4 is a cube map, `dimension` 4 a volume.
  static DdsMaker dxgi(std::uint32_t number, std::vector<int> texels, std::uint32_t misc = 0,
                       std::uint32_t dimension = 3, std::uint32_t misc2 = 0) {
    DdsMaker made = blocks("DX10", 1, 1, std::move(texels));
    made.extension = {number, dimension, misc, 1, misc2};
    return made;
  }

  /// Texels of `bits` bits by masks of R, G, B, A.
  static DdsMaker packed(std::uint32_t bits, std::array<std::uint32_t, 4> masks, std::vector<int> texels) {
    DdsMaker made;
    made.bits = bits;
    made.masks = masks;
    made.texels = std::move(texels);
    return made;
  }

  Bytes bytes() const {
    ByteMaker out;
    out.text("DDS ").add(headerSize).add(std::uint32_t{0x1007}).add(height).add(width);
    out.add(std::uint32_t{0}).add(depth).add(mips);
    for (int i = 0; i < 11; ++i) {
      out.add(std::uint32_t{0});
    }
    out.add(formatSize).add(flags).text(fourCC).add(bits);
    for (const std::uint32_t mask : masks) {
      out.add(mask);
    }
    out.add(std::uint32_t{0x1000}).add(caps2).add(std::uint32_t{0}).add(std::uint32_t{0}).add(std::uint32_t{0});
    for (const std::uint32_t number : extension) {
      out.add(number);
    }
    for (const int texel : texels) {
      out.add(static_cast<std::uint8_t>(texel));
    }
    return out.bytes();
  }
};

} // namespace vitrine::tests
