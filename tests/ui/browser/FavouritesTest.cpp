#include "ui/browser/Favourites.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeThumbnailer.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserCommands.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/browser/FavouritesList.h"
#include "ui/exporting/BatchController.h"
#include "ui/settings/Settings.h"
#include "ui/thumbnails/HoverPreview.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeThumbnailer;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// A panel with favourites, commands and previews over maps/ of a.vtst and b.vtst.
class BrowserCommandsTest : public testing::Test {
protected:
  BrowserCommandsTest() {
    a = folder.write(QStringLiteral("maps/a.vtst"), TestFormat::file());
    b = folder.write(QStringLiteral("maps/b.vtst"), TestFormat::file());
    panel.setThumbnails(small, false);
    panel.views().setPreviews(large);
    panel.setFavourites(favourites);
    new BrowserCommands(panel, favourites, batch);
    panel.resize(700, 400);
    panel.show();
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    files.showFolder(folder.path(QStringLiteral("maps")));
    EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 2; }, kWaitMs));
    list->setFocus();
  }
  QAction* action(const char* name) { return panel.findChild<QAction*>(QLatin1StringView(name)); }
  void hover(int row) {
    const QPoint place = list->visualRect(list->model()->index(row, 0)).center();
    QHelpEvent event(QEvent::ToolTip, place, list->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(list->viewport(), &event);
  }

  TempFolder folder;
  QString a;
  QString b;
  FakeThumbnailer fake;
  Settings settings{folder.path(QStringLiteral("settings.ini"))};
  Favourites favourites{settings};
  Thumbnails small{{fake.program(), folder.path(QStringLiteral("cache")), kWaitMs, 2}};
  Thumbnails large{
      {fake.program(), folder.path(QStringLiteral("cache")), kWaitMs, 1, ThumbnailCache::Size::ExtraLarge}};
  FileList files{testOpener()};
  QWidget window;
  BatchController batch{settings, &window};
  BrowserPanel panel{files};
  QTreeView* list = &panel.views().list();
};

TEST_F(BrowserCommandsTest, FavouritesAreAddedByAKeyAndStay) {
  list->setCurrentIndex(list->model()->index(1, 0));
  QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(favourites.paths(), QStringList{b});
  EXPECT_EQ(Favourites(settings).paths(), QStringList{b}) << "in the next run as well";
  EXPECT_EQ(action("browser.favour")->text(), QStringLiteral("Remove from Favourites"));
  QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier);
  EXPECT_TRUE(favourites.paths().isEmpty());
}

TEST_F(BrowserCommandsTest, WithoutASelectionTheFolderItselfIsMeant) {
  list->clearSelection();
  action("browser.favour")->trigger();
  EXPECT_EQ(favourites.paths(), QStringList{folder.path(QStringLiteral("maps"))});
}

TEST_F(BrowserCommandsTest, TheSideListOpensAndForgetsThem) {
  const QString other = folder.path(QStringLiteral("other"));
  folder.write(QStringLiteral("other/c.vtst"), TestFormat::file());
  favourites.add({a, other});
  auto* side = panel.findChild<FavouritesList*>();
  EXPECT_FALSE(side->isVisible());
  QTest::mouseClick(panel.findChild<QToolButton*>(QStringLiteral("browserFavourites")), Qt::LeftButton);
  ASSERT_TRUE(side->isVisible());
  QSignalSpy opened(&files, &FileList::openRequested);
  QTest::mouseClick(side->viewport(), Qt::LeftButton, {}, side->visualItemRect(side->item(0)).center());
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(opened[0][0].toString(), a);
  side->setFocus();
  QTest::keyClick(side, Qt::Key_Down);
  QTest::keyClick(side, Qt::Key_Return);
  EXPECT_EQ(files.place().folder, other);
  QTest::keyClick(side, Qt::Key_Delete);
  EXPECT_EQ(favourites.paths(), QStringList{a});
}

TEST_F(BrowserCommandsTest, TheSideListTakesNoRoomWhileItIsEmpty) {
  const auto* side = panel.findChild<FavouritesList*>();
  auto* button = panel.findChild<QToolButton*>(QStringLiteral("browserFavourites"));
  action("browser.favourites")->setChecked(true); // as it was left
  EXPECT_FALSE(side->isVisible());
  EXPECT_FALSE(button->isVisible());
  list->setCurrentIndex(list->model()->index(0, 0));
  QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier);
  EXPECT_TRUE(side->isVisible());
  EXPECT_TRUE(button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_FALSE(side->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier);
  EXPECT_TRUE(favourites.paths().isEmpty());
  EXPECT_FALSE(side->isVisible());
}

TEST_F(BrowserCommandsTest, SelectedFilesGoToABatchInTheOrderShown) {
  QString title;
  batch.setQuestions({.folder =
                          [&](const QString& asked, const QString&) {
                            title = asked;
                            return QString();
                          },
                      .overwrite = [](int, int) { return std::nullopt; }});
  EXPECT_FALSE(action("browser.pictures")->isEnabled()) << "nothing is selected";
  list->selectAll();
  ASSERT_TRUE(action("browser.pictures")->isEnabled());
  action("browser.pictures")->trigger();
  EXPECT_EQ(title, QStringLiteral("Folder for Images"));
  action("browser.copyPaths")->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), a + u'\n' + b);
}

TEST_F(BrowserCommandsTest, ALargePictureIsUnderTheMouseWithoutFocus) {
  auto* preview = list->findChild<HoverPreview*>();
  hover(0);
  ASSERT_TRUE(preview->isVisible());
  EXPECT_TRUE(list->hasFocus());
  EXPECT_TRUE(QTest::qWaitFor([this] { return fake.sizes().contains(QStringLiteral("512")); }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor(
      [&] {
        const QImage shown = preview->grab().toImage();
        return shown.pixelColor(shown.width() / 2, shown.height() / 3) == QColor(Qt::red);
      },
      kWaitMs));
  QTest::keyClick(list, Qt::Key_Down);
  EXPECT_FALSE(preview->isVisible());
  action("browser.previews")->trigger();
  hover(0);
  EXPECT_FALSE(preview->isVisible()) << "not wanted";
}

} // namespace
