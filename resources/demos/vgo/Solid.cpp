#include "resources/demos/vgo/Solid.h"

#include <utility>

namespace vitrine::demos::vgo {

namespace {

constexpr double kStep = 1e-4; ///< metres, for slopes

/// The smaller of two, with a round transition where they are nearly equal.
double smoothMin(double a, double b, double blend) {
  if (blend <= 0)
    return std::min(a, b);
  const double near = std::max(blend - std::abs(a - b), 0.0) / blend;
  return std::min(a, b) - near * near * blend / 4;
}

Vec3 slope(const Solid& solid, const Vec3& p) {
  Vec3 result;
  for (int axis = 0; axis < 3; ++axis) {
    const Vec3 step = axisVector(axis, kStep);
    result[axis] = (solid(p + step) - solid(p - step)) / (2 * kStep);
  }
  return result;
}

} // namespace

Solid ellipsoid(const Vec3& centre, const Vec3& radii) {
  return [=](const Vec3& p) {
    const Vec3 q = p - centre;
    const double share = lengthOf({q.x / radii.x, q.y / radii.y, q.z / radii.z});
    const double steep = lengthOf({q.x / (radii.x * radii.x), q.y / (radii.y * radii.y), q.z / (radii.z * radii.z)});
    return steep > 1e-9 ? share * (share - 1) / steep : -std::min({radii.x, radii.y, radii.z});
  };
}

Solid taper(const Vec3& from, const Vec3& to, double fromRadius, double toRadius) {
  const Vec3 way = to - from;
  const double squared = dot(way, way);
  return [=](const Vec3& p) {
    const double t = squared > 0 ? std::clamp(dot(p - from, way) / squared, 0.0, 1.0) : 0.0;
    return lengthOf(p - from - way * t) - (fromRadius + (toRadius - fromRadius) * t);
  };
}

Solid limb(const std::vector<Vec3>& points, const std::vector<double>& radii, double blend) {
  std::vector<Solid> parts;
  for (std::size_t i = 0; i + 1 < points.size(); ++i)
    parts.push_back(taper(points[i], points[i + 1], radii[i], radii[i + 1]));
  return joined(std::move(parts), blend);
}

Solid ring(const Vec3& centre, double radius, double thickness, double height) {
  return [=](const Vec3& p) {
    const Vec3 q = p - centre;
    return std::hypot(std::hypot(q.x, q.z) - radius, q.y / height) - thickness;
  };
}

Solid lathe(const Vec3& centre, const std::vector<Profile>& profile, double depth) {
  return [=](const Vec3& p) {
    const Vec3 q = p - centre;
    const double r = std::hypot(q.x, q.z / depth);
    std::size_t i = 0;
    while (i + 2 < profile.size() && q.y > profile[i + 1].height)
      ++i;
    const Profile& a = profile[i];
    const Profile& b = profile[i + 1];
    const double t = std::clamp((q.y - a.height) / (b.height - a.height), 0.0, 1.0);
    const double s = t * t * (3 - 2 * t);
    const double side = r - (a.radius + (b.radius - a.radius) * s);
    const double ends = std::max(profile.front().height - q.y, q.y - profile.back().height);
    return -smoothMin(-side, -ends, 0.02);
  };
}

Solid joined(std::vector<Solid> solids, double blend) {
  return [solids = std::move(solids), blend](const Vec3& p) {
    double nearest = 1e9;
    for (const Solid& solid : solids)
      nearest = smoothMin(nearest, solid(p), blend);
    return nearest;
  };
}

Solid without(Solid solid, Solid cut, double blend) {
  return [solid = std::move(solid), cut = std::move(cut), blend](const Vec3& p) {
    return -smoothMin(-solid(p), cut(p), blend);
  };
}

Solid stretched(Solid solid, const Vec3& centre, const Vec3& factors) {
  const double least = std::min({factors.x, factors.y, factors.z});
  return [=, solid = std::move(solid)](const Vec3& p) {
    const Vec3 q = p - centre;
    return least * solid(centre + Vec3{q.x / factors.x, q.y / factors.y, q.z / factors.z});
  };
}

Solid leaned(Solid solid, const Vec3& centre, const Vec3& to) {
  const Vec3 y = normalized(to);
  const Vec3 x = normalized(cross(y, std::abs(y.z) < 0.7 ? Vec3{0, 0, 1} : Vec3{1, 0, 0}));
  const Vec3 z = cross(x, y);
  return [=, solid = std::move(solid)](const Vec3& p) {
    const Vec3 q = p - centre;
    return solid(centre + Vec3{dot(q, x), dot(q, y), dot(q, z)});
  };
}

Solid below(double height) {
  return [=](const Vec3& p) { return p.y - height; };
}

Vec3 outward(const Solid& solid, const Vec3& point) {
  return normalized(slope(solid, point));
}

Vec3 onSurface(const Solid& solid, const Vec3& point) {
  Vec3 p = point;
  for (int i = 0; i < 4; ++i) {
    const Vec3 steep = slope(solid, p);
    const double squared = dot(steep, steep);
    if (squared < 1e-4)
      break;
    p = p - steep * (solid(p) / squared);
  }
  return p;
}

} // namespace vitrine::demos::vgo
