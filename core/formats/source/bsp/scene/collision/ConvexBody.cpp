#include "core/formats/source/bsp/scene/collision/ConvexBody.h"

#include <array>
#include <cmath>
#include <vector>

namespace vitrine::formats::source {
namespace {

// Larger than any map; a body that reaches there has no end.
constexpr double kFar = 2e6;
constexpr double kOnPlane = 0.01;
constexpr float kAxial = 0.99999F;

struct Point {
  double x = 0, y = 0, z = 0;

  Point operator+(const Point& other) const { return {x + other.x, y + other.y, z + other.z}; }
  Point operator-(const Point& other) const { return {x - other.x, y - other.y, z - other.z}; }
  Point operator*(double factor) const { return {x * factor, y * factor, z * factor}; }
};

Point pointOf(const QVector3D& v) {
  return {static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())};
}

QVector3D vectorOf(const Point& p) {
  return {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
}

double dot(const Point& a, const Point& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

Point cross(const Point& a, const Point& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/// A square on a plane, as large as anything can be.
std::vector<Point> squareOn(const collision::CollisionPlane& plane) {
  const Point normal = pointOf(plane.normal);
  const Point reference = std::abs(normal.y) > 0.7 ? Point{1, 0, 0} : Point{0, 1, 0};
  Point right = cross(reference, normal);
  right = right * (1 / std::sqrt(dot(right, right)));
  const Point up = cross(normal, right);
  // The normal is a unit vector only as far as floats go.
  const Point middle = normal * (static_cast<double>(plane.distance) / dot(normal, normal));
  return {middle - right * kFar - up * kFar, middle + right * kFar - up * kFar, middle + right * kFar + up * kFar,
          middle - right * kFar + up * kFar};
}

/// Keeps what of a polygon is behind a plane.
void clip(std::vector<Point>& polygon, const collision::CollisionPlane& plane, std::vector<Point>& kept) {
  const Point normal = pointOf(plane.normal);
  const auto distance = static_cast<double>(plane.distance);
  kept.clear();
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point& a = polygon[i];
    const Point& b = polygon[(i + 1) % polygon.size()];
    const double da = dot(normal, a) - distance;
    const double db = dot(normal, b) - distance;
    if (da <= kOnPlane) {
      kept.push_back(a);
    }
    if ((da > kOnPlane) != (db > kOnPlane)) {
      kept.push_back(a + (b - a) * (da / (da - db)));
    }
  }
  polygon.swap(kept);
}

/// What of a plane lies behind all the others; `kept` is room to work in.
std::vector<Point> cutPolygon(std::span<const collision::CollisionPlane> planes, std::size_t side,
                              std::vector<Point>& kept) {
  std::vector<Point> polygon = squareOn(planes[side]);
  for (std::size_t other = 0; other < planes.size() && !polygon.empty(); ++other) {
    if (other != side) {
      clip(polygon, planes[other], kept);
    }
  }
  return polygon;
}

} // namespace

int axialDirection(const collision::CollisionPlane& plane) {
  for (int axis = 0; axis < 3; ++axis) {
    if (std::abs(plane.normal[axis]) > kAxial) {
      return 2 * axis + (plane.normal[axis] < 0 ? 1 : 0);
    }
  }
  return -1;
}

scene::Bounds axialBounds(std::span<const collision::CollisionPlane> planes) {
  std::array<bool, 6> found{};
  QVector3D low, high;
  for (const collision::CollisionPlane& plane : planes) {
    const int direction = axialDirection(plane);
    if (direction < 0) {
      continue;
    }
    const int axis = direction / 2;
    const bool known = found[static_cast<std::size_t>(direction)];
    if (direction % 2 == 0) {
      high[axis] = known ? std::min(high[axis], plane.distance) : plane.distance;
    } else {
      low[axis] = known ? std::max(low[axis], -plane.distance) : -plane.distance;
    }
    found[static_cast<std::size_t>(direction)] = true;
  }
  const bool all = std::ranges::all_of(found, [](bool one) { return one; });
  const bool thick = low.x() < high.x() && low.y() < high.y() && low.z() < high.z();
  return all && thick ? scene::Bounds(low, high) : scene::Bounds();
}

std::vector<QVector3D> sidePolygon(std::span<const collision::CollisionPlane> planes, std::size_t side) {
  constexpr double kSamePlace = 1e-4;
  std::vector<Point> kept;
  const std::vector<Point> cut = cutPolygon(planes, side, kept);
  std::vector<QVector3D> corners;
  for (std::size_t i = 0; i < cut.size(); ++i) {
    const Point step = cut[i] - cut[(i + cut.size() - 1) % cut.size()];
    if (dot(step, step) > kSamePlace) {
      corners.push_back(vectorOf(cut[i]));
    }
  }
  const bool ends = std::ranges::all_of(corners, [](const QVector3D& one) { return scene::isWithin(one, kFar / 4); });
  return corners.size() >= 3 && ends ? corners : std::vector<QVector3D>();
}

scene::Bounds cutBounds(std::span<const collision::CollisionPlane> planes) {
  scene::Bounds bounds;
  std::vector<Point> kept;
  for (std::size_t side = 0; side < planes.size(); ++side) {
    for (const Point& corner : cutPolygon(planes, side, kept)) {
      bounds.add(vectorOf(corner));
    }
  }
  const QVector3D size = bounds.size();
  const bool thick = size.x() > 0 && size.y() > 0 && size.z() > 0;
  const bool ends = scene::isWithin(bounds.min(), kFar / 2) && scene::isWithin(bounds.max(), kFar / 2);
  return !bounds.empty() && thick && ends ? bounds : scene::Bounds();
}

} // namespace vitrine::formats::source
