#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"
#include "core/scene/BakedLighting.h"

namespace vitrine::formats::source {

/// Automatic exposure as a map begins: the engine's, or as its env_tonemap_controller is told to have it when the map
/// spawns (docs/formats/source-bsp.md, "Exposure").
scene::AutoExposure autoExposureOf(const std::vector<Entity>& entities);

} // namespace vitrine::formats::source
