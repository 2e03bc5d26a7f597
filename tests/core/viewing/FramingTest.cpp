#include "core/viewing/Framing.h"

#include <gtest/gtest.h>

namespace vitrine::viewing {
namespace {

constexpr QSize kViewport(800, 400);

CameraRig camera(bool orthographic = false) {
  CameraRig rig;
  rig.setViewportSize(kViewport);
  rig.setSceneBounds({{-10, -10, -10}, {10, 10, 10}});
  CameraPose pose = rig.pose();
  pose.position = {1, 2, 30};
  pose.verticalFov = 50;
  pose.orthographic = orthographic;
  pose.orthographicHeight = 20;
  rig.setPose(pose);
  return rig;
}

TEST(Framing, TheFrameIsTheLargestOfItsShapeInTheMiddle) {
  EXPECT_EQ(frameIn(kViewport, QSize(100, 100)), QRectF(200, 0, 400, 400));
  EXPECT_EQ(frameIn(kViewport, QSize(4000, 1000)), QRectF(0, 100, 800, 200));
  EXPECT_EQ(frameIn(kViewport, QSize(80, 40)), QRectF(0, 0, 800, 400));
}

TEST(Framing, APictureShowsWhatIsInTheFrame) {
  for (const bool orthographic : {false, true}) {
    for (const QSize size : {QSize(300, 300), QSize(3000, 500), QSize(1600, 800), QSize(90, 400)}) {
      const CameraRig rig = camera(orthographic);
      const CameraRig picture = framed(rig, size);
      const QRectF frame = frameIn(kViewport, size);
      for (const QVector3D& point : {QVector3D(0, 0, 0), QVector3D(3, -2, 5), QVector3D(-4, 6, -3)}) {
        const QPointF inWindow = *rig.project(point);
        const QPointF inPicture = *picture.project(point);
        EXPECT_NEAR((inWindow.x() - frame.x()) / frame.width(), inPicture.x() / size.width(), 1e-5);
        EXPECT_NEAR((inWindow.y() - frame.y()) / frame.height(), inPicture.y() / size.height(), 1e-5);
      }
    }
  }
}

} // namespace
} // namespace vitrine::viewing
