#pragma once

#include "core/formats/diggles/scene/ModelAnimations.h"

namespace vitrine::formats::diggles {

/// Controls of the shown object, where there are several, and of baked light, shadows, anchors and animation of the
/// model, as far as the scene has any of them.
void addModelControls(SceneBuilder& scene, const std::vector<ObjectPlan>& plans, const SceneObjects& objects);

} // namespace vitrine::formats::diggles
