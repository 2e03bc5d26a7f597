#pragma once

#include "render/batching/Batch.h"
#include "render/batching/TranslucentPasses.h"

#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace vitrine::render {

/// Textures that the materials of a scene use, and orders in which its translucent ones are drawn; kept up to date as
/// patches come, at the cost of what they change.
class MaterialUses {
public:
  /// `batches`: as prepared; merged ones keep the orders they were prepared with.
  MaterialUses(const std::vector<Batch>& batches, const scene::SceneAssets& assets);

  /// Materials that a patch replaces, or whose textures it does.
  std::set<MaterialIndex> touchedBy(const scene::ScenePatch& patch) const;
  /// Takes over these materials as they are in `assets` now.
  void follow(const std::set<MaterialIndex>& materials, const scene::SceneAssets& assets);
  TranslucentPasses orders() const;

private:
  struct Use {
    std::set<TextureIndex> textures;
    std::set<int> orders; ///< of translucent surfaces
  };

  Use useOf(MaterialIndex material, const scene::SceneAssets& assets) const;
  void add(MaterialIndex material, Use use);
  void remove(MaterialIndex material);

  std::set<MaterialIndex> m_skyPictures; ///< materials that some batch shows as the picture of a sky
  std::unordered_map<MaterialIndex, Use> m_uses;
  std::unordered_map<TextureIndex, std::set<MaterialIndex>> m_usersOf;
  std::map<int, int> m_orders; ///< order to how many materials and merged batches have it
};

} // namespace vitrine::render
