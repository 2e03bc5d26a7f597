#pragma once

#include "core/base/ItemSet.h"
#include "core/picking/RayStep.h"
#include "core/picking/RayTriangle.h"

#include <memory>
#include <vector>

namespace vitrine::picking {

/// Triangles in a scene of Embree (docs/adr/0047-rays-on-embree.md). Immutable after its making; any thread may ask it.
class EmbreeTriangles {
public:
  /// `triangles`: at least one, with finite corners. Throws std::bad_alloc, and what `step` throws.
  EmbreeTriangles(std::vector<RayTriangle> triangles, const RayStep& step);
  ~EmbreeTriangles();

  /// True if the ray meets a triangle of the visible items before `best`, which then becomes that hit, but for its
  /// position.
  bool meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const;
  const scene::Bounds& bounds() const { return m_bounds; }
  /// Approximate bytes held.
  std::uint64_t memory() const { return m_memory; }

private:
  struct Content;

  std::unique_ptr<Content> m_content;
  scene::Bounds m_bounds;
  std::uint64_t m_memory = 0;
};

} // namespace vitrine::picking
