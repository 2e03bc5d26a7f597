#pragma once

#include "core/base/ItemSet.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::animation {

/// DrawItems that a state shows, by layers, hiding, isolation and the nodes that are present at its time. Culling by
/// view and visibility data comes after.
ItemSet visibleItems(const Scene& scene, const state::EvaluatedState& state);

/// The same of a state that nothing else is asked of.
ItemSet visibleItems(const Scene& scene, const SceneState& state);

} // namespace vitrine::animation
