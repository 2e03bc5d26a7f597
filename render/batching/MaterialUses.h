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
  std::set<int> touchedBy(const scene::ScenePatch& patch) const;
  /// Takes over these materials as they are in `assets` now.
  void follow(const std::set<int>& materials, const scene::SceneAssets& assets);
  TranslucentPasses orders() const;

private:
  struct Use {
    std::set<int> textures;
    std::set<int> orders; ///< of translucent surfaces
  };

  Use useOf(int material, const scene::SceneAssets& assets) const;
  void add(int material, Use use);
  void remove(int material);

  std::set<int> m_skyPictures;                      ///< materials that some batch shows as the picture of a sky
  std::unordered_map<int, Use> m_uses;              ///< by material
  std::unordered_map<int, std::set<int>> m_usersOf; ///< materials, by texture
  std::map<int, int> m_orders;                      ///< order to how many materials and merged batches have it
};

} // namespace vitrine::render
