#pragma once

#include "resources/demos/source/Polygon.h"

namespace vitrine::demos {

/// Triangles over a level polygon with vertices of their own.
struct SurfaceGrid {
  Corners vertices;
  std::vector<int> indices; ///< three a triangle, in the polygon's sense of rotation
};

/// Cuts a convex, level polygon along lines of x and y that are `spacing` apart, as old compilers did with water that
/// was to make waves.
SurfaceGrid gridOver(const Corners& polygon, double spacing);

} // namespace vitrine::demos
