#include "render/build/SceneCuller.h"

#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

namespace vitrine::render {
namespace {

using tests::RoomItem;

const QVector3D kLeft(-5, 0, 5);
const QVector3D kRight(5, 0, 5);
const QVector3D kSolid(0, 0, -50);

scene::ScenePtr rooms() {
  return std::make_shared<const Scene>(tests::twoRooms());
}

TEST(SceneCuller, FollowsTheEyeFromClusterToCluster) {
  SceneCuller culler(rooms());
  culler.setEye(kLeft);
  EXPECT_EQ(culler.seen(), nullptr) << "not asked for";
  culler.setByVisibility(true);
  ASSERT_TRUE(culler.seen());
  const auto left = culler.seen();
  EXPECT_TRUE(left->test(RoomItem::Left) && left->test(RoomItem::Both) && left->test(RoomItem::Nowhere));
  EXPECT_FALSE(left->test(RoomItem::Right));
  culler.setEye(kLeft + QVector3D(1, 1, 1));
  EXPECT_EQ(culler.seen(), left) << "the same object";
  culler.setEye(kRight);
  EXPECT_EQ(culler.seen()->countSet(), 4U);
  culler.setEye(kSolid);
  EXPECT_EQ(culler.seen(), nullptr) << "everything";
}

TEST(SceneCuller, ReportsWhatTheVisibilityCommandDoes) {
  const scene::ScenePtr scene = rooms();
  SceneCuller culler(scene);
  culler.setByVisibility(true);
  for (const QVector3D& eye : {kLeft, kRight, kSolid}) {
    culler.setEye(eye);
    EXPECT_EQ(culler.report(DrawSet(4, true)), scene::visibilityAt(*scene, {}, eye));
    EXPECT_EQ(culler.leaf(), scene->visibility->leafAt(eye));
  }
}

TEST(SceneCuller, FreezesWhatIsInView) {
  const scene::ScenePtr scene = rooms();
  const scene::Pose pose(scene, {});
  SceneCuller culler(scene);
  culler.setByVisibility(true);
  culler.setEye(kLeft);
  QMatrix4x4 ahead;
  ahead.perspective(120, 1, 0.1F, 100);
  ahead.translate(-kLeft);
  culler.freeze(pose, ahead);
  const DrawSet frozen = *culler.seen();
  EXPECT_TRUE(frozen.test(RoomItem::Left));
  EXPECT_FALSE(frozen.test(RoomItem::Right)) << "in view, but in no cluster that is seen";
  culler.setEye(kRight);
  EXPECT_EQ(*culler.seen(), frozen);
  EXPECT_EQ(culler.report(DrawSet(4, true)).cluster, 0);
  culler.thaw();
  EXPECT_EQ(culler.seen()->countSet(), 4U);
  QMatrix4x4 away;
  away.perspective(60, 1, 0.1F, 100);
  away.rotate(180, 0, 1, 0);
  away.translate(-kRight);
  culler.freeze(pose, away);
  EXPECT_EQ(culler.seen()->countSet(), 0U) << "all of it is behind";
}

} // namespace
} // namespace vitrine::render
