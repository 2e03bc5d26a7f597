#pragma once

#include "resources/demos/source/Polygon.h"

namespace vitrine::demos {

/// True when a corner lies on the straight line between its neighbours.
bool hasCollinearCorners(const Corners& polygon);

/// Triangles of a convex polygon as corner numbers, none of them empty even with collinear corners; each keeps the
/// polygon's sense of rotation.
std::vector<int> triangulate(const Corners& polygon);

} // namespace vitrine::demos
