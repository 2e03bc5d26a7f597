#pragma once

#include "core/scene/SceneBuilder.h"

namespace vitrine::scene {

/// True if the scene says how bright its surfaces are: by baked light, by colour streams that are light, or by lights
/// on materials that these light.
bool givesLight(const SceneData& scene);

/// Adds the controls that every family has: whose light it is (`light`), whether items fade by distance (`fade`), and
/// whether missing textures are marked (`missing`). To be called once all else is in the scene; nothing is added that
/// would change nothing, and none twice.
void addLookControls(SceneBuilder& scene);

} // namespace vitrine::scene
