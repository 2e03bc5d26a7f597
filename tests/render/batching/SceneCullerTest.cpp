#include "render/batching/SceneCuller.h"

#include "core/visibility/Visibility.h"
#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

namespace vitrine::render {
namespace {

using tests::RoomItem;
using tests::twoRooms;

const QVector3D kLeftEye = tests::kInLeftRoom + QVector3D(0, 0, 5);
const QVector3D kRightEye = tests::kInRightRoom + QVector3D(0, 0, 5);

TEST(SceneCuller, FollowsTheEyeFromClusterToCluster) {
  SceneCuller culler(twoRooms());
  culler.setEye(kLeftEye);
  EXPECT_EQ(culler.seen(), nullptr) << "not asked for";
  culler.setByVisibility(true);
  ASSERT_TRUE(culler.seen());
  const auto left = culler.seen();
  EXPECT_TRUE(left->contains(RoomItem::Left) && left->contains(RoomItem::Both) && left->contains(RoomItem::Nowhere));
  EXPECT_FALSE(left->contains(RoomItem::Right));
  culler.setEye(kLeftEye + QVector3D(1, 1, 1));
  EXPECT_EQ(culler.seen(), left) << "the same object";
  culler.setEye(kRightEye);
  EXPECT_EQ(culler.seen()->count(), 4U);
  culler.setEye(tests::kInSolid);
  EXPECT_EQ(culler.seen(), nullptr) << "everything";
}

TEST(SceneCuller, RemembersTheSetsOfClusters) {
  SceneCuller culler(twoRooms());
  culler.setByVisibility(true);
  culler.setEye(kLeftEye);
  const auto left = culler.seen();
  culler.setEye(kRightEye);
  EXPECT_NE(culler.seen(), left);
  culler.setEye(kLeftEye);
  EXPECT_EQ(culler.seen(), left) << "the same object";
}

TEST(SceneCuller, ReportsWhatTheVisibilityCommandDoes) {
  const scene::ScenePtr scene = twoRooms();
  SceneCuller culler(scene);
  culler.setByVisibility(true);
  for (const QVector3D& eye : {kLeftEye, kRightEye, tests::kInSolid}) {
    culler.setEye(eye);
    EXPECT_EQ(culler.report(ItemSet::range(0, 4)), visibility::visibilityAt(*scene, {}, eye));
    EXPECT_EQ(culler.leaf(), scene->world.visibility->leafAt(eye));
  }
}

TEST(SceneCuller, FreezesWhatIsInView) {
  const scene::ScenePtr scene = twoRooms();
  const animation::Pose pose(scene, {});
  SceneCuller culler(scene);
  culler.setByVisibility(true);
  culler.setEye(kLeftEye);
  QMatrix4x4 ahead;
  ahead.perspective(120, 1, 0.1F, 100);
  ahead.translate(-kLeftEye);
  culler.freeze(pose, ahead);
  const ItemSet frozen = *culler.seen();
  EXPECT_TRUE(frozen.contains(RoomItem::Left));
  EXPECT_FALSE(frozen.contains(RoomItem::Right)) << "in view, but in no cluster that is seen";
  culler.setEye(kRightEye);
  EXPECT_EQ(*culler.seen(), frozen);
  EXPECT_EQ(culler.report(ItemSet::range(0, 4)).cluster, 0);
  culler.thaw();
  EXPECT_EQ(culler.seen()->count(), 4U);
  QMatrix4x4 away;
  away.perspective(60, 1, 0.1F, 100);
  away.rotate(180, 0, 1, 0);
  away.translate(-kRightEye);
  culler.freeze(pose, away);
  EXPECT_EQ(culler.seen()->count(), 0U) << "all of it is behind";
}

} // namespace
} // namespace vitrine::render
