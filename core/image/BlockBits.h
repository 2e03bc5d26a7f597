#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace vitrine::image {

// What BC6H and BC7 share (OpenGL 4.6, appendix "BPTC Compressed Texture Image Formats").

/// Subset of each texel where there are two, a bit each from the lowest on.
inline constexpr std::array<std::uint16_t, 64> kTwoSubsets{
    0xcccc, 0x8888, 0xeeee, 0xecc8, 0xc880, 0xfeec, 0xfec8, 0xec80, 0xc800, 0xffec, 0xfe80, 0xe800, 0xffe8,
    0xff00, 0xfff0, 0xf000, 0xf710, 0x008e, 0x7100, 0x08ce, 0x008c, 0x7310, 0x3100, 0x8cce, 0x088c, 0x3110,
    0x6666, 0x366c, 0x17e8, 0x0ff0, 0x718e, 0x399c, 0xaaaa, 0xf0f0, 0x5a5a, 0x33cc, 0x3c3c, 0x55aa, 0x9696,
    0xa55a, 0x73ce, 0x13c8, 0x324c, 0x3bdc, 0x6996, 0xc33c, 0x9966, 0x0660, 0x0272, 0x04e4, 0x4e40, 0x2720,
    0xc936, 0x936c, 0x39c6, 0x639c, 0x9336, 0x9cc6, 0x817e, 0xe718, 0xccf0, 0x0fcc, 0x7744, 0xee22};

/// The texel of the second of two subsets whose index lacks its highest bit.
inline constexpr std::array<std::uint8_t, 64> kAnchorOfTwo{
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 2, 8, 2,  2,  8,  8,  15, 2,  8, 2, 2,  8, 8, 2, 2,
    15, 15, 6,  8,  2,  8,  15, 15, 2,  8,  2,  2,  2,  15, 15, 6,  6,  2, 6, 8,  15, 15, 2,  2,  15, 15, 15, 15, 15, 2, 2, 15};

inline constexpr std::array<int, 4> kWeights2{0, 21, 43, 64};
inline constexpr std::array<int, 8> kWeights3{0, 9, 18, 27, 37, 46, 55, 64};
inline constexpr std::array<int, 16> kWeights4{0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64};

/// A block's 128 bits, from the lowest on.
class BlockBits {
public:
  explicit BlockBits(const std::byte* block) : m_block(block) {}

  int take(int count) {
    int value = 0;
    for (int i = 0; i < count; ++i, ++m_at) {
      value |= (std::to_integer<int>(m_block[m_at / 8]) >> (m_at % 8) & 1) << i;
    }
    return value;
  }

private:
  const std::byte* m_block;
  int m_at = 0;
};

/// Between two numbers, by an index of so many bits.
inline int weighted(int from, int to, int index, int bits) {
  const int weight = bits == 2   ? kWeights2[static_cast<std::size_t>(index)]
                     : bits == 3 ? kWeights3[static_cast<std::size_t>(index)]
                                 : kWeights4[static_cast<std::size_t>(index)];
  return ((64 - weight) * from + weight * to + 32) >> 6;
}

} // namespace vitrine::image
