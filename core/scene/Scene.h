#pragma once

#include "core/scene/DrawItem.h"
#include "core/scene/RecordIndex.h"
#include "core/scene/SceneData.h"
#include "core/scene/SceneExtent.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// A world with its surfaces numbered and its nodes placed; made by a SceneBuilder, immutable and shared after.
class Scene : public SceneData {
public:
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;

  const ByItem<DrawItem>& drawItems() const { return m_drawItems; }
  const QMatrix4x4& worldTransform(NodeIndex node) const { return m_world[node]; }
  const Surface& surfaceOf(DrawItemIndex item) const;
  const Mesh& meshOf(DrawItemIndex item) const;
  Bounds worldBounds(DrawItemIndex item) const;

  const Bounds& bounds() const { return m_extent.bounds; }
  std::uint64_t defaultTriangles() const { return m_extent.defaultTriangles; }
  const Bounds& animatedBounds() const { return m_extent.animatedBounds; }
  /// The leaves of an item's surface; null: none are known.
  const SurfaceLeaves* leavesOf(DrawItemIndex item) const;
  /// The backdrop an item belongs to; kNone: the world.
  BackdropIndex backdropOf(DrawItemIndex item) const { return m_backdropOf.empty() ? kNone : m_backdropOf[item]; }
  /// The animated model that a node belongs to; kNone: none.
  AnimatedModelIndex animatedModelOf(NodeIndex node) const {
    return m_animatedModelOf.empty() ? kNone : m_animatedModelOf[node];
  }

  /// The record a triangle of an item came from; nullopt when the surface has none, or no such triangle.
  std::optional<RecordRef> recordOf(DrawItemIndex item, std::uint32_t triangle, std::uint64_t frame = 0) const;
  /// The fields of that record that are about this item; empty: all.
  const std::vector<std::size_t>& recordFieldsOf(DrawItemIndex item) const;
  /// Index of the records, for SceneRecords.h.
  const RecordIndex& recordIndex() const { return m_records; }

  /// Vertices of all meshes, each once.
  std::uint64_t vertexCount() const;
  /// Surfaces of all meshes, each once.
  std::uint64_t surfaceCount() const;

private:
  friend class SceneBuilder;

  Scene(SceneData&& data, RecordLinks links);

  void numberDrawItems();
  void assignBackdrops();
  void assignAnimatedModels();

  ByItem<DrawItem> m_drawItems;
  ByNode<QMatrix4x4> m_world;
  SceneExtent m_extent;
  ByItem<BackdropIndex> m_backdropOf;           ///< empty: there are no backdrops
  ByNode<AnimatedModelIndex> m_animatedModelOf; ///< empty: there are no animated models
  RecordIndex m_records;
};

using ScenePtr = std::shared_ptr<const Scene>;

} // namespace vitrine::scene

namespace vitrine {
using scene::Scene;
using scene::ScenePtr;
} // namespace vitrine
