#include "core/scene/SceneAssets.h"

#include <cassert>

namespace vitrine::scene {

bool SceneAssets::anyPending() const {
  const auto pending = [](const auto& asset) { return asset.state == AssetState::Pending; };
  return std::ranges::any_of(materials, pending) || std::ranges::any_of(textures, pending);
}

void ScenePatch::applyTo(SceneAssets& assets) const {
  for (const auto& [index, texture] : textures) {
    assert(index <= assets.textures.nextIndex());
    if (index == assets.textures.nextIndex()) {
      assets.textures.push_back(texture);
    } else {
      assets.textures.set(index, texture);
    }
  }
  for (const auto& [index, material] : materials) {
    assets.materials.set(index, material);
  }
  if (openness) {
    assets.openness = openness;
  }
}

} // namespace vitrine::scene
