// The ground below a model, and the gradient behind it.
#include "render/look/Background.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Pixels.h"
#include "tests/render/Shot.h"
#include "tests/render/ShownView.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

constexpr QSize kSize(240, 180);
constexpr render::GroundParts kShadow{.contactShadow = true, .grid = false};
constexpr render::GroundParts kGrid{.contactShadow = false, .grid = true};

/// A white block of a unit on each side, standing on y = 0 around the origin.
scene::ScenePtr block(double metresPerUnit = 1) {
  HandmadeScene maker;
  const MaterialIndex white = maker.addPlain({1, 1, 1});
  for (const float side : {1.0F, -1.0F}) {
    maker.addQuad({{-0.5F * side, 1, 0.5F * side}, {side, 0, 0}, {0, -1, 0}, white});
    maker.addQuad({{0.5F * side, 1, 0.5F * side}, {0, 0, -side}, {0, -1, 0}, white});
  }
  maker.addQuad({{-0.5F, 1, -0.5F}, {1, 0, 0}, {0, 0, 1}, white});
  maker.scene().metresPerUnit = metresPerUnit;
  maker.scene().sourceAxes = scene::kZUpRightHanded;
  return maker.finish();
}

/// Seen from above, or from below, `height` units from bottom to top: x to the right, z down (up from below).
render::CaptureRequest plan(const scene::Scene& scene, float height, bool above = true) {
  render::CaptureRequest request;
  request.size = kSize;
  request.background = QColor(200, 200, 200);
  request.camera = parallelCamera(scene, kSize, {0, above ? 2.0F : -2.0F, 0}, height);
  viewing::CameraPose pose = request.camera.pose();
  pose.orientation = QQuaternion::fromEulerAngles(above ? -90 : 90, 0, 0);
  request.camera.setPose(pose);
  return request;
}

QPoint pixelAt(float x, float z, float height) {
  const float scale = static_cast<float>(kSize.height()) / height;
  return {kSize.width() / 2 + static_cast<int>(std::floor(x * scale)),
          kSize.height() / 2 + static_cast<int>(std::floor(z * scale))};
}

TEST(GroundPicture, AModelStandsOnItsShadow) {
  const auto scene = block();
  render::CaptureRequest request = plan(*scene, 4);
  const QImage without = draw(scene, request);
  request.ground = kShadow;
  const QImage with = draw(scene, request);
  const auto grey = [&](float x, float z) { return qGray(with.pixel(pixelAt(x, z, 4))); };
  EXPECT_LT(grey(0.55F, 0), 175) << "where it stands";
  EXPECT_LT(grey(0.55F, 0), grey(0.8F, 0));
  EXPECT_LT(grey(0.8F, 0), 199);
  EXPECT_EQ(grey(1.9F, 1.9F), 200) << "farther away there is none";
  EXPECT_EQ(with.pixel(pixelAt(0, 0, 4)), without.pixel(pixelAt(0, 0, 4))) << "the model is what it was";
  request.mode = render::ShadingMode::Normals;
  const QImage normals = draw(scene, request);
  request.ground = {};
  EXPECT_EQ(draw(scene, request), normals) << "no part of what modes tell";
}

TEST(GroundPicture, FromBelowThereIsNone) {
  const auto scene = block();
  render::CaptureRequest request = plan(*scene, 4, false);
  const QImage without = draw(scene, request);
  request.ground = {.contactShadow = true, .grid = true};
  EXPECT_EQ(draw(scene, request), without);
}

TEST(GroundPicture, AShadowOverNothingIsTransparent) {
  const auto scene = block();
  render::CaptureRequest request = plan(*scene, 4);
  request.background = Qt::transparent;
  request.ground = kShadow;
  const QImage picture = draw(scene, request);
  const QColor near = picture.pixelColor(pixelAt(0.55F, 0, 4));
  EXPECT_GT(near.alpha(), 30);
  EXPECT_LT(near.alpha(), 255);
  EXPECT_EQ(near.lightness(), 0);
  EXPECT_EQ(picture.pixelColor(2, 2).alpha(), 0);
}

TEST(GroundPicture, TheGridHasLinesAtMetresAndTheAxesOfTheFile) {
  const double metres = 2; // to a unit
  const auto scene = block(metres);
  render::CaptureRequest request = plan(*scene, 4);
  request.ground = kGrid;
  const QImage picture = draw(scene, request);
  const auto pixel = [&](float x, float z) { return picture.pixelColor(pixelAt(x, z, 4)); };
  // Metres lie half a unit apart: a line at 1.5, and the first after it at 2; between them none is so dark.
  const auto darkest = [&](float x) {
    int grey = 255;
    for (int dx = -1; dx <= 1; ++dx) {
      grey = std::min(grey, qGray(picture.pixel(pixelAt(x, 0.73F, 4) + QPoint(dx, 0))));
    }
    return grey;
  };
  EXPECT_LT(darkest(1.5F), 170);
  EXPECT_GT(darkest(1.73F), darkest(1.5F) + 15);
  EXPECT_LT(darkest(-1.5F), 170);
  // The file's y is the scene's -z; its x is x.
  const QColor red = pixel(1.27F, 0);
  EXPECT_GT(red.red(), red.green() + 60);
  EXPECT_GT(red.red(), red.blue() + 60);
  const QColor green = pixel(0, -1.27F);
  EXPECT_GT(green.green(), green.red() + 20);
  EXPECT_GT(green.green(), green.blue() + 60);
  const QColor behind = pixel(0, 1.27F);
  EXPECT_GT(behind.red(), green.red()) << "fainter where the file's y is negative";
}

TEST(GroundPicture, AWindowGetsItsGroundOnAWorker) {
  const auto scene = block();
  ShownView view;
  view->setBackground(QColor(200, 200, 200));
  view.show(scene);
  render::CaptureRequest request = plan(*scene, 4);
  request.camera.setViewportSize(ShownView::kSize);
  view->setCamera(request.camera);
  const QImage without = view.grabbed();
  view->setGround(kShadow);
  const QImage with = view.grabbed();
  EXPECT_NE(with, without);
  expectIdle(*view);
  state::SceneState hidden;
  for (const DrawItemIndex item : scene->drawItems().indices()) {
    hidden.hidden.insert(item);
  }
  view.setState(hidden);
  EXPECT_EQ(view.grabbed().pixelColor(120, 80), QColor(200, 200, 200)) << "what is hidden throws none";
  view.setState({});
  EXPECT_EQ(view.grabbed(), with);
  view->setGround({});
  EXPECT_EQ(view.grabbed(), without);
}

int spread(const QImage& picture, int y) {
  std::set<QRgb> seen;
  for (int x = 0; x < picture.width(); ++x) {
    seen.insert(picture.pixel(x, y));
  }
  return static_cast<int>(seen.size());
}

/// Mean of a row's red, over what is behind the block alone.
double meanRed(const QImage& picture, int y) {
  double sum = 0;
  for (int x = 0; x < 40; ++x) {
    sum += qRed(picture.pixel(x, y));
  }
  return sum / 40;
}

TEST(BackgroundGradient, RunsUpThePictureInPartsAndSamplesAlike) {
  const auto scene = block();
  render::CaptureRequest request = plan(*scene, 4);
  request.background = QColor(180, 180, 180);
  request.backgroundTop = QColor(80, 80, 80);
  for (const int supersample : {1, 4}) {
    request.supersample = supersample; // at four, drawn in several parts
    const QImage picture = draw(scene, request);
    for (const int y : {0, 40, 90, 140, kSize.height() - 1}) {
      const double expected = 80 + 100 * (y + 0.5) / kSize.height();
      EXPECT_NEAR(meanRed(picture, y), expected, 0.35) << supersample << ' ' << y;
    }
    EXPECT_GT(spread(picture, 20), 1) << "grain instead of bands";
  }
}

TEST(BackgroundGradient, IsFlatWhereAColourIsTransparent) {
  const auto scene = block();
  render::CaptureRequest request = plan(*scene, 4);
  request.background = Qt::transparent;
  request.backgroundTop = Qt::white;
  EXPECT_EQ(draw(scene, request).pixelColor(2, 2).alpha(), 0);
  request.background = Qt::black;
  request.mode = render::ShadingMode::Overdraw;
  EXPECT_EQ(draw(scene, request).pixelColor(2, 2), QColor(Qt::black)) << "counts are added up from nothing";
}

TEST(BackgroundGradient, LiesAroundItsColour) {
  for (const QColor& color : {QColor(0xc9, 0xce, 0xd4), QColor(0x17, 0x19, 0x1c)}) {
    const render::Background background = render::gradientAround(color);
    ASSERT_TRUE(background.top);
    EXPECT_GT(background.color.lightness(), color.lightness());
    EXPECT_LT(background.top->lightness(), color.lightness());
    EXPECT_LT(background.color.lightness() - background.top->lightness(), 50) << "quiet";
  }
}

} // namespace
} // namespace vitrine::tests
