#pragma once

#include "core/base/ItemSet.h"
#include "core/picking/RayTriangles.h"
#include "core/scene/Bvh.h"
#include "core/scene/Scene.h"

#include <QMatrix4x4>

#include <memory>
#include <vector>

namespace vitrine::picking {

/// Draw items of the same triangles, with one hierarchy for these, in their mesh's own space, and one of the items'
/// boxes above: a forest of the same tree costs little more than the tree. Immutable after its making.
class PlacedSurfaces {
public:
  PlacedSurfaces() = default;
  /// `items` stand as at rest; those that have no partner, or whose node mirrors or flattens, are left out.
  PlacedSurfaces(const Scene& scene, const std::vector<DrawItemIndex>& items, const RayStep& step);

  /// The items that are in here.
  const ItemSet& items() const { return m_items; }
  /// True if the ray meets a triangle of the visible items before `best`, which then becomes that hit, but for its
  /// position.
  bool meets(const scene::Ray& ray, const ItemSet& visible, Hit& best) const;
  /// Approximate bytes held.
  std::uint64_t memory() const;

private:
  struct Place {
    QVector3D min; ///< world space
    QVector3D max;
    QMatrix4x4 toMesh;
    const RayTriangles* triangles = nullptr;
    DrawItemIndex item;

    void addTo(scene::Bounds& box) const {
      box.add(min);
      box.add(max);
    }
    QVector3D centre() const { return (min + max) / 2.0F; }
    float order(int axis) const { return min[axis] + max[axis]; }
  };

  std::vector<std::unique_ptr<const RayTriangles>> m_shapes;
  scene::Bvh<Place> m_places;
  ItemSet m_items;
};

} // namespace vitrine::picking
