#include "core/exporting/TrackKeys.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace vitrine::exporting {
namespace {

constexpr int kMostHalvings = 6;
constexpr double kTolerance = 1e-3;
/// Time before a key at which a value that jumps there is still the old one.
constexpr double kJustBefore = 1e-4;

template <class Keys>
void addTimes(const Keys& keys, std::set<double>& times) {
  for (const auto& key : keys.keys) {
    times.insert(key.time);
  }
}

/// Times of all keys of a track, within a clip, and of its ends.
std::vector<double> keyTimes(const scene::NodeTrack& track, double end) {
  std::set<double> times{0, end};
  for (const auto* curves : {&track.position, &track.scale, &track.aim.target}) {
    std::ranges::for_each(*curves, [&](const scene::Curve& curve) { addTimes(curve, times); });
  }
  std::ranges::for_each(track.rotation, [&](const scene::Curve& curve) { addTimes(curve, times); });
  addTimes(track.aim.roll, times);
  addTimes(track.turns, times);
  std::erase_if(times, [end](double time) { return !(time >= 0 && time <= end); });
  return {times.begin(), times.end()};
}

scene::Transform between(const scene::Transform& a, const scene::Transform& b) {
  scene::Transform middle;
  middle.position = (a.position + b.position) / 2;
  middle.rotation = QQuaternion::slerp(a.rotation, b.rotation, 0.5F);
  middle.scale = (a.scale + b.scale) / 2;
  return middle;
}

/// How far apart places are, as a share of how far a node goes; turns count by their angle.
double distance(const scene::Transform& a, const scene::Transform& b, double reach) {
  const double moved = (a.position - b.position).length() / reach;
  const double turned =
      2 * std::sqrt(std::max(0.0, 1.0 - std::pow(QQuaternion::dotProduct(a.rotation, b.rotation), 2)));
  const double scaled = (a.scale - b.scale).length();
  return std::max({moved, turned, scaled});
}

class Follower {
public:
  Follower(const scene::NodeTrack& track, const scene::Transform& rest) : m_track(track), m_rest(rest) {}

  std::vector<TrackKey> along(const std::vector<double>& times) {
    measure(times);
    m_keys.push_back(at(times.front()));
    for (std::size_t i = 1; i < times.size(); ++i) {
      follow(times[i - 1], times[i]);
    }
    return std::move(m_keys);
  }

private:
  TrackKey at(double time) const { return {time, animation::placeAt(m_track, m_rest, time)}; }

  void measure(const std::vector<double>& times) {
    const QVector3D first = at(times.front()).place.position;
    for (const double time : times) {
      m_reach = std::max(m_reach, double{(at(time).place.position - first).length()});
    }
  }

  /// From one of the track's keys to the next.
  void follow(double from, double to) {
    const double before = to - std::min(kJustBefore, (to - from) / 4);
    const TrackKey last = at(before);
    const TrackKey key = at(to);
    const bool jumps = distance(last.place, key.place, m_reach) > 20 * kTolerance;
    halve(m_keys.back(), jumps ? last : key, 0);
    if (jumps) {
      m_keys.push_back(last);
    }
    m_keys.push_back(key);
  }

  /// Adds keys between two until straight ways will do.
  void halve(const TrackKey& a, const TrackKey& b, int depth) { // NOLINT(misc-no-recursion): to kMostHalvings
    const TrackKey middle = at((a.time + b.time) / 2);
    const TrackKey quarter = at(a.time + (b.time - a.time) / 4);
    const scene::Transform straight = between(a.place, b.place);
    const bool bends = distance(middle.place, straight, m_reach) > kTolerance ||
                       distance(quarter.place, between(a.place, straight), m_reach) > kTolerance;
    if (depth < kMostHalvings && bends) {
      halve(a, middle, depth + 1);
      m_keys.push_back(middle);
      halve(middle, b, depth + 1);
    }
  }

  const scene::NodeTrack& m_track;
  const scene::Transform& m_rest;
  std::vector<TrackKey> m_keys;
  double m_reach = 1e-6;
};

} // namespace

std::vector<TrackKey> keysOf(const scene::NodeTrack& track, const scene::Transform& rest,
                             const scene::Animation& clip) {
  std::vector<TrackKey> keys = Follower(track, rest).along(keyTimes(track, clip.duration));
  if (clip.pingPong) {
    for (std::size_t i = keys.size() - 1; i-- > 0;) {
      keys.push_back({2 * clip.duration - keys[i].time, keys[i].place});
    }
  }
  for (std::size_t i = 1; i < keys.size(); ++i) {
    QQuaternion& rotation = keys[i].place.rotation;
    rotation = QQuaternion::dotProduct(rotation, keys[i - 1].place.rotation) < 0 ? -rotation : rotation;
  }
  return keys;
}

} // namespace vitrine::exporting
