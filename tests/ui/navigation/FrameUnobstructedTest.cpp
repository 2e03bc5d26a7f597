#include "ui/navigation/FrameUnobstructed.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

const scene::Bounds kBox({-1, -1, -1}, {1, 1, 1});

float openSight(const QVector3D&, const QVector3D&, float most) {
  return most;
}

viewing::CameraRig rig() {
  viewing::CameraRig made;
  made.setViewportSize({800, 600});
  made.setSceneBounds(scene::Bounds({-100, -100, -100}, {100, 100, 100}));
  return made;
}

TEST(FrameUnobstructed, LooksAtTheMiddleFromThePreferredSide) {
  const viewing::CameraPose pose = frameUnobstructed(kBox, rig(), {{1, 0, 0}}, openSight);
  EXPECT_GT(pose.position.x(), 2);
  EXPECT_NEAR(pose.position.y(), 0, 1e-4);
  EXPECT_NEAR(pose.position.z(), 0, 1e-4);
  EXPECT_LT((pose.orientation.rotatedVector({0, 0, -1}) - QVector3D(-1, 0, 0)).length(), 1e-4F);
  EXPECT_FALSE(pose.orthographic);
  viewing::CameraRig seen = rig();
  seen.setPose(pose);
  for (const QVector3D& corner : {QVector3D(1, 1, 1), QVector3D(-1, -1, -1), QVector3D(1, -1, -1)}) {
    const auto pixel = seen.project(corner);
    ASSERT_TRUE(pixel);
    EXPECT_TRUE(QRectF(0, 0, 800, 600).contains(*pixel)) << pixel->x() << ' ' << pixel->y();
  }
}

TEST(FrameUnobstructed, TakesAnotherSideWhereAWallIsInTheWay) {
  const auto walled = [](const QVector3D&, const QVector3D& way, float most) {
    return way.x() > 0.5F ? std::min(most, 1.2F) : most;
  };
  const viewing::CameraPose pose = frameUnobstructed(kBox, rig(), {{1, 0, 0}, {0, 0, -1}}, walled);
  EXPECT_LT(pose.position.z(), -2);
}

TEST(FrameUnobstructed, TakesTheMostRoomThereIs) {
  const auto tight = [](const QVector3D&, const QVector3D& way, float) { return way.y() > 0.9F ? 1.5F : 1.1F; };
  const viewing::CameraPose pose = frameUnobstructed(kBox, rig(), {{1, 0, 0}}, tight);
  EXPECT_GT(pose.position.y(), 1.1F);
  EXPECT_LT(pose.position.y(), 1.5F);
  EXPECT_LT(pose.orientation.rotatedVector({0, 0, -1}).y(), -0.99F);
}

TEST(FrameUnobstructed, LookingAlongIsUpright) {
  for (const QVector3D& way : {QVector3D(1, 0, 0), QVector3D(0, 0, -1), QVector3D(0.6F, -0.64F, 0.48F)}) {
    const QQuaternion orientation = lookingAlong(way);
    EXPECT_LT((orientation.rotatedVector({0, 0, -1}) - way).length(), 1e-4F);
    EXPECT_NEAR(orientation.rotatedVector({1, 0, 0}).y(), 0, 1e-4);
    EXPECT_GE(orientation.rotatedVector({0, 1, 0}).y(), 0);
  }
}

} // namespace
