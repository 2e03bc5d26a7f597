#pragma once

#include "core/scene/Scene.h"

namespace vitrine::scene {

/// How far clips of tracks, key poses of joints, springs, placements, blend shapes and the bind pose may take what belongs
/// to a figure: around where it stands, as far as its limbs are long, whichever way they turn. Empty: nothing of that
/// moves it. Of a scene whose transforms are composed.
Bounds limbReach(const Scene& scene, int figure);

} // namespace vitrine::scene
