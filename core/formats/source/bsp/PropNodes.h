#pragma once

#include "core/formats/source/bsp/FaceMeshes.h"

namespace vitrine::formats::source {

/// The static props as nodes, each standing in by a box of 16 units until its model is found. `skyArea` is the area of
/// the 3D sky, 0 for none: props there go into its layer.
void addStaticProps(SceneParts& parts, int skyArea);

} // namespace vitrine::formats::source
