#pragma once

#include "core/formats/source/bsp/scene/SceneParts.h"

namespace vitrine::formats::source {

/// Shows the tracks that things move along as arrows from corner to corner, in a hidden layer, and the ropes between
/// their ends, hanging as their slack lets them; docs/formats/source-bsp.md, "Paths and ropes".
void addPathsAndRopes(SceneParts& parts);

/// Shows a mark where each entity without a shape stands, coloured by the kind of its class, in a hidden layer.
void addEntityMarks(SceneParts& parts);

} // namespace vitrine::formats::source
