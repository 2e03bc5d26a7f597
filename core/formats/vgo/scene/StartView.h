#pragma once

#include "core/formats/vgo/scene/SceneBuild.h"

namespace vitrine::formats::vgo {

/// Adds the start view of a scene: before its front, the direction in which Unity's models look, and an animated model
/// from straight ahead.
void addStartView(const Scene& scene, bool isFigure, scene::ViewData& view);

} // namespace vitrine::formats::vgo
