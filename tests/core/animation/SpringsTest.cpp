#include "core/animation/FinishScene.h"
#include "core/animation/Pose.h"
#include "tests/core/scene/CreatureForTests.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::tests {
namespace {

using namespace scene;
using namespace animation;

constexpr double kTick = 1 / SpringSimulator::kStepsPerSecond;

/// Node 0 stands at (0, 10, 0); nodes 1, 2 and 3 are a braid from there along x, each a unit long but for the last,
/// which ends after seven hundredths. Node 4 is a marker at the end of node 2; node 5 stands apart, for colliders.
struct Braid {
  SceneBuilder scene;

  explicit Braid(float stiffness = 1, float gravity = 0) {
    addNode(scene, scene::kNone, scene::kNone, moved(0, 10, 0));
    addNode(scene, scene::kNone, 0);
    addNode(scene, scene::kNone, 1, moved(1, 0, 0));
    addNode(scene, scene::kNone, 2, moved(1, 0, 0));
    addNode(scene, scene::kNone, 3, moved(0.5F, 0, 0));
    scene.nodes.back().kind = scene::NodeKind::Marker;
    addNode(scene, scene::kNone);
    scene::SpringChain chain;
    chain.roots = {1};
    chain.stiffness = stiffness;
    chain.drag = 0.4F;
    chain.gravity = {0, -gravity, 0};
    scene.motion.springs.chains = {chain};
    scene.motion.animatedModels.emplace_back().node = 0;
    scene.controls = {
        controlOf(QStringLiteral("springs"), scene::SpringTarget{}),
        controlOf(QStringLiteral("x"), scene::PlacementTarget{0, scene::PlacementTarget::Kind::MoveX}, -50, 50),
        controlOf(QStringLiteral("turn"), scene::PlacementTarget{0, scene::PlacementTarget::Kind::Turn}, -180, 180)};
  }

  scene::SpringChain& chain() { return scene.motion.springs.chains[0]; }
  void addBall(NodeIndex node, const QVector3D& offset, float radius) {
    chain().colliders.push_back(static_cast<int>(scene.motion.springs.colliders.size()));
    scene.motion.springs.colliders.push_back({node, offset, radius});
  }
  ScenePtr finished() const { return animation::finishScene(scene); }
};

SceneState swinging(double clock, double x = 0) {
  return with({{QStringLiteral("springs"), 1}, {QStringLiteral("x"), x}}, clock);
}

QVector3D placeOf(const Pose& pose, NodeIndex node) {
  return pose.worldTransform(node).column(3).toVector3D();
}

/// End of the last bone, in the world.
QVector3D endOf(const Pose& pose) {
  return pose.worldTransform(3).map(QVector3D(0.07F, 0, 0));
}

PosePtr next(const ScenePtr& scene, const SceneState& state, const PosePtr& before) {
  return std::make_shared<const Pose>(scene, state, before.get());
}

TEST(Springs, RestAsTheyStandWithoutGravity) {
  const ScenePtr scene = Braid().finished();
  const Pose pose(scene, swinging(5));
  for (const NodeIndex node : std::vector<NodeIndex>{1, 2, 3, 4}) {
    EXPECT_LT((placeOf(pose, node) - scene->worldTransform(node).column(3).toVector3D()).length(), 1e-5F)
        << node.number();
  }
}

TEST(Springs, HangDownUnderGravityAndKeepTheirLength) {
  const ScenePtr scene = Braid(0, 1).finished();
  const Pose pose(scene, swinging(10));
  EXPECT_LT((placeOf(pose, 1) - QVector3D(0, 10, 0)).length(), 1e-5F);
  EXPECT_LT((placeOf(pose, 2) - QVector3D(0, 9, 0)).length(), 0.05F) << testing::PrintToString(placeOf(pose, 2));
  EXPECT_LT((placeOf(pose, 3) - QVector3D(0, 8, 0)).length(), 0.1F) << testing::PrintToString(placeOf(pose, 3));
  EXPECT_LT(endOf(pose).y(), 7.95F);
  EXPECT_NEAR((placeOf(pose, 3) - placeOf(pose, 2)).length(), 1, 1e-4F);
  EXPECT_NEAR((placeOf(pose, 4) - placeOf(pose, 3)).length(), 0.5F, 1e-4F) << "what hangs on them goes along";
}

TEST(Springs, StiffnessAndGravityComeToABalance) {
  // The pull along the rest direction, (1, 0, 0), and that downwards are alike: in between.
  const Pose pose(Braid(1, 1).finished(), swinging(10));
  const QVector3D along = (placeOf(pose, 2) - placeOf(pose, 1)).normalized();
  EXPECT_NEAR(along.x(), std::sqrt(0.5F), 0.02F);
  EXPECT_NEAR(along.y(), -std::sqrt(0.5F), 0.02F);
}

TEST(Springs, SettleAndSwingAgainWhenWhatCarriesThemMoves) {
  const ScenePtr scene = Braid(1, 1).finished();
  PosePtr pose = next(scene, swinging(0), nullptr);
  double clock = 0;
  for (; clock < 60 && pose->hasSwingingSprings(); clock += kTick) {
    pose = next(scene, swinging(clock), pose);
  }
  ASSERT_FALSE(pose->hasSwingingSprings());
  EXPECT_GT(clock, 0.5) << "half a second is the least that shows it";
  const PosePtr later = next(scene, swinging(clock + 60), pose);
  EXPECT_LT((endOf(*later) - endOf(*pose)).length(), 5e-3F) << "nothing was left to come";
  EXPECT_FALSE(later->hasSwingingSprings());

  const PosePtr moved = next(scene, swinging(clock + 2 * kTick, 3), pose);
  EXPECT_TRUE(moved->hasSwingingSprings());
}

TEST(Springs, ThatAreOffDoNotSwing) {
  EXPECT_FALSE(Pose(Braid(1, 1).finished(), SceneState{}).hasSwingingSprings());
}

TEST(Springs, StandStillWhileTheyAreOff) {
  const ScenePtr scene = Braid(0, 1).finished();
  const SceneState off = with({}, 10);
  EXPECT_EQ(placeOf(Pose(scene, off), 3), QVector3D(2, 10, 0));
  EXPECT_FALSE(state::evaluate(*scene, off).runsByItself());
  EXPECT_TRUE(state::evaluate(*scene, swinging(0)).runsByItself());
  EXPECT_FALSE(isSamePose(*scene, state::evaluate(*scene, swinging(1)), state::evaluate(*scene, swinging(2))));
  EXPECT_TRUE(isSamePose(*scene, state::evaluate(*scene, with({}, 1)), state::evaluate(*scene, with({}, 2))));
  Braid disabled(0, 1);
  disabled.chain().enabled = false;
  EXPECT_EQ(placeOf(Pose(disabled.finished(), swinging(10)), 3), QVector3D(2, 10, 0));
  EXPECT_FALSE(state::evaluate(*disabled.finished(), swinging(0)).runsByItself());
}

TEST(Springs, AreSwitchedOnFromWhereTheyStand) {
  const ScenePtr scene = Braid(0, 1).finished();
  const PosePtr off = next(scene, with({}, 100), nullptr);
  EXPECT_EQ(placeOf(*next(scene, swinging(100), off), 3), QVector3D(2, 10, 0));
}

TEST(Springs, TheSameClockMakesTheSameSwingHoweverItIsCut) {
  const ScenePtr scene = Braid(0.5F, 1).finished();
  const Pose whole(scene, swinging(1.5));
  for (const double cut : {kTick, 0.0071, 0.1, 0.75}) {
    PosePtr pose = next(scene, swinging(0), nullptr);
    for (double clock = cut; clock < 1.5; clock += cut) {
      pose = next(scene, swinging(clock), pose);
    }
    pose = next(scene, swinging(1.5), pose);
    for (const NodeIndex node : std::vector<NodeIndex>{1, 2, 3}) {
      EXPECT_EQ(pose->worldTransform(node), whole.worldTransform(node)) << cut;
    }
  }
  EXPECT_EQ(endOf(Pose(scene, swinging(1.5))), endOf(whole)) << "and again";
}

TEST(Springs, BetweenStepsTheyGoAlongWithWhatCarriesThem) {
  const ScenePtr scene = Braid(0, 1).finished();
  const PosePtr before = next(scene, swinging(0.5), nullptr);
  const PosePtr after = next(scene, swinging(0.5, 20), before);
  EXPECT_LT((endOf(*after) - endOf(*before) - QVector3D(20, 0, 0)).length(), 1e-4F);
}

TEST(Springs, LagBehindWhatMovesAndSwingBack) {
  const ScenePtr scene = Braid().finished();
  const PosePtr before = next(scene, swinging(1), nullptr);
  SceneState turned = swinging(1 + kTick);
  turned.controls[QStringLiteral("turn")] = 90;
  PosePtr pose = next(scene, turned, before);
  const QVector3D lagging = (endOf(*pose) - placeOf(*pose, 1)).normalized();
  EXPECT_GT(lagging.x(), 0.5F) << "not yet turned to -z";
  turned.clock = 9;
  pose = next(scene, turned, pose);
  EXPECT_GT(-(endOf(*pose) - placeOf(*pose, 1)).normalized().z(), 0.999F);
}

TEST(Springs, StayOutsideColliders) {
  Braid braid(0, 1);
  braid.chain().hitRadius = 0.1F;
  braid.chain().roots = {2};
  braid.scene.nodes[2].local = moved(0, 0, 0);
  QMatrix4x4 larger = moved(0.2F, 9, 0);
  larger.scale(2);
  braid.scene.nodes[5].local = larger;
  braid.addBall(5, {0, 0, 0}, 0.25F);
  const ScenePtr scene = braid.finished();
  PosePtr pose;
  float nearest = std::numeric_limits<float>::max();
  for (int step = 0; step < 300; ++step) {
    pose = next(scene, swinging(step * kTick), pose);
    nearest = std::min(nearest, (placeOf(*pose, 3) - QVector3D(0.2F, 9, 0)).length());
  }
  EXPECT_GT(nearest, 0.6F - 0.05F) << "of the ball and the bone together";
  EXPECT_LT(nearest, 0.7F) << "they met";
  EXPECT_NEAR((placeOf(*pose, 3) - placeOf(*pose, 2)).length(), 1, 1e-4F);
  braid.scene.motion.springs.chains[0].colliders.clear();
  const Pose free(braid.finished(), swinging(5));
  EXPECT_LT((placeOf(free, 3) - QVector3D(0, 9, 0)).length(), 0.05F);
}

TEST(Springs, CollidersMayHangOnBones) {
  Braid braid(0.2F, 1);
  braid.addBall(3, {0, 0, 0}, 0.2F);
  const Pose pose(braid.finished(), swinging(3));
  EXPECT_TRUE(scene::isFinite(endOf(pose)));
  EXPECT_NEAR((placeOf(pose, 3) - placeOf(pose, 2)).length(), 1, 1e-4F);
}

TEST(Springs, WhatWasMissedForLongIsNotCaughtUpWith) {
  const ScenePtr scene = Braid(0, 1).finished();
  const Pose late(scene, swinging(1e9));
  EXPECT_LT((placeOf(late, 3) - QVector3D(0, 8, 0)).length(), 0.1F);
  for (const double bad : {std::nan(""), std::numeric_limits<double>::infinity(), -5.0, 1e300}) {
    EXPECT_TRUE(scene::isFinite(endOf(Pose(scene, swinging(bad))))) << bad;
  }
  const PosePtr before = next(scene, swinging(100), nullptr);
  EXPECT_EQ(placeOf(*next(scene, swinging(2), before), 3), QVector3D(2, 10, 0)) << "a clock set back begins anew";
}

TEST(Springs, BadNumbersDoNotSpread) {
  Braid braid(std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity());
  braid.chain().drag = -7;
  braid.chain().hitRadius = std::numeric_limits<float>::quiet_NaN();
  braid.addBall(5, {std::numeric_limits<float>::infinity(), 0, 0}, -3);
  EXPECT_TRUE(scene::isFinite(endOf(Pose(braid.finished(), swinging(2)))));
  Braid flat;
  flat.scene.nodes[0].local.scale(0);
  EXPECT_TRUE(scene::isFinite(endOf(Pose(flat.finished(), swinging(2)))));
}

TEST(Springs, SwingAlongWithAClipThatPlays) {
  Braid braid(1, 0);
  scene::NodeTrack walk;
  walk.node = 0;
  walk.position[0].keys = {{0, 0, 0, 30}, {1, 30, 30, 0}};
  scene::Animation clip;
  clip.animatedModel = 0;
  clip.duration = 1;
  clip.frames = 60;
  clip.tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{walk});
  braid.scene.motion.animations = {clip};
  braid.chain().gravity = {0, 0, 1};
  const ScenePtr scene = braid.finished();
  const auto at = [](double seconds) {
    SceneState state = swinging(seconds);
    state.animation = 0;
    state.time = seconds;
    return state;
  };
  const Pose whole(scene, at(0.8));
  EXPECT_NEAR(placeOf(whole, 1).x(), 24, 1e-3F);
  for (const double cut : {kTick, 0.05, 0.4}) {
    PosePtr pose = next(scene, at(0), nullptr);
    for (double time = cut; time < 0.8 - cut / 2; time += cut) {
      pose = next(scene, at(time), pose);
    }
    pose = next(scene, at(0.8), pose);
    EXPECT_LT((endOf(*pose) - endOf(whole)).length(), 1e-2F) << cut;
  }
}

TEST(Springs, OfAScaledFigureSwingAlike) {
  Braid braid(0, 1);
  braid.scene.nodes[0].local.scale(0.01F);
  for (const NodeIndex node : std::vector<NodeIndex>{2, 3}) {
    braid.scene.nodes[node].local = moved(100, 0, 0);
  }
  const Pose pose(braid.finished(), swinging(10));
  EXPECT_LT((placeOf(pose, 3) - QVector3D(0, 8, 0)).length(), 0.1F);
}

} // namespace
} // namespace vitrine::tests
