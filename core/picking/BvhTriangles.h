#pragma once

#include "core/base/ItemSet.h"
#include "core/picking/RayStep.h"
#include "core/picking/RayTriangle.h"
#include "core/scene/Bvh.h"

#include <vector>

namespace vitrine::picking {

/// Triangles in a hierarchy of our own, for machines that Embree is not built for. Immutable after its making; any
/// thread may ask it.
class BvhTriangles {
public:
  /// Throws what `step` throws.
  BvhTriangles(std::vector<RayTriangle> triangles, const RayStep& step) : m_tree(std::move(triangles), step) {}

  /// True if the ray meets a triangle of the visible items before `best`, which then becomes that hit, but for its
  /// position.
  bool meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const;
  scene::Bounds bounds() const { return m_tree.bounds(); }
  /// Approximate bytes held.
  std::uint64_t memory() const { return m_tree.memory(); }

private:
  scene::Bvh<RayTriangle> m_tree;
};

} // namespace vitrine::picking
