#pragma once

#include "core/scene/Scene.h"

namespace vitrine::animation {

/// How far clips of tracks, key poses of joints, springs, placements, blend shapes and the bind pose may take what
/// belongs to an animated model: around where it stands, as far as its limbs are long, whichever way they turn. Empty:
/// nothing of that moves it. Of a scene whose transforms are composed.
scene::Bounds limbBounds(const Scene& scene, int animatedModel);

} // namespace vitrine::animation
