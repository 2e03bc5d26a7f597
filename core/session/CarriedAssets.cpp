#include "core/session/CarriedAssets.h"

namespace vitrine::session {

scene::SceneAssets carriedAssets(const Scene& before, scene::SceneAssets found, const Scene& after) {
  const TextureIndex firstNew = before.assets.textures.nextIndex();
  // Textures that were found meanwhile have numbers that new ones of the scene would have.
  const std::size_t shift = found.textures.size() - std::min(before.assets.textures.size(), found.textures.size());
  for (TextureIndex texture = firstNew; after.assets.textures.contains(texture); ++texture) {
    found.textures.push_back(after.assets.textures[texture]);
  }
  for (MaterialIndex i = found.materials.nextIndex(); after.assets.materials.contains(i); ++i) {
    scene::Material material = after.assets.materials[i];
    for (scene::SlotTexture& slot : material.slots) {
      slot.texture = slot.texture >= firstNew ? slot.texture + shift : slot.texture;
    }
    found.materials.push_back(std::move(material));
  }
  return found;
}

} // namespace vitrine::session
