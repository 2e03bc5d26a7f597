#include "core/picking/RayTriangles.h"

#include "core/scene/Bvh.h"

namespace vitrine::picking {

class RayTriangles::Tree : public scene::Bvh<RayTriangle> {
public:
  using Bvh::Bvh;
};

RayTriangles::RayTriangles(std::vector<RayTriangle> triangles, const Step& step) {
  if (!triangles.empty()) {
    m_tree = std::make_shared<const Tree>(std::move(triangles), step);
  }
}

bool RayTriangles::meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const {
  if (!m_tree) {
    return false;
  }
  bool found = false;
  const RaySlabs slabs(ray);
  m_tree->visitNearest(
      best.distance,
      [&](const QVector3D& min, const QVector3D& max) { return slabs.entryDistance(min, max, best.distance); },
      [&](const RayTriangle& triangle) {
        found = (visible.contains(triangle.item) && picking::meets(triangle, ray, best)) || found;
      });
  return found;
}

scene::Bounds RayTriangles::bounds() const {
  return m_tree ? m_tree->bounds() : scene::Bounds();
}

std::uint64_t RayTriangles::memory() const {
  return m_tree ? m_tree->memory() : 0;
}

} // namespace vitrine::picking
