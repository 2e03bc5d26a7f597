#include "render/batching/DynamicLights.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::LightSelector;

const scene::Bounds kLitBox({-1, -1, -1}, {1, 1, 1});

/// A clip that moves a node with a lamp 4 units along x in two seconds, and one that lets it go out.
scene::ScenePtr lampOnANode() {
  SceneBuilder scene;
  scene.nodes.resize(1);
  scene.motion.animatedModels.resize(1);
  scene.motion.animatedModels.front().node = 0;
  scene::Light lamp;
  lamp.position = {0, 1, 0};
  lamp.node = 0;
  scene.lights.push_back(lamp);
  scene::NodeTrack track;
  track.node = 0;
  track.position[0] = lineOverTwoSeconds(0, 4);
  scene::Animation clip;
  clip.duration = 2;
  clip.frames = 120;
  clip.animatedModel = 0;
  clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track});
  scene.motion.animations.push_back(clip);
  clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>();
  clip.lightTracks = {{0, {lineOverTwoSeconds(1, 0), lineOverTwoSeconds(1, 0), lineOverTwoSeconds(1, 0)}}};
  scene.motion.animations.push_back(clip);
  return animation::finishScene(std::move(scene));
}

bool follow(render::DynamicLights& lamps, const scene::ScenePtr& scene, scene::AnimationIndex animation, double time) {
  state::SceneState state;
  state.animation = animation;
  state.time = time;
  const state::EvaluatedState evaluated = state::evaluate(*scene, state);
  return lamps.follow(animation::Pose(scene, evaluated), evaluated);
}

TEST(DynamicLights, GoWithTheirNodesAndComeBack) {
  const auto scene = lampOnANode();
  render::DynamicLights lamps(*scene);
  EXPECT_FALSE(follow(lamps, scene, scene::kNone, 0)) << "nothing moves";
  EXPECT_TRUE(follow(lamps, scene, 0, 1));
  EXPECT_EQ(lamps.rig().around(kLitBox).front().position, QVector3D(2, 1, 0));
  EXPECT_TRUE(follow(lamps, scene, scene::kNone, 0)) << "back at rest";
  EXPECT_EQ(lamps.rig().around(kLitBox).front().position, QVector3D(0, 1, 0));
  EXPECT_FALSE(follow(lamps, scene, scene::kNone, 0));
}

TEST(DynamicLights, ThatGoOutLeaveItDark) {
  const auto scene = lampOnANode();
  render::DynamicLights lamps(*scene);
  EXPECT_TRUE(follow(lamps, scene, 1, 1));
  EXPECT_EQ(lamps.rig().around(kLitBox).front().color, QVector3D(0.5F, 0.5F, 0.5F));
  EXPECT_TRUE(follow(lamps, scene, 1, 2));
  EXPECT_TRUE(lamps.rig().around(kLitBox).empty()) << "no lamp on the camera takes its place";
}

} // namespace
} // namespace vitrine::tests
