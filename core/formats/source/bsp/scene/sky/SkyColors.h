#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/scene/SkyGradient.h"

namespace vitrine::formats::source {

/// Colours of a sky whose pictures are missing: as bright as the map's light_environment, of the colour of the light
/// that its sky sends down, and towards the horizon that of the fog. None: the map says nothing of its sky's light.
std::optional<scene::SkyGradient> skyGradientOf(const std::vector<Entity>& entities);

} // namespace vitrine::formats::source
