#include "render/batching/PlacedTexture.h"

namespace vitrine::render {

bool hasPicture(TextureIndex texture, const scene::SceneAssets& assets) {
  return assets.textures.contains(texture) && assets.textures[texture].image != nullptr;
}

PlacedTexture placedTexture(const scene::Material& material, scene::TextureSlot which,
                            const scene::SceneAssets& assets) {
  const scene::SlotTexture& slot = material.slot(which);
  return hasPicture(slot.texture, assets) ? PlacedTexture{slot.texture, slot.uvSet, slot.uvTransform} : PlacedTexture();
}

} // namespace vitrine::render
