#pragma once

#include "core/collision/CollisionWorld.h"
#include "core/scene/Bvh.h"

#include <memory>
#include <vector>

namespace vitrine::collision {

/// Result of a hull trace: the way that a box came.
struct SweepResult {
  float fraction = 1;        ///< of the way; a little before what it met
  QVector3D normal;          ///< of what it met; null when it met nothing
  bool startsInside = false; ///< the box stood in a brush, which then was passed through
  int brush = -1;            ///< into CollisionWorld::brushes: the brush that the box met, or stood in

  bool met() const { return fraction < 1.0F; }
};

/// Tracer of axis-aligned boxes through a scene's brushes. Exact for convex bodies. One thread at a time: the bevel
/// planes of a brush are worked out when a sweep first comes near.
class HullTracer {
public:
  explicit HullTracer(std::shared_ptr<const CollisionWorld> world);

  const CharacterSettings& walker() const { return m_world->walker; }
  /// Bounds of all brushes.
  scene::Bounds bounds() const { return m_tree.bounds(); }
  /// Distance that a box is held off the brushes it meets.
  float gap() const { return m_gap; }

  /// Moves a box of these half sizes from `centre` along `way`.
  SweepResult sweep(const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way) const;
  /// True if a box stands in no brush.
  bool isFree(const QVector3D& centre, const QVector3D& halfSize) const;

private:
  /// Box of a brush, by which the brush is found.
  struct BrushBox {
    scene::Bounds box;
    std::uint32_t brush = 0;

    void addTo(scene::Bounds& all) const { all.add(box); }
    QVector3D centre() const { return box.centre(); }
    float order(int axis) const { return box.min()[axis] + box.max()[axis]; }
  };
  struct Hull {
    bool known = false;
    std::vector<CollisionPlane> planes;
  };

  /// Tree of the brushes that have a box.
  static scene::Bvh<BrushBox> treeOf(const CollisionWorld& world);
  const std::vector<CollisionPlane>& planesOf(std::uint32_t brush) const;
  void sweepAt(std::uint32_t brush, const QVector3D& centre, const QVector3D& halfSize, const QVector3D& way,
               SweepResult& best) const;

  std::shared_ptr<const CollisionWorld> m_world;
  scene::Bvh<BrushBox> m_tree;
  float m_gap = 0;
  mutable std::vector<Hull> m_hulls; ///< by brush
};

} // namespace vitrine::collision
