#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Shows the openings between areas as translucent polygons, in a hidden layer: each side is the record of the area it
/// faces (docs/formats/source-bsp.md, "Area portals").
void addAreaPortals(SceneParts& parts);

} // namespace vitrine::formats::source
