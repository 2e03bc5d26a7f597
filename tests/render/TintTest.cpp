// Colours over items, and parts of a picture, in the window and in pictures.
#include "tests/render/HandmadeScene.h"
#include "tests/render/ShownView.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QColor kGreen(0, 255, 0, 128);
const QColor kRed(255, 0, 0, 128);

/// Two halves of the 2 x 2 square, side by side, and in front of the lower right quarter a tile.
struct Halves {
  Halves() {
    HandmadeScene maker;
    const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
    const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
    left = maker.addQuad({{-1, 1, 0}, {1, 0, 0}, {0, -2, 0}, grey, light});
    right = maker.addQuad({{0, 1, 0}, {1, 0, 0}, {0, -2, 0}, grey, light});
    front = maker.addQuad({{0, 0, 0.2F}, {1, 0, 0}, {0, -1, 0}, grey, light});
    scene = maker.finish();
  }

  scene::DrawItemIndex left;
  scene::DrawItemIndex right;
  scene::DrawItemIndex front;
  scene::ScenePtr scene;
};

/// A colour half over another one.
QColor halfOver(const QColor& tint, QRgb below) {
  const auto mixed = [](int of, int on) { return (of + on) / 2; };
  return {mixed(tint.red(), qRed(below)), mixed(tint.green(), qGreen(below)), mixed(tint.blue(), qBlue(below))};
}

TEST(Tint, ColoursItsItemsWhereNothingIsInFrontAndNothingElse) {
  const Halves halves;
  const render::CaptureRequest plain = squareRequest(*halves.scene, kTinyShot);
  render::CaptureRequest tinted = plain;
  tinted.tints = {{{halves.right}, kGreen}};
  const QImage before = draw(halves.scene, plain);
  const QImage after = draw(halves.scene, tinted);
  ASSERT_FALSE(before.isNull() || after.isNull());
  // The corner of the tile in front is the middle of the picture; pixels beside edges may be of either side.
  int coloured = 0;
  for (int y = 0; y < kTinyShot.height(); ++y) {
    for (int x = 0; x < kTinyShot.width(); ++x) {
      const bool rightUpper = x > 51 && y < 47;
      if (x < 49 || (x > 52 && y > 52)) {
        EXPECT_EQ(after.pixel(x, y), before.pixel(x, y)) << x << ',' << y;
      } else if (rightUpper) {
        const QColor expected = halfOver(kGreen, before.pixel(x, y));
        EXPECT_LE(difference(after.pixel(x, y), expected.rgb()), 2) << x << ',' << y;
        ++coloured;
      }
    }
  }
  EXPECT_GT(coloured, 2000);
}

TEST(Tint, EachItemHasItsOwnAndASurfaceIsColouredOnce) {
  const Halves halves;
  render::CaptureRequest request = squareRequest(*halves.scene, kTinyShot);
  const QImage before = draw(halves.scene, request);
  request.tints = {{{halves.left, halves.left}, kRed}, {{halves.right}, kGreen}};
  const QImage after = draw(halves.scene, request);
  EXPECT_LE(difference(after.pixel(20, 20), halfOver(kRed, before.pixel(20, 20)).rgb()), 2);
  EXPECT_LE(difference(after.pixel(80, 20), halfOver(kGreen, before.pixel(80, 20)).rgb()), 2);
  request.tints = {};
  EXPECT_EQ(draw(halves.scene, request), before) << "they go again";
}

TEST(Tint, ShowsInTheWindowAndNotOfHiddenItems) {
  const Halves halves;
  ShownView view;
  view.show(halves.scene);
  const QImage plain = view.grabbed();
  view->setTints({{{halves.left}, kRed}});
  const QImage tinted = view.grabbed();
  const QPoint left(80, 80);
  const QPoint right(160, 40);
  EXPECT_GT(qRed(tinted.pixel(left)), qRed(plain.pixel(left)) + 40);
  EXPECT_EQ(tinted.pixel(right), plain.pixel(right));
  state::SceneState hidden;
  hidden.hidden = ItemSet(std::vector{halves.left});
  view.setState(hidden);
  const QImage without = view.grabbed();
  EXPECT_LE(qRed(without.pixel(left)), qBlue(without.pixel(left)) + 8) << "what is behind it is not coloured";
  view.setState({});
  EXPECT_EQ(view.grabbed(), tinted);
  view->setTints({});
  EXPECT_EQ(view.grabbed(), plain);
}

TEST(PicturePart, AWindowShowsItsPartOfALargerPicture) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  const MaterialIndex picture = maker.addTextured(maker.addTexture(quarters(64)));
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, picture, light});
  const scene::ScenePtr scene = maker.finish();
  const QSize window = ShownView::kSize;
  const QSize whole(window.width() * 2, window.height());
  ShownView view;
  view.show(scene);
  const viewing::CameraRig camera = squareRequest(*scene, whole).camera;
  const auto shows = [&](int x, QRgb upper, QRgb lower) {
    view->setCamera(camera, {QSizeF(whole), QPointF(x, 0)});
    const QImage shown = view.grabbed();
    const int column = whole.width() / 2 - x + (x == 0 ? -20 : 20);
    EXPECT_LE(difference(shown.pixel(column, 40), upper), 3) << x;
    EXPECT_LE(difference(shown.pixel(column, 120), lower), 3) << x;
  };
  // The square is as high as the picture; its middle is the seam of the two halves.
  view->setCamera(camera, {QSizeF(whole), QPointF(120, 0)});
  const QImage middle = view.grabbed();
  shows(0, middle.pixel(100, 40), middle.pixel(100, 120));
  shows(240, middle.pixel(140, 40), middle.pixel(140, 120));
  EXPECT_NE(middle.pixel(100, 40), middle.pixel(140, 40)) << "left and right differ";
  EXPECT_NE(middle.pixel(100, 40), middle.pixel(100, 120));
}

} // namespace
} // namespace vitrine::tests
