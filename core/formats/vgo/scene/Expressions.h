#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// Sliders for the expressions of a model (presets of the same name are one, on whatever meshes) and for each blend shape.
void addExpressionControls(SceneBuild& build);

/// Adds the other controls of a moving model: pose, springs, position. After skins and springs.
void addMotionControls(SceneBuild& build);

} // namespace vitrine::formats::vgo
