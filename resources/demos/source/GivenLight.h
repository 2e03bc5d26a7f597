#pragma once

#include "resources/demos/source/LightmapCodec.h"

namespace vitrine::demos {

/// The lightmaps of a face whose light is written down in the model: width x height luxels a map, four maps with bump.
FaceLight lightAsGiven(const std::vector<GivenLight>& styles, bool bump, int width, int height);

} // namespace vitrine::demos
