#pragma once

#include "core/animation/Pose.h"
#include "core/base/ItemSet.h"
#include "core/base/Progress.h"
#include "core/scene/Bvh.h"
#include "core/scene/Ray.h"
#include "core/scene/Scene.h"

#include <QVector3D>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::picking {

/// Point where a ray met the scene.
struct Hit {
  DrawItemIndex item;
  std::uint32_t triangle = 0; ///< within the item's surface
  float distance = 0;         ///< in lengths of the ray's direction
  QVector3D barycentric;      ///< of the three corners, in index order
  QVector3D position;         ///< world space
  std::uint32_t frame = 0;    ///< of the mesh, in the pose it was met in
  /// Of castSeen: distance and position are in this backdrop's space; kNone: in the world.
  scene::BackdropIndex backdrop;
};

/// Picking: a bounding volume hierarchy over the triangles of all DrawItems in world space, built once per scene on a
/// worker; what belongs to an animated model is looked at as it stands in a pose - without a hierarchy where it stands
/// otherwise than at rest - and what faces the eye as it stands to the ray's origin. Casting is const and thread-safe.
/// Exact where render's own picking is not (docs/adr/0003-own-picking.md).
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
  struct Triangle {
    QVector3D corner;
    QVector3D edge1;
    QVector3D edge2;
    DrawItemIndex item;
    std::uint32_t number : 31;
    std::uint32_t doubleSided : 1;

    void addTo(scene::Bounds& box) const {
      box.add(corner);
      box.add(corner + edge1);
      box.add(corner + edge2);
    }
    QVector3D centre() const { return corner + (edge1 + edge2) / 3.0F; }
    float order(int axis) const { return 3 * corner[axis] + edge1[axis] + edge2[axis]; }
  };
  using Triangles = scene::Bvh<Triangle>;

  /// The triangles of the world or of one backdrop.
  struct Tree {
    Triangles still;
    Triangles resting;                   ///< of `moving`, at rest
    Triangles sky;                       ///< the picture of a sky, of a backdrop that moves with the eye
    std::vector<DrawItemIndex> moving;   ///< items that may stand otherwise in other poses
    std::vector<DrawItemIndex> standing; ///< items whose shape is that of a pose, or that of an eye
  };

  void collect(const ItemSet& only, Progress* progress);
  void addTriangles(DrawItemIndex item, std::vector<Triangle>& triangles) const;
  std::optional<Hit> castAt(const Tree& tree, const scene::Ray& ray, const ItemSet& visible,
                            const animation::Pose* pose) const;
  static bool castAtTriangles(const Triangles& triangles, const scene::Ray& ray, const ItemSet& visible, Hit& best);
  bool castAtMoving(const Tree& tree, const scene::Ray& ray, const ItemSet& visible, const animation::Pose& pose,
                    Hit& best) const;
  bool castAtItems(const std::vector<DrawItemIndex>& items, const scene::Ray& ray, const ItemSet& visible,
                   const animation::Pose& pose, Hit& best) const;
  bool isDoubleSided(DrawItemIndex item) const;
  bool isSky(DrawItemIndex item) const;

  ScenePtr m_scene;
  animation::PosePtr m_pose; ///< at rest, or the only one
  bool m_onePose = false;
  Tree m_world;
  scene::ByBackdrop<Tree> m_backdrops;
};

} // namespace vitrine::picking
