#pragma once

#include "core/formats/x3/assets/X3TextureTable.h"
#include "core/formats/x3/records/BodyMaterial.h"

namespace vitrine::formats::x3 {

/// A material of a body, and the table of textures that the scene's material takes its own from.
struct MaterialSource {
  const BodyMaterial& from;
  TextureTable& textures;
  QString wantedBy; ///< "objects/ships/argon_m3.bod, material 2"
};

/// Colours, textures, parameters and states of a material with fixed fields (docs/formats/bod-scenes.md, "Classic
/// materials").
void applyClassic(const MaterialSource& source, scene::Material& material);

/// Applies an effect with parameters (docs/formats/bod-scenes.md, "Effects").
void applyEffect(const MaterialSource& source, scene::Material& material);

} // namespace vitrine::formats::x3
