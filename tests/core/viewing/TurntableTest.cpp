#include "core/viewing/Turntable.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace vitrine::viewing {
namespace {

CameraRig orbitCamera(const scene::Bounds& bounds) {
  CameraRig rig;
  rig.setNavigation(scene::Navigation::Orbit);
  rig.setViewportSize({400, 300});
  rig.setSceneBounds(bounds);
  return rig;
}

/// A long thing, as a ship is.
constexpr int kSteps = 24;
const scene::Bounds kShip({-10, 2, -100}, {30, 14, 60});

TEST(Turntable, AQuarterOfATurnLeadsToTheRightHandSide) {
  CameraRig start = orbitCamera({{-1, -1, -1}, {1, 1, 1}});
  start.setPose(CameraPose{.position = {3, 5, 10}, .orientation = {}});
  const CameraRig quarter = Turntable(start, {3, 0, 4}).after(0.25);
  // It stood 6 south of the axis and looked north; counter-clockwise from above is to the east, and it looks west.
  EXPECT_LT((quarter.pose().position - QVector3D(9, 5, 4)).length(), 1e-4F);
  EXPECT_LT((quarter.forward() - QVector3D(-1, 0, 0)).length(), 1e-5F);
}

TEST(Turntable, WholeTurnsLeadBackExactly) {
  CameraRig start = orbitCamera(kShip);
  start.setPreset(StandardView::Isometric, kShip);
  const Turntable table(start, start.orbitCentre());
  EXPECT_EQ(table.after(1).pose(), table.after(0).pose());
  EXPECT_EQ(table.after(1.25).pose(), table.after(0.25).pose());
  EXPECT_FALSE(table.after(0.25).pose() == table.after(0).pose());
}

TEST(Turntable, ARolledCameraIsUprightAllTheWay) {
  CameraRig start = orbitCamera(kShip);
  start.follow({.position = {0, 20, 300}, .orientation = QQuaternion::fromAxisAndAngle(0, 0, 1, 40)});
  ASSERT_GT(std::abs(start.right().y()), 0.5F);
  const Turntable table(start, {});
  for (int i = 0; i < kSteps; ++i) {
    EXPECT_NEAR(table.after(i / double{kSteps}).right().y(), 0, 1e-5F);
    EXPECT_GT(table.after(i / double{kSteps}).up().y(), 0);
  }
}

TEST(Turntable, ALongThingStaysInThePictureAllTheWay) {
  for (const StandardView view : {StandardView::Front, StandardView::Isometric, StandardView::Top}) {
    for (const bool orthographic : {false, true}) {
      CameraRig start = orbitCamera(kShip);
      start.setOrthographic(orthographic);
      start.setPreset(view, kShip);
      const auto corners = scene::cornersOf(kShip);
      const Turntable table = Turntable::around(start, corners);
      EXPECT_LT((table.after(0).forward() - start.forward()).length(), 1e-4F) << "looks as it did";
      double widest = 0;
      for (int i = 0; i < kSteps; ++i) {
        const CameraRig camera = table.after(i / double{kSteps});
        for (const QVector3D& corner : corners) {
          const auto pixel = camera.project(corner);
          ASSERT_TRUE(pixel);
          EXPECT_GE(pixel->x(), 0);
          EXPECT_LE(pixel->x(), 400);
          EXPECT_GE(pixel->y(), 0);
          EXPECT_LE(pixel->y(), 300);
          widest = std::max({widest, std::abs(pixel->x() - 200) / 200, std::abs(pixel->y() - 150) / 150});
        }
      }
      EXPECT_GT(widest, 0.7) << "and is no smaller than that needs";
    }
  }
}

TEST(Turntable, TheMiddleOfTheThingStaysWhereItIsInThePicture) {
  CameraRig start = orbitCamera(kShip);
  start.setPreset(StandardView::Isometric, kShip);
  const Turntable table = Turntable::around(start, scene::cornersOf(kShip));
  const auto first = table.after(0).project(kShip.centre());
  ASSERT_TRUE(first);
  EXPECT_NEAR(first->x(), 200, 0.5);
  for (int i = 1; i < kSteps; ++i) {
    const auto pixel = table.after(i / double{kSteps}).project(kShip.centre());
    ASSERT_TRUE(pixel);
    EXPECT_NEAR(pixel->x(), first->x(), 0.1);
    EXPECT_NEAR(pixel->y(), first->y(), 0.1);
  }
}

} // namespace
} // namespace vitrine::viewing
