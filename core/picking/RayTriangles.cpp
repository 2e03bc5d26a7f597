#include "core/picking/RayTriangles.h"

#ifdef VITRINE_HAS_EMBREE
#include "core/picking/EmbreeTriangles.h"
#else
#include "core/picking/BvhTriangles.h"
#endif

namespace vitrine::picking {
namespace {

#ifdef VITRINE_HAS_EMBREE
using Chosen = EmbreeTriangles;
#else
using Chosen = BvhTriangles;
#endif

} // namespace

class RayTriangles::Tree : public Chosen {
public:
  using Chosen::Chosen;
};

RayTriangles::RayTriangles(std::vector<RayTriangle> triangles, const RayStep& step) {
  if (!triangles.empty()) {
    m_tree = std::make_shared<const Tree>(std::move(triangles), step);
  }
}

bool RayTriangles::meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const {
  return m_tree && m_tree->meets(ray, visible, best);
}

scene::Bounds RayTriangles::bounds() const {
  return m_tree ? m_tree->bounds() : scene::Bounds();
}

std::uint64_t RayTriangles::memory() const {
  return m_tree ? m_tree->memory() : 0;
}

} // namespace vitrine::picking
