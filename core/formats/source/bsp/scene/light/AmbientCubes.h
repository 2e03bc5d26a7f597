#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Shows the light samples of the leaves as small cubes, in a hidden layer: each side in the colour of the light that
/// comes from there, painted, so that exposure does not matter (docs/formats/source-bsp.md, "Ambient light").
void addAmbientCubes(SceneParts& parts);

} // namespace vitrine::formats::source
