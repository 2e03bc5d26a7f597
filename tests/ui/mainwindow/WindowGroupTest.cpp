#include "tests/support/ViewAtRest.h"
#include "tests/ui/mainwindow/WindowGroupFixture.h"
#include "ui/documents/DocumentTabBar.h"

#include <QMouseEvent>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::comesToRest;
using vitrine::tests::kWaitMs;
using vitrine::tests::TestFormat;

namespace {

/// A window with two documents, the second one of which is shown and has something hidden.
class MovingTabsTest : public tests::WindowGroupTest {
protected:
  MovingTabsTest() : first(showWindow()) {
    openTwo(first);
    first.session().hide({2});
  }

  /// Drags the second tab, by the left button, and lets go of it there.
  void dragSecondTab(QPoint by) {
    DocumentTabBar& bar = first.documents().bar();
    const QPoint from = bar.tabRect(1).center();
    QTest::mousePress(&bar, Qt::LeftButton, {}, from);
    for (const QPoint& at : {from + by / 4, from + by / 2, from + by}) {
      QMouseEvent move(QEvent::MouseMove, at, bar.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
      QCoreApplication::sendEvent(&bar, &move);
    }
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, from + by);
  }
  void expectMoved() {
    MainWindow* other = windowBeside(first);
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->isVisible());
    EXPECT_EQ(first.documents().tabs().count(), 1);
    EXPECT_EQ(openName(first), QStringLiteral("m.vtst"));
    EXPECT_EQ(openName(*other), QStringLiteral("n.vtst"));
    EXPECT_EQ(other->documents().tabs().count(), 1);
    EXPECT_EQ(other->session().state().hidden, ItemSet{2}) << "with all that was set";
    ASSERT_TRUE(QTest::qWaitFor([&] { return other->viewport().view().framesDrawn() > 0; }, kWaitMs));
    EXPECT_TRUE(comesToRest(other->viewport().view()));
  }

  MainWindow& first;
};

TEST_F(MovingTabsTest, ATabMovesToANewWindowByTheMenu) {
  const int loads = TestFormat::loadsBegun;
  QAction* move = first.actionRegistry().find(QStringLiteral("tabs.moveToNewWindow"));
  ASSERT_TRUE(move->isEnabled());
  move->trigger();
  expectMoved();
  EXPECT_EQ(TestFormat::loadsBegun, loads) << "nothing was read again";
  EXPECT_FALSE(move->isEnabled()) << "the only tab is in a window of its own already";
}

TEST_F(MovingTabsTest, AFileThatAnotherWindowHasComesForwardThere) {
  MainWindow& other = showWindow();
  const int loads = TestFormat::loadsBegun;
  other.open({folder.path(QStringLiteral("m.vtst"))});
  EXPECT_EQ(openName(first), QStringLiteral("m.vtst"));
  EXPECT_TRUE(QTest::qWaitForWindowActive(&first));
  EXPECT_EQ(openName(other), QString());
  EXPECT_EQ(TestFormat::loadsBegun, loads);
}

TEST_F(MovingTabsTest, ATabDraggedOutIsTornOff) {
  dragSecondTab({60, 300});
  expectMoved();
}

TEST_F(MovingTabsTest, ALittleBesideTheBarIsStillAtIt) {
  dragSecondTab({0, first.documents().bar().height()});
  EXPECT_FALSE(windowBeside(first));
  EXPECT_EQ(first.documents().tabs().count(), 2);
}

TEST_F(MovingTabsTest, ATabDroppedOnAnotherWindowGoesThere) {
  MainWindow& other = showWindow();
  other.move(first.x(), first.y() + first.height() / 2);
  ASSERT_TRUE(QTest::qWaitFor([&] { return QApplication::topLevelAt(other.geometry().center()) == &other; }, kWaitMs));
  DocumentTabBar& bar = first.documents().bar();
  dragSecondTab(bar.mapFromGlobal(other.geometry().center()) - bar.tabRect(1).center());
  EXPECT_EQ(group->windows().size(), 2U) << "no third one";
  expectMoved();
}

TEST_F(MovingTabsTest, AWindowThatIsClosedIsGoneAndTheOtherGoesOn) {
  first.actionRegistry().find(QStringLiteral("tabs.moveToNewWindow"))->trigger();
  MainWindow* other = windowBeside(first);
  ASSERT_TRUE(other);
  ASSERT_TRUE(QTest::qWaitForWindowActive(other));
  EXPECT_EQ(group->current(), other) << "which was used last";
  other->close();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !windowBeside(first); }, kWaitMs));
  EXPECT_EQ(group->current(), &first);
  EXPECT_TRUE(comesToRest(first.viewport().view()));
  first.open({file(QStringLiteral("o.vtst"))});
  ASSERT_TRUE(idle(first));
  EXPECT_EQ(openName(first), QStringLiteral("o.vtst"));
}

} // namespace
