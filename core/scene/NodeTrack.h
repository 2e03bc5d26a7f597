#pragma once

#include "core/scene/Indices.h"

#include <QQuaternion>
#include <QVector3D>

#include <array>
#include <vector>

namespace vitrine::scene {

/// A value over time, by keys with tangents (cubic Hermite) and, where a key asks for it, weights (Bezier).
struct Curve {
  struct Key {
    double time = 0; ///< seconds; ascending
    float value = 0;
    float inTangent = 0; ///< per second; infinite here or in the out tangent before it: the value before is held
    float outTangent = 0;
    float inWeight = 1.0F / 3; ///< of the interval, where `weightedIn`
    float outWeight = 1.0F / 3;
    bool weightedIn = false;
    bool weightedOut = false;
    float easeOut = 0; ///< the part of the way to the next key on which it gathers speed, 0…1
    float easeIn = 0;  ///< the part of the way from the key before on which it slows down, 0…1
  };
  std::vector<Key> keys; ///< empty: the curve says nothing

  bool empty() const { return keys.empty(); }
  /// Held before the first key and after the last.
  float at(double time) const;
  double end() const { return keys.empty() ? 0 : keys.back().time; }
};

/// Turning by angles, so that more than half a circle between two keys stays that: a wheel.
struct AxisAngleKeys {
  struct Key {
    double time = 0;         ///< seconds; ascending
    QQuaternion orientation; ///< as it stands at the key; unit length
    QVector3D axis;          ///< of the way from the key before, in the parent's space; unit length, or null: none
    float angle = 0;         ///< radians around it, in proportion to the way
    float easeOut = 0;       ///< as Curve::Key has them
    float easeIn = 0;
  };
  std::vector<Key> keys; ///< empty: they say nothing

  bool empty() const { return keys.empty(); }
  /// Held before the first key and after the last; as the key before says where one does not follow from it.
  QQuaternion at(double time) const;
  double end() const { return keys.empty() ? 0 : keys.back().time; }
};

/// Looking at something: the node's -Z points to it with +Y as far up as can be, then it is rolled around that line.
struct LookAtTrack {
  std::array<Curve, 3> target; ///< in the parent's space
  Curve roll;                  ///< radians, counter-clockwise as the node sees it

  bool empty() const { return target[0].empty() && target[1].empty() && target[2].empty(); }
  /// Rotation towards the target from a position in the parent's space at a time.
  QQuaternion at(const QVector3D& position, double time) const;
};

/// Curves by which a clip moves a node; a component without a curve stays as Node::local says. Scene axes. A target to
/// look at, if there is one, alone decides the rotation; else the rotation keys do, if there are any.
struct NodeTrack {
  NodeIndex node;
  std::array<Curve, 3> position;
  std::array<Curve, 4> rotation; ///< x, y, z, w of a quaternion, made unit length after
  std::array<Curve, 3> scale;
  AxisAngleKeys turns;
  LookAtTrack aim;

  /// Time of the last of the keys, in seconds.
  double end() const;
};

/// Share of the way after `share` of the time, gathering speed on a part of it and slowing down on another.
/// Kochanek and Bartels' curves as 3D Studio eased them: even speed in between, parts that overlap share the way.
double eased(double share, double out, double in);

} // namespace vitrine::scene
