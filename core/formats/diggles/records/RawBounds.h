#pragma once

#include "core/formats/diggles/records/ModelFile.h"

namespace vitrine::formats::diggles {

/// Bounds of positions as they are stored, by axis.
struct RawBounds {
  std::array<std::uint16_t, 3> low{0xffff, 0xffff, 0xffff};
  std::array<std::uint16_t, 3> high{};

  bool empty() const { return low[0] > high[0]; }
  void add(const RawBounds& other);
};

/// Bounds of the present points of an array; empty when there are none.
RawBounds rawBoundsOf(const ModelFile& model, std::uint32_t pointArray);

} // namespace vitrine::formats::diggles
