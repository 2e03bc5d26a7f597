#pragma once

#include "resources/demos/source/PropModel.h"

#include <cmath>

namespace vitrine::demos {

/// Radians of one step in compressed rotations.
inline constexpr double kRotationStep = 1.0 / 4096;

struct Quaternion {
  double x = 0;
  double y = 0;
  double z = 0;
  double w = 1;

  Quaternion operator*(const Quaternion& o) const {
    return {w * o.x + x * o.w + y * o.z - z * o.y, w * o.y - x * o.z + y * o.w + z * o.x,
            w * o.z + x * o.y - y * o.x + z * o.w, w * o.w - x * o.x - y * o.y - z * o.z};
  }
  Quaternion conjugated() const { return {-x, -y, -z, w}; }
  Vec3 rotated(const Vec3& v) const {
    const Vec3 axis{x, y, z};
    return v + cross(axis, cross(axis, v) + v * w) * 2;
  }
};

/// Roll about x, then pitch about y, then yaw about z.
inline Quaternion quaternionOf(const Vec3& rotation) {
  const auto about = [](int axis, double angle) {
    const Vec3 v = axisVector(axis, std::sin(angle / 2));
    return Quaternion{v.x, v.y, v.z, std::cos(angle / 2)};
  };
  return about(2, rotation.z) * about(1, rotation.y) * about(0, rotation.x);
}

/// The data of an animation: bones that stand still as one packed quaternion, moving ones as runs of steps per axis.
Bytes animationOf(const std::vector<PropBone>& bones, const PropSequence& sequence);

} // namespace vitrine::demos
