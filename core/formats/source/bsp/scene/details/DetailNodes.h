#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// Detail props: sprites as one mesh per billboard mode, in a surface per leaf; models as nodes, each standing in by
/// a box until it is found. `skyArea` is the area of the 3D sky, 0 for none: what stands there goes into its layer.
/// docs/formats/source-bsp.md, "Detail props".
void addDetailProps(SceneParts& parts, int skyArea);

} // namespace vitrine::formats::source
