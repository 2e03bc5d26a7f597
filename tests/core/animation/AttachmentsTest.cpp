#include "core/animation/FinishScene.h"
#include "core/animation/Pose.h"
#include "core/scene/SceneChecks.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace scene;
using namespace animation;

/// A node that goes from (0, 0, 0) to (10, 0, 0) in two seconds and turns by a quarter, with a lamp above it and a
/// camera behind it; and a lamp and a camera that stay.
SceneBuilder train() {
  SceneBuilder scene;
  addNode(scene, addMesh(scene, square()));
  scene::NodeTrack track;
  track.node = 0;
  track.position[0] = lineOverTwoSeconds(0, 10);
  track.turns.keys = {{0, {}, {}, 0, 0, 0},
                      {2, QQuaternion::fromAxisAndAngle(0, 1, 0, 90), {0, 1, 0}, qDegreesToRadians(90.0F), 0, 0}};
  scene::Animation clip;
  clip.name = QStringLiteral("ride");
  clip.duration = 2;
  clip.frames = 120;
  clip.animatedModel = 0;
  clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track});
  scene.motion.animatedModels.emplace_back().node = 0;
  scene::Light lamp;
  lamp.kind = scene::LightKind::Spot;
  lamp.position = {0, 3, 1};
  lamp.direction = {0, 0, -1};
  lamp.node = 0;
  scene.lights = {lamp, scene::Light()};
  scene::Camera camera;
  camera.position = {0, 0, 4};
  camera.horizontalFov = 90;
  camera.node = 0;
  scene.view.cameras = {camera, scene::Camera()};
  clip.lightTracks = {{1, {lineOverTwoSeconds(1, 0), scene::Curve(), lineOverTwoSeconds(1, 3)}}};
  clip.cameraTracks = {{0, lineOverTwoSeconds(90, 60)}, {1, lineOverTwoSeconds(40, 50)}};
  scene.motion.animations = {clip};
  return scene;
}

SceneState stateAt(double time) {
  SceneState state;
  state.animation = 0;
  state.time = time;
  return state;
}

class Attachments : public testing::Test {
protected:
  ScenePtr scene = animation::finishScene(train());
};

TEST_F(Attachments, AtRestTheyStandAsTheSceneSays) {
  const Pose pose(scene, {});
  EXPECT_FALSE(pose.movesLights());
  expectNear(pose.lights()[0].position, {0, 3, 1});
  expectNear(pose.lights()[1].intensity, {1, 1, 1});
  expectNear(pose.camera(0).position, {0, 0, 4});
  EXPECT_EQ(pose.camera(0).horizontalFov, 90);
  EXPECT_EQ(pose.camera(1).verticalFov, 0);
}

TEST_F(Attachments, LampsAndCamerasGoWithTheirNode) {
  const Pose pose(scene, stateAt(2));
  EXPECT_TRUE(pose.movesLights());
  // A quarter to the left: what was behind (+z) is to its right (+x).
  expectNear(pose.lights()[0].position, {11, 3, 0});
  expectNear(pose.lights()[0].direction, {-1, 0, 0});
  expectNear(pose.camera(0).position, {14, 0, 0});
  expectNear(pose.camera(0).orientation.rotatedVector({0, 0, -1}), {-1, 0, 0});
  expectNear(pose.camera(1).position, {});
}

TEST_F(Attachments, ClipsChangeColoursAndHowWideCamerasSee) {
  const Pose pose(scene, stateAt(1));
  expectNear(pose.lights()[1].intensity, {0.5F, 1, 2});
  EXPECT_FLOAT_EQ(pose.camera(0).horizontalFov, 75);
  EXPECT_FLOAT_EQ(pose.camera(0).verticalFov, 0);
  EXPECT_FLOAT_EQ(pose.camera(1).verticalFov, 45);
}

TEST_F(Attachments, WhatIsNotThereDoesNotFit) {
  const auto fits = [](auto change) {
    SceneBuilder changed = train();
    change(changed);
    return indicesInRange(changed);
  };
  EXPECT_TRUE(fits([](SceneData&) {}));
  EXPECT_FALSE(fits([](SceneData& one) { one.lights[0].node = 7; }));
  EXPECT_FALSE(fits([](SceneData& one) { one.view.cameras[1].node = 1; }));
  EXPECT_FALSE(fits([](SceneData& one) { one.motion.animations[0].lightTracks[0].light = 2; }));
  EXPECT_FALSE(fits([](SceneData& one) { one.motion.animations[0].cameraTracks[0].camera = -1; }));
  EXPECT_FALSE(fits([](SceneData& one) {
    one.motion.animations[0].marks = {{2, QStringLiteral("late"), {}}, {1, QStringLiteral("early"), {}}};
  }));
}

TEST(CameraRide, TheChosenCameraIsRidden) {
  SceneBuilder builder = train();
  scene::Control ride;
  ride.id = QStringLiteral("camera");
  ride.kind = scene::ControlKind::Choice;
  ride.choices = {QStringLiteral("Free"), QStringLiteral("a"), QStringLiteral("b")};
  ride.target = scene::FollowCameraTarget{{scene::kNone, 1, 0}};
  builder.controls = {ride};
  const ScenePtr scene = animation::finishScene(builder);
  EXPECT_EQ(state::evaluate(*scene, {}).followedCamera, scene::kNone);
  SceneState state;
  state.controls[ride.id] = 2;
  EXPECT_EQ(state::evaluate(*scene, state).followedCamera, 0);
  builder.controls[0].target = scene::FollowCameraTarget{{scene::kNone, 2}};
  EXPECT_FALSE(indicesInRange(builder));
}

TEST(LayerSets, EachChoiceShowsItsLayersAndNoneOfTheOthers) {
  SceneBuilder builder;
  for (const char* id : {"one", "near", "middle", "far", "other"}) {
    builder.layers.push_back({QLatin1String(id), {}, true});
  }
  scene::Control detail;
  detail.id = QStringLiteral("lod");
  detail.kind = scene::ControlKind::Choice;
  detail.choices = {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")};
  detail.target = scene::LayerChoiceTarget{{{0, 1}, {0, 2}, {0, 3}}};
  builder.controls = {detail};
  EXPECT_TRUE(indicesInRange(builder));
  const ScenePtr scene = animation::finishScene(builder);
  EXPECT_EQ(state::evaluate(*scene, {}).layers, (scene::ByLayer<bool>{true, true, false, false, true}));
  SceneState state;
  state.controls[detail.id] = 2;
  EXPECT_EQ(state::evaluate(*scene, state).layers, (scene::ByLayer<bool>{true, false, false, true, true}));
  builder.controls[0].target = scene::LayerChoiceTarget{{{0, 5}}};
  EXPECT_FALSE(indicesInRange(builder));
}

} // namespace
} // namespace vitrine::tests
