#pragma once

#include "source/Polygon.h"

namespace vitrine::samples {

/// True when a corner lies on the straight line between its neighbours.
bool hasCollinearCorners(const Corners& polygon);

/// Triangles of a convex polygon as corner numbers, none of them empty even with collinear corners; each keeps the
/// polygon's sense of rotation.
std::vector<int> triangulate(const Corners& polygon);

} // namespace vitrine::samples
