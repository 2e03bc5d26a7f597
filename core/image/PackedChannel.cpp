#include "core/image/PackedChannel.h"

#include <algorithm>
#include <bit>

namespace vitrine::image {
namespace {

std::byte widened(std::uint32_t value, int bits) {
  std::uint32_t wide = 0;
  for (int place = 8 - bits; place > -bits; place -= bits) {
    wide |= place >= 0 ? value << place : value >> -place;
  }
  return static_cast<std::byte>(wide);
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
    m_values[value] = widened(value, bits);
  }
}

bool PackedChannel::isRun(std::uint32_t mask) {
  return mask == 0 || std::popcount(mask) == static_cast<int>(std::bit_width(mask)) - std::countr_zero(mask);
}

} // namespace vitrine::image
