#pragma once

#include "resources/demos/source/BrushBuilder.h"

#include <unordered_map>

namespace vitrine::demos {

/// Finds the brushes near a box, and takes away what is buried in them.
class BrushSet {
public:
  explicit BrushSet(const std::vector<Brush>& brushes);

  /// Parts left of a side of brush `owner` outside all other opaque brushes. Where two brushes share a plane facing
  /// the same way, the one with the smaller number keeps the face.
  std::vector<Corners> visibleParts(const Corners& side, const Vec3& normal, int owner) const;
  /// True when the point lies inside an opaque brush, deeper than `margin`.
  bool buried(const Vec3& point, double margin) const;
  const Box& bounds(int brush) const { return m_bounds[brush]; }

private:
  std::vector<int> near(const Box& box) const;

  const std::vector<Brush>& m_brushes;
  std::vector<Box> m_bounds;
  std::unordered_map<std::uint64_t, std::vector<int>> m_grid; // only looked up, never walked: order does not matter
};

} // namespace vitrine::demos
