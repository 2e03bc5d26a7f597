#include "core/viewing/CubeViews.h"

#include "core/viewing/CameraRig.h"

#include <gtest/gtest.h>

namespace vitrine::viewing {
namespace {

/// A camera of one of the views, by the rules of all cameras.
CameraRig cameraOf(const CubeView& view) {
  CameraRig rig;
  rig.setViewportSize({100, 100});
  rig.setSceneBounds({{-9, -9, -9}, {9, 9, 9}});
  rig.follow({.position = {}, .orientation = view.orientation, .verticalFov = 90});
  return rig;
}

TEST(CubeViews, LookToTheSidesOfSomebodyLevel) {
  // East, and somewhat down.
  const QQuaternion look = QQuaternion::fromAxisAndAngle(0, 1, 0, -90) * QQuaternion::fromAxisAndAngle(1, 0, 0, -30);
  const auto views = cubeViews(look);
  const QVector3D expected[] = {{1, 0, 0}, {0, 0, 1}, {-1, 0, 0}, {0, 0, -1}, {0, 1, 0}, {0, -1, 0}};
  for (std::size_t i = 0; i < views.size(); ++i) {
    EXPECT_LT((views[i].orientation.rotatedVector({0, 0, -1}) - expected[i]).length(), 1e-4F) << views[i].name;
  }
  EXPECT_LT((views[4].orientation.rotatedVector({0, 1, 0}) - QVector3D(-1, 0, 0)).length(), 1e-4F)
      << "the front is below when looking up";
}

TEST(CubeViews, TheFrontOfSomebodyWhoLooksStraightDownIsTheTopOfTheHead) {
  const auto views = cubeViews(QQuaternion::fromAxisAndAngle(1, 0, 0, -90));
  EXPECT_LT((views[0].orientation.rotatedVector({0, 0, -1}) - QVector3D(0, 0, -1)).length(), 1e-4F);
}

TEST(CubeViews, PlacesAreWhereTheCamerasSeeThem) {
  const auto views = cubeViews({});
  for (float x = -1; x <= 1; x += 0.31F) {
    for (float y = -1; y <= 1; y += 0.37F) {
      for (float z = -1; z <= 1; z += 0.29F) {
        const QVector3D direction(x, y, z);
        const CubePlace place = placeInCube(direction);
        const auto pixel = cameraOf(views[place.view]).project(direction);
        ASSERT_TRUE(pixel);
        EXPECT_NEAR(pixel->x(), place.x * 100, 1e-2) << views[place.view].name;
        EXPECT_NEAR(pixel->y(), place.y * 100, 1e-2) << views[place.view].name;
        EXPECT_GE(place.x, -1e-5F);
        EXPECT_LE(place.y, 1 + 1e-5F);
      }
    }
  }
}

TEST(CubeViews, AnEquirectangularPictureHasTheFrontInItsMiddle) {
  EXPECT_LT((equirectangularDirection(0.5, 0.5) - QVector3D(0, 0, -1)).length(), 1e-5F);
  EXPECT_LT((equirectangularDirection(0.75, 0.5) - QVector3D(1, 0, 0)).length(), 1e-5F);
  EXPECT_LT((equirectangularDirection(0, 0.5) - QVector3D(0, 0, 1)).length(), 1e-5F);
  EXPECT_LT((equirectangularDirection(0.3, 0) - QVector3D(0, 1, 0)).length(), 1e-5F);
}

} // namespace
} // namespace vitrine::viewing
