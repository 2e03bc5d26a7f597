#pragma once

#include "core/base/ItemSet.h"
#include "core/picking/RayTriangle.h"

#include <functional>
#include <memory>
#include <vector>

namespace vitrine::picking {

/// Triangles in a hierarchy that answers which of them a ray meets first. Immutable after its making; any thread may
/// ask it. Two implementations exist (docs/adr/0047-rays-on-embree.md): over Embree, and over scene::Bvh for machines
/// that Embree is not built for.
class RayTriangles {
public:
  /// Step of the making, called again and again with the number of triangles that are looked at; it may throw to give
  /// up.
  using Step = std::function<void(std::uint32_t count)>;

  RayTriangles() = default;
  /// Triangles have finite corners. Throws std::bad_alloc, and what `step` throws.
  RayTriangles(std::vector<RayTriangle> triangles, const Step& step);

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
