#pragma once

#include "core/scene/Scene.h"

namespace vitrine::animation {

/// Bounds of an animated model's parts in all poses that clips of tracks, key poses of joints, springs, placements,
/// blend shapes and the bind pose may give them: around the model's place, as far as its limbs are long, whichever way
/// they turn. Empty: no animation moves the model. The scene's transforms must be composed.
scene::Bounds limbBounds(const Scene& scene, scene::AnimatedModelIndex animatedModel);

} // namespace vitrine::animation
