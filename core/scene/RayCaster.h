#pragma once

#include "core/base/Progress.h"
#include "core/scene/Pose.h"
#include "core/scene/Scene.h"

#include <QVector3D>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::scene {

struct Ray {
  QVector3D origin;
  QVector3D direction; ///< need not be unit length
};

/// Where a ray met the scene.
struct Hit {
  DrawItemId item = 0;
  std::uint32_t triangle = 0; ///< within the item's surface
  float distance = 0;         ///< in lengths of the ray's direction
  QVector3D barycentric;      ///< of the three corners, in index order
  QVector3D position;         ///< world space
  std::uint32_t frame = 0;    ///< of the mesh, in the pose it was met in
  int backdrop = kNone;       ///< of castSeen: distance and position are in this backdrop's space; kNone: in the world
};

/// Picking: a bounding volume hierarchy over the triangles of all DrawItems in world space, built once per scene on a
/// worker; what belongs to a figure is looked at as it stands in a pose - without a hierarchy where it stands otherwise than
/// at rest - and what faces the eye as it stands to the ray's origin. Casting is const and thread-safe. Exact where render's own picking is not
/// (docs/adr/0003-own-picking.md).
class RayCaster {
public:
  /// Throws base::Cancelled through `progress`.
  explicit RayCaster(ScenePtr scene, Progress* progress = nullptr);

  /// The nearest front-facing hit among the visible items of the world (all when `visible` is empty); backdrops are not
  /// part of it. Both faces of items whose material culls nothing count. Without a `pose` figures stand as the scene has
  /// them at rest.
  std::optional<Hit> cast(const Ray& ray, const std::vector<bool>& visible = {}, const Pose* pose = nullptr) const;
  /// What is seen by an eye at the ray's origin: the world, and where that shows its sky or nothing the backdrops, those
  /// drawn last first; the sky's own surface where there is nothing in them.
  std::optional<Hit> castSeen(const Ray& ray, const std::vector<bool>& visible = {}, const Pose* pose = nullptr) const;

  /// Approximate bytes held.
  std::uint64_t memory() const;

private:
  struct Triangle {
    QVector3D corner;
    QVector3D edge1;
    QVector3D edge2;
    DrawItemId item;
    std::uint32_t number : 31;
    std::uint32_t doubleSided : 1;
  };
  struct BvhNode {
    QVector3D min;
    std::uint32_t first;   ///< a leaf's first triangle; an inner node's right child
    QVector3D max;
    std::uint32_t count;   ///< triangles; 0: inner node, its left child follows it
  };

  struct Bvh {
    std::vector<Triangle> triangles;
    std::vector<BvhNode> nodes;
  };

  /// The triangles of the world or of one backdrop.
  struct Tree {
    Bvh still;
    Bvh resting;                      ///< of `moving`, at rest
    std::vector<DrawItemId> moving;   ///< items that may stand otherwise in other poses
    std::vector<DrawItemId> standing; ///< items whose shape is that of a pose, or that of an eye
  };

  void collect(Progress* progress);
  void addTriangles(Bvh& bvh, DrawItemId item) const;
  static void build(Bvh& bvh, std::uint32_t first, std::uint32_t count, Progress* progress, int depth);
  std::optional<Hit> castAt(const Tree& tree, const Ray& ray, const std::vector<bool>& visible, const Pose* pose) const;
  static bool castAtBvh(const Bvh& bvh, const Ray& ray, const std::vector<bool>& visible, Hit& best);
  bool castAtMoving(const Tree& tree, const Ray& ray, const std::vector<bool>& visible, const Pose& pose,
                    Hit& best) const;
  bool castAtItems(const std::vector<DrawItemId>& items, const Ray& ray, const std::vector<bool>& visible,
                   const Pose& pose, Hit& best) const;
  bool isDoubleSided(DrawItemId item) const;
  bool isSky(DrawItemId item) const;

  ScenePtr m_scene;
  Pose m_rest;
  std::vector<Tree> m_trees; ///< of the world, then of each backdrop
};

} // namespace vitrine::scene
