#include "core/formats/x3/scene/TcbCurve.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

/// Velocities of a path as it comes to a key and leaves it, units per second.
struct Tangents {
  QVector3D in;
  QVector3D out;
};

class TangentMaker {
public:
  explicit TangentMaker(const std::vector<PlaceKeyOfPath>& keys) : m_keys(keys) {}

  Tangents at(std::size_t key) const {
    Tangents made = m_keys[key].linear ? chords(key) : curved(key);
    // A pose that is held stays where it is, whatever comes before and after.
    made.in = key > 0 && chord(key - 1).isNull() ? QVector3D() : made.in;
    made.out = key + 1 < m_keys.size() && chord(key).isNull() ? QVector3D() : made.out;
    return made;
  }

private:
  /// From a key to the next; nothing behind the last.
  QVector3D chord(std::size_t key) const {
    return key + 1 < m_keys.size() ? m_keys[key + 1].place - m_keys[key].place : QVector3D();
  }
  double span(std::size_t key) const { return key + 1 < m_keys.size() ? m_keys[key + 1].time - m_keys[key].time : 0; }
  QVector3D speed(std::size_t key) const {
    return span(key) > 0 ? chord(key) / static_cast<float>(span(key)) : QVector3D();
  }
  Tangents chords(std::size_t key) const { return {key > 0 ? speed(key - 1) : QVector3D(), speed(key)}; }
  bool isInner(std::size_t key) const { return key > 0 && span(key - 1) > 0 && span(key) > 0; }

  /// Kochanek and Bartels, for steps of different length as 3D Studio had it.
  Tangents inner(std::size_t key) const {
    const auto [tension, continuity, bias, from, to] = m_keys[key].tcb;
    const QVector3D before = chord(key - 1);
    const QVector3D after = chord(key);
    const float whole = (1 - tension) / static_cast<float>(span(key - 1) + span(key));
    return {before * (whole * (1 - continuity) * (1 + bias)) + after * (whole * (1 + continuity) * (1 - bias)),
            before * (whole * (1 + continuity) * (1 + bias)) + after * (whole * (1 - continuity) * (1 - bias))};
  }

  /// At the ends, as a parabola would have it.
  Tangents curved(std::size_t key) const {
    if (isInner(key)) {
      return inner(key);
    }
    Tangents made = chords(key);
    const auto innerOr = [this](std::size_t other, const QVector3D& chordSpeed, bool incoming) {
      if (!isInner(other)) {
        return chordSpeed;
      }
      const Tangents there = m_keys[other].linear ? chords(other) : inner(other);
      return incoming ? there.in : there.out;
    };
    if (span(key) > 0) {
      made.out = made.out * 1.5F - innerOr(key + 1, made.out, true) * 0.5F;
    }
    if (key > 0 && span(key - 1) > 0) {
      made.in = made.in * 1.5F - innerOr(key - 1, made.in, false) * 0.5F;
    }
    return made;
  }

  const std::vector<PlaceKeyOfPath>& m_keys;
};

} // namespace

std::array<scene::Curve, 3> curvesThrough(const std::vector<PlaceKeyOfPath>& keys) {
  std::array<scene::Curve, 3> curves;
  const bool moves = std::ranges::any_of(keys, [&](const auto& key) { return key.place != keys.front().place; });
  if (!moves) {
    return curves;
  }
  const TangentMaker tangents(keys);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Tangents tangent = tangents.at(i);
    for (int axis = 0; axis < 3; ++axis) {
      scene::Curve::Key key;
      key.time = keys[i].time;
      key.value = keys[i].place[axis];
      key.inTangent = tangent.in[axis];
      key.outTangent = tangent.out[axis];
      key.easeOut = keys[i].tcb.easeFrom;
      key.easeIn = keys[i].tcb.easeTo;
      curves[static_cast<std::size_t>(axis)].keys.push_back(key);
    }
  }
  return curves;
}

} // namespace vitrine::formats::x3
