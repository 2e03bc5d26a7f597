#include "core/formats/vgo/scene/VgoScene.h"

#include "core/animation/Deform.h"
#include "core/animation/FinishScene.h"
#include "core/base/Translate.h"
#include "core/formats/vgo/scene/NodeProperties.h"
#include "core/formats/vgo/scene/Renderers.h"
#include "core/formats/vgo/scene/VgoHelpers.h"
#include "core/formats/vgo/scene/VgoSceneParts.h"
#include "core/scene/LookControls.h"

#include <algorithm>

namespace vitrine::formats::vgo {
namespace {

SceneBuilder emptyScene(const Conventions& conventions) {
  SceneBuilder scene;
  scene.sourceAxes = conventions.leftHanded ? scene::kYUpLeftHanded : scene::kYUpRightHanded;
  scene.metresPerUnit = 1;
  scene.view.navigation = scene::Navigation::Orbit;
  scene.view.front = QVector3D(0, 0, -1); // docs/formats/vgo-scenes.md, "Axes"
  return scene;
}

std::uint64_t sourceBytes(const SceneSource& source) {
  const structure::JsonValueRef& layout = source.layout;
  return source.accessors.resource().where.size + (layout.exists() ? layout.member().range.size : 0);
}

/// One animated model for all that moves: the whole model.
void addFigure(SceneBuilder& scene) {
  const bool moves =
      !scene.motion.springs.empty() || !scene.motion.skins.empty() ||
      std::ranges::any_of(scene.motion.animations, [](const scene::Animation& one) { return one.tracks != nullptr; });
  if (moves) {
    scene::AnimatedModel animatedModel;
    animatedModel.name = scene.nodes.front().name;
    animatedModel.node = 0;
    scene.motion.animatedModels.push_back(std::move(animatedModel));
  }
}

/// Puts controls that set the model before those that show and hide.
void orderControls(SceneBuilder& scene) {
  std::ranges::stable_partition(scene.controls, [](const scene::Control& control) {
    return !std::holds_alternative<scene::LayerTarget>(control.target);
  });
}

/// Expects that nodes are there.
void addContents(SceneBuild& build, TextureTable& textures) {
  Progress& progress = build.context.progress;
  const std::map<NodeIndex, int> humanBones = nameHumanBones(build);
  progress.step(base::translate("formats", "Building meshes"), 0.5);
  noteDanglingReferences(build);
  Renderers(build).add();
  addSprings(build);
  addClips(build);
  const std::vector<PlacedLight> lights = lightsOf(build);
  for (const PlacedLight& light : lights) {
    build.scene.lights.push_back(light.light);
  }
  addSky(build, textures);
  addExpressionControls(build);
  addMotionControls(build);
  if (!build.context.isPicture()) {
    progress.step(base::translate("formats", "Adding items that Unity does not draw"), 0.8);
    addSkeleton(build, humanBones);
    addSpringShapes(build);
    addColliderShapes(build);
    addLightShapes(build, lights);
    addMarkers(build);
  }
}

bool hasBody(const layout::Layout& layout) {
  return std::ranges::any_of(layout.nodes, [](const layout::Node& node) { return !node.bones.empty(); });
}

} // namespace

Result<ScenePtr> buildScene(const SceneSource& source, LoadContext& context) {
  constexpr std::uint64_t kBaseBytes = 32ULL << 20;
  context.progress.step(base::translate("formats", "Reading the layout"), 0.3);
  const layout::Layout layout = layout::readLayout(source.layout, context.progress);
  SceneBuilder scene = emptyScene(source.conventions);
  SceneBudget budget(sourceBytes(source), context.limits, kBaseBytes);
  TextureTable textures(layout, source.accessors, scene.assets, context.diagnostics);
  MaterialTable materials(layout, source.sections[List::Materials], textures, scene.assets, context.diagnostics);
  SceneBuild build{scene, layout, source, context, budget, materials, {}, {}, {}, {}, {}};
  if (const auto nodes = addNodes(build); !nodes) {
    return std::unexpected(nodes.error());
  }
  addContents(build, textures);
  addFigure(scene);
  orderControls(scene);
  if (budget.exhausted()) {
    context.diagnostics.damage(
        base::translate("formats", "the file contains more than can be shown; the rest is left out"),
        base::Unplaced::Limit);
  }
  context.progress.step(QStringLiteral("Placing all"), 0.9);
  animation::deformAtRest(scene);
  const auto links = !context.isPicture() ? scene::RecordLinks::Made : scene::RecordLinks::LeftOut;
  scene::addLookControls(scene);
  return animation::finishScene(std::move(scene), links, [&layout](const Scene& built, scene::ViewData& view) {
    addStartView(built, hasBody(layout), view);
  });
}

} // namespace vitrine::formats::vgo
