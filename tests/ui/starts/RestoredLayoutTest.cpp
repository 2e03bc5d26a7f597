// Sizes of window and panels between two windows that share settings, under a window manager.
#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "tests/ui/x11/UnderWindowManager.h"
#include "ui/mainwindow/StartNotices.h"
#include "ui/settings/WindowSettings.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QToolTip>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;
using vitrine::tests::UnderWindowManager;

namespace {

class RestoredLayoutTest : public UnderWindowManager<MainWindowTest> {
protected:
  RestoredLayoutTest() { open(); } // panels are shown with a file
  QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
  /// Sizes of the panels at the sides and below.
  std::array<int, 3> sizes() { return {dock("outline").width(), dock("properties").width(), dock("records").height()}; }
  bool waitForSizes(const std::array<int, 3>& wanted) {
    return QTest::qWaitFor([&] { return sizes() == wanted; }, kWaitMs);
  }
  void maximise() {
    window->showMaximized();
    const int width = window->screen()->availableSize().width();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->width() >= width - 20; }, kWaitMs));
    ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
  }
  /// Closes the window and shows another one as a start of the program does.
  void startAgain(bool resetLayout = false) {
    window->close();
    if (resetLayout) {
      setLayoutAside(*settings);
    }
    window = std::make_unique<MainWindow>(tests::testOpener(), *settings);
    if (resetLayout) {
      StartNotices{.crashReports = folder.path(QStringLiteral("none")), .layoutReset = true}.show(*window, *settings);
    }
    window->show();
    ASSERT_NO_FATAL_FAILURE(activate());
    ASSERT_NO_FATAL_FAILURE(open());
  }
};

TEST_F(RestoredLayoutTest, AMaximisedWindowComesBackWithItsPanelsAndItsNormalSize) {
  window->resize(1000, 700);
  ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
  const QSize normal = window->size();
  ASSERT_NO_FATAL_FAILURE(maximise());
  window->resizeDocks({&dock("outline"), &dock("properties")}, {420, 460}, Qt::Horizontal);
  window->resizeDocks({&dock("records")}, {390}, Qt::Vertical);
  ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
  const auto before = sizes();
  ASSERT_NO_FATAL_FAILURE(startAgain());
  EXPECT_TRUE(QTest::qWaitFor([&] { return window->isMaximized(); }, kWaitMs));
  EXPECT_TRUE(waitForSizes(before)) << testing::PrintToString(sizes()) << " of " << testing::PrintToString(before);
  ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
  EXPECT_EQ(sizes(), before) << "and it stays";
  window->showNormal();
  EXPECT_TRUE(QTest::qWaitFor([&] { return window->size() == normal; }, kWaitMs))
      << window->width() << " by " << window->height();
}

TEST_F(RestoredLayoutTest, FullScreenLeavesNoTrace) {
  for (const bool maximised : {false, true}) {
    SCOPED_TRACE(maximised ? "maximised before" : "normal before");
    window->showNormal();
    window->resize(1000, 700);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->size() == QSize(1000, 700); }, kWaitMs));
    if (maximised) {
      ASSERT_NO_FATAL_FAILURE(maximise());
    }
    window->resizeDocks({&dock("outline"), &dock("properties")}, {310, 330}, Qt::Horizontal);
    ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
    const auto before = sizes();
    const QSize size = window->size();
    action("view.fullScreen")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->size() == window->screen()->size(); }, kWaitMs));
    ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
    ASSERT_NO_FATAL_FAILURE(startAgain());
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->size() == size; }, kWaitMs)) << window->width();
    // The window manager tells of the size before it tells of the state.
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->isMaximized() == maximised; }, kWaitMs)) << maximised;
    EXPECT_FALSE(window->isFullScreen());
    EXPECT_FALSE(QToolTip::isVisible()) << "the hint of full screen";
    EXPECT_TRUE(waitForSizes(before)) << testing::PrintToString(sizes()) << " of " << testing::PrintToString(before);
  }
}

TEST_F(RestoredLayoutTest, PanelsThatAFileBringsStayWhenSizesAreRestored) {
  ASSERT_NO_FATAL_FAILURE(maximise());
  window->close();
  window = std::make_unique<MainWindow>(tests::testOpener(), *settings);
  window->show();
  open(TestFormat::Mode::Animated);
  EXPECT_TRUE(QTest::qWaitFor([&] { return window->isMaximized(); }, kWaitMs));
  ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
  EXPECT_TRUE(dock("timeline").isVisible());
}

TEST_F(RestoredLayoutTest, APreviousLayoutIsBroughtBackByTheMessage) {
  ASSERT_NO_FATAL_FAILURE(maximise());
  window->resizeDocks({&dock("outline"), &dock("properties")}, {420, 460}, Qt::Horizontal);
  dock("controls").hide();
  ASSERT_TRUE(tests::passRounds(tests::kRoundsWatched));
  const auto before = sizes();
  ASSERT_NO_FATAL_FAILURE(startAgain(true));
  ASSERT_FALSE(window->isMaximized());
  ASSERT_TRUE(dock("controls").isVisible());
  const QList<MessageBar*> bars = window->findChildren<MessageBar*>();
  const auto bar = std::ranges::find_if(bars, [](const MessageBar* one) { return one->isVisible(); });
  ASSERT_NE(bar, bars.end());
  QTest::mouseClick((*bar)->findChild<QAbstractButton*>(QStringLiteral("messageAction")), Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([&] { return window->isMaximized(); }, kWaitMs));
  EXPECT_TRUE(waitForSizes(before)) << testing::PrintToString(sizes()) << " of " << testing::PrintToString(before);
  EXPECT_FALSE(dock("controls").isVisible());
  EXPECT_FALSE((*bar)->isVisible());
}

} // namespace
