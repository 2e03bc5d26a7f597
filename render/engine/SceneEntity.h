#pragma once

#include "render/batching/DrawList.h"
#include "render/batching/RenderScene.h"
#include "render/engine/BatchEntity.h"
#include "render/engine/EffectLibrary.h"
#include "render/engine/SceneTextures.h"

#include <chrono>
#include <map>
#include <vector>

namespace vitrine::render {

/// A DrawList as Qt3D nodes, kept up to date by its changes. Build it without a parent, then give it one: Qt3D takes
/// the whole tree in at once. GUI thread only.
class SceneEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  /// `shown` is of the prepared scene; `effects` must outlive it. There are no nodes until takeChanges is called, so
  /// that those come first which the first camera sees.
  SceneEntity(RenderScenePtr prepared, session::Snapshot shown, EffectLibrary& effects);

  const DrawList& list() const { return m_list; }
  /// For changes that come another way than the functions below: takeChanges brings them to the nodes.
  DrawList& list() { return m_list; }
  /// Once called, the functions below do it themselves.
  void takeChanges() { take(0); }
  /// Makes the first nodes of what is seen, for about `budget`. True: there are no more to make, and what else has
  /// changed takes no longer than with any frame.
  bool makeFirst(std::chrono::milliseconds budget);
  /// Makes nodes of what has not been seen yet, for about `budget`. False: there was nothing left to make.
  bool takeMore(std::chrono::milliseconds budget);

  /// Deletes nodes of a scene that is shown no more, for about `budget`. False: there was nothing left to delete.
  bool takeApart(std::chrono::milliseconds budget);

  /// DrawList::applyPatch
  void applyPatch(const scene::ScenePatch& patch, scene::SceneAssets after);
  /// DrawList::show
  void show(const session::Snapshot& snapshot);
  /// DrawList::setSeen
  void setSeen(std::shared_ptr<const ItemSet> seen);
  /// Orders the triangles of translucent batches from far to near as seen from `eye`.
  void sortTranslucent(const QVector3D& eye);

  bool isReady() const { return m_textures->isReady(); }

private:
  /// The uniforms of lightmaps that all batches share; owned by Qt3D's tree.
  struct LightmapParameters {
    Qt3DRender::QParameter* pages;
    Qt3DRender::QParameter* average;
    Qt3DRender::QParameter* bumped = nullptr; ///< null until a material asks for it
    Qt3DRender::QParameter* firstBumped = nullptr;
  };

  void take(std::size_t more);
  /// Changes of the list, `more` of what it keeps back, with those that wait already.
  void gather(std::size_t more);
  void apply(std::size_t draw, const DrawList::Changes& changes);
  /// takeChanges, unless nobody has asked for nodes yet.
  void follow();
  /// Without a parent where it was not there: it goes into the tree when it is whole.
  BatchEntity& entityOf(std::size_t draw);
  void dress(std::size_t draw);
  std::vector<Qt3DRender::QParameter*> sharedParameters(const EffectKey& effect);
  Qt3DRender::QParameter* makeParameter(const QString& name, const QVariant& value);

  DrawList m_list;
  EffectLibrary& m_effects;
  LightmapPages m_light;
  SceneTextures* m_textures;
  LightmapParameters m_lightmaps;
  Qt3DCore::QBuffer* m_noColors;
  std::vector<BatchEntity*> m_entities;               ///< by draw call; null: it has not drawn anything yet
  std::map<std::size_t, DrawList::Changes> m_waiting; ///< by draw call: not brought to the nodes yet
  bool m_follows = false;
};

} // namespace vitrine::render
