#include "render/batching/PlacedTexture.h"

namespace vitrine::render {

bool hasPicture(int texture, const scene::SceneAssets& assets) {
  return texture != scene::kNone && static_cast<std::size_t>(texture) < assets.textures.size() &&
         assets.textures[static_cast<std::size_t>(texture)].image != nullptr;
}

PlacedTexture placedTexture(const scene::Material& material, scene::TextureSlot which,
                            const scene::SceneAssets& assets) {
  const scene::SlotTexture& slot = material.slot(which);
  return hasPicture(slot.texture, assets) ? PlacedTexture{slot.texture, slot.uvSet, slot.uvTransform} : PlacedTexture();
}

} // namespace vitrine::render
