#pragma once

#include "core/scene/NodeTrack.h"
#include "core/scene/Transform.h"

namespace vitrine::animation {

/// Place of a node at a time of a track, which begins at `rest`.
scene::Transform placeAt(const scene::NodeTrack& track, const scene::Transform& rest, double time);

} // namespace vitrine::animation
