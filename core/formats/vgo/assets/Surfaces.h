#pragma once

#include "core/formats/vgo/assets/MaterialDraft.h"

namespace vitrine::formats::vgo {

/// Metalness and smoothness: of a picture where there is one.
struct MetalSmooth {
  const char* picture = nullptr; ///< Unity's metallic-gloss map
  float metallic = 0;            ///< without the picture
  float smoothness = 0.5F;       ///< without the picture
  float pictureScale = 1;        ///< factor on the smoothness of the picture, or of the base colour's alpha
  bool inBaseAlpha = false;      ///< smoothness is in the base colour's alpha
};

/// Makes it a surface of that kind, with the parameters that it has as one already. They are valid until it is made one
/// of another kind.
scene::PbrParams& putMetalSmooth(MaterialDraft& draft, const MetalSmooth& surface);

/// Between which values of cos(angle of the light) a toon shader goes from shade to lit, as MToon 1.0 says it.
void putShadeStep(scene::ToonParams& toon, float shadeBelow, float litAbove);

} // namespace vitrine::formats::vgo
