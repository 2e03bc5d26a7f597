#include "render/build/MaterialValues.h"

#include "core/scene/Bounds.h"

#include <cmath>

namespace vitrine::render {

bool hasPicture(int texture, const scene::SceneAssets& assets) {
  return texture != scene::kNone && static_cast<std::size_t>(texture) < assets.textures.size() &&
         assets.textures[static_cast<std::size_t>(texture)].image != nullptr;
}

PlacedTexture placedTexture(const scene::Material& material, scene::TextureSlot which, const scene::SceneAssets& assets) {
  const scene::SlotTexture& slot = material.slot(which);
  return hasPicture(slot.texture, assets) ? PlacedTexture{slot.texture, slot.uvSet, slot.uvTransform} : PlacedTexture();
}

float scalarOf(const scene::Material& material, const char* name, float otherwise) {
  const auto found = material.scalars.find(QLatin1String(name));
  return found != material.scalars.end() && std::isfinite(found->second) ? found->second : otherwise;
}

QVector3D colorOf(const scene::Material& material, const char* name, const QVector3D& otherwise) {
  const auto found = material.colors.find(QLatin1String(name));
  return found != material.colors.end() && scene::isFinite(found->second) ? found->second : otherwise;
}

} // namespace vitrine::render
