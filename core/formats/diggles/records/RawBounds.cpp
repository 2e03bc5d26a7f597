#include "core/formats/diggles/records/RawBounds.h"

namespace vitrine::formats::diggles {
namespace {

struct Interval {
  std::uint16_t low = 0xffff;
  std::uint16_t high = 0;

  void add(std::uint16_t value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

} // namespace

void RawBounds::add(const RawBounds& other) {
  for (std::size_t axis = 0; axis < low.size(); ++axis) {
    low[axis] = std::min(low[axis], other.low[axis]);
    high[axis] = std::max(high[axis], other.high[axis]);
  }
}

RawBounds rawBoundsOf(const ModelFile& model, std::uint32_t pointArray) {
  const auto raw = model.elements(ArrayKind::Points, pointArray);
  const std::size_t size = elementBytes(ArrayKind::Points);
  // Three pairs of numbers in registers: this runs over every point of a file while it is opened.
  Interval x;
  Interval y;
  Interval z;
  for (const std::byte* at = raw.data(); at != raw.data() + raw.size(); at += size) {
    x.add(structure::columnOf<layouts::kPoint>("x").as<std::uint16_t>(at));
    y.add(structure::columnOf<layouts::kPoint>("y").as<std::uint16_t>(at));
    z.add(structure::columnOf<layouts::kPoint>("z").as<std::uint16_t>(at));
  }
  return {{x.low, y.low, z.low}, {x.high, y.high, z.high}};
}

} // namespace vitrine::formats::diggles
