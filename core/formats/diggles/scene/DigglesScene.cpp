#include "core/formats/diggles/scene/DigglesScene.h"

#include "core/animation/FinishScene.h"
#include "core/base/Translate.h"
#include "core/formats/diggles/scene/GroundShadows.h"
#include "core/formats/diggles/scene/ModelControls.h"
#include "core/scene/LookControls.h"

#include <algorithm>

namespace vitrine::formats::diggles {
namespace {

/// Nothing in the files says how long a unit is; docs/formats/diggles-3db.md, "Points".
constexpr double kMetresPerUnit = 0.01;

/// Of what a scene may take, a quarter each is for knowing what objects there are, and for their nodes and poses.
constexpr std::uint64_t kQuarters = 4;

SceneBuilder emptyScene() {
  SceneBuilder scene;
  scene.sourceAxes = scene::kYDownLeftHanded;
  scene.metresPerUnit = kMetresPerUnit;
  scene.view.navigation = scene::Navigation::Orbit;
  scene.view.front = scene.sourceAxes.toScene(QVector3D(0, 0, 1));
  scene.bake.colorSpace = scene::LightingColorSpace::Display;
  return scene;
}

} // namespace

ScenePtr buildScene(const ModelFile& model, const ModelRecords& records, const Limits& limits, const Progress& progress,
                    Diagnostics& diagnostics) {
  SceneBuilder scene = emptyScene();
  SceneBudget forShapes(model.bytes.size(), limits);
  SceneBudget forPlans = forShapes.part(kQuarters);
  SceneBudget forFigures = forShapes.part(kQuarters - 1);
  SceneArrays arrays(model, forShapes);
  const std::vector<ObjectPlan> plans = planObjects(model, forPlans);
  SceneBuild shapesBuild{scene, model, records, arrays, forShapes, progress};
  const FrameShapes shapes = addFrameShapes(shapesBuild, plans);
  const ModelParts shadows = addGroundShadows(shapesBuild);
  SceneBuild build{scene, model, records, arrays, forFigures, progress};
  const SceneObjects objects = addSceneObjects(build, plans, shapes, shadows);
  scene.motion.startAnimation = plans.empty() ? scene::kNone : objects.restAnimations[objects.shown];
  addModelControls(scene, plans, objects);
  if (forPlans.exhausted() || forShapes.exhausted() || forFigures.exhausted()) {
    diagnostics.damage(base::translate("formats", "the file contains more than can be shown; the rest is left out"),
                       base::Unplaced::Limit);
  }
  progress.check();
  scene::addLookControls(scene);
  return animation::finishScene(std::move(scene));
}

bool isOfModel(const scene::Mesh& mesh, const ModelRecords& records) {
  return records.links != structure::kRootSection &&
         std::ranges::any_of(
             mesh.surfaces, [&](const scene::Surface& surface) { return surface.provenance.section == records.links; });
}

} // namespace vitrine::formats::diggles
