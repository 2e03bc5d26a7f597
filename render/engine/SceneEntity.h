#pragma once

#include "core/session/Snapshot.h"
#include "render/ScenePreparation.h"
#include "render/batching/DeformedBatch.h"
#include "render/batching/DynamicLights.h"
#include "render/batching/MaterialUses.h"
#include "render/batching/RenderScene.h"
#include "render/batching/TranslucentPasses.h"
#include "render/engine/BatchEntity.h"
#include "render/engine/EffectLibrary.h"
#include "render/engine/SceneTextures.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace vitrine::render {

/// A prepared scene as Qt3D nodes, with what may change about it: assets found later, what is drawn, light styles.
/// Build it without a parent, then give it one: Qt3D takes the whole tree in at once. GUI thread only.
class SceneEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  /// `shown` is of the prepared scene; `effects` must outlive it.
  SceneEntity(RenderScenePtr prepared, session::Snapshot shown, EffectLibrary& effects);

  const RenderScenePtr& prepared() const { return m_prepared; }
  /// Snapshot that is shown now.
  const session::Snapshot& snapshot() const { return m_snapshot; }
  const scene::SceneAssets& assets() const { return m_snapshot.assets; }

  /// Takes assets that differ from those before by this patch.
  void applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after);
  /// Shows another state of the scene, in the pose that goes with it. Assets change by patches alone.
  void show(const session::Snapshot& snapshot);
  const state::EvaluatedState& state() const { return *m_snapshot.state; }
  /// Limit to the items that the state shows: only `seen` are drawn; null: all. Rewrites the batches that change.
  void setSeen(std::shared_ptr<const ItemSet> seen);
  const ItemSet& drawn() const { return m_drawn; }
  /// Items that the state shows, seen or not.
  const ItemSet& shown() const { return m_shown; }
  /// Pose of the scene's animated models, as drawn.
  const animation::PosePtr& pose() const { return m_snapshot.pose; }

  int translucentPasses() const { return m_orders.passCount(); }
  std::uint64_t triangles() const;
  int batchCount() const;
  bool isReady() const { return m_textures->isReady(); }

  /// Flag per label, true if it belongs to something drawn (Label.h).
  std::vector<bool> labelsVisible() const;
  /// Items that are drawn and hide what is behind them.
  ItemSet opaqueItems() const;
  /// Bounds of all items of a backdrop; empty: nothing of it is drawn now.
  scene::Bounds backdropBounds(int backdrop) const;
  /// Bounds of all drawn items of animated models, in the present pose.
  scene::Bounds animatedBounds() const;

  /// Orders the triangles of translucent batches from far to near as seen from `eye`.
  void sortTranslucent(const QVector3D& eye);

  /// The same in steps, so that a worker can do the sorting of `indices` (TriangleSorter).
  struct SortTask {
    std::size_t entity = 0;
    std::uint64_t revision = 0; ///< of the entity's indices when the task was made
    PositionRecords positions;
    QVector3D eye; ///< in their space
    std::vector<std::uint32_t> indices;
  };
  enum class SortAll { Yes, OnlyMoved };
  /// Tasks of all translucent batches, or only of those that have moved since they were sorted.
  std::vector<SortTask> sortTasks(const QVector3D& eye, SortAll all = SortAll::Yes);
  bool isSorted() const;
  /// Takes what has been sorted, except where other items are drawn by now.
  void applySorted(std::vector<SortTask> tasks);

private:
  struct Entry {
    BatchEntity* entity;
    std::unique_ptr<DeformedBatch> posed; ///< null: no pose changes it
    std::uint64_t revision = 0;           ///< counts changes of what it draws
    bool sorted = true;                   ///< false: it has moved since
    bool dynamicallyLit = false;          ///< dynamic lights of the scene light it
  };

  /// The uniforms of lightmaps that all batches share; owned by Qt3D's tree.
  struct LightmapParameters {
    Qt3DRender::QParameter* pages;
    Qt3DRender::QParameter* average;
    Qt3DRender::QParameter* bumped = nullptr; ///< null until a material asks for it
    Qt3DRender::QParameter* firstBumped = nullptr;
  };

  void addEntity(std::shared_ptr<const Batch> batch);
  void rewrite(Entry& entry);
  void followPose(Entry& entry);
  void dress(Entry& entry);
  Uniforms dynamicLightsOn(const BatchEntity& entity) const;
  ItemSet drawnOfShown() const;
  std::vector<Qt3DRender::QParameter*> sharedParameters(const EffectKey& effect);
  Qt3DRender::QParameter* makeParameter(const QString& name, const QVariant& value);
  void redress(const std::set<int>& materials, const scene::SceneAssets& before);
  void splitOff(int material);
  std::vector<std::uint32_t> shownIndices(const BatchEntity& entity) const;
  std::vector<std::uint32_t> orderedIndices(const Entry& entry) const;
  static PositionRecords positionsOf(const Entry& entry);
  QVector3D eyeFor(const Entry& entry, const QVector3D& eye) const;
  bool isTranslucent(const BatchEntity& entity) const;

  RenderScenePtr m_prepared;
  session::Snapshot m_snapshot;
  EffectLibrary& m_effects;
  DynamicLights m_dynamicLights;
  LightmapPages m_light;
  SceneTextures* m_textures;
  LightmapParameters m_lightmaps;
  Qt3DCore::QBuffer* m_noColors;
  std::set<int> m_splitMaterials; ///< that have left the merged batches they were prepared in
  ItemSet m_splitItems;           ///< items that have
  std::vector<Entry> m_entities;
  MaterialUses m_uses;
  TranslucentPasses m_orders;
  ColorChoice m_colors;
  ItemSet m_shown;
  std::shared_ptr<const ItemSet> m_seen; ///< null: everything
  ItemSet m_drawn;                       ///< items in both
  std::vector<scene::DrawItemId> m_animatedItems;
  std::optional<QVector3D> m_eye;
};

} // namespace vitrine::render
