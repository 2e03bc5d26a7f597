#pragma once

#include "core/scene/Bounds.h"

#include <cstdint>

namespace vitrine::scene {

/// Size of a scene, measured once by animation::finishScene. World space.
struct SceneExtent {
  Bounds bounds;         ///< of all default-visible DrawItems of the world (not of backdrops)
  Bounds animatedBounds; ///< of everything, wherever an animation or its root motion may take it
  std::uint64_t defaultTriangles = 0;
};

} // namespace vitrine::scene
