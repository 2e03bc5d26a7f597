#pragma once

#include "core/animation/Pose.h"

namespace vitrine::links {

/// Bounds of these items in a pose, in world space: of the items present in the pose; of all items, if none is.
scene::Bounds boundsOf(const animation::Pose& pose, const state::EvaluatedState& state,
                       const std::vector<DrawItemIndex>& items);

} // namespace vitrine::links
