#pragma once

#include "resources/demos/vgo/Solid.h"

#include <array>
#include <cstdint>

namespace vitrine::demos::vgo {

/// A closed surface of triangles, counter-clockwise from outside.
struct Skin {
  std::vector<Vec3> positions;
  std::vector<Vec3> normals;
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// The surface of a solid that lies within a box, by a grid of cells: one vertex in each that the surface passes
/// through, then moved onto it (surface nets).
Skin meshOf(const Solid& solid, const Box& box, double cell);

} // namespace vitrine::demos::vgo
