#pragma once

#include <QVector3D>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::formats::source {

/// Corner numbers of a triangle, in the polygon's own sense.
using CornerTriangle = std::array<std::uint32_t, 3>;

/// Cuts a convex polygon of at least three corners into triangles, appending to `out`. Corners may lie on the line
/// between their neighbours (the compiler puts them where other faces meet an edge): the cut then avoids triangles
/// without area, so that such a corner stays on a drawn edge and no crack opens (docs/formats/source-bsp.md,
/// "Winding").
void triangulate(std::span<const QVector3D> corners, std::vector<CornerTriangle>& out);

} // namespace vitrine::formats::source
