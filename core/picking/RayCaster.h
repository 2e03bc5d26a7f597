#pragma once

#include "core/animation/Pose.h"
#include "core/base/ItemSet.h"
#include "core/base/Progress.h"
#include "core/picking/FacingSurfaces.h"
#include "core/picking/PlacedSurfaces.h"
#include "core/picking/RayTriangles.h"
#include "core/scene/Scene.h"

#include <QVector3D>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::picking {

/// Picking: bounding volume hierarchies over the triangles of all DrawItems, built once per scene on a worker: one in
/// world space, and one for each run of triangles that several items of the world show (PlacedSurfaces). What belongs
/// to an animated model is looked at as it stands in a pose - without a hierarchy where it stands otherwise than at
/// rest - and what faces the eye as it stands to the ray's origin. Casting is const and thread-safe. Exact where
/// render's own picking is not (docs/adr/0003-own-picking.md).
class RayCaster {
public:
  /// Throws base::Cancelled through `progress`.
  explicit RayCaster(ScenePtr scene, Progress* progress = nullptr);
  /// Ray caster of these items alone, as they stand in one pose, for many rays into it: what is animated is in the
  /// hierarchy, too. Whatever pose casting is given, it is this one.
  RayCaster(ScenePtr scene, animation::PosePtr pose, const ItemSet& items, Progress* progress = nullptr);

  /// The nearest front-facing hit among the visible items of the world; backdrops are not part of it. Both faces of
  /// items whose material culls nothing count. Without a `pose` animated models stand as the scene has them at rest.
  std::optional<Hit> cast(const scene::Ray& ray, const ItemSet& visible = ItemSet::everything(),
                          const animation::Pose* pose = nullptr) const;
  /// Distance, in lengths of the ray's direction, to the nearest front face of the items nearer than `farthest`, at
  /// rest; items that turn to the eye or have frames of their own are left out.
  std::optional<float> distanceAtRest(const scene::Ray& ray, float farthest, const ItemSet& items) const;
  /// Hit that an eye at the ray's origin sees: in the world, and where that shows its sky or nothing in the backdrops,
  /// those drawn last first; the sky's own surface where there is nothing in them.
  std::optional<Hit> castSeen(const scene::Ray& ray, const ItemSet& visible = ItemSet::everything(),
                              const animation::Pose* pose = nullptr) const;

  /// Hit on the picture of a sky: what is infinitely far away and made of sky (scene::MaterialModel::Sky), which
  /// castSeen passes by.
  std::optional<Hit> castSkyPicture(const scene::Ray& ray, const ItemSet& visible = ItemSet::everything()) const;

  /// Approximate bytes held.
  std::uint64_t memory() const;

private:
  /// The triangles of the world or of one backdrop.
  struct Tree {
    RayTriangles still;
    PlacedSurfaces placed;               ///< still as well: what is in the world more than once
    FacingSurfaces facing;               ///< what turns to the eye
    RayTriangles resting;                ///< of `moving`, at rest
    RayTriangles sky;                    ///< the picture of a sky, of a backdrop that moves with the eye
    std::vector<DrawItemIndex> moving;   ///< items that may stand otherwise in other poses
    std::vector<DrawItemIndex> standing; ///< items of animated models whose shape is that of a pose
  };

  void collect(const ItemSet& only, Progress* progress);
  /// Items of `only` in the world that always stand as they do.
  std::vector<DrawItemIndex> fixedItems(const ItemSet& only) const;
  void addTriangles(DrawItemIndex item, std::vector<RayTriangle>& triangles) const;
  std::optional<Hit> castAt(const Tree& tree, const scene::Ray& ray, const ItemSet& visible,
                            const animation::Pose* pose) const;
  static bool castAtTriangles(const RayTriangles& triangles, const scene::Ray& ray, const ItemSet& visible, Hit& best);
  static bool castAtPlaced(const PlacedSurfaces& placed, const scene::Ray& ray, const ItemSet& visible, Hit& best);
  bool castAtMoving(const Tree& tree, const scene::Ray& ray, const ItemSet& visible, const animation::Pose& pose,
                    Hit& best) const;
  bool castAtItems(const std::vector<DrawItemIndex>& items, const scene::Ray& ray, const ItemSet& visible,
                   const animation::Pose& pose, Hit& best) const;
  bool isSky(DrawItemIndex item) const;

  ScenePtr m_scene;
  animation::PosePtr m_pose; ///< at rest, or the only one
  bool m_onePose = false;
  Tree m_world;
  scene::ByBackdrop<Tree> m_backdrops;
};

} // namespace vitrine::picking
