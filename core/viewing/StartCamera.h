#pragma once

#include "core/scene/Scene.h"

namespace vitrine::viewing {

/// Where a viewer starts: the scene's first viewpoint. Null: it should look at the whole, as there is no viewpoint, or
/// nothing to be seen from it: people and paths without the map they are on.
const scene::Camera* startCamera(const Scene& scene);

} // namespace vitrine::viewing
