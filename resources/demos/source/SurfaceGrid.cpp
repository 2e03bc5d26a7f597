#include "resources/demos/source/SurfaceGrid.h"

#include "resources/demos/source/Triangulation.h"

namespace vitrine::demos {

namespace {

std::vector<Corners> cutAlong(const std::vector<Corners>& pieces, int axis, double spacing) {
  std::vector<Corners> result;
  for (Corners rest : pieces) {
    const Box bounds = boundsOf(rest);
    for (double at = (std::floor(bounds.mins[axis] / spacing) + 1) * spacing; at < bounds.maxs[axis]; at += spacing) {
      SplitPolygon halves = split(rest, {axisVector(axis), at});
      if (!halves.back.empty())
        result.push_back(std::move(halves.back));
      rest = std::move(halves.front);
    }
    if (!rest.empty())
      result.push_back(std::move(rest));
  }
  return result;
}

int vertexAt(Corners& vertices, const Vec3& point) {
  for (std::size_t i = 0; i < vertices.size(); ++i)
    if (lengthOf(vertices[i] - point) < kOnPlane)
      return static_cast<int>(i);
  vertices.push_back(point);
  return static_cast<int>(vertices.size()) - 1;
}

} // namespace

SurfaceGrid gridOver(const Corners& polygon, double spacing) {
  SurfaceGrid grid;
  for (const Corners& piece : cutAlong(cutAlong({polygon}, 0, spacing), 1, spacing)) {
    std::vector<int> numbers;
    for (const Vec3& corner : piece)
      numbers.push_back(vertexAt(grid.vertices, corner));
    for (const int corner : triangulate(piece))
      grid.indices.push_back(numbers[corner]);
  }
  return grid;
}

} // namespace vitrine::demos
