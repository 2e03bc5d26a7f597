#pragma once

#include "resources/demos/common/Geometry.h"

#include <array>
#include <numbers>

namespace vitrine::demos::vgo {

struct Quaternion {
  double x = 0;
  double y = 0;
  double z = 0;
  double w = 1;

  Quaternion operator*(const Quaternion& o) const {
    return {w * o.x + x * o.w + y * o.z - z * o.y, w * o.y - x * o.z + y * o.w + z * o.x,
            w * o.z + x * o.y - y * o.x + z * o.w, w * o.w - x * o.x - y * o.y - z * o.z};
  }
  /// Of one of unit length.
  Quaternion inverse() const { return {-x, -y, -z, w}; }
  Vec3 rotated(const Vec3& v) const {
    const Vec3 axis{x, y, z};
    const Vec3 t = cross(axis, v) * 2.0;
    return v + t * w + cross(axis, t);
  }
};

inline Quaternion turn(const Vec3& axis, double degrees) {
  const double half = degrees * std::numbers::pi / 360;
  const Vec3 unit = normalized(axis) * std::sin(half);
  return {unit.x, unit.y, unit.z, std::cos(half)};
}

/// Transform of a node in its parent: scaled, turned, moved.
struct Transform {
  Vec3 place;
  Quaternion turned = {};
  Vec3 scale{1, 1, 1};

  Vec3 point(const Vec3& p) const { return place + turned.rotated(p * scale); }
  /// Columns of four, the place in the last.
  std::array<double, 16> matrix() const {
    const Vec3 x = turned.rotated({scale.x, 0, 0});
    const Vec3 y = turned.rotated({0, scale.y, 0});
    const Vec3 z = turned.rotated({0, 0, scale.z});
    return {x.x, x.y, x.z, 0, y.x, y.y, y.z, 0, z.x, z.y, z.z, 0, place.x, place.y, place.z, 1};
  }
};

} // namespace vitrine::demos::vgo
