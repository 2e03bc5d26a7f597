#pragma once

#include "core/base/Progress.h"
#include "core/scene/RayCaster.h"
#include "core/scene/Scene.h"
#include "render/build/Batch.h"
#include "render/build/Label.h"
#include "render/build/LightmapPages.h"

#include <memory>
#include <vector>

namespace vitrine::render {

/// Everything drawing needs of a scene, without Qt3D. Immutable and shared; views keep what changes themselves.
struct BuiltScene {
  scene::ScenePtr scene;
  scene::SceneAssets assets; ///< the batches were made under these
  std::shared_ptr<const LightmapAtlas> atlas;
  LightmapPages light;       ///< under default style weights
  std::vector<Batch> batches;
  std::vector<Label> labels;
  std::unique_ptr<const scene::RayCaster> sight; ///< what labels are seen past; null: there are none
  std::uint64_t triangles = 0;

  /// `only`: by item, what will ever be drawn; empty: all. Throws base::Cancelled through `progress`.
  BuiltScene(scene::ScenePtr from, scene::SceneAssets fromAssets, base::Progress& progress,
             const std::vector<bool>& only = {});
};

} // namespace vitrine::render
