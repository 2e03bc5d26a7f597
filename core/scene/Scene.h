#pragma once

#include "core/scene/DrawItem.h"
#include "core/scene/RecordIndex.h"
#include "core/scene/SceneData.h"
#include "core/scene/SceneExtent.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::scene {

/// A world with its surfaces numbered and its nodes placed. A loader fills in the data, then animation::finishScene
/// makes the rest of it; immutable and shared after.
class Scene : public SceneData {
public:
  /// SceneChecks.h
  bool indicesInRange() const;

  /// Numbers the DrawItems and composes world transforms: the part of animation::finishScene that needs the data alone.
  /// Asserts indicesInRange: loaders check as they build. Without links, itemsOf and framesOf find nothing.
  void finish(RecordLinks links);
  /// Takes what animation::finishScene measured.
  void setExtent(const SceneExtent& extent) { m_extent = extent; }

  const std::vector<DrawItem>& drawItems() const { return m_drawItems; }
  const QMatrix4x4& worldTransform(int node) const { return m_world[static_cast<std::size_t>(node)]; }
  const Surface& surfaceOf(DrawItemId item) const;
  const Mesh& meshOf(DrawItemId item) const;
  Bounds worldBounds(DrawItemId item) const;

  const Bounds& bounds() const { return m_extent.bounds; }
  std::uint64_t defaultTriangles() const { return m_extent.defaultTriangles; }
  const Bounds& animatedBounds() const { return m_extent.animatedBounds; }
  /// The leaves of an item's surface; null: none are known.
  const SurfaceLeaves* leavesOf(DrawItemId item) const;
  /// The backdrop an item belongs to; kNone: the world.
  int backdropOf(DrawItemId item) const {
    return m_backdropOf.empty() ? kNone : m_backdropOf[static_cast<std::size_t>(item)];
  }
  /// The animated model that a node belongs to; kNone: none.
  int animatedModelOf(int node) const {
    return m_animatedModelOf.empty() ? kNone : m_animatedModelOf[static_cast<std::size_t>(node)];
  }

  /// The record a triangle of an item came from; nullopt when the surface has none, or no such triangle.
  std::optional<RecordRef> recordOf(DrawItemId item, std::uint32_t triangle, std::uint64_t frame = 0) const;
  /// The fields of that record that are about this item; empty: all.
  const std::vector<std::size_t>& recordFieldsOf(DrawItemId item) const;
  /// Index of the records, for SceneRecords.h.
  const RecordIndex& recordIndex() const { return m_records; }

  /// Vertices of all meshes, each once.
  std::uint64_t vertexCount() const;
  /// Surfaces of all meshes, each once.
  std::uint64_t surfaceCount() const;

private:
  void numberDrawItems();
  void assignBackdrops();
  void assignAnimatedModels();

  std::vector<DrawItem> m_drawItems;
  std::vector<QMatrix4x4> m_world; ///< by node
  SceneExtent m_extent;
  std::vector<int> m_backdropOf;      ///< by item; empty: there are no backdrops
  std::vector<int> m_animatedModelOf; ///< by node; empty: there are no animated models
  RecordIndex m_records;
};

using ScenePtr = std::shared_ptr<const Scene>;

} // namespace vitrine::scene

namespace vitrine {
using scene::Scene;
using scene::ScenePtr;
} // namespace vitrine
