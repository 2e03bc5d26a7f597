#include "tests/ui/mainwindow/MainWindowFixture.h"

#include <QDockWidget>
#include <QStatusBar>
#include <QTreeView>

namespace vitrine::tests {
namespace {

/// The files before and after one that was not chosen in the browser.
using NeighboursTest = MainWindowTest;

TEST_F(NeighboursTest, AFileOpenedAloneHasItsNeighboursToo) {
  const QString b = file(TestFormat::Mode::Good, QStringLiteral("maps/b.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("maps/a.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("maps/c.vtst"));
  window->open({b});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(action("go.previousFile")->isEnabled());
  QTest::keyClick(native(), Qt::Key_PageDown);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QStringLiteral("c.vtst"); }, kWaitMs));
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_FALSE(action("go.nextFile")->isEnabled());
  QTest::keyClick(native(), Qt::Key_PageUp);
  ASSERT_TRUE(waitUntilIdle());
  QTest::keyClick(native(), Qt::Key_PageUp);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("a.vtst"));
}

TEST_F(NeighboursTest, AFileFromAnotherFolderBringsItsOwnNeighbours) {
  file(TestFormat::Mode::Good, QStringLiteral("maps/deep/a.vtst"));
  const QString elsewhere = file(TestFormat::Mode::Good, QStringLiteral("others/c.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("others/d.vtst"));
  window->open({folder.path(QStringLiteral("maps"))});
  auto* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1; }, kWaitMs));
  window->open({folder.path(QStringLiteral("maps/deep/a.vtst"))});
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(list->model()->rowCount(), 1) << "it is below what is listed";
  window->open({elsewhere});
  ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 2; }, kWaitMs));
  ASSERT_TRUE(waitUntilIdle());
  QTest::keyClick(native(), Qt::Key_PageDown);
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_EQ(openName(), QStringLiteral("d.vtst"));
}

TEST_F(NeighboursTest, TheBrowserListsThemOnceItIsShown) {
  const QString b = file(TestFormat::Mode::Good, QStringLiteral("maps/b.vtst"));
  file(TestFormat::Mode::Good, QStringLiteral("maps/a.vtst"));
  window->findChild<QDockWidget*>(QStringLiteral("browser"))->hide();
  window->open({b});
  ASSERT_TRUE(waitUntilIdle());
  const auto* list = window->findChild<QTreeView*>(QStringLiteral("browserList"));
  EXPECT_EQ(list->model()->rowCount(), 0);
  action("go.browser")->trigger();
  EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 2; }, kWaitMs));
}

TEST_F(NeighboursTest, AFileWithoutNeighboursSaysSo) {
  const QString alone = file(TestFormat::Mode::Good, QStringLiteral("alone/only.vtst"));
  window->open({alone});
  ASSERT_TRUE(waitUntilIdle());
  QTest::keyClick(native(), Qt::Key_PageDown);
  EXPECT_TRUE(QTest::qWaitFor(
      [this] {
        return window->statusBar()->currentMessage() == QStringLiteral("This is the last file of its folder.");
      },
      kWaitMs));
  EXPECT_EQ(openName(), QStringLiteral("only.vtst"));
  EXPECT_FALSE(action("go.nextFile")->isEnabled());
}

} // namespace
} // namespace vitrine::tests
