#pragma once

#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/session/SharedCaster.h"
#include "render/batching/Batch.h"
#include "render/batching/Label.h"
#include "render/batching/LightmapPages.h"
#include "render/batching/RenderScenePtr.h"

#include <memory>
#include <vector>

namespace vitrine::render {

/// Data that drawing needs of a scene, without nodes. Immutable and shared; views keep what changes themselves.
struct RenderScene {
  scene::ScenePtr scene;
  scene::SceneAssets assets; ///< the batches were made under these
  std::shared_ptr<const LightmapAtlas> atlas;
  LightmapPages light; ///< under default style weights
  std::vector<Batch> batches;
  std::vector<Label> labels;
  session::RayCasterPtr sight; ///< for label occlusion; null: there are no labels
  std::uint64_t triangles = 0;

  /// `only`: the items that will ever be drawn. `caster`: that of the scene, where others need it as well.
  /// Throws base::Cancelled through `progress`.
  RenderScene(scene::ScenePtr from, scene::SceneAssets fromAssets, base::Progress& progress,
              const ItemSet& only = ItemSet::everything(), const session::SharedCasterPtr& caster = nullptr);
};

} // namespace vitrine::render
