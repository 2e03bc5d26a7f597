#include "render/build/BuiltScene.h"

#include "core/scene/SceneState.h"
#include "render/build/Batcher.h"

namespace vitrine::render {
namespace {

std::vector<Batch> batchesOf(const scene::Scene& scene, const scene::SceneAssets& assets, const LightmapAtlas& atlas,
                             base::Progress& progress, const std::vector<bool>& only) {
  std::vector<scene::DrawItemId> items;
  items.reserve(scene.drawItems().size());
  for (scene::DrawItemId item = 0; item < scene.drawItems().size(); ++item) {
    if (only.empty() || only[item]) {
      items.push_back(item);
    }
  }
  return Batcher(scene, atlas).build(items, assets, progress);
}

/// Which lightmaps those items are lit by; empty: all.
std::vector<bool> lightmapsOf(const scene::Scene& scene, const std::vector<bool>& only) {
  std::vector<bool> wanted(only.empty() ? 0 : scene.lightmaps.size());
  for (scene::DrawItemId item = 0; item < only.size(); ++item) {
    const int lightmap = scene.surfaceOf(item).lightmap;
    if (only[item] && lightmap != scene::kNone) {
      wanted[static_cast<std::size_t>(lightmap)] = true;
    }
  }
  return wanted;
}

} // namespace

BuiltScene::BuiltScene(scene::ScenePtr from, scene::SceneAssets fromAssets, base::Progress& progress,
                       const std::vector<bool>& only)
    : scene(std::move(from)), assets(std::move(fromAssets)),
      atlas(std::make_shared<const LightmapAtlas>(scene->lightmaps, lightmapsOf(*scene, only))),
      light(scene, atlas, scene::lightMix(*scene, {}), progress),
      batches(batchesOf(*scene, assets, *atlas, progress, only)), labels(labelsOf(*scene)),
      sight(labels.empty() ? nullptr : std::make_unique<const scene::RayCaster>(scene, &progress)) {
  for (const Batch& batch : batches) {
    triangles += batch.indices.size() / 3;
  }
}

} // namespace vitrine::render
