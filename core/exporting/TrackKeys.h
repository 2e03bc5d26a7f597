#pragma once

#include "core/animation/TrackSampling.h"
#include "core/scene/Animation.h"

#include <vector>

namespace vitrine::exporting {

/// Place of a node at one time.
struct TrackKey {
  double time = 0;
  scene::Transform place;
};

/// Keys between which straight ways (and even turns) follow a track as the clip plays it, within a thousandth of how
/// far it goes: the track's own keys and, where its curves bend, others in between. Ascending; from 0 to the end of the
/// clip, back and forth where it plays so.
std::vector<TrackKey> keysOf(const scene::NodeTrack& track, const scene::Transform& rest, const scene::Animation& clip);

} // namespace vitrine::exporting
