#pragma once

#include "core/scene/Animation.h"

namespace vitrine::ui {

/// True: time passes in a clip, which has more than one frame, or curves. A clip that does not last is a still pose.
bool lasts(const scene::Animation& clip);

/// Seconds from its beginning that a clip shows at this time: loops begin again, or go back where they go forth and
/// back; others hold their end.
double secondsInto(const scene::Animation& clip, double time);

/// Position in frames, as secondsInto(), with the part of the next. Of a clip of curves frames are but steps of time.
double stepsInto(const scene::Animation& clip, double time);

/// The last step there is to go to. Key poses end with their last frame, curves with their last time - but for a
/// loop, where that is the first one again.
int lastStep(const scene::Animation& clip);

/// The end of a clip that is played once, in seconds: its last frame, or the end of its curves - there and back, where
/// it goes so by itself.
double lastFrameTime(const scene::Animation& clip);

/// Seconds after which a loop shows the same again: there and back, where it goes so by itself.
double periodOf(const scene::Animation& clip);

} // namespace vitrine::ui
