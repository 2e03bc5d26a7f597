#pragma once

#include "core/scene/Axes.h"
#include "core/scene/Mesh.h"

namespace vitrine::formats::source {

/// Vertices that a box has on each of its sides.
inline constexpr std::size_t kCornersOfSide = 4;

/// Adds the triangles of a box, without a surface. Its sides +x -x +y -y +z -z are those of `axes`; `centre` and `half`
/// are in scene axes.
void addBox(scene::Mesh& mesh, const QVector3D& centre, const QVector3D& half, const scene::Axes& axes = {});

} // namespace vitrine::formats::source
