#pragma once

#include "core/picking/Hit.h"
#include "core/scene/Bounds.h"
#include "core/scene/Ray.h"

#include <QVector3D>

#include <cstdint>

namespace vitrine::picking {

/// Triangle of one surface, prepared for rays.
struct RayTriangle {
  QVector3D corner;
  QVector3D corner1;
  QVector3D corner2;
  DrawItemIndex item; ///< of PlacedSurfaces: any that has this triangle
  std::uint32_t number : 31;
  std::uint32_t doubleSided : 1;

  void addTo(scene::Bounds& box) const {
    box.add(corner);
    box.add(corner1);
    box.add(corner2);
  }
  QVector3D centre() const { return (corner + corner1 + corner2) / 3.0F; }
  float order(int axis) const { return corner[axis] + corner1[axis] + corner2[axis]; }
};

/// True if a ray meets a triangle before `best`, which then becomes that hit, but for its position.
bool meets(const RayTriangle& triangle, const scene::Ray& ray, Hit& best);
/// True if a ray that meets the triangle meets a side that is seen.
bool meetsSeenSide(const RayTriangle& triangle, const scene::Ray& ray);
/// Same as meets() where something else has found that the ray meets the triangle: rounding at its edges is forgiven.
bool meetsForSure(const RayTriangle& triangle, const scene::Ray& ray, Hit& best);

/// Test of a ray against boxes.
class RaySlabs {
public:
  explicit RaySlabs(const scene::Ray& ray);
  /// Distance at which the ray enters a box; infinity where it misses it or `farthest` is nearer.
  float entryDistance(const QVector3D& min, const QVector3D& max, float farthest) const;

private:
  QVector3D m_origin;
  QVector3D m_inverse;
};

} // namespace vitrine::picking
