#pragma once

#include "core/scene/Axes.h"
#include "core/scene/Mesh.h"

namespace vitrine::formats::source {

/// Vertices that a box has on each of its sides.
inline constexpr std::size_t kCornersOfSide = 4;

/// Adds the triangles of a box, without a surface. Its sides +x -x +y -y +z -z are those of `axes`; `centre` and `half`
/// are in scene axes.
void addBox(scene::Mesh& mesh, const QVector3D& centre, const QVector3D& half, const scene::Axes& axes = {});

/// A box that stands for a model: the hull it is known to have, else 16 units around its origin. It has no surfaces
/// yet: those who show it share its triangles, and each has a surface, for its place.
scene::Mesh modelBox(const QString& name, const scene::Bounds& hull);

} // namespace vitrine::formats::source
