#pragma once

#include "core/formats/source/bsp/scene/light/FaceLighting.h"
#include "core/formats/source/bsp/scene/light/LightStyles.h"
#include "core/scene/SceneBuilder.h"

namespace vitrine::formats::source {

/// The choice between the two sets of a map that has both.
void addLightSetControl(SceneBuilder& scene, const FaceSet& faceSet);

/// A slider for each light style that a lightmap uses, named by the lights that have it or as the engine's own styles
/// are, and a toggle that runs its pattern where one is known (docs/formats/source-bsp.md, "Light styles").
void addStyleControls(SceneBuilder& scene, const UsedStyles& usedStyles, const LightStyles& styles);

/// A slider for the exposure, and a choice of what it follows: automatic as in the game at first where the map is lit
/// in high dynamic range.
void addExposureControls(SceneBuilder& scene, const FaceSet& faceSet, const std::vector<Entity>& entities);

} // namespace vitrine::formats::source
