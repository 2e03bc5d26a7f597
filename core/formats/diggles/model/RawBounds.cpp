#include "core/formats/diggles/model/RawBounds.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::formats::diggles {

void RawBounds::add(const RawBounds& other) {
  for (std::size_t axis = 0; axis < low.size(); ++axis) {
    low[axis] = std::min(low[axis], other.low[axis]);
    high[axis] = std::max(high[axis], other.high[axis]);
  }
}

RawBounds rawBoundsOf(const ModelFile& model, std::uint32_t pointArray) {
  const auto raw = model.elements(ArrayKind::Points, pointArray);
  const std::size_t size = elementBytes(ArrayKind::Points);
  RawBounds bounds;
  for (std::size_t at = 0; at + size <= raw.size(); at += size) {
    for (std::size_t axis = 0; axis < bounds.low.size(); ++axis) {
      const std::uint16_t value = bytes::loadU16(raw.data() + at + axis * sizeof(value));
      bounds.low[axis] = std::min(bounds.low[axis], value);
      bounds.high[axis] = std::max(bounds.high[axis], value);
    }
  }
  return bounds;
}

} // namespace vitrine::formats::diggles
