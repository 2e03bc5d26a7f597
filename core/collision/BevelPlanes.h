#pragma once

#include "core/collision/CollisionWorld.h"

#include <vector>

namespace vitrine::collision {

/// Planes of a brush, and those that only its corners and edges touch ("bevels"): across the axes, and through each
/// edge along each axis. Moved outwards by a box's reach along their normals, all together bound exactly where the
/// middle of the box must not be; the brush's own planes alone would keep it off sharp edges from far away.
///
/// Empty for a brush that encloses nothing. The edges of brushes with very many planes are left out.
std::vector<CollisionPlane> bevelPlanes(const CollisionWorld& world, const CollisionBrush& brush);

} // namespace vitrine::collision
