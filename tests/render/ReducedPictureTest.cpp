// A changing picture whose frames are slow: it is drawn smaller and scaled up, and at full size at rest.
#include "tests/render/HandmadeScene.h"
#include "tests/render/Shot.h"
#include "tests/render/ShownView.h"
#include "tests/support/FrameTestClock.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr QSize kReducible(480, 320);
const QColor kOrange(255, 160, 0);

int divisorOf(const render::SceneView& view) {
  return view.window()->property("resolutionDivisor").toInt();
}

/// A window whose frames take as long as they have pixels.
class SlowView {
public:
  SlowView() {
    QObject::connect(&*m_shown, &render::SceneView::frameDrawn, &*m_shown,
                     [this] { m_reducedFrames += divisor() > 1 ? 1 : 0; });
  }

  render::SceneView& operator*() { return *m_shown; }
  render::SceneView* operator->() { return &*m_shown; }

  void show(const scene::ScenePtr& scene) {
    m_camera = squareRequest(*scene, kReducible).camera;
    (*this)->setCamera(m_camera);
    m_shown.show(prepared(scene));
  }
  QImage atRest() {
    m_shown.settle();
    return now();
  }
  /// The picture after some frames that were drawn smaller, requested one after another as flying does.
  QImage flying() {
    constexpr int kFrames = 4;
    m_reducedFrames = 0;
    EXPECT_TRUE(QTest::qWaitFor(
        [this] {
          (*this)->setCamera(m_camera);
          return m_reducedFrames >= kFrames;
        },
        kWaitMs));
    m_shown.complete();
    return now();
  }
  /// The screen as it is now.
  QImage now() { return m_shown.grabbedNow(kReducible); }
  int divisor() { return divisorOf(*m_shown); }

  double fullTime = 400; ///< milliseconds of a frame of a changing picture at full size, or a part of one at rest

private:
  /// A picture at rest whose time is that of its pixels. It is drawn twice at first; then its first sample comes in two
  /// parts, and the second as a whole, from which the view learns what a part takes.
  double timeAtRest() {
    constexpr int kWhole = 4;
    return ++m_framesAtRest == kWhole ? 2 * fullTime : fullTime;
  }
  double frameTime() {
    if ((*this)->isComplete()) {
      return timeAtRest();
    }
    m_framesAtRest = 0;
    return fullTime / (divisor() * divisor());
  }

  int m_framesAtRest = 0; ///< frames of a complete picture refine it
  FrameTestClock m_clock{[this] { return frameTime(); }};
  ShownView m_shown{kReducible};
  viewing::CameraRig m_camera;
  int m_reducedFrames = 0;
};

/// Pixels that differ by more than a rounding.
int differing(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      count += difference(a.pixel(x, y), b.pixel(x, y)) > 8 ? 1 : 0;
    }
  }
  return count;
}

TEST(ReducedPicture, IsShownWhileFramesAreSlowAndReplacedAtRest) {
  SlowView view;
  view.show(slantedWhite());
  const QImage sharp = view.atRest();
  const QImage coarse = view.flying();
  EXPECT_EQ(view.divisor(), 4);
  EXPECT_FALSE(view->isAtRest());
  const int edge = differing(coarse, sharp);
  EXPECT_GT(edge, 200) << "coarse edges";
  EXPECT_LT(edge, kReducible.width() * kReducible.height() / 20) << "the same picture";
  EXPECT_EQ(view.atRest(), sharp);
}

TEST(ReducedPicture, NoFrameIsBlankWhereTheSizeChanges) {
  SlowView view;
  view.show(slantedWhite());
  const QImage sharp = view.atRest();
  int worst = 0;
  const auto look = [&] { worst = std::max(worst, differing(view.now(), sharp)); };
  const auto watched = QObject::connect(&*view, &render::SceneView::frameDrawn, &*view, look);
  view.flying();
  QObject::disconnect(watched);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] {
        look();
        return view->isAtRest();
      },
      kWaitMs));
  EXPECT_LT(worst, kReducible.width() * kReducible.height() / 20);
}

TEST(ReducedPicture, CapturesAreNotScaled) {
  const auto scene = slantedWhite();
  SlowView view;
  view.show(scene);
  const QImage coarse = view.flying();
  render::CaptureRequest request = squareRequest(*scene, kReducible);
  request.supersample = render::affordableSupersample(kReducible);
  const QImage picture = captured(*view, kReducible);
  EXPECT_EQ(picture, draw(scene, request).convertToFormat(picture.format()));
  EXPECT_GT(differing(coarse, picture), 200);
}

TEST(ReducedPicture, PartsOfAPictureAtRestMakeTheWhole) {
  SlowView view;
  view.show(slantedWhite());
  view.atRest();
  std::uint64_t before = view->framesDrawn();
  view->setMode(render::ShadingMode::Unlit);
  const QImage inParts = view.atRest();
  EXPECT_GT(view->framesDrawn(), before + 2 * 16) << "two parts";
  view.fullTime = 1;
  view->setMode(render::ShadingMode::Lit);
  view.atRest();
  before = view->framesDrawn();
  view->setMode(render::ShadingMode::Unlit);
  EXPECT_EQ(view.atRest(), inParts);
  EXPECT_LE(view->framesDrawn(), before + 4 + 17) << "one part";
}

TEST(ReducedPicture, LabelsAndLinesKeepTheirSizeAndPlace) {
  HandmadeScene maker;
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, maker.addPlain({0, 0, 0})});
  const NodeIndex marker = maker.addNode(scene::NodeKind::Marker, QStringLiteral("Sharp"));
  maker.scene().nodes[marker].labelled = true;
  maker.scene().nodes[marker].local.translate(0.013F, -0.017F, 0.1F);
  SlowView view;
  view.show(maker.finish());
  view->setOverlay({.lines = {{{-0.5F, 0.5F, 0}, {0.5F, 0.5F, 0}, kOrange, 2}}});
  const QImage sharp = view.atRest();
  ASSERT_EQ(sharp.pixelColor(240, 80), kOrange);
  EXPECT_EQ(view.flying(), sharp);
}

TEST(ReducedPicture, LinesAreFaintBehindWhatIsInFront) {
  HandmadeScene maker;
  const MaterialIndex blackPaint = maker.addPlain({0, 0, 0});
  maker.addQuad({{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, blackPaint});
  maker.addQuad({{0, 1, 0.2F}, {1, 0, 0}, {0, -2, 0}, blackPaint}); // covers the right half
  SlowView view;
  view.show(maker.finish());
  view->setOverlay({.lines = {{{-0.5F, 0, 0.1F}, {0.5F, 0, 0.1F}, kOrange, 4}}});
  const QImage sharp = view.atRest();
  const QImage coarse = view.flying();
  EXPECT_EQ(coarse.pixelColor(200, 160), kOrange);
  EXPECT_EQ(coarse.pixel(290, 160), sharp.pixel(290, 160));
  EXPECT_LT(qRed(coarse.pixel(290, 160)), 160) << "faint";
}

TEST(ReducedPicture, AnyChangeDropsTheFramesOfARefinedPicture) {
  SlowView view;
  view.show(slantedWhite());
  view.atRest();
  view.flying();
  const std::uint64_t moving = view->framesDrawn();
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->framesDrawn() > moving + 5; }, kWaitMs)) << "it is refined";
  ASSERT_FALSE(view->isAtRest());
  int drawn = 0;
  QObject::connect(&*view, &render::SceneView::frameDrawn, &*view, [&drawn] { ++drawn; });
  const std::uint64_t before = view->framesDrawn();
  view->setMode(render::ShadingMode::Unlit);
  ASSERT_TRUE(QTest::qWaitFor([&] { return drawn > 0; }, kWaitMs));
  EXPECT_EQ(view->framesDrawn(), before + static_cast<std::uint64_t>(drawn)) << "the next frame is of the new mode";
  EXPECT_GT(view.divisor(), 1);
}

TEST(ReducedPicture, AViewWithoutASceneOrOfFewPixelsIsDrawnInItsSize) {
  const FrameTestClock clock([] { return 1000; });
  ShownView small;
  small.show(slantedWhite());
  small.complete();
  EXPECT_EQ(divisorOf(*small), 1);
  ShownView empty(kReducible);
  empty.complete();
  EXPECT_EQ(divisorOf(*empty), 1);
}

} // namespace
} // namespace vitrine::tests
