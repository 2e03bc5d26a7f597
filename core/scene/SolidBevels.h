#pragma once

#include "core/scene/Solids.h"

#include <vector>

namespace vitrine::scene {

/// The planes of a solid, and those that only its corners and edges touch ("bevels"): across the axes, and through each
/// edge along each axis. Moved outwards by a box's reach along their normals, all together bound exactly where the
/// middle of the box must not be; the solid's own planes alone would keep it off sharp edges from far away.
///
/// Empty for what encloses nothing. Of bodies with very many planes the edges are left out.
std::vector<SolidPlane> planesWithBevels(const Solids& solids, const Solid& solid);

} // namespace vitrine::scene
