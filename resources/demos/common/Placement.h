#pragma once

#include "resources/demos/common/Geometry.h"

namespace vitrine::demos {

/// Place and rotation of a part: three axes of unit length and an origin. Right-handed; makers of models work
/// with x to the figure's left, y up and z forward, and turn that into the axes of the file at the very end.
struct Placement {
  Vec3 origin;
  Vec3 x{1, 0, 0};
  Vec3 y{0, 1, 0};
  Vec3 z{0, 0, 1};

  Vec3 direction(const Vec3& v) const { return x * v.x + y * v.y + z * v.z; }
  Vec3 point(const Vec3& p) const { return origin + direction(p); }
  /// A placement told in the axes of this one.
  Placement operator*(const Placement& inner) const {
    return {point(inner.origin), direction(inner.x), direction(inner.y), direction(inner.z)};
  }
  Placement at(const Vec3& place) const { return {place, x, y, z}; }
};

inline Placement shift(const Vec3& by) {
  return {by, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
}
/// Bends forward (y to z).
inline Placement pitch(double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {{}, {1, 0, 0}, {0, c, s}, {0, -s, c}};
}
/// Turns to the left (z to x).
inline Placement yaw(double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {{}, {c, 0, -s}, {0, 1, 0}, {s, 0, c}};
}
/// Leans to the right (x to y).
inline Placement roll(double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {{}, {c, s, 0}, {-s, c, 0}, {0, 0, 1}};
}

/// Stands at a place with y along `up` and z as near to `front` as that allows.
inline Placement along(const Vec3& origin, const Vec3& up, const Vec3& front) {
  Placement p;
  p.origin = origin;
  p.y = normalized(up);
  p.x = normalized(cross(p.y, front));
  p.z = cross(p.x, p.y);
  return p;
}

} // namespace vitrine::demos
