#include "core/image/Bc7.h"

#include "core/image/BlockBits.h"

#include <algorithm>
#include <array>

namespace vitrine::image {
namespace {

constexpr int kBc7Texels = 16;
constexpr int kBc7Modes = 8;

/// Layout of each mode's blocks (OpenGL 4.6, appendix "BPTC Compressed Texture Image Formats").
struct Bc7Mode {
  int subsets;
  int partitionBits;
  int rotationBits;
  int selectionBits;
  int colorBits;
  int alphaBits;
  bool ownParity;    ///< a lowest bit for each end point
  bool sharedParity; ///< one for both of a subset
  int indexBits;
  int secondIndexBits;
};

constexpr std::array<Bc7Mode, kBc7Modes> kModeOf{{{3, 4, 0, 0, 4, 0, true, false, 3, 0},
                                                  {2, 6, 0, 0, 6, 0, false, true, 3, 0},
                                                  {3, 6, 0, 0, 5, 0, false, false, 2, 0},
                                                  {2, 6, 0, 0, 7, 0, true, false, 2, 0},
                                                  {1, 0, 2, 1, 5, 6, false, false, 2, 3},
                                                  {1, 0, 2, 0, 7, 8, false, false, 2, 2},
                                                  {1, 0, 0, 0, 7, 7, true, false, 4, 0},
                                                  {2, 6, 0, 0, 5, 5, true, false, 2, 0}}};

/// Subset of each texel, two bits each.
constexpr std::array<std::uint32_t, 64> kThreeSubsets{
    0xaa685050, 0x6a5a5040, 0x5a5a4200, 0x5450a0a8, 0xa5a50000, 0xa0a05050, 0x5555a0a0, 0x5a5a5050,
    0xaa550000, 0xaa555500, 0xaaaa5500, 0x90909090, 0x94949494, 0xa4a4a4a4, 0xa9a59450, 0x2a0a4250,
    0xa5945040, 0x0a425054, 0xa5a5a500, 0x55a0a0a0, 0xa8a85454, 0x6a6a4040, 0xa4a45000, 0x1a1a0500,
    0x0050a4a4, 0xaaa59090, 0x14696914, 0x69691400, 0xa08585a0, 0xaa821414, 0x50a4a450, 0x6a5a0200,
    0xa9a58000, 0x5090a0a8, 0xa8a09050, 0x24242424, 0x00aa5500, 0x24924924, 0x24499224, 0x50a50a50,
    0x500aa550, 0xaaaa4444, 0x66660000, 0xa5a0a5a0, 0x50a050a0, 0x69286928, 0x44aaaa44, 0x66666600,
    0xaa444444, 0x54a854a8, 0x95809580, 0x96969600, 0xa85454a8, 0x80959580, 0xaa141414, 0x96960000,
    0xaaaa1414, 0xa05050a0, 0xa0a5a5a0, 0x96000000, 0x40804080, 0xa9a8a9a8, 0xaaaaaa44, 0x2a4a5254};

/// The texels of the second and third subset whose indices lack their highest bit.
constexpr std::array<std::uint8_t, 64> kSecondAnchorOfThree{
    3, 3,  15, 15, 8, 3,  15, 15, 8,  8, 6,  6, 6,  5,  3,  3,  3, 3,  8, 15, 3, 3, 6, 10, 5, 8,  8, 6,  8,  5,  15, 15,
    8, 15, 3,  5,  6, 10, 8,  15, 15, 3, 15, 5, 15, 15, 15, 15, 3, 15, 5, 5,  5, 8, 5, 10, 5, 10, 8, 13, 15, 12, 3,  3};
constexpr std::array<std::uint8_t, 64> kThirdAnchorOfThree{
    15, 8, 8, 3,  15, 15, 3,  8,  15, 15, 15, 15, 15, 15, 15, 8,  15, 8,  15, 3,  15, 8,
    15, 8, 3, 15, 6,  10, 15, 15, 10, 8,  15, 3,  15, 10, 10, 8,  9,  10, 6,  15, 8,  15,
    3,  6, 6, 8,  15, 3,  15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 3,  15, 15, 8};

using Bc7Color = std::array<int, 4>;

class Block {
public:
  explicit Block(const std::byte* block) : m_bits(block) {}

  std::array<Bc7Color, kBc7Texels> decode();

private:
  int subsetOf(int texel) const;
  bool isAnchor(int texel) const;
  void readEnds();
  void widen(int bits, int channel);
  void readIndices(std::array<int, kBc7Texels>& indices, int bits);
  Bc7Color texel(int at) const;

  BlockBits m_bits;
  Bc7Mode m_mode{};
  int m_partition = 0;
  int m_rotation = 0;
  int m_selection = 0;
  std::array<Bc7Color, 6> m_ends{}; ///< two for each subset
  std::array<int, kBc7Texels> m_first{};
  std::array<int, kBc7Texels> m_second{};
};

int Block::subsetOf(int texel) const {
  const auto partition = static_cast<std::size_t>(m_partition);
  return m_mode.subsets == 2   ? kTwoSubsets[partition] >> texel & 1
         : m_mode.subsets == 3 ? static_cast<int>(kThreeSubsets[partition] >> (2 * texel) & 3)
                               : 0;
}

bool Block::isAnchor(int texel) const {
  const auto partition = static_cast<std::size_t>(m_partition);
  return texel == 0 || (m_mode.subsets == 2 && texel == kAnchorOfTwo[partition]) ||
         (m_mode.subsets == 3 && (texel == kSecondAnchorOfThree[partition] || texel == kThirdAnchorOfThree[partition]));
}

/// Eight bits of fewer, the high ones repeated.
void Block::widen(int bits, int channel) {
  for (int end = 0; end < 2 * m_mode.subsets; ++end) {
    int& value = m_ends[static_cast<std::size_t>(end)][static_cast<std::size_t>(channel)];
    value <<= 8 - bits;
    value |= value >> bits;
  }
}

void Block::readEnds() {
  const int ends = 2 * m_mode.subsets;
  const bool alpha = m_mode.alphaBits > 0;
  for (std::size_t channel = 0; channel < (alpha ? 4U : 3U); ++channel) {
    for (int end = 0; end < ends; ++end) {
      m_ends[static_cast<std::size_t>(end)][channel] = m_bits.take(channel == 3 ? m_mode.alphaBits : m_mode.colorBits);
    }
  }
  const bool parity = m_mode.ownParity || m_mode.sharedParity;
  int bit = 0;
  for (int end = 0; parity && end < ends; ++end) {
    bit = m_mode.ownParity || end % 2 == 0 ? m_bits.take(1) : bit;
    for (int& value : m_ends[static_cast<std::size_t>(end)]) {
      value = value << 1 | bit;
    }
  }
  for (int channel = 0; channel < 3; ++channel) {
    widen(m_mode.colorBits + (parity ? 1 : 0), channel);
  }
  if (alpha) {
    widen(m_mode.alphaBits + (parity ? 1 : 0), 3);
  } else {
    std::ranges::for_each(m_ends, [](Bc7Color& color) { color[3] = 255; });
  }
}

void Block::readIndices(std::array<int, kBc7Texels>& indices, int bits) {
  for (int texel = 0; texel < kBc7Texels; ++texel) {
    indices[static_cast<std::size_t>(texel)] = m_bits.take(bits - (isAnchor(texel) ? 1 : 0));
  }
}

Bc7Color Block::texel(int at) const {
  const auto subset = static_cast<std::size_t>(subsetOf(at));
  const Bc7Color& from = m_ends[2 * subset];
  const Bc7Color& to = m_ends[2 * subset + 1];
  const auto texel = static_cast<std::size_t>(at);
  const bool two = m_mode.secondIndexBits > 0;
  const bool swapped = m_selection != 0;
  const int colorIndex = swapped ? m_second[texel] : m_first[texel];
  const int alphaIndex = two && !swapped ? m_second[texel] : m_first[texel];
  const int colorBits = swapped ? m_mode.secondIndexBits : m_mode.indexBits;
  const int alphaBits = two && !swapped ? m_mode.secondIndexBits : m_mode.indexBits;
  Bc7Color color{};
  for (std::size_t channel = 0; channel < 3; ++channel) {
    color[channel] = weighted(from[channel], to[channel], colorIndex, colorBits);
  }
  color[3] = weighted(from[3], to[3], alphaIndex, alphaBits);
  if (m_rotation > 0) {
    std::swap(color[3], color[static_cast<std::size_t>(m_rotation) - 1]);
  }
  return color;
}

std::array<Bc7Color, kBc7Texels> Block::decode() {
  std::array<Bc7Color, kBc7Texels> texels{};
  int mode = 0;
  while (mode < kBc7Modes && m_bits.take(1) == 0) {
    ++mode;
  }
  if (mode == kBc7Modes) {
    return texels;
  }
  m_mode = kModeOf[static_cast<std::size_t>(mode)];
  m_partition = m_bits.take(m_mode.partitionBits);
  m_rotation = m_bits.take(m_mode.rotationBits);
  m_selection = m_bits.take(m_mode.selectionBits);
  readEnds();
  readIndices(m_first, m_mode.indexBits);
  if (m_mode.secondIndexBits > 0) {
    readIndices(m_second, m_mode.secondIndexBits);
  }
  for (int at = 0; at < kBc7Texels; ++at) {
    texels[static_cast<std::size_t>(at)] = texel(at);
  }
  return texels;
}

} // namespace

void decodeBc7(const std::byte* blocks, std::uint32_t width, std::uint32_t height, std::byte* out) {
  for (std::uint32_t top = 0; top < height; top += 4) {
    for (std::uint32_t left = 0; left < width; left += 4, blocks += kBc7BlockBytes) {
      const std::array<Bc7Color, kBc7Texels> texels = Block(blocks).decode();
      for (std::uint32_t y = top; y < std::min(top + 4, height); ++y) {
        for (std::uint32_t x = left; x < std::min(left + 4, width); ++x) {
          const Bc7Color& color = texels[std::size_t{4} * (y - top) + (x - left)];
          std::ranges::transform(color, out + (std::size_t{y} * width + x) * 4,
                                 [](int value) { return static_cast<std::byte>(value); });
        }
      }
    }
  }
}

} // namespace vitrine::image
