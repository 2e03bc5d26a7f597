// Lines over the picture, in the window.
#include "tests/render/HandmadeScene.h"
#include "tests/render/ShownView.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QColor kLineColor(255, 0, 255);

/// A grey square of 2 x 2 units, 160 pixels wide in a window of 240 x 160: 80 pixels a unit, its middle at (120, 80).
scene::ScenePtr greySquare(bool covered = false) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, grey, light});
  if (covered) {
    maker.addQuad({{0, 1, 0.5F}, {1, 0, 0}, {0, -2, 0}, grey, light});
  }
  return maker.finish();
}

int rowsOf(const QImage& picture, int x, const QColor& color) {
  int rows = 0;
  for (int y = 0; y < picture.height(); ++y) {
    rows += difference(picture.pixel(x, y), color.rgb()) < 6 ? 1 : 0;
  }
  return rows;
}

TEST(Lines, AreAsWideAsTheySay) {
  ShownView view;
  view.show(greySquare());
  const QImage plain = view.grabbed();
  // On a border of pixels, so that whole pixels are covered.
  view->setOverlay({.lines = {{{-0.5F, 0, 0}, {0.5F, 0, 0}, kLineColor, 4}}});
  const QImage drawn = view.grabbed();
  EXPECT_EQ(rowsOf(drawn, 100, kLineColor), 4);
  EXPECT_EQ(rowsOf(drawn, 140, kLineColor), 4);
  EXPECT_EQ(drawn.pixelColor(100, 79), kLineColor);
  EXPECT_EQ(drawn.pixelColor(100, 80), kLineColor);
  EXPECT_EQ(drawn.pixel(60, 80), plain.pixel(60, 80)) << "before its start";
  EXPECT_EQ(drawn.pixel(180, 80), plain.pixel(180, 80)) << "after its end";
  EXPECT_EQ(drawn.pixel(100, 90), plain.pixel(100, 90));
  view->setOverlay({.lines = {}});
  EXPECT_EQ(view.grabbed(), plain);
}

TEST(Lines, OfNoLengthAreSquares) {
  ShownView view;
  view.show(greySquare());
  view->setOverlay({.lines = {{{0, 0, 0}, {0, 0, 0}, kLineColor, 10}}});
  const QImage drawn = view.grabbed();
  int pixels = 0;
  for (int x = 0; x < drawn.width(); ++x) {
    pixels += rowsOf(drawn, x, kLineColor);
  }
  EXPECT_EQ(pixels, 100);
  EXPECT_EQ(drawn.pixelColor(116, 76), kLineColor);
  EXPECT_EQ(drawn.pixelColor(124, 84), kLineColor);
}

TEST(Lines, ShowFaintlyThroughWhatIsInFront) {
  ShownView view;
  view.show(greySquare(true));
  const QImage plain = view.grabbed();
  view->setOverlay({.lines = {{{-0.9F, 0, 0.01F}, {0.4F, 0, 0.01F}, kLineColor, 4}}});
  const QImage drawn = view.grabbed();
  EXPECT_EQ(drawn.pixelColor(80, 80), kLineColor);
  const int faint = difference(drawn.pixel(140, 80), plain.pixel(140, 80));
  EXPECT_GT(faint, 10);
  EXPECT_LT(faint, difference(drawn.pixel(80, 80), plain.pixel(80, 80)) * 2 / 3);
}

TEST(Lines, LieOverTheSurfaceTheyAreOn) {
  ShownView view;
  const auto scene = greySquare();
  view.show(scene);
  // From the side: the surface is steep to the eye.
  viewing::CameraRig rig = squareRequest(*scene, ShownView::kSize).camera;
  viewing::CameraPose pose = rig.pose();
  pose.orthographic = false;
  pose.position = {2, 0, 2};
  pose.orientation = QQuaternion::fromEulerAngles(0, 45, 0);
  rig.setPose(pose);
  view->setCamera(rig);
  view->setOverlay({.lines = {{{0, -0.5F, 0}, {0, 0.5F, 0}, kLineColor, 2}}});
  const QImage drawn = view.grabbed();
  for (const int x : {119, 120}) {
    EXPECT_LT(difference(drawn.pixel(x, 80), kLineColor.rgb()), 30) << "half of it would be faint behind the surface";
  }
}

TEST(Lines, EndAtTheEye) {
  ShownView view;
  const auto scene = greySquare();
  view.show(scene);
  viewing::CameraRig rig = squareRequest(*scene, ShownView::kSize).camera;
  viewing::CameraPose pose = rig.pose();
  pose.orthographic = false;
  pose.position = {0, 0, 2};
  rig.setPose(pose);
  view->setCamera(rig);
  const QImage plain = view.grabbed();
  // From the middle of the square past the eye, below it: down to the lower edge of the picture and no further.
  view->setOverlay({.lines = {{{0, 0, 0}, {0, -0.5F, 4}, kLineColor, 4}}});
  const QImage drawn = view.grabbed();
  EXPECT_EQ(drawn.pixelColor(120, 120), kLineColor);
  EXPECT_EQ(drawn.pixelColor(120, 155), kLineColor);
  EXPECT_EQ(drawn.pixel(120, 60), plain.pixel(120, 60)) << "above the middle";
  // All of it behind the eye.
  view->setOverlay({.lines = {{{-1, 0, 3}, {1, 0.3F, 5}, kLineColor, 4}}});
  EXPECT_EQ(view.grabbed(), plain);
}

TEST(Lines, AreInNoCaptureAndDrawNoFramesOfTheirOwn) {
  ShownView view;
  view.show(greySquare());
  const QImage plain = captured(*view, ShownView::kSize);
  view->setOverlay({.lines = {{{-0.5F, 0, 0}, {0.5F, 0, 0}, kLineColor, 4}}});
  view.settle();
  expectIdle(*view);
  EXPECT_EQ(captured(*view, ShownView::kSize), plain);
  const std::uint64_t before = view->framesDrawn();
  view->setOverlay({.lines = {{{-0.5F, 0, 0}, {0.5F, 0, 0}, kLineColor, 4}}});
  EXPECT_TRUE(view->isAtRest()) << "nothing has changed";
  EXPECT_EQ(view->framesDrawn(), before);
}

} // namespace
} // namespace vitrine::tests
