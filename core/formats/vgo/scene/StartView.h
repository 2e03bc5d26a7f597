#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// Start view of a finished scene: before its front, the direction in which Unity's models look, and an animated
/// model from straight ahead.
void addStartView(Scene& scene, bool isFigure);

} // namespace vitrine::formats::vgo
