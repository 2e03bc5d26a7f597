#pragma once

#include "core/scene/Material.h"
#include "core/scene/Texture.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace vitrine::scene {

/// Materials and textures of a scene as far as they have been found. A Scene holds the state right after load; whoever
/// shows it keeps a copy and applies ScenePatches as assets are resolved. Indices never change, only grow.
struct SceneAssets {
  std::vector<Material> materials;
  std::vector<Texture> textures;

  bool anyPending() const;
};

/// What one step of resolving found. Sent from workers to whoever shows the scene (docs/adr/0005-scene-patch-in-core.md).
struct ScenePatch {
  /// Replaced materials; texture slots refer to the textures after this patch is applied.
  std::vector<std::pair<int, Material>> materials;
  /// Replaced textures, and new ones where the index is the next free.
  std::vector<std::pair<int, Texture>> textures;

  bool empty() const { return materials.empty() && textures.empty(); }
  void applyTo(SceneAssets& assets) const;
};

} // namespace vitrine::scene
