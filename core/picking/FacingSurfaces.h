#pragma once

#include "core/base/ItemSet.h"
#include "core/picking/RayTriangles.h"
#include "core/scene/Bvh.h"
#include "core/scene/Scene.h"

#include <vector>

namespace vitrine::picking {

/// Triangles that turn to the eye and otherwise stay where they are, such as detail sprites: a hierarchy over all the
/// room that each takes as it turns. A ray meets them as they stand to its origin. Immutable after its making.
class FacingSurfaces {
public:
  FacingSurfaces() = default;
  /// `items` face the eye, and are at rest in every pose.
  FacingSurfaces(const Scene& scene, const std::vector<DrawItemIndex>& items, const RayStep& step);

  /// True if the ray meets a triangle of the visible items before `best`, which then becomes that hit, but for its
  /// position. `scene`: the one that this was made of.
  bool meets(const Scene& scene, const scene::Ray& ray, const ItemSet& visible, Hit& best) const;
  /// Approximate bytes held.
  std::uint64_t memory() const { return m_turning.memory(); }

private:
  /// Room that one triangle takes as it turns.
  struct Turning {
    QVector3D min; ///< world space
    QVector3D max;
    DrawItemIndex item;
    std::uint32_t triangle = 0;

    void addTo(scene::Bounds& box) const {
      box.add(min);
      box.add(max);
    }
    QVector3D centre() const { return (min + max) / 2.0F; }
    float order(int axis) const { return min[axis] + max[axis]; }
  };

  scene::Bvh<Turning> m_turning;
};

} // namespace vitrine::picking
