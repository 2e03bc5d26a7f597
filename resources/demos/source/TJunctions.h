#pragma once

#include "resources/demos/source/FaceBuilder.h"

namespace vitrine::demos {

/// Vertices of the map, welded: corners closer than a few hundredths of a unit become one.
class VertexTable {
public:
  int add(const Vec3& point);
  const std::vector<Vec3>& points() const { return m_points; }
  /// Vertices strictly inside the segment, in order from a to b.
  std::vector<int> onSegment(int a, int b) const;

private:
  std::vector<Vec3> m_points;
  std::unordered_map<std::uint64_t, std::vector<int>> m_grid;
};

/// The corners of each face as vertex numbers, with the corners of neighbours inserted where they touch an edge, so
/// that no cracks show. Faces are only joined within one model; degenerate corners fall out.
std::vector<std::vector<int>> joinFaces(const std::vector<BuiltFace>& faces, VertexTable& vertices);

} // namespace vitrine::demos
