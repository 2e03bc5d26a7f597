// The GPU draws a point at the pixel that viewing::CameraRig projects it to.
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::tests {
namespace {

constexpr QSize kProjectedShot(640, 400);
constexpr int kPoints = 20;

/// The middle of all pixels of one colour.
std::optional<QPointF> centreOfColor(const QImage& picture, QRgb color) {
  QPointF sum;
  int count = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (difference(picture.pixel(x, y), color) <= 1) {
        sum += QPointF(x + 0.5, y + 0.5);
        ++count;
      }
    }
  }
  return count == 0 ? std::nullopt : std::optional(sum / count);
}

void expectPointsWhereTheRigSays(bool orthographic) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  viewing::CameraRig rig;
  rig.setViewportSize(kProjectedShot);
  viewing::CameraPose pose;
  pose.position = {120, 340, -77};
  pose.orientation = QQuaternion::fromEulerAngles(-23, 131, 0);
  pose.verticalFov = 50;
  pose.orthographic = orthographic;
  pose.orthographicHeight = 60;
  rig.setPose(pose);
  std::mt19937 random(11);
  std::uniform_real_distribution<float> side(-18, 18);
  std::uniform_real_distribution<float> depth(50, 110);
  std::vector<QVector3D> points;
  for (int i = 0; i < kPoints; ++i) {
    const float far = depth(random);
    points.push_back(pose.position + rig.forward() * far + rig.right() * side(random) + rig.up() * side(random));
    const float half = far / 300.0F;
    // A small quad that faces the camera; its colour is its number.
    const QVector3D corner = points.back() - rig.right() * half + rig.up() * half;
    const QColor color(40 + 10 * i, 255 - 10 * i, 128);
    const QVector3D linear(image::srgbToLinear(static_cast<float>(color.redF())),
                           image::srgbToLinear(static_cast<float>(color.greenF())),
                           image::srgbToLinear(static_cast<float>(color.blueF())));
    maker.addQuad({corner, rig.right() * (2 * half), rig.up() * (-2 * half), maker.addPlain(linear), light});
  }
  const auto scene = maker.finish();
  rig.setSceneBounds(scene->bounds());
  rig.setPose(pose);
  render::CaptureRequest request;
  request.size = kProjectedShot;
  request.camera = rig;
  const QImage picture = draw(scene, request);
  int found = 0;
  for (int i = 0; i < kPoints; ++i) {
    const auto expected = rig.project(points[static_cast<std::size_t>(i)]);
    ASSERT_TRUE(expected);
    const auto seen = centreOfColor(picture, qRgb(40 + 10 * i, 255 - 10 * i, 128));
    if (!seen || !QRectF(QPointF(8, 8), QSizeF(kProjectedShot) - QSizeF(16, 16)).contains(*expected)) {
      continue;
    }
    ++found;
    EXPECT_NEAR(seen->x(), expected->x(), 1.0) << i;
    EXPECT_NEAR(seen->y(), expected->y(), 1.0) << i;
  }
  EXPECT_GE(found, 15) << "the others may lie outside or behind each other";
}

TEST(Projection, PerspectivePointsAreWhereTheRigSays) {
  expectPointsWhereTheRigSays(false);
}

TEST(Projection, OrthographicPointsAreWhereTheRigSays) {
  expectPointsWhereTheRigSays(true);
}

} // namespace
} // namespace vitrine::tests
