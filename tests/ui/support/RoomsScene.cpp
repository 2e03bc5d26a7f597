#include "tests/ui/support/RoomsScene.h"

#include "core/collision/CollisionWorld.h"
#include "core/visibility/Visibility.h"

namespace vitrine::tests {
namespace {

constexpr float kBetween = 25;
constexpr int kSpawns = 26;

void addBox(const scene::SceneData& scene, collision::CollisionWorld& world, const QVector3D& from,
            const QVector3D& to) {
  scene::Bounds bounds;
  bounds.add(scene.sourceAxes.toScene(from));
  bounds.add(scene.sourceAxes.toScene(to));
  world.brushes.push_back(
      {.firstPlane = static_cast<std::uint32_t>(world.planes.size()), .planeCount = 6, .bounds = bounds, .record = {}});
  for (int axis = 0; axis < 3; ++axis) {
    QVector3D out;
    out[axis] = 1;
    world.planes.push_back({out, bounds.max()[axis]});
    world.planes.push_back({-out, -bounds.min()[axis]});
  }
}

void addSolids(SceneBuilder& scene) {
  collision::CollisionWorld world;
  world.walker = {.halfWidth = 1,
                  .height = 4.5F,
                  .eyeHeight = 4,
                  .stepHeight = 1.1F,
                  .walkSpeed = 24,
                  .runSpeed = 40,
                  .jumpSpeed = 16,
                  .gravity = 50};
  addBox(scene, world, {-100, -100, -2}, {200, 100, 0});
  addBox(scene, world, {-100, 0, 0}, {200, 2, 60});
  scene.world.collision = std::make_shared<const collision::CollisionWorld>(std::move(world));
}

void addViewpoints(SceneBuilder& scene) {
  for (int i = 0; i < kSpawns; ++i) {
    scene.view.cameras.push_back({.name = QStringLiteral("spawn %1").arg(i + 1),
                                  .position = scene.sourceAxes.toScene(QVector3D(static_cast<float>(-i), -20, 4)),
                                  .orientation = {}});
  }
  scene.view.cameras.push_back(
      {.name = QStringLiteral("exit"), .position = scene.sourceAxes.toScene(QVector3D(40, -20, 4)), .orientation = {}});
}

void addVisibility(SceneBuilder& scene, const std::vector<float>& places, SectionId section) {
  auto visibility = std::make_shared<visibility::Visibility>();
  visibility->nodes = {{.normal = {1, 0, 0}, .distance = kBetween, .children = {-2, -1}}};
  for (int cluster = 0; cluster < 2; ++cluster) {
    const float x = cluster == 0 ? -100 : kBetween;
    visibility->leaves.push_back({.cluster = cluster, .area = 1, .bounds = {{x, -2, -100}, {x + 125, 100, 100}}});
  }
  visibility->leafSection = section;
  visibility->clusterCount = 2;
  visibility->rows = Bytes::adopt(QByteArray("\0\1\3", 3));
  visibility->rowOffsets = {1, 2};
  scene.world.visibility = visibility;
  scene.world.surfaceLeaves.resize(1);
  for (const float x : places) {
    const int cluster = x + 4 < kBetween ? 0 : 1;
    scene.world.surfaceLeaves[0].push_back({.leaf = cluster, .area = 1, .clusters = {cluster}});
  }
}

} // namespace

void addRooms(SceneBuilder& scene, const std::vector<float>& places, SectionId section) {
  addSolids(scene);
  addViewpoints(scene);
  addVisibility(scene, places, section);
  scene.controls.push_back({.id = QStringLiteral("pattern.32"),
                            .label = QStringLiteral("Style 32 flickers with a pattern that has quite a long name"),
                            .group = QStringLiteral("Light styles"),
                            .defaultValue = 1,
                            .target = scene::LightPatternTarget{32, QStringLiteral("az")}});
}

} // namespace vitrine::tests
