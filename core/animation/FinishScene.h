#pragma once

#include "core/scene/SceneBuilder.h"

namespace vitrine::animation {

/// The scene of a loader's data (SceneBuilder::build), measured at rest and wherever its animations may take it.
ScenePtr finishScene(SceneBuilder scene, scene::RecordLinks links = scene::RecordLinks::Made,
                     const SceneBuilder::AddViews& addViews = {});

} // namespace vitrine::animation
