#pragma once

#include "core/picking/RayCaster.h"
#include "core/scene/SceneAssets.h"

namespace vitrine::tracing {

/// Limits of what ambient occlusion costs.
struct OcclusionBudget {
  std::size_t rays = 1'200'000; ///< of all vertices together
  std::size_t mostRays = 48;    ///< of one
  std::size_t leastRays = 6;    ///< where the budget has not even so many for each vertex, there is no occlusion
};

/// Distance beyond which nothing takes light from a surface; world units.
float occlusionReach(const Scene& scene);

/// Openness of the vertices of what a scene shows at first, at rest: rays over the hemisphere of each, by its cosine,
/// and what is near counts more. Meshes that several nodes show are alone with themselves; what translucent surfaces
/// and skies hide is not hidden. Null where there is too much for the budget, or nothing. The same each time. Throws
/// base::Cancelled through `progress`. Thread-safe.
std::shared_ptr<const scene::VertexOpenness> vertexOpenness(const Scene& scene, const picking::RayCaster& caster,
                                                            base::Progress& progress,
                                                            const OcclusionBudget& budget = {});

} // namespace vitrine::tracing
