#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace vitrine::demos {

// Angles are in radians.
inline constexpr double kPi = std::numbers::pi;
inline constexpr double kTurn = 2 * kPi; ///< all the way round

/// A point, direction or linear colour. Map coordinates: Z up, right-handed, one unit is one inch.
struct Vec3 {
  double x = 0;
  double y = 0;
  double z = 0;

  double& operator[](int axis) { return axis == 0 ? x : axis == 1 ? y : z; }
  double operator[](int axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
  Vec3 operator+(const Vec3& o) const { return {x + o.x, y + o.y, z + o.z}; }
  Vec3 operator-(const Vec3& o) const { return {x - o.x, y - o.y, z - o.z}; }
  Vec3 operator*(const Vec3& o) const { return {x * o.x, y * o.y, z * o.z}; }
  Vec3 operator*(double k) const { return {x * k, y * k, z * k}; }
  Vec3 operator/(double k) const { return {x / k, y / k, z / k}; }
  Vec3 operator-() const { return {-x, -y, -z}; }
  Vec3& operator+=(const Vec3& o) { return *this = *this + o; }
  Vec3& operator-=(const Vec3& o) { return *this = *this - o; }
  Vec3& operator*=(double k) { return *this = *this * k; }
  bool operator==(const Vec3&) const = default;
};

inline double dot(const Vec3& a, const Vec3& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
inline Vec3 cross(const Vec3& a, const Vec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double lengthOf(const Vec3& v) {
  return std::sqrt(dot(v, v));
}
inline Vec3 normalized(const Vec3& v) {
  const double length = lengthOf(v);
  return length > 0 ? v / length : v;
}
inline Vec3 lerp(const Vec3& a, const Vec3& b, double t) {
  return a + (b - a) * t;
}
inline Vec3 minOf(const Vec3& a, const Vec3& b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)};
}
inline Vec3 maxOf(const Vec3& a, const Vec3& b) {
  return {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)};
}
inline Vec3 axisVector(int axis, double length = 1) {
  Vec3 v;
  v[axis] = length;
  return v;
}
inline double smoothstep(double from, double to, double x) {
  const double t = std::clamp((x - from) / (to - from), 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

/// Points p with dot(normal, p) == dist; the front is where the product is larger.
struct Plane {
  Vec3 normal;
  double dist = 0;

  double distanceTo(const Vec3& p) const { return dot(normal, p) - dist; }
  Plane reversed() const { return {-normal, -dist}; }
};

/// Axis-aligned box.
struct Box {
  Vec3 mins;
  Vec3 maxs;

  static Box nothing() { return {{1e30, 1e30, 1e30}, {-1e30, -1e30, -1e30}}; }
  void add(const Vec3& p) {
    mins = minOf(mins, p);
    maxs = maxOf(maxs, p);
  }
  void add(const Box& o) {
    mins = minOf(mins, o.mins);
    maxs = maxOf(maxs, o.maxs);
  }
  Vec3 centre() const { return (mins + maxs) * 0.5; }
  Vec3 size() const { return maxs - mins; }
  Box grown(double by) const { return {mins - Vec3{by, by, by}, maxs + Vec3{by, by, by}}; }
  bool contains(const Vec3& p) const {
    return p.x >= mins.x && p.y >= mins.y && p.z >= mins.z && p.x <= maxs.x && p.y <= maxs.y && p.z <= maxs.z;
  }
  /// True when the boxes share a volume; touching sides do not count.
  bool overlaps(const Box& o) const {
    return mins.x < o.maxs.x && o.mins.x < maxs.x && mins.y < o.maxs.y && o.mins.y < maxs.y && mins.z < o.maxs.z &&
           o.mins.z < maxs.z;
  }
};

/// Side n of a box: 0 -x, 1 +x, 2 -y, 3 +y, 4 -z, 5 +z. The plane faces out of the box.
inline Plane boxSide(const Box& box, int side) {
  const int axis = side / 2;
  return side % 2 ? Plane{axisVector(axis, 1), box.maxs[axis]} : Plane{axisVector(axis, -1), -box.mins[axis]};
}

} // namespace vitrine::demos
