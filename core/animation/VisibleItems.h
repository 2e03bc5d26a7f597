#pragma once

#include "core/base/ItemSet.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::animation {

/// DrawItems that a state shows, by layers, hiding, isolation and the nodes that are present at its time. Culling by
/// view and visibility data comes after.
ItemSet visibleItems(const Scene& scene, const state::EvaluatedState& state);

/// DrawItems that a state shows, for a state that is evaluated for this alone.
ItemSet visibleItems(const Scene& scene, const SceneState& state);

} // namespace vitrine::animation
