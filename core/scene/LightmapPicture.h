#pragma once

#include "core/image/Image.h"
#include "core/scene/Lightmap.h"

namespace vitrine::scene {

/// Picture of a lightmap's light, a texel for each luxel, rows from v = 0: linear, in half floats. The lightmap must be
/// complete (isComplete).
image::ImagePtr lightmapPicture(const Lightmap& lightmap, const LightStyleWeights& mix);

/// Light of one layer alone at full weight: its flat light (`basis` 0), or that for bump basis `basis` - 1, which it
/// must have.
image::ImagePtr lightmapPicture(const Lightmap& lightmap, const LightmapLayer& layer, int basis);

} // namespace vitrine::scene
