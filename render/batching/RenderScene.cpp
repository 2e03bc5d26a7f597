#include "render/batching/RenderScene.h"

#include "core/state/EvaluatedState.h"
#include "render/batching/Batcher.h"

namespace vitrine::render {
namespace {

std::vector<Batch> batchesOf(const scene::Scene& scene, const scene::SceneAssets& assets, const LightmapAtlas& atlas,
                             base::Progress& progress, const ItemSet& only) {
  const auto all = scene.drawItems().indices();
  return Batcher(scene, atlas).build({all.begin(), all.end()}, only, assets, progress);
}

/// Lightmaps that light those items; empty: all.
scene::ByLightmap<bool> lightmapsOf(const scene::Scene& scene, const ItemSet& only) {
  if (only.isEverything()) {
    return {};
  }
  scene::ByLightmap<bool> wanted(scene.bake.lightmaps.size());
  for (const scene::DrawItemIndex item : only) {
    const scene::LightmapIndex lightmap = scene.surfaceOf(item).lightmap;
    if (lightmap) {
      wanted[lightmap] = true;
    }
  }
  return wanted;
}

} // namespace

RenderScene::RenderScene(scene::ScenePtr from, scene::SceneAssets fromAssets, base::Progress& progress,
                         const ItemSet& only, const session::SharedCasterPtr& caster)
    : scene(std::move(from)), assets(std::move(fromAssets)),
      atlas(std::make_shared<const LightmapAtlas>(scene->bake.lightmaps, lightmapsOf(*scene, only))),
      light(scene, atlas, state::evaluate(*scene, {}).light, progress),
      batches(batchesOf(*scene, assets, *atlas, progress, only)), labels(labelsOf(*scene)),
      sight(labels.empty() ? nullptr
            : caster       ? caster->get(progress)
                           : std::make_shared<const picking::RayCaster>(scene, &progress)) {
  for (const Batch& batch : batches) {
    triangles += batch.indices.size() / 3;
  }
}

} // namespace vitrine::render
