#include "core/animation/FinishScene.h"
#include "core/animation/Pose.h"
#include "core/picking/RayCaster.h"
#include "core/scene/PlaybackTime.h"
#include "tests/core/scene/CreatureForTests.h"
#include "tests/core/scene/PoseForTests.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using namespace scene;
using namespace animation;
using namespace creature;

/// A vertex of the ribbon, in the world.
QVector3D ribbonAt(const Pose& pose, int row, bool right) {
  return pose.worldTransform(kSkin).map(pose.positionsOf(0)[static_cast<std::size_t>(2 * row + int(right))]);
}

std::map<QString, double> set(const char* id, double value) {
  return {{QLatin1String(id), value}};
}

TEST(BentPose, AtRestMeshesHaveTheirOwnVertices) {
  const auto scene = creatureAtRest(90);
  const Pose pose(scene, {});
  for (const NodeIndex node : {kSkin, kFace, kTwin}) {
    EXPECT_EQ(pose.verticesOf(node), nullptr);
    EXPECT_TRUE(pose.isAtRest(node));
  }
  expectNear(ribbonAt(pose, 4, true), {-2, 3, 0});
  expectNear(pose.worldBounds(0).min(), {-2, 0, 0});
}

TEST(BentPose, TracksTurnJointsAndWhatTheyCarry) {
  const auto scene = creatureAtRest();
  const Pose pose(scene, during(kBend, 1));
  expectNear(ribbonAt(pose, 0, true), {1, 0, 0});
  expectNear(ribbonAt(pose, 4, true), {-2, 3, 0});
  expectNear(pose.worldTransform(kFace).map(QVector3D()), {-1, 2, 5});
  EXPECT_TRUE(pose.worldTransform(kSkin).isIdentity()) << "in the world already";
  expectNear(pose.worldBounds(0).max(), {1, 3, 0});
  const Pose half(scene, during(kBend, 0.5));
  const float diagonal = std::sqrt(0.5F);
  expectNear(half.worldTransform(kElbow).mapVector({1, 0, 0}), {diagonal, diagonal, 0});
}

TEST(BentPose, WhatATrackDoesNotSayStaysAsItIs) {
  SceneBuilder scene = creatureScene();
  QMatrix4x4 local;
  local.translate(1, 2, 3);
  local.rotate(90, 0, 1, 0);
  local.scale(1, 2, 3);
  scene.nodes[kTwin].local = local;
  scene::NodeTrack track;
  track.node = kTwin;
  track.position[1].keys = {{0, 20}};
  scene.motion.animations[0].tracks = std::make_shared<const std::vector<scene::NodeTrack>>(std::vector{track});
  const Pose pose(animation::finishScene(std::move(scene)), during(0, 0));
  const QMatrix4x4& world = pose.worldTransform(kTwin);
  expectNear(world.map(QVector3D()), {1, 20, 3});
  expectNear(world.mapVector({1, 1, 1}), {3, 2, -1});
}

TEST(BentPose, ClipsHoldLoopOrGoBack) {
  const auto scene = creatureAtRest();
  const auto xAt = [&](AnimationIndex clip, double time) {
    return Pose(scene, during(clip, time)).worldTransform(kRoot).map(QVector3D()).x();
  };
  EXPECT_NEAR(xAt(kWalk, 0.25), 2.5F, kNear);
  EXPECT_NEAR(xAt(kWalk, 1), 10, kNear) << "where it turns";
  EXPECT_NEAR(xAt(kWalk, 1.25), 7.5F, kNear);
  EXPECT_NEAR(xAt(kWalk, 2.25), 2.5F, kNear);
  EXPECT_NEAR(xAt(kWalk, -0.25), 2.5F, kNear);
  EXPECT_NEAR(xAt(kCircle, 1.25), 2.5F, kNear);
  EXPECT_NEAR(Pose(scene, during(kBend, 7)).worldTransform(kElbow).mapVector({1, 0, 0}).y(), 1, kNear);
  EXPECT_NEAR(xAt(kWalk, std::nan("")), 0, kNear);
  EXPECT_NEAR(xAt(scene::kNone, 0.5), 0, kNear);
  EXPECT_EQ(scene::framesInto(scene->motion.animations[kWalk], 1.5), 30);
  EXPECT_EQ(scene::framesInto(scene->motion.animations[kBend], 5), 59) << "a step of the timeline";
}

TEST(BentPose, ShapesOfAllControlsAddUpToOneAtMost) {
  const auto scene = creatureAtRest();
  const auto cornerOf = [&](const std::map<QString, double>& controls) {
    const Pose pose(scene, with(controls));
    return pose.positionsOf(1)[2]; // (1, 1, 0) at rest
  };
  expectNear(cornerOf({}), {1, 1, 0});
  expectNear(cornerOf(set("wide", 0.5)), {3, 1, 0});
  expectNear(cornerOf(set("both", 0.5)), {3, 3, 0});
  expectNear(cornerOf({{QStringLiteral("wide"), 0.25}, {QStringLiteral("both"), 0.5}}), {4, 3, 0});
  expectNear(cornerOf({{QStringLiteral("wide"), 1}, {QStringLiteral("both"), 1}}), {5, 5, 0});
  EXPECT_EQ(Pose(scene, with(set("wide", 1))).verticesOf(kTwin), nullptr) << "another node, another face";
}

TEST(BentPose, NegativeWeightsTakeAwayButNeverBelowNothing) {
  SceneBuilder scene = creatureScene();
  std::get<scene::BlendShapeTarget>(scene.controls[0].target).parts[0].weight = -1;
  const ScenePtr shared = animation::finishScene(std::move(scene));
  EXPECT_EQ(Pose(shared, with(set("wide", 1))).verticesOf(kFace), nullptr);
  const Pose pose(shared, with({{QStringLiteral("wide"), 0.25}, {QStringLiteral("both"), 0.5}}));
  expectNear(pose.positionsOf(1)[2], {2, 3, 0});
}

TEST(BentPose, NodesThatShowOneMeshAlikeShareItsVertices) {
  const auto scene = creatureAtRest();
  const Pose pose(scene, with({{QStringLiteral("wide"), 0.5}, {QStringLiteral("twin"), 0.5}}));
  ASSERT_NE(pose.verticesOf(kFace), nullptr);
  EXPECT_EQ(pose.verticesOf(kFace), pose.verticesOf(kTwin));
  const Pose other(scene, with({{QStringLiteral("wide"), 0.5}, {QStringLiteral("twin"), 0.75}}));
  EXPECT_NE(other.verticesOf(kFace), other.verticesOf(kTwin));
}

TEST(BentPose, TakesOverWhatIsTheSame) {
  const auto scene = creatureAtRest();
  const Pose before(scene, during(kBend, 0.5, set("wide", 0.5)));
  const Pose after(scene, during(kBend, 0.5, set("wide", 0.75)), &before);
  EXPECT_EQ(after.verticesOf(kSkin), before.verticesOf(kSkin)) << "the same joints";
  EXPECT_NE(after.verticesOf(kFace), before.verticesOf(kFace));
  const Pose later(scene, during(kBend, 0.75, set("wide", 0.75)), &after);
  EXPECT_NE(later.verticesOf(kSkin), after.verticesOf(kSkin));
  EXPECT_EQ(later.verticesOf(kFace), after.verticesOf(kFace)) << "the same weights";
}

TEST(BentPose, TheBindPoseIsWhatTheMeshWasBoundAs) {
  const auto scene = creatureAtRest(90);
  const Pose pose(scene, with(set("bind", 1)));
  for (int row = 0; row < 5; ++row) {
    expectNear(ribbonAt(pose, row, true), {1, static_cast<float>(row), 0});
  }
  expectNear(pose.worldTransform(kFace).map(QVector3D()), {0, 3, 5});
  expectNear(Pose(scene, during(kBend, 1, set("bind", 1))).worldTransform(kElbow).mapVector({1, 0, 0}), {1, 0, 0});
  // The node above the topmost joint carries the animated model in its bind pose too.
  const Pose walking(scene, during(kWalk, 0.5, set("bind", 1)));
  expectNear(ribbonAt(walking, 4, true), {6, 4, 0});
}

TEST(BentPose, AJointThatCarriesNothingSaysNothingOfTheBindPose) {
  SceneBuilder scene = creatureScene(90);
  // A bone the exporter did not know, bound anyhow.
  scene.motion.skins[0].joints.push_back(kRoot);
  QMatrix4x4 astray;
  astray.translate(5, 6, 7);
  scene.motion.skins[0].inverseBinds.push_back(astray);
  const Pose pose(animation::finishScene(std::move(scene)), with(set("bind", 1)));
  expectNear(ribbonAt(pose, 4, true), {1, 4, 0});
}

TEST(BentPose, PlacementsMoveAndTurnBesideWhatPlays) {
  const auto scene = creatureAtRest();
  const Pose moved(scene, during(kBend, 1, set("x", 3)));
  expectNear(ribbonAt(moved, 4, true), {1, 3, 0});
  const Pose turned(scene, with(set("turn", 90)));
  expectNear(ribbonAt(turned, 4, true), {0, 4, -1});
  expectNear(turned.worldTransform(kTwin).map(QVector3D()), {0, 0, 30});
  // Around where the animated model is by then; along the world's axes.
  const Pose both(scene, during(kWalk, 0.5, {{QStringLiteral("turn"), 90}, {QStringLiteral("x"), 2}}));
  expectNear(ribbonAt(both, 0, true), {7, 0, -1});
  const Pose lifted(scene, with(set("y", 2)));
  expectNear(ribbonAt(lifted, 4, true), {1, 6, 0});
  expectNear(ribbonAt(lifted, 2, true), {1, 3, 0});
}

TEST(BentPose, MomentsDifferInAllThatPosesAreMadeOf) {
  const auto scene = creatureAtRest();
  EXPECT_TRUE(isSamePose(*scene, state::evaluate(*scene, with({})), state::evaluate(*scene, with({}, 5))))
      << "nothing swings";
  EXPECT_TRUE(isSamePose(*scene, state::evaluate(*scene, with({})), state::evaluate(*scene, with(set("springs", 1)))))
      << "no chain of bones is there that could";
  for (const char* id : {"wide", "both", "bind", "turn", "x"}) {
    EXPECT_FALSE(isSamePose(*scene, state::evaluate(*scene, with({})), state::evaluate(*scene, with(set(id, 1)))))
        << id;
    EXPECT_TRUE(
        isSamePose(*scene, state::evaluate(*scene, with(set(id, 1))), state::evaluate(*scene, with(set(id, 1)))))
        << id;
  }
  EXPECT_FALSE(
      isSamePose(*scene, state::evaluate(*scene, during(kBend, 0)), state::evaluate(*scene, during(kBend, 0.1))));
  EXPECT_FALSE(
      isSamePose(*scene, state::evaluate(*scene, during(kBend, 0)), state::evaluate(*scene, during(kWalk, 0))));
  EXPECT_FALSE(state::evaluate(*scene, with(set("springs", 1))).runsByItself()) << "there are none";
}

TEST(BentPose, RaysMeetTheBentMesh) {
  const auto scene = creatureAtRest();
  const picking::RayCaster caster(scene);
  const auto down = [](float x, float y) { return scene::Ray{{x, y, 3}, {0, 0, -1}}; };
  ASSERT_TRUE(caster.cast(down(0.5F, 3.5F)));
  EXPECT_EQ(caster.cast(down(0.5F, 3.5F))->item, DrawItemIndex(0));
  EXPECT_FALSE(caster.cast(down(-1.5F, 2.5F)));
  const Pose bent(scene, during(kBend, 1));
  EXPECT_FALSE(caster.cast(down(0.5F, 3.5F), ItemSet::everything(), &bent));
  const auto hit = caster.cast(down(-1.5F, 2.25F), ItemSet::everything(), &bent);
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->item, DrawItemIndex(0));
  EXPECT_EQ(hit->triangle / 2, 3U) << "of the last row";
  EXPECT_EQ(bent.recordOf(hit->item, hit->triangle), (RecordRef{7, hit->triangle}));
  EXPECT_FALSE(caster.cast(down(-1.5F, 2.25F), {1, 2}, &bent));
}

TEST(BentPose, RaysMeetWhatIsMovedAndWhatStaysAlike) {
  const auto scene = creatureAtRest();
  const picking::RayCaster caster(scene);
  const Pose lifted(scene, with(set("y", 2)));
  // The twin's square stands where it stood, the face was taken along by the elbow.
  EXPECT_EQ(caster.cast({{-29.5F, 0.5F, 3}, {0, 0, -1}}, ItemSet::everything(), &lifted)->item, DrawItemIndex(2));
  EXPECT_EQ(caster.cast({{0.5F, 5.5F, 9}, {0, 0, -1}}, ItemSet::everything(), &lifted)->item, DrawItemIndex(1));
  EXPECT_EQ(caster.cast({{0.5F, 3.5F, 9}, {0, 0, -1}}, ItemSet::everything(), &lifted)->item, DrawItemIndex(0))
      << "not before the ribbon any more";
}

TEST(BentPose, TheReachHoldsAllThatClipsAndControlsDo) {
  const auto scene = creatureAtRest();
  for (const SceneState& state :
       {during(kBend, 1), during(kWalk, 1, {{QStringLiteral("turn"), 180}, {QStringLiteral("x"), 5}}),
        with({{QStringLiteral("wide"), 1}, {QStringLiteral("both"), 1}}), with(set("bind", 1))}) {
    const Pose pose(scene, state);
    const scene::Bounds bounds = boundsOf(pose, ItemSet::range(0, 3));
    EXPECT_TRUE(scene->animatedBounds().contains(bounds.min()) && scene->animatedBounds().contains(bounds.max()));
  }
  EXPECT_LT(scene->animatedBounds().radius(), 150) << "but not far more";
}

} // namespace
} // namespace vitrine::tests
