#pragma once

#include "core/scene/SceneAssets.h"

#include <QMatrix4x4>
#include <QVector3D>

namespace vitrine::render {

// What looks are put together from (MaterialLook.h, ShadingLook.h).

/// A picture of a material besides its base colours, and where it lies.
struct PlacedTexture {
  int texture = scene::kNone; ///< into SceneAssets::textures, with a picture
  int uvSet = 0;
  QMatrix4x4 uvTransform;

  bool there() const { return texture != scene::kNone; }
  bool operator==(const PlacedTexture&) const = default;
};

bool hasPicture(int texture, const scene::SceneAssets& assets);
/// The picture in a slot; without one, kNone.
PlacedTexture placedTexture(const scene::Material& material, scene::TextureSlot which, const scene::SceneAssets& assets);

/// What is no finite number counts as not said.
float scalarOf(const scene::Material& material, const char* name, float otherwise);
QVector3D colorOf(const scene::Material& material, const char* name, const QVector3D& otherwise);

} // namespace vitrine::render
