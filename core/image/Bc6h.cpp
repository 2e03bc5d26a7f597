#include "core/image/Bc6h.h"

#include "core/image/BlockBits.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace vitrine::image {
namespace {

constexpr int kBc6hTexels = 16;
constexpr std::uint16_t kHalfOne = 0x3c00;

/// Layout of a mode's blocks. `fields` names its bits from the lowest on, behind the mode's own: a channel (r, g, b),
/// an end point (w and x of the first subset, y and z of the second), and its bits "high:low"; where the first is the
/// smaller number, they are stored the other way round.
struct Bc6hMode {
  int number;                        ///< of two or five bits
  int bits;                          ///< of the end points, and of the first where others are told as differences to it
  std::array<int, 3> differenceBits; ///< by channel; 0: they are no differences
  bool twoSubsets;
  std::string_view fields;
};

constexpr std::array<Bc6hMode, 14> kBc6hModes{
    {{0,
      10,
      {5, 5, 5},
      true,
      "gy4:4 by4:4 bz4:4 rw9:0 gw9:0 bw9:0 rx4:0 gz4:4 gy3:0 gx4:0 bz0:0 gz3:0 bx4:0 bz1:1 by3:0 ry4:0 bz2:2 rz4:0 "
      "bz3:3"},
     {1,
      7,
      {6, 6, 6},
      true,
      "gy5:5 gz4:4 gz5:5 rw6:0 bz0:0 bz1:1 by4:4 gw6:0 by5:5 bz2:2 gy4:4 bw6:0 bz3:3 bz5:5 bz4:4 rx5:0 gy3:0 gx5:0 "
      "gz3:0 "
      "bx5:0 by3:0 ry5:0 rz5:0"},
     {2,
      11,
      {5, 4, 4},
      true,
      "rw9:0 gw9:0 bw9:0 rx4:0 rw10:10 gy3:0 gx3:0 gw10:10 bz0:0 gz3:0 bx3:0 bw10:10 bz1:1 by3:0 ry4:0 bz2:2 rz4:0 "
      "bz3:3"},
     {6,
      11,
      {4, 5, 4},
      true,
      "rw9:0 gw9:0 bw9:0 rx3:0 rw10:10 gz4:4 gy3:0 gx4:0 gw10:10 gz3:0 bx3:0 bw10:10 bz1:1 by3:0 ry3:0 bz0:0 bz2:2 "
      "rz3:0 "
      "gy4:4 bz3:3"},
     {10,
      11,
      {4, 4, 5},
      true,
      "rw9:0 gw9:0 bw9:0 rx3:0 rw10:10 by4:4 gy3:0 gx3:0 gw10:10 bz0:0 gz3:0 bx4:0 bw10:10 by3:0 ry3:0 bz1:1 bz2:2 "
      "rz3:0 "
      "bz4:4 bz3:3"},
     {14,
      9,
      {5, 5, 5},
      true,
      "rw8:0 by4:4 gw8:0 gy4:4 bw8:0 bz4:4 rx4:0 gz4:4 gy3:0 gx4:0 bz0:0 gz3:0 bx4:0 bz1:1 by3:0 ry4:0 bz2:2 rz4:0 "
      "bz3:3"},
     {18,
      8,
      {6, 5, 5},
      true,
      "rw7:0 gz4:4 by4:4 gw7:0 bz2:2 gy4:4 bw7:0 bz3:3 bz4:4 rx5:0 gy3:0 gx4:0 bz0:0 gz3:0 bx4:0 bz1:1 by3:0 ry5:0 "
      "rz5:0"},
     {22,
      8,
      {5, 6, 5},
      true,
      "rw7:0 bz0:0 by4:4 gw7:0 gy5:5 gy4:4 bw7:0 gz5:5 bz4:4 rx4:0 gz4:4 gy3:0 gx5:0 gz3:0 bx4:0 bz1:1 by3:0 ry4:0 "
      "bz2:2 "
      "rz4:0 bz3:3"},
     {26,
      8,
      {5, 5, 6},
      true,
      "rw7:0 bz1:1 by4:4 gw7:0 by5:5 gy4:4 bw7:0 bz5:5 bz4:4 rx4:0 gz4:4 gy3:0 gx4:0 bz0:0 gz3:0 bx5:0 by3:0 ry4:0 "
      "bz2:2 "
      "rz4:0 bz3:3"},
     {30,
      6,
      {0, 0, 0},
      true,
      "rw5:0 gz4:4 bz0:0 bz1:1 by4:4 gw5:0 gy5:5 by5:5 bz2:2 gy4:4 bw5:0 gz5:5 bz3:3 bz5:5 bz4:4 rx5:0 gy3:0 gx5:0 "
      "gz3:0 "
      "bx5:0 by3:0 ry5:0 rz5:0"},
     {3, 10, {0, 0, 0}, false, "rw9:0 gw9:0 bw9:0 rx9:0 gx9:0 bx9:0"},
     {7, 11, {9, 9, 9}, false, "rw9:0 gw9:0 bw9:0 rx8:0 rw10:10 gx8:0 gw10:10 bx8:0 bw10:10"},
     {11, 12, {8, 8, 8}, false, "rw9:0 gw9:0 bw9:0 rx7:0 rw10:11 gx7:0 gw10:11 bx7:0 bw10:11"},
     {15, 16, {4, 4, 4}, false, "rw9:0 gw9:0 bw9:0 rx3:0 rw10:15 gx3:0 gw10:15 bx3:0 bw10:15"}}};

/// Place of one bit of a block: its end point, channel and number.
struct BitPlace {
  std::uint8_t end;
  std::uint8_t channel;
  std::uint8_t bit;
};

/// Of the first end point of the first subset, then its other one, then those of the second.
std::uint8_t endOf(char name) {
  return static_cast<std::uint8_t>(name == 'w' ? 0 : name == 'x' ? 1 : name == 'y' ? 2 : 3);
}

std::vector<BitPlace> placesOf(std::string_view fields) {
  std::vector<BitPlace> places;
  while (!fields.empty()) {
    const std::size_t length = std::min(fields.find(' '), fields.size());
    const std::string_view field = fields.substr(0, length);
    fields.remove_prefix(std::min(length + 1, fields.size()));
    const auto channel = static_cast<std::uint8_t>(field[0] == 'r' ? 0 : field[0] == 'g' ? 1 : 2);
    const std::size_t colon = field.find(':');
    const auto number = [](std::string_view digits) {
      return digits.size() == 2 ? (digits[0] - '0') * 10 + digits[1] - '0' : digits[0] - '0';
    };
    const int left = number(field.substr(2, colon - 2));
    const int right = number(field.substr(colon + 1));
    const int step = left >= right ? 1 : -1;
    for (int bit = right; bit != left + step; bit += step) {
      places.push_back({endOf(field[1]), channel, static_cast<std::uint8_t>(bit)});
    }
  }
  return places;
}

const std::vector<BitPlace>& placesOf(std::size_t mode) {
  static const auto kPlaces = [] {
    std::array<std::vector<BitPlace>, kBc6hModes.size()> places;
    std::ranges::transform(kBc6hModes, places.begin(), [](const Bc6hMode& one) { return placesOf(one.fields); });
    return places;
  }();
  return kPlaces[mode];
}

using Bc6hColor = std::array<int, 3>;
using Texels = std::array<Bc6hColor, kBc6hTexels>;

int widened(int value, int bits) {
  const int most = (1 << bits) - 1;
  return bits >= 15 || value == 0 ? value : value == most ? 0xffff : ((value << 16) + 0x8000) >> bits;
}

/// Differences become what they are differences to.
void undoDifferences(const Bc6hMode& mode, std::array<Bc6hColor, 4>& ends) {
  for (std::size_t channel = 0; channel < 3; ++channel) {
    const int bits = mode.differenceBits[channel];
    for (std::size_t end = 1; bits > 0 && end < ends.size(); ++end) {
      const int sign = 1 << (bits - 1);
      const int difference = (ends[end][channel] ^ sign) - sign;
      ends[end][channel] = (ends[0][channel] + difference) & ((1 << mode.bits) - 1);
    }
  }
}

Texels decodeBlock(const std::byte* block) {
  BlockBits bits(block);
  int number = bits.take(2);
  number = number < 2 ? number : number | bits.take(3) << 2;
  const auto* mode = std::ranges::find(kBc6hModes, number, &Bc6hMode::number);
  Texels texels{};
  if (mode == kBc6hModes.end()) {
    return texels;
  }
  std::array<Bc6hColor, 4> ends{};
  for (const BitPlace& place : placesOf(static_cast<std::size_t>(mode - kBc6hModes.begin()))) {
    ends[place.end][place.channel] |= bits.take(1) << place.bit;
  }
  undoDifferences(*mode, ends);
  const auto partition = static_cast<std::size_t>(mode->twoSubsets ? bits.take(5) : 0);
  const int indexBits = mode->twoSubsets ? 3 : 4;
  for (std::size_t texel = 0; texel < kBc6hTexels; ++texel) {
    const bool anchor = texel == 0 || (mode->twoSubsets && texel == kAnchorOfTwo[partition]);
    const int index = bits.take(indexBits - (anchor ? 1 : 0));
    const std::size_t subset = mode->twoSubsets ? kTwoSubsets[partition] >> texel & 1U : 0;
    for (std::size_t channel = 0; channel < 3; ++channel) {
      const int from = widened(ends[2 * subset][channel], mode->bits);
      const int to = widened(ends[2 * subset + 1][channel], mode->bits);
      texels[texel][channel] = weighted(from, to, index, indexBits) * 31 >> 6; // as the bits of a half float
    }
  }
  return texels;
}

void store(std::byte* out, int value) {
  out[0] = static_cast<std::byte>(value & 0xff);
  out[1] = static_cast<std::byte>(value >> 8);
}

} // namespace

void decodeBc6h(const std::byte* blocks, std::uint32_t width, std::uint32_t height, std::byte* out) {
  for (std::uint32_t top = 0; top < height; top += 4) {
    for (std::uint32_t left = 0; left < width; left += 4, blocks += kBc6hBlockBytes) {
      const Texels texels = decodeBlock(blocks);
      for (std::uint32_t y = top; y < std::min(top + 4, height); ++y) {
        for (std::uint32_t x = left; x < std::min(left + 4, width); ++x) {
          std::byte* texel = out + (std::size_t{y} * width + x) * 8;
          for (std::size_t channel = 0; channel < 3; ++channel) {
            store(texel + 2 * channel, texels[std::size_t{4} * (y - top) + (x - left)][channel]);
          }
          store(texel + 6, kHalfOne);
        }
      }
    }
  }
}

} // namespace vitrine::image
