#include "core/picking/BvhTriangles.h"

namespace vitrine::picking {

bool BvhTriangles::meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const {
  bool found = false;
  const RaySlabs slabs(ray);
  m_tree.visitNearest(
      best.distance,
      [&](const QVector3D& min, const QVector3D& max) { return slabs.entryDistance(min, max, best.distance); },
      [&](const RayTriangle& triangle) {
        found = (visible.contains(triangle.item) && picking::meets(triangle, ray, best)) || found;
      });
  return found;
}

} // namespace vitrine::picking
