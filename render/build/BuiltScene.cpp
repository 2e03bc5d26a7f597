#include "render/build/BuiltScene.h"

#include "core/scene/SceneState.h"
#include "render/build/Batcher.h"

#include <numeric>

namespace vitrine::render {
namespace {

std::vector<Batch> batchesOf(const scene::Scene& scene, const scene::SceneAssets& assets, const LightmapAtlas& atlas,
                             base::Progress& progress) {
  std::vector<scene::DrawItemId> items(scene.drawItems().size());
  std::iota(items.begin(), items.end(), 0U);
  return Batcher(scene, atlas).build(items, assets, progress);
}

} // namespace

BuiltScene::BuiltScene(scene::ScenePtr from, scene::SceneAssets fromAssets, base::Progress& progress)
    : scene(std::move(from)), assets(std::move(fromAssets)),
      atlas(std::make_shared<const LightmapAtlas>(scene->lightmaps)),
      light(scene, atlas, scene::lightMix(*scene, {}), progress),
      batches(batchesOf(*scene, assets, *atlas, progress)), labels(labelsOf(*scene)),
      sight(labels.empty() ? nullptr : std::make_unique<const scene::RayCaster>(scene, &progress)) {
  for (const Batch& batch : batches) {
    triangles += batch.indices.size() / 3;
  }
}

} // namespace vitrine::render
