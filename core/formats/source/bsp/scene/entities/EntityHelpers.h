#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"

namespace vitrine::formats::source {

/// Shows the tracks that things move along as arrows from corner to corner, in a hidden layer, and the ropes between
/// their ends, hanging as their slack lets them; docs/formats/source-bsp.md, "Paths and ropes". Those that begin in the
/// 3D sky's room belong to it; `skyArea` is its area, 0: there is none.
void addPathsAndRopes(SceneParts& parts, int skyArea);

/// Shows a mark where each entity without a shape stands, coloured by the kind of its class, in a hidden layer.
/// Marks in the room of the 3D sky belong to it.
void addEntityMarks(SceneParts& parts);

} // namespace vitrine::formats::source
