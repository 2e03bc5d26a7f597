#include "ui/session/ClipTime.h"

#include "core/animation/KeyframeSampling.h"
#include "core/scene/PlaybackTime.h"

#include <cmath>

namespace vitrine::ui {
namespace {

/// Times this close to a step are at it.
constexpr double kStepRounding = 1e-6;

} // namespace

bool lasts(const scene::Animation& clip) {
  return (clip.frames > 1 || clip.tracks) && clip.duration > 0;
}

double secondsInto(const scene::Animation& clip, double time) {
  return clip.tracks ? scene::trackTime(clip, time) : clip.timeOf(scene::framesInto(clip, time));
}

double stepsInto(const scene::Animation& clip, double time) {
  if (!clip.tracks) {
    return scene::framesInto(clip, time);
  }
  const double steps = secondsInto(clip, time) * clip.framesPerSecond();
  return std::abs(steps - std::round(steps)) < kStepRounding ? std::round(steps) : steps;
}

int lastStep(const scene::Animation& clip) {
  const bool ends = clip.tracks && (!clip.loops || clip.pingPong);
  return std::max(ends ? clip.frames : clip.frames - 1, 0);
}

double lastFrameTime(const scene::Animation& clip) {
  // Curves go on to their last moment; what goes forth and back does so once.
  return clip.tracks ? periodOf(clip) : clip.timeOf(std::max(clip.frames - 1, 0));
}

double periodOf(const scene::Animation& clip) {
  return clip.loops && clip.pingPong ? clip.duration * 2 : clip.duration;
}

} // namespace vitrine::ui
