#include "render/batching/SubpixelOffset.h"

#include <cstdint>

namespace vitrine::render {
namespace {

constexpr std::uint32_t kHighestBit = 1U << 31;
constexpr double kWhole = 4294967296.0; // 2^32

/// A dimension of Sobol's sequence in 32 bits after the point: `next` makes a direction number of the one before.
template <class Next>
std::uint32_t sobol(std::uint32_t number, Next next) {
  std::uint32_t value = 0;
  for (std::uint32_t direction = kHighestBit; number != 0; number >>= 1U, direction = next(direction)) {
    value ^= (number & 1U) != 0 ? direction : 0;
  }
  return value;
}

float centred(std::uint32_t value) {
  // In the middle of one of the parts that the samples share the pixel out into.
  return static_cast<float>(value / kWhole + 0.5 / kRefinedSamples - 0.5);
}

} // namespace

QVector2D subpixelOffset(int sample) {
  const auto number = static_cast<std::uint32_t>(sample);
  return {centred(sobol(number, [](std::uint32_t direction) { return direction >> 1U; })),
          centred(sobol(number, [](std::uint32_t direction) { return direction ^ direction >> 1U; }))};
}

} // namespace vitrine::render
