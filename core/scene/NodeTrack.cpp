#include "core/scene/NodeTrack.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::scene {
namespace {

/// One coordinate of a Bezier curve from its four control points.
double bezier(double from, double out, double in, double to, double t) {
  const double s = 1 - t;
  return s * s * s * from + 3 * s * s * t * out + 3 * s * t * t * in + t * t * t * to;
}

/// Parameter (0…1) at which the time of a Bezier curve from (0, …) to (1, …) is `at`. With weights in 0…1 time never
/// runs backwards, so halving finds it.
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
  at = eased(at, from.easeOut, to.easeIn);
  const double t = from.weightedOut || to.weightedIn ? parameterAt(out, 1 - in, at) : at;
  return bezier(from.value, from.value + from.outTangent * span * out, to.value - to.inTangent * span * in, to.value,
                t);
}

/// The key at or before a moment, and the share of the time to the next; null: there is none before.
template <class Key>
std::pair<const Key*, double> keyBefore(const std::vector<Key>& keys, double time) {
  const auto after = std::ranges::upper_bound(keys, time, {}, &Key::time);
  if (after == keys.begin()) {
    return {nullptr, 0};
  }
  const Key& from = *std::prev(after);
  const double span = after == keys.end() ? 0 : after->time - from.time;
  return {&from, span > 0 ? (time - from.time) / span : 0};
}

} // namespace

double eased(double share, double out, double in) {
  out = std::isfinite(out) ? std::clamp(out, 0.0, 1.0) : 0;
  in = std::isfinite(in) ? std::clamp(in, 0.0, 1.0) : 0;
  const double both = out + in;
  if (!(both > 0)) {
    return share;
  }
  if (both > 1) {
    out /= both;
    in /= both;
  }
  const double speed = 1 / (2 - out - in); // half of what it is in between
  if (share < out) {
    return speed * share * share / out;
  }
  if (share > 1 - in) {
    return 1 - speed * (1 - share) * (1 - share) / in;
  }
  return speed * (2 * share - out);
}

QQuaternion AxisAngleKeys::at(double time) const {
  if (keys.empty()) {
    return {};
  }
  const auto [from, share] = keyBefore(keys, time);
  if (!from) {
    return keys.front().orientation;
  }
  if (!(share > 0)) {
    return from->orientation;
  }
  const Key& to = *(from + 1);
  const auto way = static_cast<float>(eased(share, from->easeOut, to.easeIn));
  return QQuaternion::fromAxisAndAngle(to.axis, qRadiansToDegrees(to.angle * way)) * from->orientation;
}

QQuaternion LookAtTrack::at(const QVector3D& position, double time) const {
  const QVector3D way = QVector3D(target[0].at(time), target[1].at(time), target[2].at(time)) - position;
  QQuaternion turned;
  if (way.lengthSquared() > 0) {
    // Straight up or down there is no "as far up as can be": any way will do, as long as it is always the same.
    const QVector3D up(0, 1, 0);
    const bool upright = QVector3D::crossProduct(way.normalized(), up).lengthSquared() < 1e-12F;
    turned = QQuaternion::fromDirection(-way, upright ? QVector3D(0, 0, way.y() > 0 ? 1 : -1) : up);
  }
  return turned * QQuaternion::fromAxisAndAngle(0, 0, 1, qRadiansToDegrees(roll.at(time)));
}

double NodeTrack::end() const {
  double end = std::max(turns.end(), aim.roll.end());
  const auto reach = [&end](const auto& curves) {
    for (const Curve& curve : curves) {
      end = std::max(end, curve.end());
    }
  };
  reach(position);
  reach(rotation);
  reach(scale);
  reach(aim.target);
  return end;
}

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
