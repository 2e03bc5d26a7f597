#pragma once

#include "core/base/ItemSet.h"
#include "core/picking/RayStep.h"
#include "core/picking/RayTriangle.h"

#include <memory>
#include <vector>

namespace vitrine::picking {

/// Triangles in a hierarchy that answers which of them a ray meets first. Immutable after its making; any thread may
/// ask it. EmbreeTriangles where Embree is installed, else BvhTriangles.
class RayTriangles {
public:
  RayTriangles() = default;
  /// Triangles have finite corners. Throws std::bad_alloc, and what `step` throws.
  RayTriangles(std::vector<RayTriangle> triangles, const RayStep& step);

  /// True if the ray meets a triangle of the visible items before `best`, which then becomes that hit, but for its
  /// position.
  bool meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const;
  /// Box around all of it.
  scene::Bounds bounds() const;
  /// Approximate bytes held.
  std::uint64_t memory() const;

private:
  class Tree;

  std::shared_ptr<const Tree> m_tree; ///< null: no triangles
};

} // namespace vitrine::picking
