#include "core/formats/source/bsp/scene/sky/SkyPlace.h"

namespace vitrine::formats::source {

SkyPlace skyPlaceOf(const SceneParts& parts) {
  constexpr QVector3D kWalls(128, 128, 128);
  SkyPlace sky;
  for (const scene::Backdrop& backdrop : parts.scene.world.backdrops) {
    if (backdrop.layer == layerIndex(MapLayer::Skybox3D)) {
      sky.area = parts.clusters.areaAt(backdrop.origin);
    }
  }
  for (const Leaf& leaf : parts.map.records.leaves) {
    if (sky.area != 0 && leaf.area == sky.area && leaf.cluster >= 0) {
      sky.bounds.add(scene::kZUpRightHanded.toScene(leaf.mins));
      sky.bounds.add(scene::kZUpRightHanded.toScene(leaf.maxs));
    }
  }
  if (!sky.bounds.empty()) {
    sky.bounds = scene::Bounds(sky.bounds.min() - kWalls, sky.bounds.max() + kWalls);
  }
  return sky;
}

} // namespace vitrine::formats::source
