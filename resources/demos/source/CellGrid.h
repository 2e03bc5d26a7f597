#pragma once

#include "resources/demos/common/Geometry.h"

#include <cstdint>

namespace vitrine::demos {

/// Keys for the cells of a grid of cubes: what lies in the same cells is near.
class CellGrid {
public:
  explicit constexpr CellGrid(double step) : m_step(step) {}

  std::uint64_t keyAt(const Vec3& point) const { return key(cell(point.x), cell(point.y), cell(point.z)); }

  /// Takes the key of each cell that a box meets.
  template <class Visit>
  void forEach(const Box& box, Visit visit) const {
    for (int z = cell(box.mins.z); z <= cell(box.maxs.z); ++z)
      for (int y = cell(box.mins.y); y <= cell(box.maxs.y); ++y)
        for (int x = cell(box.mins.x); x <= cell(box.maxs.x); ++x)
          visit(key(x, y, z));
  }

private:
  int cell(double value) const { return static_cast<int>(std::floor(value / m_step)); }
  static std::uint64_t key(int x, int y, int z) {
    const auto part = [](int number) { return static_cast<std::uint64_t>(number & 0x1fffff); };
    return part(x) << 42 | part(y) << 21 | part(z);
  }

  double m_step;
};

} // namespace vitrine::demos
