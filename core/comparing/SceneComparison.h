#pragma once

#include "core/base/Progress.h"
#include "core/comparing/Difference.h"
#include "core/scene/Scene.h"

namespace vitrine::comparing {

/// A scene with the materials and textures found for it so far.
struct ComparedScene {
  ScenePtr scene;
  scene::SceneAssets assets;
};

/// Differences of two scenes: nodes by name and content, surfaces by shape and material, materials and textures by
/// name. The groups that are not empty. Throws base::Cancelled.
std::vector<DifferenceGroup> compareScenes(const ComparedScene& before, const ComparedScene& after,
                                           base::Progress& progress);

} // namespace vitrine::comparing
