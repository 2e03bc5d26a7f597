#pragma once

#include "core/base/ItemSet.h"
#include "core/state/EvaluatedState.h"

namespace vitrine::visibility {

/// Items of which nothing is left at their distance from an eye in the world (scene/Fade.h); none where the state lets
/// nothing fade. Pictures leave them out by themselves; picks are to.
ItemSet vanishedItems(const Scene& scene, const state::EvaluatedState& state, const QVector3D& eye);

} // namespace vitrine::visibility
