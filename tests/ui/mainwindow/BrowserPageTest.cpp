#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/documents/Documents.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTimer>

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

TEST_F(BrowserPageTest, TheFileThatIsOpenLeadsBackToItsPicture) {
  openFolder();
  QListView& tiles = page().views().grid();
  tiles.setCurrentIndex(tiles.model()->index(1, 0));
  QTest::keyClick(&tiles, Qt::Key_Return);
  ASSERT_TRUE(QTest::qWaitFor([this] { return openName() == QStringLiteral("b.vtst"); }, kWaitMs));
  ASSERT_TRUE(waitUntilIdle());
  toggle();
  ASSERT_TRUE(isShown());
  QTest::keyClick(&tiles, Qt::Key_Return);
  EXPECT_FALSE(isShown());
  EXPECT_EQ(openName(), QStringLiteral("b.vtst"));
}

TEST_F(BrowserPageTest, AnEmptyPageAsksForAFolder) {
  toggle();
  ASSERT_TRUE(isShown());
  const auto* note = page().findChild<QWidget*>(QStringLiteral("emptyList"));
  ASSERT_TRUE(note->isVisible());
  EXPECT_EQ(note->findChild<QLabel*>(QStringLiteral("emptyListReason"))->text(), QStringLiteral("No folder is open."));
  EXPECT_FALSE(page().findChild<QLabel*>(QStringLiteral("browserState"))->text().contains(QStringLiteral("Dropped")));
  auto* open = note->findChild<QPushButton*>();
  const QPoint middle = open->mapTo(&page(), open->rect().center());
  EXPECT_EQ(page().childAt(middle), open) << "nothing lies over it";
  QString asked;
  QTimer::singleShot(0, [&asked] {
    if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
      asked = dialog->windowTitle();
      dialog->reject();
    }
  });
  QTest::mouseClick(open, Qt::LeftButton);
  EXPECT_EQ(asked, QStringLiteral("Open Folder"));
  drop(page().views().currentWidget(), {folder.path(QStringLiteral("maps"))});
  EXPECT_TRUE(QTest::qWaitFor([this] { return page().shownCount() == 3; }, kWaitMs)) << "also by a drop";
  EXPECT_FALSE(note->isVisible());
}

TEST_F(BrowserPageTest, WithCtrlEnterOpensBesideWhatIsOpen) {
  openPicture();
  openFolder();
  toggle();
  QListView& tiles = page().views().grid();
  const DocumentTabs& tabs = window->documents().tabs();
  ASSERT_TRUE(QTest::qWaitFor([&] { return tiles.hasFocus(); }, kWaitMs));
  ASSERT_EQ(tabs.count(), 1);
  const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window->windowHandle(), key, modifiers);
    return waitUntilIdle();
  };
  ASSERT_TRUE(press(Qt::Key_Home, Qt::NoModifier));
  ASSERT_TRUE(press(Qt::Key_Right, Qt::NoModifier));
  ASSERT_TRUE(press(Qt::Key_Return, Qt::ControlModifier));
  ASSERT_TRUE(QTest::qWaitFor([&] { return openName() == QStringLiteral("b.vtst"); }, kWaitMs));
  EXPECT_EQ(tabs.count(), 2) << "beside it";
  toggle();
  ASSERT_TRUE(QTest::qWaitFor([&] { return tiles.hasFocus(); }, kWaitMs));
  ASSERT_TRUE(press(Qt::Key_Right, Qt::NoModifier));
  ASSERT_TRUE(press(Qt::Key_Return, Qt::NoModifier));
  ASSERT_TRUE(QTest::qWaitFor([&] { return openName() == QStringLiteral("c.vtst"); }, kWaitMs));
  EXPECT_EQ(tabs.count(), 2) << "in its place";
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
