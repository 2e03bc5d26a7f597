#pragma once

#include "core/comparing/SceneComparison.h"

namespace vitrine::comparing {

/// Differences of the materials of two scenes, by name; of equal names in their order.
DifferenceGroup compareMaterials(const ComparedScene& before, const ComparedScene& after,
                                 const base::Progress& progress);
/// Differences of their textures, by name: size, storage, texels.
DifferenceGroup compareTextures(const ComparedScene& before, const ComparedScene& after,
                                const base::Progress& progress);

} // namespace vitrine::comparing
