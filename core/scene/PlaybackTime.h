#pragma once

#include "core/scene/Animation.h"

namespace vitrine::scene {

/// Frames since an animation's first at a time in seconds, with the part of the next; a loop begins again, others hold
/// the last.
double framesInto(const Animation& animation, double time);

/// Time in a clip of tracks after so many seconds of playing: it begins again, turns back, or holds its end.
double trackTime(const Animation& animation, double time);

} // namespace vitrine::scene
