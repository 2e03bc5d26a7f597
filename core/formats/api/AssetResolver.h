#pragma once

#include "core/formats/api/Opener.h"

#include <functional>
#include <optional>
#include <set>

namespace vitrine::formats {

/// Part of a scene's assets that is looked for; at first all of them.
struct AssetWish {
  std::optional<std::set<MaterialIndex>> materials; ///< with the textures they show
  /// Of textures those alone that a material's own colour comes from, and what cuts holes in it: none of normals,
  /// reflections, highlights.
  bool colorsAlone = false;
};

/// Finds the materials and textures a document names, one after another, on the calling (worker) thread. Textures
/// named by several materials are read once.
class AssetResolver {
public:
  /// Receiver of each patch as soon as it is there, called on the worker.
  using PatchSink = std::function<void(const scene::ScenePatch&)>;

  explicit AssetResolver(const Opened& opened) : m_opened(opened) {}

  /// Resolves everything that is Pending or Missing in `assets` and leaves it as it is after all patches. What was not
  /// found is in `missing`, what was wrong with a found file in `diagnostics`. Throws only base::Cancelled.
  void resolveAll(scene::SceneAssets& assets, LoadContext& context, const PatchSink& sink = {},
                  const AssetWish& wish = {}) const;

private:
  scene::ScenePatch resolveMaterial(MaterialIndex index, const scene::SceneAssets& assets, LoadContext& context) const;
  scene::ScenePatch resolveTexture(TextureIndex index, const scene::SceneAssets& assets, LoadContext& context) const;

  const Opened& m_opened;
};

} // namespace vitrine::formats
