#pragma once

#include <array>
#include <vector>

namespace vitrine::scene {

/// A value over time, by keys with tangents (cubic Hermite) and, where a key asks for it, weights (Bezier).
struct Curve {
  struct Key {
    double time = 0;           ///< seconds; ascending
    float value = 0;
    float inTangent = 0;       ///< per second; infinite here or in the out tangent before it: the value before is held
    float outTangent = 0;
    float inWeight = 1.0F / 3; ///< of the interval, where `weightedIn`
    float outWeight = 1.0F / 3;
    bool weightedIn = false;
    bool weightedOut = false;
  };
  std::vector<Key> keys; ///< empty: the curve says nothing

  bool empty() const { return keys.empty(); }
  /// Held before the first key and after the last.
  float at(double time) const;
  double end() const { return keys.empty() ? 0 : keys.back().time; }
};

/// How a clip moves a node, component by component; what has no curve stays as Node::local says. Scene axes.
struct NodeTrack {
  int node = 0;
  std::array<Curve, 3> position;
  std::array<Curve, 4> rotation; ///< x, y, z, w of a quaternion, made unit length after
  std::array<Curve, 3> scale;
};

} // namespace vitrine::scene
