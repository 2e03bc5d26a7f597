#include "core/picking/RayTriangle.h"

#include <algorithm>
#include <limits>
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

} // namespace

bool meets(const RayTriangle& triangle, const scene::Ray& ray, Hit& best) {
  // Möller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
  const QVector3D p = QVector3D::crossProduct(ray.direction, triangle.edge2);
  const float determinant = QVector3D::dotProduct(triangle.edge1, p);
  if (determinant == 0.0F || (determinant < 0.0F && !triangle.doubleSided)) {
    return false;
  }
  const float inverse = 1.0F / determinant;
  const QVector3D s = ray.origin - triangle.corner;
  const float u = QVector3D::dotProduct(s, p) * inverse;
  const QVector3D q = QVector3D::crossProduct(s, triangle.edge1);
  const float v = QVector3D::dotProduct(ray.direction, q) * inverse;
  const float distance = QVector3D::dotProduct(triangle.edge2, q) * inverse;
  // Asked so that NaN, from a ray that is none, meets nothing.
  const bool inside = u >= -kEdgeTolerance && v >= -kEdgeTolerance && u + v <= 1.0F + kEdgeTolerance;
  if (!inside || !(distance > 0.0F && distance < best.distance)) {
    return false;
  }
  best.item = triangle.item;
  best.triangle = triangle.number;
  best.distance = distance;
  best.barycentric = {std::clamp(1.0F - u - v, 0.0F, 1.0F), std::clamp(u, 0.0F, 1.0F), std::clamp(v, 0.0F, 1.0F)};
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
