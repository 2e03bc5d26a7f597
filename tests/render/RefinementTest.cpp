// Smooth edges: in a window at rest, and in pictures.
#include "render/OffscreenRenderer.h"
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"
#include "tests/render/ShownView.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

/// Greys between black and white that occur.
std::size_t levelsBetween(const QImage& picture) {
  std::set<int> greys;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      greys.insert(qGray(picture.pixel(x, y)));
    }
  }
  EXPECT_TRUE(greys.contains(0));
  EXPECT_TRUE(greys.contains(255));
  return greys.size() - 2;
}

/// Share of the picture that is white, in linear light.
double whiteShare(const QImage& picture) {
  double sum = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      sum += static_cast<double>(image::srgbToLinear(static_cast<float>(qGray(picture.pixel(x, y))) / 255.0F));
    }
  }
  return sum / (picture.width() * picture.height());
}

/// Of slantedWhite in a ShownView, by its area: the view is 3 x 2 units.
constexpr double kWhiteArea = 1.37 * 1.31 + 0.29 * 0.23;
constexpr double kViewArea = 6;

TEST(Refinement, AWindowAtRestHasSmoothEdges) {
  ShownView view;
  view.show(slantedWhite());
  const QImage picture = view.grabbed();
  EXPECT_GE(levelsBetween(picture), 12U);
  EXPECT_NEAR(whiteShare(picture), kWhiteArea / kViewArea, 0.0005);
}

TEST(Refinement, PicturesOfAffordableSamplesHaveSmoothEdges) {
  const auto scene = slantedWhite();
  render::CaptureRequest request = squareRequest(*scene, ShownView::kSize);
  EXPECT_EQ(levelsBetween(draw(scene, request)), 0U) << "one sample";
  request.supersample = render::affordableSupersample(request.size);
  EXPECT_GE(levelsBetween(draw(scene, request)), 12U);
}

TEST(Refinement, LargerPicturesGetFewerSamples) {
  EXPECT_EQ(render::affordableSupersample({1280, 720}), 4);
  EXPECT_EQ(render::affordableSupersample({1920, 1080}), 3);
  EXPECT_EQ(render::affordableSupersample({3840, 2160}), 2);
  EXPECT_EQ(render::affordableSupersample({16384, 16384}), 2);
}

TEST(Refinement, EndsAndDrawsNothingThen) {
  ShownView view;
  view.show(slantedWhite());
  expectIdle(*view);
  const std::uint64_t before = view->framesDrawn();
  view->setCamera(squareRequest(*slantedWhite(), ShownView::kSize).camera);
  EXPECT_FALSE(view->isAtRest());
  expectIdle(*view);
  const std::uint64_t drawn = view->framesDrawn() - before;
  EXPECT_GE(drawn, 17U) << "a moved frame, and those of the refined picture";
  EXPECT_LE(drawn, 20U);
}

TEST(Refinement, WhatComesMeanwhileBeginsItAnew) {
  const auto scene = slantedWhite();
  ShownView view;
  view.show(scene);
  view.settle();
  viewing::CameraRig moved = squareRequest(*scene, ShownView::kSize).camera;
  moved.moveTo({0.4F, 0.1F, 3});
  view->setCamera(moved);
  const QImage expected = view.grabbed();
  view->setCamera(squareRequest(*scene, ShownView::kSize).camera);
  const std::uint64_t before = view->framesDrawn();
  // Half of the refined picture of the one place, then the other.
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->framesDrawn() > before + 8; }, kWaitMs));
  ASSERT_FALSE(view->isAtRest());
  view->setCamera(moved);
  EXPECT_EQ(view.grabbed(), expected);
  EXPECT_GE(view->framesDrawn(), before + 8 + 18);
}

TEST(Refinement, InputMakesItWait) {
  ShownView view;
  view.show(slantedWhite());
  view.settle();
  view->setMode(render::ShadingMode::Unlit);
  const std::uint64_t before = view->framesDrawn();
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->framesDrawn() > before + 6; }, kWaitMs)) << "it has begun";
  QElapsedTimer timer;
  timer.start();
  const std::uint64_t begun = view->framesDrawn();
  for (int i = 0; timer.elapsed() < 400; ++i) {
    QTest::mouseMove(view->window(), QPoint(20 + i % 50, 30));
    QCoreApplication::processEvents();
  }
  EXPECT_LE(view->framesDrawn(), begun + 1);
  EXPECT_FALSE(view->isAtRest());
  view.settle();
  EXPECT_EQ(view->framesDrawn(), before + 4 + 17) << "it goes on where it was";
}

TEST(Refinement, WhatAllFramesAgreeOnKeepsItsValue) {
  HandmadeScene maker;
  const scene::LightmapIndex light = maker.addLightmap(1, 1, {255, 255, 255}, 0);
  QImage greys(16, 16, QImage::Format_RGBA8888);
  for (int i = 0; i < 256; ++i) {
    greys.setPixelColor(i % 16, i / 16, QColor(i, i, 255 - i));
  }
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, maker.addTextured(maker.addTexture(greys)), light});
  const auto scene = maker.finish();
  ShownView view;
  view.show(scene);
  const QImage refined = view.grabbed();
  const QImage plain = draw(scene, squareRequest(*scene, ShownView::kSize));
  for (int i = 0; i < 256; ++i) {
    const QPoint middle(40 + i % 16 * 10 + 5, i / 16 * 10 + 5);
    EXPECT_EQ(refined.pixelColor(middle), plain.pixelColor(middle)) << i;
  }
}

TEST(Refinement, LabelsStaySharp) {
  HandmadeScene maker;
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, maker.addPlain({0, 0, 0})});
  const NodeIndex marker = maker.addNode(scene::NodeKind::Marker, QStringLiteral("Sharp"));
  maker.scene().nodes[marker].labelled = true;
  maker.scene().nodes[marker].local.translate(0.013F, -0.017F, 0.1F);
  const auto scene = maker.finish();
  render::CaptureRequest request = squareRequest(*scene, ShownView::kSize);
  request.labels = true;
  const QImage sharp = draw(scene, request);
  ShownView view;
  view.show(scene);
  EXPECT_EQ(view.grabbed().convertToFormat(sharp.format()), sharp);
}

} // namespace
} // namespace vitrine::tests
