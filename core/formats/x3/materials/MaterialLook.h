#pragma once

#include "core/formats/x3/materials/TextureTable.h"
#include "core/formats/x3/model/BodyMaterial.h"

namespace vitrine::formats::x3 {

/// Where a material of a scene takes its textures from.
struct LookSource {
  const BodyMaterial& from;
  TextureTable& textures;
  QString wantedBy; ///< "objects/ships/argon_m3.bod, material 2"
};

/// How a material with fixed fields looks (docs/formats/bod-scenes.md, "Classic materials").
void applyClassic(const LookSource& source, scene::Material& material);

/// How an effect with parameters looks (docs/formats/bod-scenes.md, "Effects").
void applyEffect(const LookSource& source, scene::Material& material);

} // namespace vitrine::formats::x3
