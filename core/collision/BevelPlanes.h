#pragma once

#include "core/collision/CollisionWorld.h"

#include <vector>

namespace vitrine::collision {

/// The planes of a solid, and those that only its corners and edges touch ("bevels"): across the axes, and through each
/// edge along each axis. Moved outwards by a box's reach along their normals, all together bound exactly where the
/// middle of the box must not be; the solid's own planes alone would keep it off sharp edges from far away.
///
/// Empty for what encloses nothing. Of bodies with very many planes the edges are left out.
std::vector<CollisionPlane> bevelPlanes(const CollisionWorld& solids, const CollisionBrush& solid);

} // namespace vitrine::collision
