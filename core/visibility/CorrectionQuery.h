#pragma once

#include "core/image/ColorTable.h"
#include "core/state/EvaluatedState.h"

#include <vector>

namespace vitrine::visibility {

/// Colour tables that are laid over the picture of an eye at this place, as far as they are found (`assets`), with
/// their weights: the one that is chosen, or those that are active there. Empty: the colours stay as they are.
std::vector<image::WeightedTable> colorCorrectionAt(const Scene& scene, const scene::SceneAssets& assets,
                                                    const state::EvaluatedState& state, const QVector3D& eye);

} // namespace vitrine::visibility
