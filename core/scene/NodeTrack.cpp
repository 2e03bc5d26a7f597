#include "core/scene/NodeTrack.h"

#include <algorithm>
#include <cmath>

namespace vitrine::scene {
namespace {

/// One coordinate of a Bezier curve from its four control points.
double bezier(double from, double out, double in, double to, double t) {
  const double s = 1 - t;
  return s * s * s * from + 3 * s * s * t * out + 3 * s * t * t * in + t * t * t * to;
}

/// Where along a Bezier curve from (0, …) to (1, …) its time is `at`. With weights in 0…1 time never runs backwards, so
/// halving finds it.
double parameterAt(double out, double in, double at) {
  constexpr int kHalvings = 40; // beyond what a float value can show
  double low = 0;
  double high = 1;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (bezier(0, out, in, 1, middle) < at ? low : high) = middle;
  }
  return (low + high) / 2;
}

/// A key's weight, brought to where time does not run backwards.
double weightOf(bool weighted, float weight) {
  return weighted && std::isfinite(weight) ? std::clamp(static_cast<double>(weight), 0.0, 1.0) : 1.0 / 3;
}

/// Between two keys, `at` of the way in time. Cubic Hermite is the Bezier curve whose weights are a third.
double between(const Curve::Key& from, const Curve::Key& to, double at) {
  const double span = to.time - from.time;
  const double out = weightOf(from.weightedOut, from.outWeight);
  const double in = weightOf(to.weightedIn, to.inWeight);
  const double t = from.weightedOut || to.weightedIn ? parameterAt(out, 1 - in, at) : at;
  return bezier(from.value, from.value + from.outTangent * span * out, to.value - to.inTangent * span * in, to.value, t);
}

} // namespace

float Curve::at(double time) const {
  if (keys.empty()) {
    return 0;
  }
  const auto after = std::ranges::upper_bound(keys, time, {}, &Key::time);
  if (after == keys.begin() || after == keys.end()) {
    return after == keys.begin() ? keys.front().value : keys.back().value;
  }
  const Key& from = *std::prev(after);
  const double span = after->time - from.time;
  if (!std::isfinite(from.outTangent) || !std::isfinite(after->inTangent) || !(span > 0)) {
    return from.value;
  }
  const auto value = static_cast<float>(between(from, *after, (time - from.time) / span));
  return std::isfinite(value) ? value : from.value; // tangents so steep that they leave what numbers hold
}

} // namespace vitrine::scene
