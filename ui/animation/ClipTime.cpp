#include "ui/animation/ClipTime.h"

#include "core/scene/Pose.h"

#include <cmath>

namespace vitrine::ui {
namespace {

/// Times this close to a step are at it.
constexpr double kStepRounding = 1e-6;

double remainder(double time, double period) {
  return time - std::floor(time / period) * period;
}

} // namespace

double secondsInto(const scene::Animation& clip, double time) {
  if (!clip.tracks) {
    return clip.timeOf(scene::framesInto(clip, time));
  }
  if (!(clip.duration > 0) || !std::isfinite(time)) {
    return 0;
  }
  if (!clip.loops || (clip.pingPong && time <= clip.duration)) {
    return std::clamp(time, 0.0, clip.duration);
  }
  const double into = remainder(time, periodOf(clip));
  return into > clip.duration ? periodOf(clip) - into : into;
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

double periodOf(const scene::Animation& clip) {
  return clip.loops && clip.pingPong ? clip.duration * 2 : clip.duration;
}

} // namespace vitrine::ui
