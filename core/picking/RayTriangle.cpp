#include "core/picking/RayTriangle.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace vitrine::picking {
namespace {

// Rounding must not let a ray slip between two triangles that share an edge: triangles reach out by this much of their
// barycentrics, and boxes by a few units in the last place.
constexpr float kEdgeTolerance = 1e-5F;
constexpr float kSlabTolerance = 1.0F + 4.0F * std::numeric_limits<float>::epsilon();

/// 1/x, with +infinity for both zeros: -infinity at a slab the origin lies on would turn the interval inside out.
float reciprocal(float x) {
  return x == 0.0F ? std::numeric_limits<float>::infinity() : 1.0F / x;
}

/// Point where a ray crosses the plane of a triangle.
struct Crossing {
  float distance = 0;
  float u = 0; ///< barycentrics of the second corner and the third
  float v = 0;
};

/// Positive: the ray goes against the front of the triangle; zero: along it.
float sideOf(const RayTriangle& triangle, const scene::Ray& ray) {
  const QVector3D p = QVector3D::crossProduct(ray.direction, triangle.corner2 - triangle.corner);
  return QVector3D::dotProduct(triangle.corner1 - triangle.corner, p);
}

std::optional<Crossing> crossingOf(const RayTriangle& triangle, const scene::Ray& ray) {
  // Möller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
  const QVector3D edge1 = triangle.corner1 - triangle.corner;
  const QVector3D edge2 = triangle.corner2 - triangle.corner;
  const QVector3D p = QVector3D::crossProduct(ray.direction, edge2);
  const float determinant = QVector3D::dotProduct(edge1, p);
  if (determinant == 0.0F || (determinant < 0.0F && !triangle.doubleSided)) {
    return std::nullopt;
  }
  const float inverse = 1.0F / determinant;
  const QVector3D s = ray.origin - triangle.corner;
  const QVector3D q = QVector3D::crossProduct(s, edge1);
  return Crossing{.distance = QVector3D::dotProduct(edge2, q) * inverse,
                  .u = QVector3D::dotProduct(s, p) * inverse,
                  .v = QVector3D::dotProduct(ray.direction, q) * inverse};
}

void keep(const RayTriangle& triangle, const Crossing& found, Hit& best) {
  best.item = triangle.item;
  best.triangle = triangle.number;
  best.distance = found.distance;
  best.barycentric = {std::clamp(1.0F - found.u - found.v, 0.0F, 1.0F), std::clamp(found.u, 0.0F, 1.0F),
                      std::clamp(found.v, 0.0F, 1.0F)};
}

} // namespace

bool meets(const RayTriangle& triangle, const scene::Ray& ray, Hit& best) {
  const auto found = crossingOf(triangle, ray);
  if (!found || !(found->distance > 0.0F && found->distance < best.distance)) {
    return false;
  }
  // Asked so that NaN, from a ray that is none, meets nothing.
  const bool inside =
      found->u >= -kEdgeTolerance && found->v >= -kEdgeTolerance && found->u + found->v <= 1.0F + kEdgeTolerance;
  if (inside) {
    keep(triangle, *found, best);
  }
  return inside;
}

bool meetsSeenSide(const RayTriangle& triangle, const scene::Ray& ray) {
  const float side = sideOf(triangle, ray);
  return side > 0.0F || (side < 0.0F && triangle.doubleSided);
}

bool meetsForSure(const RayTriangle& triangle, const scene::Ray& ray, Hit& best) {
  const auto found = crossingOf(triangle, ray);
  if (!found || !(found->distance > 0.0F && found->distance < best.distance)) {
    return false;
  }
  keep(triangle, *found, best);
  return true;
}

RaySlabs::RaySlabs(const scene::Ray& ray)
    : m_origin(ray.origin),
      m_inverse(reciprocal(ray.direction.x()), reciprocal(ray.direction.y()), reciprocal(ray.direction.z())) {}

float RaySlabs::entryDistance(const QVector3D& min, const QVector3D& max, float farthest) const {
  // IEEE infinities handle zero directions.
  float enter = 0.0F;
  float leave = farthest;
  for (int axis = 0; axis < 3; ++axis) {
    float a = (min[axis] - m_origin[axis]) * m_inverse[axis];
    float b = (max[axis] - m_origin[axis]) * m_inverse[axis];
    if (a > b) {
      std::swap(a, b);
    }
    // Written so that NaN (0 * infinity: the origin lies on a slab) leaves the interval as it is.
    enter = a > enter ? a : enter;
    leave = b < leave ? b : leave;
  }
  return enter <= leave * kSlabTolerance ? enter : std::numeric_limits<float>::infinity();
}

} // namespace vitrine::picking
