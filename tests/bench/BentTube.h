#pragma once

#include "core/state/SceneState.h"

namespace vitrine::bench {

/// An avatar's weight in one tube: 50,000 vertices, four joints to each, a hundred joints that a clip turns, of which
/// the last twenty swing, and blend shapes of 2,500 vertices. Made in code, as no file of that size is at hand.
scene::ScenePtr bentTube();

/// Another moment each time, with four shapes on their way.
state::SceneState tubeAt(int number);

} // namespace vitrine::bench
