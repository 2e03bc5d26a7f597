#pragma once

#include "core/animation/Pose.h"

namespace vitrine::links {

/// How far these items reach in a pose, in world space: those that are there in it; of all, when none is.
scene::Bounds boundsOf(const animation::Pose& pose, const state::EvaluatedState& state,
                       const std::vector<DrawItemId>& items);

} // namespace vitrine::links
