#include "resources/demos/source/TJunctions.h"

#include "resources/demos/source/CellGrid.h"

namespace vitrine::demos {

namespace {

constexpr double kWeld = 0.03;
constexpr double kOnEdge = 0.04;
constexpr CellGrid kVertexGrid(64);

Vec3 snapped(const Vec3& p) {
  const auto snap = [](double v) { return std::round(v * 64) / 64; };
  return {snap(p.x), snap(p.y), snap(p.z)};
}

/// Drops neighbours that became the same vertex.
void removeRepeats(std::vector<int>& corners) {
  std::vector<int> kept;
  for (const int corner : corners)
    if (kept.empty() || kept.back() != corner)
      kept.push_back(corner);
  while (kept.size() > 1 && kept.front() == kept.back())
    kept.pop_back();
  corners = std::move(kept);
}

} // namespace

int VertexTable::add(const Vec3& point) {
  const Vec3 p = snapped(point);
  int found = -1;
  kVertexGrid.forEach(Box{p, p}.grown(kWeld), [&](std::uint64_t key) {
    const auto it = m_grid.find(key);
    if (found >= 0 || it == m_grid.end())
      return;
    for (const int candidate : it->second)
      if (lengthOf(m_points[candidate] - p) <= kWeld) {
        found = candidate;
        return;
      }
  });
  if (found >= 0)
    return found;
  m_points.push_back(p);
  const int index = static_cast<int>(m_points.size()) - 1;
  m_grid[kVertexGrid.keyAt(p)].push_back(index);
  return index;
}

std::vector<int> VertexTable::onSegment(int a, int b) const {
  const Vec3 from = m_points[a];
  const Vec3 along = m_points[b] - from;
  const double length = lengthOf(along);
  const Vec3 direction = along / length;
  Box box = Box::nothing();
  box.add(from);
  box.add(m_points[b]);
  box = box.grown(kOnEdge);
  std::vector<std::pair<double, int>> found;
  kVertexGrid.forEach(box, [&](std::uint64_t key) {
    const auto it = m_grid.find(key);
    if (it == m_grid.end())
      return;
    for (const int candidate : it->second) {
      const Vec3& p = m_points[candidate];
      if (!box.contains(p))
        continue;
      const double at = dot(p - from, direction);
      if (at > kOnEdge && at < length - kOnEdge && lengthOf(p - from - direction * at) < kOnEdge)
        found.emplace_back(at, candidate);
    }
  });
  std::sort(found.begin(), found.end());
  std::vector<int> result;
  for (const auto& [at, index] : found)
    result.push_back(index);
  return result;
}

std::vector<std::vector<int>> joinFaces(const std::vector<BuiltFace>& faces, VertexTable& vertices) {
  std::vector<std::vector<int>> corners(faces.size());
  for (std::size_t begin = 0; begin < faces.size();) {
    std::size_t end = begin;
    VertexTable own; // models stand in coordinates of their own: they must not join with the world
    for (; end < faces.size() && faces[end].model == faces[begin].model; ++end) {
      for (const Vec3& corner : faces[end].corners)
        corners[end].push_back(own.add(corner));
      removeRepeats(corners[end]);
    }
    for (std::size_t face = begin; face < end; ++face) {
      std::vector<int> joined;
      for (std::size_t i = 0; i < corners[face].size(); ++i) {
        const int here = corners[face][i];
        const int next = corners[face][(i + 1) % corners[face].size()];
        joined.push_back(here);
        if (faces[face].displacement < 0 && here != next)
          for (const int between : own.onSegment(here, next))
            joined.push_back(between);
      }
      corners[face] = std::move(joined);
    }
    for (std::size_t face = begin; face < end; ++face)
      for (int& corner : corners[face])
        corner = vertices.add(own.points()[corner]);
    begin = end;
  }
  return corners;
}

} // namespace vitrine::demos
