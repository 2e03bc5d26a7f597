#include "core/image/PackedChannel.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace vitrine::image {
namespace {

std::byte widenedToByte(std::uint32_t value, int bits) {
  std::uint32_t wide = 0;
  for (int place = 8 - bits; place > -bits; place -= bits) {
    wide |= place >= 0 ? value << place : value >> -place;
  }
  return static_cast<std::byte>(wide);
}

template <std::size_t kBytes>
void unpack(std::span<const std::byte> in, const std::array<PackedChannel, 4>& channels, std::byte* out) {
  for (std::size_t at = 0; at + kBytes <= in.size(); at += kBytes, out += 4) {
    std::uint32_t texel = 0;
    std::memcpy(&texel, in.data() + at, kBytes);
    for (std::size_t channel = 0; channel < 4; ++channel) {
      out[channel] = channels[channel].of(texel);
    }
  }
}

} // namespace

PackedChannel::PackedChannel(std::uint32_t mask, std::byte absent) {
  if (mask == 0) {
    m_values[0] = absent;
    return;
  }
  const int bits = std::min(8, std::popcount(mask));
  m_shift = static_cast<int>(std::bit_width(mask)) - bits;
  m_mask = mask >> m_shift << m_shift; // the eight highest bits are all that can be shown
  for (std::uint32_t value = 0; value < 1U << bits; ++value) {
    m_values[value] = widenedToByte(value, bits);
  }
}

void unpackTexels(std::span<const std::byte> in, std::uint32_t unitBytes, const std::array<std::uint32_t, 4>& masks,
                  std::byte* out) {
  static_assert(std::endian::native == std::endian::little, "texels are copied as little-endian numbers");
  constexpr std::array kUnpack{unpack<1>, unpack<2>, unpack<3>, unpack<4>};
  const std::array channels{PackedChannel(masks[0], std::byte{0}), PackedChannel(masks[1], std::byte{0}),
                            PackedChannel(masks[2], std::byte{0}), PackedChannel(masks[3], std::byte{255})};
  kUnpack.at(unitBytes - 1)(in, channels, out);
}

bool PackedChannel::isRun(std::uint32_t mask) {
  return mask == 0 || std::popcount(mask) == static_cast<int>(std::bit_width(mask)) - std::countr_zero(mask);
}

} // namespace vitrine::image
