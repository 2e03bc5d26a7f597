#pragma once

#include "resources/demos/pictures/Canvas.h"
#include "resources/demos/xops/BlockShapes.h"

namespace vitrine::demos {

/// A map seen from above, as for a briefing: every side that looks up, in the colour of its texture and shaded by its
/// slope; the highest covers the others. Faces without a colour (textures outside the list) are not drawn. North (+z)
/// is at the top.
Canvas paintPlan(const Bd1Map& map, const std::vector<Vec3>& colours, const Rect& area, int size);

} // namespace vitrine::demos
