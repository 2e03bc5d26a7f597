#include "render/tracing/FramedThing.h"

#include "core/animation/FinishScene.h"
#include "tests/render/tracing/MadeRooms.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::Bounds;
using tracing::FramedThing;

constexpr int kLastPillar = 4; ///< of MadeRooms, whose pillars are the items from 1 on

/// Things as boxes, each a node of its own with one item.
class MadeThings {
public:
  MadeThings() { m_scene.view.navigation = scene::Navigation::Fly; }

  MadeThings& box(const Bounds& bounds, scene::NodeKind kind, LayerIndex layer = {}, bool inwards = false) {
    scene::Mesh mesh;
    const auto corners = scene::cornersOf(bounds);
    mesh.vertices.positions.assign(corners.begin(), corners.end());
    mesh.indices = {0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4,
                    2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6};
    for (std::size_t i = 0; inwards && i < mesh.indices.size(); i += 3) {
      std::swap(mesh.indices[i + 1], mesh.indices[i + 2]);
    }
    scene::Surface surface;
    surface.indexCount = static_cast<std::uint32_t>(mesh.indices.size());
    surface.bounds = bounds;
    mesh.bounds = bounds;
    mesh.surfaces = {surface};
    scene::Node node;
    node.kind = kind;
    node.layer = layer;
    node.mesh = m_scene.meshes.add(std::move(mesh));
    m_scene.nodes.add(std::move(node));
    return *this;
  }
  MadeThings& point(const QVector3D& place, scene::NodeKind kind) {
    scene::Node node;
    node.kind = kind;
    node.local.translate(place);
    m_scene.nodes.add(std::move(node));
    return *this;
  }
  SceneBuilder& scene() { return m_scene; }
  ScenePtr take() { return animation::finishScene(std::move(m_scene)); }

private:
  SceneBuilder m_scene;
};

session::Snapshot shownOf(const ScenePtr& scene, SceneState state = {}) {
  return session::snapshotOf(scene, scene->assets, std::move(state));
}

viewing::CameraRig cameraIn(const Scene& scene, const QVector3D& direction, const QVector3D& position = {}) {
  viewing::CameraRig rig;
  rig.setNavigation(scene.view.navigation);
  rig.setViewportSize({1280, 720});
  rig.setSceneBounds(scene.bounds());
  viewing::CameraPose pose;
  pose.position = position;
  pose.orientation = viewing::lookingAlong(direction);
  rig.setPose(pose);
  return rig;
}

viewing::FramePlan planOf(const session::Snapshot& shown, const FramedThing& thing, const viewing::CameraRig& rig) {
  session::SharedCaster caster(shown.scene);
  base::Progress progress;
  return tracing::frameThing(shown, caster, thing, rig, progress);
}

const Bounds kRoom({-8, 0, -8}, {8, 4, 8});

TEST(FramedThing, PillarsAreSeenFromWithinTheRoom) {
  const session::Snapshot shown = shownOf(MadeRooms().take());
  for (int pillar = 1; pillar <= kLastPillar; ++pillar) {
    for (const QVector3D& direction : {QVector3D(0, 1, 0.1F), QVector3D(0, 0, 1), QVector3D(1, -0.5F, 0)}) {
      const FramedThing thing = tracing::thingOf(shown, {DrawItemIndex(pillar)}, {});
      const viewing::FramePlan plan = planOf(shown, thing, cameraIn(*shown.scene, direction));
      EXPECT_TRUE(plan.showsMiddle);
      EXPECT_TRUE(kRoom.contains(plan.pose.position)) << pillar << testing::PrintToString(plan.pose.position);
      for (int other = 1; other <= kLastPillar; ++other) {
        EXPECT_FALSE(shown.pose->worldBounds(DrawItemIndex(other)).contains(plan.pose.position));
      }
    }
  }
}

TEST(FramedThing, WhatIsHiddenIsFramedWhereItIs) {
  const ScenePtr scene = MadeRooms().take();
  SceneState state;
  state.hidden.insert(DrawItemIndex(2));
  const session::Snapshot shown = shownOf(scene, state);
  const FramedThing thing = tracing::thingOf(shown, {DrawItemIndex(2)}, {});
  EXPECT_TRUE(tracing::subjectOf(shown, thing).samples.empty());
  const viewing::CameraRig before = cameraIn(*scene, {1, 0, 0});
  viewing::CameraRig rig = before;
  rig.setPose(planOf(shown, thing, before).pose);
  const auto middle = rig.project(shown.pose->worldBounds(DrawItemIndex(2)).centre());
  ASSERT_TRUE(middle);
  EXPECT_LT((*middle - QPointF(640, 360)).manhattanLength(), 40);
}

TEST(FramedThing, TheWholeIsSeenFromOutside) {
  const session::Snapshot shown = shownOf(MadeRooms().take());
  const viewing::CameraRig rig = cameraIn(*shown.scene, {1, -1, 0});
  const viewing::FramePlan plan = planOf(shown, tracing::thingOf(shown, {DrawItemIndex(0)}, {}), rig);
  EXPECT_EQ(plan.rays, 0);
  EXPECT_EQ(plan.pose.orientation, rig.pose().orientation);
}

TEST(FramedThing, PartsOfModelsKeepTheDirection) {
  MadeThings things;
  things.box({{-1, 0, -1}, {1, 2, 1}}, scene::NodeKind::Group).box({{1, 0, -1}, {1.5F, 1, 1}}, scene::NodeKind::Group);
  things.scene().view.navigation = scene::Navigation::Orbit;
  const session::Snapshot shown = shownOf(things.take());
  const viewing::CameraRig rig = cameraIn(*shown.scene, {1, 0.4F, 0.1F});
  const viewing::FramePlan plan = planOf(shown, tracing::thingOf(shown, {DrawItemIndex(1)}, {}), rig);
  EXPECT_EQ(plan.rays, 0);
  EXPECT_EQ(plan.pose.orientation, rig.pose().orientation);
}

TEST(FramedThing, ANodeWithoutShapeHasRoomAroundIt) {
  MadeThings things;
  things.box(kRoom, scene::NodeKind::World, {}, true).point({3, 1, 2}, scene::NodeKind::Entity);
  const session::Snapshot shown = shownOf(things.take());
  const FramedThing thing = tracing::thingOf(shown, {}, NodeIndex(1));
  EXPECT_EQ(thing.bounds.centre(), QVector3D(3, 1, 2));
  const viewing::FramePlan plan = planOf(shown, thing, cameraIn(*shown.scene, {0, 1, 0.1F}));
  EXPECT_TRUE(plan.showsMiddle);
  EXPECT_TRUE(kRoom.contains(plan.pose.position));
  EXPECT_TRUE(tracing::thingOf(shown, {}, {}).bounds.empty()) << "nothing has no place";
}

TEST(FramedThing, TheReachOfAHiddenLightIsNotTheLight) {
  MadeThings things;
  things.box(kRoom, scene::NodeKind::World, {}, true).box({{-7, -5, -7}, {7, 9, 7}}, scene::NodeKind::Light);
  const ScenePtr scene = things.take();
  SceneState state;
  state.hidden.insert(DrawItemIndex(1));
  EXPECT_TRUE(tracing::thingOf(shownOf(scene, state), {DrawItemIndex(1)}, NodeIndex(1)).items.empty());
  EXPECT_EQ(tracing::thingOf(shownOf(scene), {DrawItemIndex(1)}, NodeIndex(1)).items.size(), 1);
}

TEST(FramedThing, WhatIsInAShowcaseIsSeenFromBeforeTheShowcase) {
  const Bounds showcase({-1, 0, -1}, {1, 2, 1});
  MadeThings things;
  things.box(kRoom, scene::NodeKind::World, {}, true)
      .box(showcase, scene::NodeKind::BrushModel)
      .box({{-0.3F, 0.7F, -0.3F}, {0.3F, 1.3F, 0.3F}}, scene::NodeKind::Prop);
  const session::Snapshot shown = shownOf(things.take());
  for (const QVector3D& direction : {QVector3D(1, 0, 0), QVector3D(0, 1, 0.2F)}) {
    const FramedThing thing = tracing::thingOf(shown, {DrawItemIndex(2)}, NodeIndex(2));
    const viewing::FramePlan plan = planOf(shown, thing, cameraIn(*shown.scene, direction));
    EXPECT_TRUE(kRoom.contains(plan.pose.position));
    EXPECT_LT((plan.pose.position +
               plan.pose.orientation.rotatedVector({0, 0, -1}) * (plan.centre - plan.pose.position).length() -
               QVector3D(0, 1, 0))
                  .length(),
              0.3F);
  }
}

TEST(FramedThing, WhatIsBehindTheWorldIsLookedAtFromTheWorld) {
  const QVector3D origin(0, -500, 0);
  MadeThings things;
  things.scene().layers.push_back({QStringLiteral("sky"), QStringLiteral("Sky"), true});
  things.scene().world.backdrops.push_back({.layer = 0, .origin = origin, .scale = 16});
  things.box({{-8, -1, -8}, {8, 0, 8}}, scene::NodeKind::World)
      .box({origin + QVector3D(4, 0, -1), origin + QVector3D(5, 2, 1)}, scene::NodeKind::Prop, 0);
  const session::Snapshot shown = shownOf(things.take());
  const QVector3D eye(0, 2, 0);
  const viewing::CameraRig rig = cameraIn(*shown.scene, {-1, 0, 0}, eye);
  const viewing::FramePlan plan = planOf(shown, tracing::thingOf(shown, {DrawItemIndex(1)}, NodeIndex(1)), rig);
  EXPECT_TRUE(plan.showsMiddle);
  EXPECT_EQ(plan.pose.position, eye);
  EXPECT_GT(plan.pose.orientation.rotatedVector({0, 0, -1}).x(), 0.9F);
}

} // namespace
} // namespace vitrine::tests
