#include "core/formats/diggles/scene/ModelScene.h"

#include "core/animation/SceneExtent.h"
#include "core/base/Translate.h"
#include "core/formats/diggles/scene/ModelControls.h"

#include <algorithm>
#include <optional>

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
  scene.bake.colorSpace = scene::LightingColorSpace::Display;
  return scene;
}

/// Adds the animated models with a layer each, only the first that shows something visible. Its number among the plans.
std::size_t addFigures(SceneBuild& build, ModelAnimations& animatedModels, const std::vector<ObjectPlan>& plans,
                       std::vector<LayerIndex>& layers) {
  std::optional<std::size_t> shown;
  auto& all = build.scene.layers;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    build.progress.check();
    layers.push_back(all.add({QStringLiteral("object.%1").arg(i), plans[i].name, false}));
    if (animatedModels.add(plans[i], layers.back()) && !shown) {
      shown = i;
    }
  }
  if (!plans.empty()) {
    all[layers[shown.value_or(0)]].visibleByDefault = true;
  }
  return shown.value_or(0);
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
  const FrameShapes shapes(shapesBuild, plans);
  const GroundShadows shadows(shapesBuild);
  SceneBuild build{scene, model, records, arrays, forFigures, progress};
  ModelAnimations animatedModels(build, shapes, shadows);
  std::vector<LayerIndex> layers;
  const std::size_t shown = addFigures(build, animatedModels, plans, layers);
  scene.motion.startAnimation = plans.empty() ? scene::kNone : animatedModels.restAnimations()[shown];
  addObjectControl(scene, plans, layers, static_cast<int>(shown));
  addLookControls(scene, animatedModels.layers());
  if (forPlans.exhausted() || forShapes.exhausted() || forFigures.exhausted()) {
    diagnostics.damage(base::translate("formats", "the file asks for more than can be shown; the rest is left out"),
                       base::Unplaced::Limit);
  }
  progress.check();
  return animation::finishScene(std::move(scene));
}

bool isOfModel(const scene::Mesh& mesh, const ModelRecords& records) {
  return records.links != structure::kRootSection &&
         std::ranges::any_of(
             mesh.surfaces, [&](const scene::Surface& surface) { return surface.provenance.section == records.links; });
}

} // namespace vitrine::formats::diggles
