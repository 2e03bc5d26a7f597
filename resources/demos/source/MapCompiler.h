#pragma once

#include "resources/demos/source/CompiledMap.h"

namespace vitrine::demos {

enum class LightQuality {
  None, ///< no lightmaps at all
  Fast, ///< the lights of a cell light the cell; no shadows. For maps of any size
  Baked ///< shadows, sun, sky and bounced light
};

/// Turns a model into tables. Deterministic: equal models give equal tables. Throws std::invalid_argument when cells
/// overlap or there are none.
CompiledMap compileMap(const MapModel& model, LightQuality quality);

} // namespace vitrine::demos
