#include "core/collision/BevelPlanes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::collision {
namespace {

/// More planes than this are a sphere, or damage; the time for edges grows with the third power.
constexpr std::size_t kMostPlanesForEdges = 96;
constexpr double kRounding = 2e-6; ///< of the size of the coordinates
constexpr double kSameNormal = 1e-4;

/// QVector3D is too coarse for corners far from the origin.
struct Point {
  std::array<double, 3> v{};

  Point operator+(const Point& o) const { return {{v[0] + o.v[0], v[1] + o.v[1], v[2] + o.v[2]}}; }
  Point operator-(const Point& o) const { return {{v[0] - o.v[0], v[1] - o.v[1], v[2] - o.v[2]}}; }
  Point operator*(double f) const { return {{v[0] * f, v[1] * f, v[2] * f}}; }
};

double dot(const Point& a, const Point& b) {
  return a.v[0] * b.v[0] + a.v[1] * b.v[1] + a.v[2] * b.v[2];
}

Point cross(const Point& a, const Point& b) {
  return {{a.v[1] * b.v[2] - a.v[2] * b.v[1], a.v[2] * b.v[0] - a.v[0] * b.v[2], a.v[0] * b.v[1] - a.v[1] * b.v[0]}};
}

double length(const Point& a) {
  return std::sqrt(dot(a, a));
}

Point pointOf(const QVector3D& v) {
  return {{static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())}};
}

QVector3D vectorOf(const Point& p) {
  return {static_cast<float>(p.v[0]), static_cast<float>(p.v[1]), static_cast<float>(p.v[2])};
}

Point axis(std::size_t i) {
  Point point;
  point.v[i] = 1;
  return point;
}

struct Plane {
  Point normal;
  double distance = 0;

  double heightOf(const Point& point) const { return dot(normal, point) - distance; }
};

using Outline = std::vector<Point>;

/// A square of this reach in the plane, around what is nearest to `centre` there.
Outline squareOn(const Plane& plane, const Point& centre, double reach) {
  const Point& n = plane.normal;
  const std::size_t least =
      static_cast<std::size_t>(std::ranges::min_element(n.v, {}, [](double x) { return std::abs(x); }) - n.v.begin());
  Point u = cross(n, axis(least));
  u = u * (reach / length(u));
  const Point w = cross(n, u);
  const Point middle = centre - n * plane.heightOf(centre);
  return {middle + u + w, middle - u + w, middle - u - w, middle + u - w};
}

/// Part of a convex outline that lies behind a plane.
Outline clipped(const Outline& outline, const Plane& plane, double slack) {
  Outline kept;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point& from = outline[i];
    const Point& to = outline[(i + 1) % outline.size()];
    const double a = plane.heightOf(from);
    const double b = plane.heightOf(to);
    if (a <= slack) {
      kept.push_back(from);
    }
    if ((a > slack && b < -slack) || (a < -slack && b > slack)) {
      kept.push_back(from + (to - from) * (a / (a - b)));
    }
  }
  return kept;
}

/// Collects the planes of one brush.
class Beveller {
public:
  Beveller(const CollisionWorld& world, const CollisionBrush& brush);

  std::vector<CollisionPlane> take();

private:
  void findOutlines(const scene::Bounds& bounds);
  void addAxes();
  void addEdges();
  void addEdge(const Point& from, const Point& to);
  void addUnlessKnown(const Plane& plane);
  bool allBehind(const Plane& plane) const;

  std::vector<Plane> m_planes;
  std::vector<Outline> m_outlines;
  std::vector<Point> m_corners;
  double m_slack = 0;
};

Beveller::Beveller(const CollisionWorld& world, const CollisionBrush& brush) {
  const std::size_t first = std::min<std::size_t>(brush.firstPlane, world.planes.size());
  const std::size_t end = first + std::min<std::size_t>(brush.planeCount, world.planes.size() - first);
  for (std::size_t i = first; i < end; ++i) {
    const CollisionPlane& plane = world.planes[i];
    if (scene::isFinite(plane.normal) && std::isfinite(plane.distance) && plane.normal.lengthSquared() > 0.25F) {
      m_planes.push_back({pointOf(plane.normal), static_cast<double>(plane.distance)});
    }
  }
  const scene::Bounds& bounds = brush.bounds;
  m_slack = kRounding * static_cast<double>(bounds.centre().length() + bounds.radius());
  if (m_planes.size() >= 4) {
    findOutlines(bounds);
  }
}

void Beveller::findOutlines(const scene::Bounds& bounds) {
  const double reach = 4.0 * static_cast<double>(bounds.radius()) + 1.0;
  for (std::size_t i = 0; i < m_planes.size(); ++i) {
    Outline outline = squareOn(m_planes[i], pointOf(bounds.centre()), reach);
    for (std::size_t k = 0; k < m_planes.size() && outline.size() >= 3; ++k) {
      if (k != i) {
        outline = clipped(outline, m_planes[k], m_slack);
      }
    }
    if (outline.size() >= 3) {
      m_corners.insert(m_corners.end(), outline.begin(), outline.end());
      m_outlines.push_back(std::move(outline));
    }
  }
}

bool Beveller::allBehind(const Plane& plane) const {
  return std::ranges::all_of(m_corners, [&](const Point& corner) { return plane.heightOf(corner) <= m_slack; });
}

void Beveller::addUnlessKnown(const Plane& plane) {
  const bool known = std::ranges::any_of(m_planes, [&](const Plane& other) {
    return length(other.normal - plane.normal) < kSameNormal && std::abs(other.distance - plane.distance) <= m_slack;
  });
  if (!known) {
    m_planes.push_back(plane);
  }
}

void Beveller::addAxes() {
  for (std::size_t i = 0; i < 3; ++i) {
    const auto along = [i](const Point& point) { return point.v[i]; };
    const auto [low, high] = std::ranges::minmax(m_corners, {}, along);
    addUnlessKnown({axis(i), along(high)});
    addUnlessKnown({axis(i) * -1.0, -along(low)});
  }
}

void Beveller::addEdge(const Point& from, const Point& to) {
  const Point along = to - from;
  const double size = length(along);
  if (size <= m_slack * 4) {
    return;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const Point across = cross(along * (1.0 / size), axis(i));
    if (length(across) < 1e-3) {
      continue;
    }
    for (const double sign : {1.0, -1.0}) {
      const Point normal = across * (sign / length(across));
      const Plane plane{normal, dot(normal, from)};
      if (allBehind(plane)) {
        addUnlessKnown(plane);
      }
    }
  }
}

void Beveller::addEdges() {
  for (const Outline& outline : m_outlines) {
    for (std::size_t i = 0; i < outline.size(); ++i) {
      addEdge(outline[i], outline[(i + 1) % outline.size()]);
    }
  }
}

std::vector<CollisionPlane> Beveller::take() {
  std::vector<CollisionPlane> planes;
  if (m_outlines.size() < 2) {
    return planes;
  }
  const bool few = m_planes.size() <= kMostPlanesForEdges;
  addAxes();
  if (few) {
    addEdges();
  }
  planes.reserve(m_planes.size());
  for (const Plane& plane : m_planes) {
    planes.push_back({vectorOf(plane.normal), static_cast<float>(plane.distance)});
  }
  return planes;
}

} // namespace

std::vector<CollisionPlane> bevelPlanes(const CollisionWorld& world, const CollisionBrush& brush) {
  return Beveller(world, brush).take();
}

} // namespace vitrine::collision
