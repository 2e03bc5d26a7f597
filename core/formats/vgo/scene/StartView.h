#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// Where a viewer of a finished scene starts: before its front, which is where Unity's models look, and an animated
/// model from straight ahead.
void addStartView(Scene& scene, bool isFigure);

} // namespace vitrine::formats::vgo
