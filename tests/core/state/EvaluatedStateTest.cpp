#include "core/state/EvaluatedState.h"

#include "core/animation/FinishScene.h"
#include "core/scene/ControlEffects.h"
#include "tests/core/scene/CreatureForTests.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

using namespace state;

using tests::creatureAtRest;
using tests::creatureScene;
using tests::with;
namespace creature = tests::creature;

TEST(EvaluatedState, PlacementsOfANodeAddUp) {
  SceneBuilder builder = creatureScene();
  builder.controls.push_back(
      tests::controlOf(QStringLiteral("x2"), PlacementTarget{creature::kRoot, PlacementTarget::Kind::MoveX}, -5, 5));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const EvaluatedState state = evaluate(*scene, with({{QStringLiteral("turn"), 90},
                                                      {QStringLiteral("x"), 2},
                                                      {QStringLiteral("x2"), 0.5},
                                                      {QStringLiteral("y"), -1}}));
  ASSERT_EQ(state.pose.shifts.size(), 2U);
  EXPECT_EQ(state.pose.shifts.at(creature::kRoot), (NodeShift{90, {2.5F, 0, 0}}));
  EXPECT_EQ(state.pose.shifts.at(creature::kElbow), (NodeShift{0, {0, -1, 0}}));
  EXPECT_TRUE(evaluate(*scene, {}).pose.shifts.empty());
}

TEST(EvaluatedState, ShapesThatSeveralControlsMoveAddUpToOneAtMost) {
  const ScenePtr scene = creatureAtRest();
  const auto weights = [&](double wide, double both) {
    return evaluate(*scene, with({{QStringLiteral("wide"), wide}, {QStringLiteral("both"), both}})).pose.shapeWeights;
  };
  EXPECT_TRUE(weights(0, 0).empty());
  EXPECT_EQ(weights(0.25, 0.5).at(creature::kFace), (state::ShapeWeights{{0, 0.75F}, {1, 0.25F}}));
  EXPECT_EQ(weights(1, 1).at(creature::kFace), (state::ShapeWeights{{0, 1.0F}, {1, 0.5F}}));
  EXPECT_FALSE(weights(1, 1).contains(creature::kTwin));
}

TEST(EvaluatedState, OfSeveralControlsTheFirstDecides) {
  SceneBuilder builder;
  for (const char* id : {"first", "second"}) {
    builder.controls.push_back(tests::controlOf(QLatin1String(id), ExposureTarget{}, 0, 8));
    builder.controls.push_back(tests::controlOf(QLatin1String(id) + QStringLiteral(".root"), RootMotionTarget{}));
  }
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const EvaluatedState state =
      evaluate(*scene, with({{QStringLiteral("second"), 4}, {QStringLiteral("first.root"), 1}}));
  EXPECT_EQ(state.exposure, 0.0F);
  EXPECT_TRUE(state.pose.movesRoot);
  EXPECT_TRUE(state.pose.blendsFrames) << "without a control";
}

TEST(EvaluatedState, TheAnimationIsOneThatIsThere) {
  const ScenePtr scene = creatureAtRest();
  EXPECT_EQ(evaluate(*scene, tests::during(creature::kWalk, 0)).animation, &scene->motion.animations[creature::kWalk]);
  EXPECT_EQ(evaluate(*scene, tests::during(kNone, 0)).animation, nullptr);
  EXPECT_EQ(evaluate(*scene, tests::during(99, 0)).animation, nullptr);
}

TEST(ControlEffects, TellWhatHasToBePreparedFor) {
  const ControlEffects none = effectsOfControls(SceneData());
  EXPECT_FALSE(none.movesLimbs || none.bindPose);
  EXPECT_TRUE(none.placedNodes.empty() && none.colorStreams.empty());
  SceneBuilder scene = creatureScene();
  ColorStreamTarget streams;
  streams.choices = {{.stream = QStringLiteral("day")}, {.stream = QStringLiteral("dark")}};
  scene.controls.push_back(tests::controlOf(QStringLiteral("colours"), streams));
  const ControlEffects all = effectsOfControls(scene);
  EXPECT_TRUE(all.movesLimbs && all.bindPose);
  EXPECT_EQ(all.placedNodes, (std::set<NodeIndex>{creature::kRoot, creature::kElbow}));
  EXPECT_EQ(all.shift, 10) << "five along x and five along y; turning moves nothing";
  EXPECT_EQ(all.colorStreams, (std::set<QString>{QStringLiteral("dark"), QStringLiteral("day")}));
}

} // namespace
} // namespace vitrine::scene
