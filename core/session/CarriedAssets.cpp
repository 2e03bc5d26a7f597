#include "core/session/CarriedAssets.h"

namespace vitrine::session {

scene::SceneAssets carriedAssets(const Scene& before, scene::SceneAssets found, const Scene& after) {
  const std::size_t textures = before.assets.textures.size();
  // Textures that were found meanwhile have numbers that new ones of the scene would have.
  const auto shift = static_cast<int>(found.textures.size() - std::min(textures, found.textures.size()));
  for (std::size_t i = textures; i < after.assets.textures.size(); ++i) {
    found.textures.push_back(after.assets.textures[i]);
  }
  for (std::size_t i = found.materials.size(); i < after.assets.materials.size(); ++i) {
    scene::Material material = after.assets.materials[i];
    for (scene::SlotTexture& slot : material.slots) {
      slot.texture += slot.texture >= static_cast<int>(textures) ? shift : 0;
    }
    found.materials.push_back(std::move(material));
  }
  return found;
}

} // namespace vitrine::session
