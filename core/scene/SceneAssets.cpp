#include "core/scene/SceneAssets.h"

#include <cassert>

namespace vitrine::scene {

bool SceneAssets::anyPending() const {
  const auto pending = [](const auto& asset) { return asset.state == AssetState::Pending; };
  return std::ranges::any_of(materials, pending) || std::ranges::any_of(textures, pending);
}

void ScenePatch::applyTo(SceneAssets& assets) const {
  for (const auto& [index, texture] : textures) {
    const auto at = static_cast<std::size_t>(index);
    assert(at <= assets.textures.size());
    if (at == assets.textures.size()) {
      assets.textures.push_back(texture);
    } else {
      assets.textures.set(at, texture);
    }
  }
  for (const auto& [index, material] : materials) {
    assert(static_cast<std::size_t>(index) < assets.materials.size());
    assets.materials.set(static_cast<std::size_t>(index), material);
  }
}

} // namespace vitrine::scene
