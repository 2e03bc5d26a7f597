// A window whose frames are slow, as those of software OpenGL: moving pictures are coarse, pictures at rest are not.
#include "tests/support/FrameTestClock.h"
#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/MainWindowFixture.h"

#include <QScreen>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

struct OwnClock {
  explicit OwnClock(FrameTestClock::FrameTime frameTime) : clock(std::move(frameTime)) {}

  FrameTestClock clock;
};

/// Frames take 400 ms at full size, and a sixteenth of that at a quarter.
class SlowFramesTest : protected OwnClock, public MainWindowTest {
protected:
  // Frames of a complete picture refine it, at full size.
  SlowFramesTest() : OwnClock([this] { return view().isComplete() ? 400.0 : 400.0 / (divisor() * divisor()); }) {
    QObject::connect(&view(), &render::SceneView::frameDrawn, &view(), [this] { divisors.push_back(divisor()); });
  }

  int divisor() { return native()->property("resolutionDivisor").toInt(); }
  bool rest() { return comesToRest(view()); }
  QImage onScreen() {
    const QPoint at = native()->mapToGlobal(QPoint());
    return native()->screen()->grabWindow(0, at.x(), at.y(), native()->width(), native()->height()).toImage();
  }

  std::vector<int> divisors; ///< of the frames that were drawn while something changed
};

TEST_F(SlowFramesTest, FlyingByKeysIsDrawnSmallerAndItsEndAtFullSize) {
  ASSERT_NO_FATAL_FAILURE(openPicture());
  ASSERT_TRUE(rest());
  EXPECT_EQ(divisor(), 1);
  divisors.clear();
  const QVector3D start = place();
  QTest::keyPress(native(), Qt::Key_W);
  ASSERT_TRUE(QTest::qWaitFor([this] { return divisors.size() > 8; }, kWaitMs));
  EXPECT_EQ(divisors.back(), 4);
  EXPECT_FALSE(view().isAtRest());
  QTest::keyRelease(native(), Qt::Key_W);
  ASSERT_TRUE(rest());
  EXPECT_NE(place(), start);
  EXPECT_EQ(divisor(), 1);
}

TEST_F(SlowFramesTest, AKeyForAnotherShadingDropsTheRefinedPictureOfTheOldOne) {
  ASSERT_NO_FATAL_FAILURE(openPicture());
  ASSERT_TRUE(rest());
  const QImage lit = onScreen();
  divisors.clear();
  QTest::keyPress(native(), Qt::Key_W);
  ASSERT_TRUE(QTest::qWaitFor([this] { return divisors.size() > 4; }, kWaitMs));
  QTest::keyRelease(native(), Qt::Key_W);
  const std::uint64_t moved = view().framesDrawn();
  ASSERT_TRUE(QTest::qWaitFor([&] { return view().framesDrawn() > moved + 6; }, kWaitMs)) << "it is being refined";
  divisors.clear();
  const std::uint64_t before = view().framesDrawn();
  QTest::keyClick(native(), Qt::Key_4);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !divisors.empty(); }, kWaitMs));
  EXPECT_EQ(viewport().mode(), render::ShadingMode::Wireframe);
  EXPECT_EQ(view().framesDrawn(), before + divisors.size()) << "no frame of the old picture came between";
  EXPECT_GT(divisors.back(), 1);
  ASSERT_TRUE(rest());
  EXPECT_NE(onScreen(), lit);
}

TEST_F(SlowFramesTest, PickingFollowsThePixelsOfTheWindow) {
  ASSERT_NO_FATAL_FAILURE(openPicture());
  goToSpawn();
  ASSERT_TRUE(rest());
  QTest::keyPress(native(), Qt::Key_A);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !divisors.empty() && divisors.back() == 4; }, kWaitMs));
  QTest::keyRelease(native(), Qt::Key_A);
  const auto hit = viewport().hitAt(pixelOf(2));
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->item, DrawItemIndex(2));
}

} // namespace
