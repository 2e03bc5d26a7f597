#pragma once

#include "core/scene/SceneAssets.h"

#include <QMatrix4x4>

namespace vitrine::render {

/// A picture of a material besides its base colours, and the coordinates that it lies by.
struct PlacedTexture {
  TextureIndex texture; ///< with a picture
  int uvSet = 0;
  QMatrix4x4 uvTransform;

  bool there() const { return texture != scene::kNone; }
  bool operator==(const PlacedTexture&) const = default;
};

bool hasPicture(TextureIndex texture, const scene::SceneAssets& assets);
/// The picture in a slot; without one, kNone.
PlacedTexture placedTexture(const scene::Material& material, scene::TextureSlot which,
                            const scene::SceneAssets& assets);

} // namespace vitrine::render
