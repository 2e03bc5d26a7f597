#pragma once

#include "core/formats/source/bsp/scene/BspSceneParts.h"
#include "core/formats/source/bsp/scene/light/LightStyles.h"

namespace vitrine::formats::source {

/// A light as the map compiler kept it. Scene axes.
struct WorldLight {
  scene::Light light;
  std::size_t row = 0;
  float constant = 0; ///< attenuation: 1 / (constant + linear * d + quadratic * d * d)
  float linear = 0;
  float quadratic = 0;

  /// Range of the light: as in the record, else where attenuation has made it too dim to matter; 0: nowhere.
  float reach() const;
};

/// The lights of the chosen set as lights of the scene, and those of both sets as shapes in hidden layers
/// (docs/formats/source-bsp.md, "World lights").
void addWorldLights(SceneParts& parts, const LightStyles& styles);

} // namespace vitrine::formats::source
