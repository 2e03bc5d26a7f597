#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// One fog volume per row of LEAFWATERDATA, as leaves name them (Visibility::Leaf::fogVolume);
/// docs/formats/source-bsp.md, "Water".
void addWaterVolumes(SceneParts& parts);

} // namespace vitrine::formats::source
