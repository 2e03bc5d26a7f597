#pragma once

#include "core/scene/SceneState.h"
#include "render/PreparedScene.h"
#include "render/build/BuiltScene.h"
#include "render/engine/BatchEntity.h"
#include "render/engine/EffectLibrary.h"
#include "render/engine/SceneTextures.h"

#include <deque>
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
  const DrawSet& drawn() const { return m_drawn; }

  /// drawOrder values of the translucent batches.
  std::set<int> drawOrders() const;
  std::uint64_t triangles() const;
  int batchCount() const;
  bool isReady() const { return m_textures->isReady(); }

  /// Orders the triangles of translucent batches from far to near as seen from `eye`.
  void sortTranslucent(const QVector3D& eye);
  std::uint64_t translucentTriangles() const;

private:
  void addEntity(const Batch& batch);
  void dress(BatchEntity& entity);
  void redress(const std::set<int>& materials, const scene::SceneAssets& before);
  void splitOff(int material);
  std::set<int> materialsOf(const scene::ScenePatch& patch) const;
  std::vector<std::uint32_t> shownIndices(const BatchEntity& entity) const;
  bool isTranslucent(const BatchEntity& entity) const;

  PreparedScenePtr m_prepared;
  scene::SceneAssets m_assets;
  EffectLibrary& m_effects;
  LightmapPages m_light;
  SceneTextures* m_textures;
  Qt3DRender::QParameter* m_lightmap;
  std::deque<Batch> m_extraBatches; ///< of materials that have left a merged batch
  std::set<int> m_splitMaterials;   ///< these
  DrawSet m_unsplit;                ///< items still drawn by the batches they were prepared in
  std::vector<BatchEntity*> m_entities;
  scene::SceneState m_state;
  DrawSet m_drawn;
  std::optional<QVector3D> m_eye;
};

} // namespace vitrine::render
