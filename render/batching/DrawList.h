#pragma once

#include "core/session/Snapshot.h"
#include "render/batching/DeformedBatch.h"
#include "render/batching/DynamicLights.h"
#include "render/batching/MaterialUniforms.h"
#include "render/batching/MaterialUses.h"
#include "render/batching/RenderScene.h"
#include "render/batching/TranslucentPasses.h"

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace vitrine::render {

/// One batch as it is drawn now.
struct DrawCall {
  std::shared_ptr<const Batch> batch;
  std::unique_ptr<DeformedBatch> posed; ///< the batch in the present pose; null: no pose changes it
  RenderMaterial material;              ///< under the present assets
  std::uint32_t indexCount = 0;         ///< of the drawn items

  bool isTranslucent() const { return stageOf(material.effect) == Stage::Translucent; }
  bool isDynamicallyLit() const { return render::isDynamicallyLit(material.effect); }
};

/// Draw calls of a prepared scene in a state, without a display: batches, and what state, pose, assets and eye make of
/// them. A renderer keeps a copy on its side up to date by the changes.
class DrawList {
public:
  /// Parts of a draw call that a renderer has to take over anew.
  struct Changes {
    bool indices = false;
    bool place = false;
    bool vertices = false;
    bool colors = false;
    bool bounds = false;
    bool material = false; ///< effect and all uniforms, dynamic lights included
    bool lights = false;   ///< uniforms of dynamic lights alone
    bool openness = false;

    bool any() const { return indices || place || vertices || colors || bounds || material || lights || openness; }
    Changes& operator|=(const Changes& other);
    bool operator==(const Changes&) const = default;
  };

  /// `shown` is of the prepared scene. All draw calls that draw anything have changed.
  DrawList(std::shared_ptr<const RenderScene> prepared, session::Snapshot shown);

  /// The scene it was made of.
  const std::shared_ptr<const RenderScene>& prepared() const { return m_prepared; }
  const session::Snapshot& snapshot() const { return m_snapshot; }
  const scene::SceneAssets& assets() const { return m_snapshot.assets; }
  const state::EvaluatedState& state() const { return *m_snapshot.state; }
  const animation::PosePtr& pose() const { return m_snapshot.pose; }

  /// Takes assets that differ from those before by this patch. Materials of merged batches may add draw calls.
  void applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after);
  /// Takes another state of the scene, and the pose that goes with it. Assets change by patches alone.
  void show(const session::Snapshot& snapshot);
  /// Limit to the items that the state shows: only `seen` are drawn; null: all.
  void setSeen(std::shared_ptr<const ItemSet> seen);

  /// Items that are drawn: shown and seen.
  const ItemSet& drawn() const { return m_drawn; }
  /// Items that the state shows, seen or not.
  const ItemSet& shown() const { return m_shown; }
  /// Bounds of all drawn items of animated models, in the present pose.
  scene::Bounds animatedBounds() const;
  std::uint64_t triangles() const;
  int translucentPasses() const { return m_orders.passCount(); }

  /// Number of draw calls; they are never taken away.
  std::size_t size() const { return m_draws.size(); }
  const DrawCall& operator[](std::size_t draw) const { return m_draws[draw]; }
  /// Key of the effect, with its translucent pass.
  EffectKey effectOf(std::size_t draw) const;
  /// All uniforms but the textures.
  Uniforms uniformsOf(std::size_t draw) const;
  Uniforms lightsOn(std::size_t draw) const;
  /// StreamColor records; empty: no vertex has a colour.
  QByteArray colorsOf(std::size_t draw) const;
  /// A byte for each vertex (scene::VertexOpenness).
  QByteArray opennessOf(std::size_t draw) const;
  /// Indices to draw, of translucent batches ordered for the last eye; handed over once for each change of them.
  std::vector<std::uint32_t> takeIndices(std::size_t draw);
  /// Draw calls that have changed since the last call, each once, with their changes. Valid until the next call.
  /// Draw calls that have never drawn anything are deferred until they do, except for `more` of them: a renderer
  /// uploads first what is seen first.
  const std::vector<std::pair<std::size_t, Changes>>& takeChanges(std::size_t more = 0);
  /// Number of draw calls that the last takeChanges() deferred.
  std::size_t deferred() const { return m_deferred; }

  /// Triangles of a translucent batch to be sorted by a worker (sortedFarToNear).
  struct SortTask {
    std::size_t draw = 0;
    std::uint64_t revision = 0; ///< of the draw call's indices when the task was made
    PositionRecords positions;
    QVector3D eye; ///< in their space
    std::vector<std::uint32_t> indices;
  };
  enum class SortAll { Yes, OnlyMoved };
  /// Tasks of all translucent batches, or only of those that have moved since they were sorted.
  std::vector<SortTask> sortTasks(const QVector3D& eye, SortAll all = SortAll::Yes);
  /// Takes what has been sorted, except where other items are drawn by now.
  void applySorted(std::vector<SortTask> tasks);
  /// True if every translucent batch stands as it was sorted.
  bool isSorted() const;

private:
  struct Draw : DrawCall {
    std::vector<std::uint32_t> indices; ///< not handed over yet
    std::uint64_t revision = 0;         ///< counts changes of what it draws
    bool sorted = true;                 ///< false: it has moved since
    bool taken = false;                 ///< a renderer has a copy of it
    Changes changes;
  };

  void note(Draw& draw, const Changes& changes);

  void addDraw(std::shared_ptr<const Batch> batch);
  void rewrite(Draw& draw);
  void followPose(Draw& draw);
  void applyMaterial(Draw& draw);
  bool isFading(const Batch& batch) const;
  /// Takes over what is shown and seen; the items drawn before.
  ItemSet updateDrawn();
  void updateMaterials(const std::set<MaterialIndex>& materials, const scene::SceneAssets& before);
  void moveToOwnBatches(MaterialIndex material);
  const ItemSet& drawnIn(const Draw& draw) const;
  std::vector<std::uint32_t> orderedIndices(const Draw& draw) const;
  static PositionRecords positionsOf(const Draw& draw);
  QVector3D eyeFor(const Draw& draw, const QVector3D& eye) const;

  std::shared_ptr<const RenderScene> m_prepared;
  session::Snapshot m_snapshot;
  DynamicLights m_dynamicLights;
  std::set<MaterialIndex> m_splitMaterials; ///< that have left the merged batches they were prepared in
  ItemSet m_splitItems;                     ///< items that have
  std::vector<Draw> m_draws;
  std::vector<std::size_t> m_changed; ///< draw calls whose changes have not been taken
  std::vector<std::pair<std::size_t, Changes>> m_taken;
  std::size_t m_deferred = 0;
  MaterialUses m_uses;
  TranslucentPasses m_orders;
  ColorChoice m_colors;
  ItemSet m_shown;
  std::shared_ptr<const ItemSet> m_seen; ///< null: everything
  ItemSet m_drawn;                       ///< items in both
  ItemSet m_drawnUnsplit;                ///< those of them that are not split; of use where any are
  std::vector<DrawItemIndex> m_animatedItems;
  std::optional<QVector3D> m_eye;
};

/// Number of draw calls that draw anything.
int batchCount(const DrawList& list);
/// Drawn items that hide what is behind them.
ItemSet opaqueItems(const DrawList& list);
/// Flag per label, true if it belongs to something drawn (Label.h).
std::vector<bool> labelsVisible(const DrawList& list);
/// Bounds of all items of a backdrop; empty: nothing of it is drawn now.
scene::Bounds backdropBounds(const DrawList& list, scene::BackdropIndex backdrop);

/// The tasks with their indices from far to near. Thread-safe.
std::vector<DrawList::SortTask> sorted(std::vector<DrawList::SortTask> tasks);

} // namespace vitrine::render
