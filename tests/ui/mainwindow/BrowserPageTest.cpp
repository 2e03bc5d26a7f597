#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/browser/BrowserPanel.h"

#include <QApplication>
#include <QDockWidget>
#include <QListView>

namespace vitrine::tests {
namespace {

class BrowserPageTest : public MainWindowTest {
protected:
  BrowserPageTest() {
    for (const char* name : {"a", "b", "c"}) {
      file(TestFormat::Mode::Good, QStringLiteral("maps/%1.vtst").arg(QLatin1StringView(name)));
    }
  }
  void openFolder() {
    window->open({folder.path(QStringLiteral("maps"))});
    const auto* listed = dock->findChild<ui::BrowserPanel*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return listed->shownCount() == 3; }, kWaitMs));
  }
  ui::BrowserPanel& page() { return *window->findChild<ui::BrowserPanel*>(QStringLiteral("browserPage")); }
  bool isShown() { return pages->currentWidget()->objectName() == QStringLiteral("browserPage"); }
  void toggle() { QTest::keyClick(window.get(), Qt::Key_B, Qt::ControlModifier); }

  ui::CentralPages* pages = window->findChild<ui::CentralPages*>();
  QDockWidget* dock = window->findChild<QDockWidget*>(QStringLiteral("browser"));
};

TEST_F(BrowserPageTest, AFolderHasTheWholeMiddleWhileNothingIsOpen) {
  openFolder();
  EXPECT_TRUE(isShown());
  EXPECT_TRUE(action("go.browser")->isChecked());
  EXPECT_FALSE(dock->isVisible());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QStringLiteral("a.vtst"); }, kWaitMs));
  EXPECT_FALSE(isShown());
}

TEST_F(BrowserPageTest, BesideAPictureAFolderIsInTheDock) {
  openPicture();
  openFolder();
  EXPECT_FALSE(isShown());
  EXPECT_TRUE(dock->isVisible());
}

TEST_F(BrowserPageTest, AKeyBringsItAndTakesItAway) {
  openPicture();
  openFolder();
  ASSERT_TRUE(dock->isVisible());
  toggle();
  EXPECT_TRUE(isShown());
  EXPECT_TRUE(action("go.browser")->isChecked());
  EXPECT_FALSE(dock->isVisible()) << "not twice";
  toggle();
  EXPECT_FALSE(isShown());
  EXPECT_FALSE(action("go.browser")->isChecked());
  EXPECT_TRUE(dock->isVisible());
}

TEST_F(BrowserPageTest, AFileThatIsOpenedFromItTakesItsPlace) {
  openFolder();
  QListView& tiles = page().views().grid();
  ASSERT_TRUE(tiles.isVisible());
  EXPECT_TRUE(tiles.hasFocus());
  tiles.setCurrentIndex(tiles.model()->index(1, 0));
  QTest::keyClick(&tiles, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QStringLiteral("b.vtst"); }, kWaitMs));
  EXPECT_FALSE(isShown());
  ASSERT_TRUE(waitUntilIdle());
  QTest::keyClick(window.get(), Qt::Key_PageDown);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QStringLiteral("c.vtst"); }, kWaitMs));
  toggle();
  EXPECT_EQ(tiles.currentIndex().data().toString(), QStringLiteral("c.vtst")) << "it follows";
}

TEST_F(BrowserPageTest, ReadingAFileAnewLeavesItThere) {
  openPicture();
  toggle();
  action("file.reload")->trigger();
  ASSERT_TRUE(waitUntilIdle());
  EXPECT_TRUE(isShown());
  toggle();
  EXPECT_EQ(pages->currentWidget(), &viewport());
}

} // namespace
} // namespace vitrine::tests
