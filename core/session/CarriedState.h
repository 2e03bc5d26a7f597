#pragma once

#include "core/state/SceneState.h"

namespace vitrine::session {

/// The part of a state that makes sense for another reading of the same file: controls; animation and time where the
/// animation is still there and as long; hiding only when there are as many items as before. Null: no scene.
SceneState carriedOver(SceneState state, const Scene* before, const Scene* scene);

} // namespace vitrine::session
