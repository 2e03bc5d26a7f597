#pragma once

#include "core/formats/source/bsp/scene/helpers/LayerStep.h"

namespace vitrine::formats::source {

/// Brushes as polygons of their planes in hidden layers, one for each purpose that players do not see, and one with the
/// outlines of all brushes (docs/formats/source-bsp.md, "Brushes").
extern const LayerStep kBrushLayers;

/// Tells of brushes that cannot be rebuilt.
void checkBrushes(SceneParts& parts);

} // namespace vitrine::formats::source
