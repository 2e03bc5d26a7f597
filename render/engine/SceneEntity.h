#pragma once

#include "core/scene/Pose.h"
#include "core/scene/SceneState.h"
#include "render/PreparedScene.h"
#include "render/build/BuiltScene.h"
#include "render/build/DrawOrders.h"
#include "render/build/MovingLamps.h"
#include "render/build/PosedBatch.h"
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
  /// `assets` as found so far; `effects` must outlive it.
  SceneEntity(PreparedScenePtr prepared, scene::SceneAssets assets, EffectLibrary& effects);

  const PreparedScenePtr& prepared() const { return m_prepared; }
  const scene::SceneAssets& assets() const { return m_assets; }

  void applyPatch(const scene::ScenePatch& patch);
  void setState(const scene::SceneState& state);
  const scene::SceneState& state() const { return m_state; }
  /// Of what the state shows, only these are drawn; null: all. Rewrites the batches that it makes a difference to.
  void setSeen(std::shared_ptr<const DrawSet> seen);
  const DrawSet& drawn() const { return m_drawn; }
  /// What the state shows, seen or not.
  const DrawSet& shown() const { return m_shown; }
  /// Of its figures, as drawn.
  const scene::PosePtr& pose() const { return m_pose; }

  int translucentPasses() const { return m_orders.passCount(); }
  std::uint64_t triangles() const;
  int batchCount() const;
  bool isReady() const { return m_textures->isReady(); }

  /// Which of its labels belong to something drawn (Label.h).
  std::vector<bool> labelsVisible() const;
  /// Items that are drawn and hide what is behind them.
  std::vector<bool> opaqueItems() const;
  /// Around all items of a backdrop; empty: nothing of it is drawn now.
  scene::Bounds backdropBounds(int backdrop) const;
  /// Around what is drawn of figures, where it stands now.
  scene::Bounds figureBounds() const;

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
  /// Of all translucent batches, or only of those that have moved since they were sorted.
  std::vector<SortTask> sortTasks(const QVector3D& eye, SortAll all = SortAll::Yes);
  bool isSorted() const;
  /// Takes what has been sorted, except where other items are drawn by now.
  void applySorted(std::vector<SortTask> tasks);

private:
  struct Entry {
    BatchEntity* entity;
    std::unique_ptr<PosedBatch> posed; ///< null: no pose changes it
    std::uint64_t revision = 0;        ///< counts changes of what it draws
    bool sorted = true;                ///< false: it has moved since
    bool lamps = false;                ///< the scene's lamps light it
  };

  void addEntity(std::shared_ptr<const Batch> batch);
  void rewrite(Entry& entry);
  void followPose(Entry& entry);
  void dress(Entry& entry);
  BatchEntity::Uniforms lampsOn(const BatchEntity& entity) const;
  DrawSet drawnOfShown() const;
  std::vector<Qt3DRender::QParameter*> sharedParameters(const EffectKey& effect);
  Qt3DRender::QParameter* makeParameter(const QString& name, const QVariant& value);
  void redress(const std::set<int>& materials, const scene::SceneAssets& before);
  void splitOff(int material);
  DrawOrders currentOrders() const;
  std::set<int> materialsOf(const scene::ScenePatch& patch) const;
  std::vector<std::uint32_t> shownIndices(const BatchEntity& entity) const;
  std::vector<std::uint32_t> orderedIndices(const Entry& entry) const;
  static PositionRecords positionsOf(const Entry& entry);
  QVector3D eyeFor(const Entry& entry, const QVector3D& eye) const;
  bool isTranslucent(const BatchEntity& entity) const;

  PreparedScenePtr m_prepared;
  scene::SceneAssets m_assets;
  EffectLibrary& m_effects;
  MovingLamps m_lamps;
  LightmapPages m_light;
  SceneTextures* m_textures;
  Qt3DRender::QParameter* m_lightmap;
  Qt3DRender::QParameter* m_averageLight;
  Qt3DRender::QParameter* m_bumpedLightmap = nullptr; ///< null until a material asks for it
  Qt3DRender::QParameter* m_firstBumpedPage = nullptr;
  Qt3DCore::QBuffer* m_noColors;
  std::set<int> m_splitMaterials; ///< that have left the merged batches they were prepared in
  DrawSet m_unsplit;              ///< items that have not
  std::vector<Entry> m_entities;
  DrawOrders m_orders;
  scene::SceneState m_state;
  ColorChoice m_colors;
  DrawSet m_shown;
  std::shared_ptr<const DrawSet> m_seen; ///< null: everything
  DrawSet m_drawn;                       ///< what is in both
  scene::PosePtr m_pose;
  std::vector<scene::DrawItemId> m_figureItems;
  std::optional<QVector3D> m_eye;
};

} // namespace vitrine::render
