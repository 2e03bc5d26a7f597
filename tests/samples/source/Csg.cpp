#include "source/Csg.h"

namespace vitrine::samples {

namespace {

constexpr double kGridStep = 128;
constexpr double kSmallestArea = 0.05;

std::uint64_t gridKey(int x, int y, int z) {
  return static_cast<std::uint64_t>(x & 0x1fffff) << 42 | static_cast<std::uint64_t>(y & 0x1fffff) << 21 |
         static_cast<std::uint64_t>(z & 0x1fffff);
}

int gridCell(double value) {
  return static_cast<int>(std::floor(value / kGridStep));
}

template <class Visit>
void forGridCells(const Box& box, Visit visit) {
  for (int z = gridCell(box.mins.z); z <= gridCell(box.maxs.z); ++z)
    for (int y = gridCell(box.mins.y); y <= gridCell(box.maxs.y); ++y)
      for (int x = gridCell(box.mins.x); x <= gridCell(box.maxs.x); ++x)
        visit(gridKey(x, y, z));
}

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
    if (areaOf(parts.front) > kSmallestArea)
      outside.push_back(std::move(parts.front));
    polygon = std::move(parts.back);
    if (areaOf(polygon) <= kSmallestArea) { // nothing of it is inside: keep it in one piece
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
      forGridCells(m_bounds.back().grown(0.1), [&](std::uint64_t key) { m_grid[key].push_back(static_cast<int>(i)); });
  }
}

std::vector<int> BrushSet::near(const Box& box) const {
  std::vector<int> found;
  forGridCells(box, [&](std::uint64_t key) {
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
  const auto it = m_grid.find(gridKey(gridCell(point.x), gridCell(point.y), gridCell(point.z)));
  return it != m_grid.end() && std::any_of(it->second.begin(), it->second.end(),
                                           [&](int brush) { return contains(m_brushes[brush], point, -margin); });
}

} // namespace vitrine::samples
