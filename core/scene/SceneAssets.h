#pragma once

#include "core/base/SharedVector.h"
#include "core/scene/Material.h"
#include "core/scene/Texture.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace vitrine::scene {

/// Openness of the vertices of meshes: the share of a vertex's surroundings that nothing near hides, in 255ths; null,
/// and for vertices beyond the end of a list: all of it. For the studio's light (StudioLight.h).
using VertexOpenness = ByMesh<std::shared_ptr<const std::vector<std::uint8_t>>>;

/// Materials and textures of a scene as far as they have been found. Implicitly shared: a copy costs nothing, and a
/// patch on it what the patch changes. A Scene holds those right after load; the owner of what is shown
/// (DocumentSession) those found since. Indices never change, only grow.
struct SceneAssets {
  base::SharedVector<Material, MaterialIndex> materials;
  base::SharedVector<Texture, TextureIndex> textures;
  std::shared_ptr<const VertexOpenness> openness; ///< null: not known yet

  bool anyPending() const;
};

/// Materials and textures that one step of resolving found, or what else was computed since. Sent from workers to the
/// owner of the scene (docs/adr/0005-scene-patch-in-core.md, 0024-one-owner-of-state.md).
struct ScenePatch {
  /// Replaced materials; texture slots refer to the textures after this patch is applied.
  std::vector<std::pair<MaterialIndex, Material>> materials;
  /// Replaced textures, and new ones where the index is the next free.
  std::vector<std::pair<TextureIndex, Texture>> textures;
  std::shared_ptr<const VertexOpenness> openness = nullptr; ///< computed since; null: as before

  bool empty() const { return materials.empty() && textures.empty() && !openness; }
  void applyTo(SceneAssets& assets) const;
};

} // namespace vitrine::scene
