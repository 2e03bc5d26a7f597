#include "resources/demos/source/Csg.h"

#include "resources/demos/source/CellGrid.h"

namespace vitrine::demos {

namespace {

constexpr CellGrid kBrushGrid(128);
constexpr double kSmallestPieceArea = 0.05;

/// Appends to `outside` the parts of `polygon` that are not inside `brush`.
void subtract(Corners polygon, const Vec3& normal, const Brush& brush, bool ownsSharedPlanes,
              std::vector<Corners>& outside) {
  const std::size_t firstNew = outside.size();
  const Corners whole = polygon;
  for (const BrushSide& side : brush.sides) {
    SplitPolygon parts = split(polygon, side.plane);
    if (parts.front.empty() && parts.back.empty()) { // lies in the side's plane
      if (dot(normal, side.plane.normal) > 0 && ownsSharedPlanes) {
        outside.resize(firstNew);
        outside.push_back(whole);
        return;
      }
      continue;
    }
    if (areaOf(parts.front) > kSmallestPieceArea)
      outside.push_back(std::move(parts.front));
    polygon = std::move(parts.back);
    if (areaOf(polygon) <= kSmallestPieceArea) { // nothing of it is inside: keep it in one piece
      outside.resize(firstNew);
      outside.push_back(whole);
      return;
    }
  }
}

} // namespace

BrushSet::BrushSet(const std::vector<Brush>& brushes) : m_brushes(brushes) {
  for (std::size_t i = 0; i < brushes.size(); ++i) {
    m_bounds.push_back(boundsOf(brushes[i]));
    if (brushes[i].opaque)
      kBrushGrid.forEach(m_bounds.back().grown(0.1),
                         [&](std::uint64_t key) { m_grid[key].push_back(static_cast<int>(i)); });
  }
}

std::vector<int> BrushSet::near(const Box& box) const {
  std::vector<int> found;
  kBrushGrid.forEach(box, [&](std::uint64_t key) {
    if (const auto it = m_grid.find(key); it != m_grid.end())
      found.insert(found.end(), it->second.begin(), it->second.end());
  });
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::vector<Corners> BrushSet::visibleParts(const Corners& side, const Vec3& normal, int owner) const {
  std::vector<Corners> parts{side};
  const Box box = boundsOf(side);
  for (const int other : near(box)) {
    if (other == owner || !m_bounds[other].grown(0.05).overlaps(box.grown(0.05)))
      continue;
    std::vector<Corners> next;
    for (const Corners& part : parts)
      subtract(part, normal, m_brushes[other], owner < other, next);
    parts = std::move(next);
  }
  return parts;
}

bool BrushSet::buried(const Vec3& point, double margin) const {
  const auto it = m_grid.find(kBrushGrid.keyAt(point));
  return it != m_grid.end() && std::any_of(it->second.begin(), it->second.end(),
                                           [&](int brush) { return contains(m_brushes[brush], point, -margin); });
}

} // namespace vitrine::demos
