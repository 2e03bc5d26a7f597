#pragma once

#include "render/batching/ShownScene.h"
#include "render/engine/BatchEntity.h"
#include "render/engine/EffectLibrary.h"
#include "render/engine/SceneTextures.h"

#include <chrono>
#include <vector>

namespace vitrine::render {

/// A scene as Qt3D nodes, kept up to date by its changes. Build it without a parent, then give it one: Qt3D takes the
/// whole tree in at once. GUI thread only.
class SceneEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  /// `effects` must outlive it. The first upload makes the nodes, so that those which the first camera sees are made
  /// first.
  SceneEntity(const ShownScene& scene, EffectLibrary& effects);

  /// Brings changes of the scene to the nodes, with `more` of its deferred draw calls.
  void upload(ShownScene& scene, std::size_t more = 0);
  /// True once nodes have been requested. Changes may be uploaded as they occur from then on.
  bool hasUploaded() const { return m_uploads; }
  /// Makes the first nodes of what is seen, for about `budget`. True: there are no more to make, and the other changes
  /// take no longer than with any frame.
  bool uploadFirst(ShownScene& scene, std::chrono::milliseconds budget);
  /// Makes nodes of what has not been seen yet, for about `budget`. False: there was nothing left to make.
  bool uploadDeferred(ShownScene& scene, std::chrono::milliseconds budget);
  /// Deletes nodes of a scene that is no longer shown, for about `budget`. False: there was nothing left to delete.
  bool destroyDeferred(std::chrono::milliseconds budget);

  SceneTextures& textures() { return *m_textures; }
  bool isReady() const { return m_textures->isReady(); }

private:
  /// The uniforms of lightmaps that all batches share; owned by Qt3D's tree.
  struct LightmapParameters {
    Qt3DRender::QParameter* pages;
    Qt3DRender::QParameter* average;
    Qt3DRender::QParameter* bumped = nullptr; ///< null until a material asks for it
    Qt3DRender::QParameter* firstBumped = nullptr;
  };

  void apply(ShownScene& scene, std::size_t draw, const DrawList::Changes& changes);
  /// The entity is without a parent if it is new: it goes into the tree when it is complete.
  BatchEntity& entityOf(const DrawList& list, std::size_t draw);
  void applyMaterial(const ShownScene& scene, std::size_t draw);
  std::vector<Qt3DRender::QParameter*> sharedParameters(const ShownScene& scene, const EffectKey& effect);
  Qt3DRender::QParameter* makeParameter(const QString& name, const QVariant& value);

  EffectLibrary& m_effects;
  SceneTextures* m_textures;
  LightmapParameters m_lightmaps;
  Qt3DCore::QBuffer* m_noColors;
  std::vector<BatchEntity*> m_entities; ///< by draw call; null: it has not drawn anything yet
  bool m_uploads = false;
};

} // namespace vitrine::render
