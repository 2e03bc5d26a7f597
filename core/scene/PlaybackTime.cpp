#include "core/scene/PlaybackTime.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {

double framesInto(const Animation& animation, double time) {
  if (!(animation.duration > 0) || !std::isfinite(time)) {
    return 0;
  }
  constexpr double kRounding = 1e-6; // three times a third of a second is a second
  const double count = animation.frames;
  double frames = (animation.tracks ? trackTime(animation, time) : time) * animation.framesPerSecond();
  if (std::abs(frames - std::round(frames)) < kRounding) {
    frames = std::round(frames);
  }
  return animation.loops && !animation.tracks ? frames - std::floor(frames / count) * count
                                              : std::clamp(frames, 0.0, count - 1);
}

double trackTime(const Animation& animation, double time) {
  if (!(animation.duration > 0) || !std::isfinite(time)) {
    return 0;
  }
  if (animation.pingPong) {
    const double period = 2 * animation.duration;
    const double into = time - std::floor(time / period) * period;
    return into > animation.duration ? period - into : into;
  }
  return animation.loops ? time - std::floor(time / animation.duration) * animation.duration
                         : std::clamp(time, 0.0, animation.duration);
}

} // namespace vitrine::scene
