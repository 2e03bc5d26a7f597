#include "core/formats/diggles/scene/ModelClips.h"

#include "core/state/SceneState.h"
#include "tests/core/formats/diggles/scene/SceneUnderTest.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::diggles;

TestModel walker() {
  TestModel model = triangleModel();
  model.meshes.resize(4, model.meshes.front());
  model.animations = {{"laufen_LOOP", {0, 1, 2, 3}, "C:\\work\\lauf.sex", {1, -12.5F, 3}, {0, 0, 0.5F}},
                      {"winken", {0, 1}, "", {}, {}},
                      {"leer", {}, "", {}, {}}};
  model.objects = {{"zwerg", {0, 1, 2}}};
  return model;
}

TEST(ModelClips, vectorsOfAnimationsHaveOtherAxes) {
  EXPECT_EQ(fromMaxAxes({1, 0, 0}), QVector3D(1, 0, 0)) << "to the figure's left";
  EXPECT_EQ(fromMaxAxes({0, -1, 0}), QVector3D(0, 0, 1)) << "forward";
  EXPECT_EQ(fromMaxAxes({0, 0, 1}), QVector3D(0, 1, 0)) << "up";
}

TEST(ModelClips, sayWhatTheyAre) {
  const SceneUnderTest made(walker());
  ASSERT_EQ(made.scene().motion.animations.size(), 3U);
  const scene::Animation& walk = made.scene().motion.animations[0];
  EXPECT_EQ(walk.name, QStringLiteral("zwerg.laufen_LOOP"));
  EXPECT_EQ(walk.frames, 4);
  EXPECT_DOUBLE_EQ(walk.duration, 0.4);
  EXPECT_TRUE(walk.loops);
  EXPECT_EQ(walk.animatedModel, scene::AnimatedModelIndex(0));
  EXPECT_EQ(walk.stepMove, QVector3D(1, 3, 12.5F));
  EXPECT_EQ(walk.stepTurn, QVector3D(0, 0.5F, 0));
  EXPECT_EQ(walk.record, (RecordRef{made.records().animations, 0}));
  ASSERT_EQ(walk.properties.size(), 3U);
  EXPECT_EQ(walk.properties[0].value, QStringLiteral("C:\\work\\lauf.sex"));
  EXPECT_EQ(walk.properties[1].value, QStringLiteral("1, -12.5, 3")) << "as the file has it";
  EXPECT_EQ(walk.properties[2].value, QStringLiteral("0, 0, 0.5"));
  const scene::Animation& wave = made.scene().motion.animations[1];
  EXPECT_FALSE(wave.loops);
  EXPECT_TRUE(wave.stepMove.isNull());
  const scene::Animation& empty = made.scene().motion.animations[2];
  EXPECT_EQ(empty.frames, 0);
  EXPECT_EQ(empty.duration, 0);
}

TEST(ModelClips, absurdMotionIsNone) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  TestModel model = walker();
  model.animations[0].move = {nan, 0, 0};
  model.animations[0].turn = {0, 0, 1e20F};
  const SceneUnderTest made(model);
  EXPECT_TRUE(made.scene().motion.animations[0].stepMove.isNull());
  EXPECT_TRUE(made.scene().motion.animations[0].stepTurn.isNull());
  EXPECT_EQ(made.control("root"), nullptr);
}

TEST(ModelClips, walkingGoesForwardAndTurningLeftGoesLeft) {
  TestModel model = walker();
  model.animations[0].move = {0, -10, 0};
  model.animations[0].turn = {};
  model.animations[1].turn = {0, 0, 0.25F};
  const SceneUnderTest made(model);
  const auto placed = [&](const char* clip, const QVector3D& point) {
    SceneState state = made.at(clip, 1);
    state.controls[QStringLiteral("root")] = 1;
    return animation::Pose(made.pointer(), state).worldTransform(made.node("zwerg")).map(point);
  };
  EXPECT_LT((placed("zwerg.laufen_LOOP", {}) - QVector3D(0, 0, 10)).length(), 1e-4F);
  const QVector3D nose = placed("zwerg.winken", {0, 0, 10});
  EXPECT_GT(nose.x(), 2) << "the nose goes to the figure's left, +x";
  EXPECT_NEAR(nose.y(), 0, 1e-5);
}

TEST(ModelClips, startsWithTheRestOfTheObjectShown) {
  TestModel model = walker();
  model.animations.push_back({"standard", {2}, "", {}, {}});
  model.objects = {{"leer", {2}}, {"zwerg", {0, 3}}};
  const SceneUnderTest made(model);
  EXPECT_EQ(made.scene().motion.startAnimation, made.animation("zwerg.standard"));
  const scene::AnimatedModel& animatedModel = made.scene().motion.animatedModels[1];
  EXPECT_EQ(animatedModel.poses[static_cast<std::size_t>(animatedModel.restPose)].record,
            (RecordRef{made.records().meshes, 2}));
}

} // namespace
} // namespace vitrine::tests
