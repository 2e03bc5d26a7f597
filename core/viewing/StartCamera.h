#pragma once

#include "core/scene/Scene.h"

namespace vitrine::viewing {

/// Camera that a viewer starts at: the scene's first viewpoint. Null: frame the whole, as there is no viewpoint, or
/// nothing to be seen from it: people and paths without the map they are on.
const scene::Camera* startCamera(const Scene& scene);

} // namespace vitrine::viewing
