#include "core/formats/x3/scene/X3Scene.h"

#include "core/animation/FinishScene.h"
#include "core/base/Translate.h"
#include "core/formats/x3/scene/BodyProperties.h"
#include "core/formats/x3/scene/PathNodes.h"
#include "core/scene/LookControls.h"
#include "core/scene/WorldTransforms.h"

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

SceneBuilder emptyScene() {
  SceneBuilder scene;
  scene.sourceAxes = scene::kYUpLeftHanded;
  scene.metresPerUnit = 1 / kUnitsPerMetre;
  scene.view.navigation = scene::Navigation::Orbit;
  scene.view.front = scene.sourceAxes.toScene(QVector3D(0, 0, 1));
  return scene;
}

/// Size of the scene, as the diagonal of its bounds: of meshes, and of places that show nothing yet.
float sizeOf(const scene::SceneData& scene) {
  const scene::ByNode<QMatrix4x4> world = scene::worldTransforms(scene.nodes);
  scene::Bounds bounds;
  for (const NodeIndex node : scene.nodes.indices()) {
    const scene::Node& from = scene.nodes[node];
    const bool shape = from.mesh && from.kind != scene::NodeKind::Marker;
    if (shape) {
      bounds.add(scene.meshes[from.mesh].bounds.transformed(world[node]));
    } else if (from.kind != scene::NodeKind::Camera) {
      bounds.add(world[node].column(3).toVector3D());
    }
  }
  return bounds.size().length();
}

/// Error for a scene without anything to draw: where reading stopped, if it did, as that is why there is nothing.
Error nothingToDraw(const WorldFile& opened, const Diagnostics& diagnostics) {
  for (const Diagnostic& told : diagnostics.entries()) {
    if (told.severity == Severity::Damage && told.where && told.where->space == opened.space) {
      return Error::damaged(told.message, told.where->offset, told.where->space);
    }
  }
  const QString what =
      opened.isTextScene() ? base::translate("formats", "the scene has no paths")
      : opened.cut
          ? base::translate("formats", "the binary scene contains no bodies; convert it to text to see its paths")
          : base::translate("formats", "the body has nothing to show");
  return Error::damaged(what, 0, opened.space);
}

void addRoot(SceneBuild& build) {
  const WorldFile& opened = build.world.opened();
  scene::Node root;
  root.name = opened.path;
  if (!build.isPicture() && opened.bodies.size() == 1) {
    root.properties = bodyProperties(opened.bodies.front());
  }
  build.scene.nodes.push_back(std::move(root));
}

/// False: there is nothing to draw.
bool addBodies(SceneBuild& build, BodyNodes& bodies) {
  const WorldFile& opened = build.world.opened();
  const bool alone = opened.bodies.size() == 1;
  bool any = false;
  for (std::size_t body = 0; body < opened.bodies.size(); ++body) {
    const auto parts = alone ? BodyNodes::Parts::Each : BodyNodes::Parts::Together;
    NodeIndex parent = 0;
    if (!alone) {
      scene::Node node;
      scene::giveName(node, QT_TRANSLATE_NOOP("formats", "body %1"), {QString::number(body)});
      node.parent = 0;
      node.properties = bodyProperties(opened.bodies[body]);
      parent = build.add(std::move(node));
    }
    any = (parent && bodies.add(parent, opened, body, parts, std::nullopt)) || any;
  }
  return any;
}

} // namespace

Result<ScenePtr> buildScene(World world, const GameFiles& game, LoadContext& context) {
  SceneBuilder scene = emptyScene();
  SceneBudget budget(world.bytes(), context.limits);
  SceneLayers layers(scene);
  TextureTable textures(game, scene.assets);
  SceneBuild build{scene, world, context, budget, layers, textures};
  HelperShapes helpers(build);
  BodyNodes bodies(build, helpers);
  Motions motions(build);
  PathNodes paths(build, bodies, helpers, motions);
  addRoot(build);
  if (world.opened().isTextScene()) {
    paths.addOpened(world.files.front(), 0);
  } else if (!addBodies(build, bodies)) {
    return std::unexpected(nothingToDraw(world.opened(), context.diagnostics));
  }
  if (scene.nodes.size() < 2) {
    return std::unexpected(nothingToDraw(world.opened(), context.diagnostics));
  }
  const QString name = world.opened().path;
  world.files.clear(); // its nodes are there; with what follows the largest scenes would be in memory twice
  context.progress.step(QStringLiteral("Placing all"), 0.9);
  const bool helpersAlone = std::ranges::none_of(
      scene.nodes, [](const scene::Node& node) { return node.mesh && node.kind != scene::NodeKind::Marker; });
  helpers.resize(sizeOf(scene), helpersAlone);
  scene.view.onGrid = helpersAlone;
  motions.finish(name);
  layers.addControls();
  if (budget.exhausted()) {
    context.diagnostics.damage(
        base::translate("formats", "the file contains more than can be shown; the rest is left out"),
        base::Unplaced::Limit);
  }
  scene::addLookControls(scene);
  return animation::finishScene(std::move(scene),
                                !context.isPicture() ? scene::RecordLinks::Made : scene::RecordLinks::LeftOut);
}

} // namespace vitrine::formats::x3
