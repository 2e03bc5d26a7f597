#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeReader.h"
#include "tests/ui/support/FakeThumbnailer.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/browser/ListedFacts.h"
#include "ui/settings/Settings.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeReader;
using vitrine::tests::FakeThumbnailer;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// A folder maps/ of map2, map10 and deep/other, each larger than the one before.
class BrowserViewsTest : public testing::Test {
protected:
  BrowserViewsTest() {
    folder.write(QStringLiteral("maps/map2.vtst"), TestFormat::file(TestFormat::Mode::Good, 1));
    folder.write(QStringLiteral("maps/map10.vtst"), TestFormat::file(TestFormat::Mode::Good, 5));
    folder.write(QStringLiteral("maps/deep/other.vtst"), TestFormat::file(TestFormat::Mode::Good, 9));
    panel.setFacts(facts);
    panel.setThumbnails(thumbnails, false);
    panel.resize(700, 400);
    panel.show();
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    files.showFolder(folder.path(QStringLiteral("maps")));
    EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3; }, kWaitMs));
  }
  QStringList shown(BrowserModel::Column column = BrowserModel::Name) const {
    QStringList texts;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
      texts << list->model()->index(row, column).data().toString();
    }
    return texts;
  }
  QString state() const { return panel.findChild<QLabel*>(QStringLiteral("browserState"))->text(); }
  void click(const char* name) {
    QTest::mouseClick(panel.findChild<QToolButton*>(QLatin1StringView(name)), Qt::LeftButton);
  }
  int redOf(QWidget& view, const QRect& place) {
    const QImage picture = view.grab(place).toImage();
    int red = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        red += picture.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
      }
    }
    return red;
  }

  TempFolder folder;
  FakeThumbnailer fake;
  FakeReader fakeReader;
  Thumbnails thumbnails{{fake.program(), folder.path(QStringLiteral("cache")), kWaitMs, 2}};
  FactsReader reader{{fakeReader.program(), folder.path(QStringLiteral("facts")), kWaitMs, 2}};
  FileList files{testOpener()};
  ListedFacts facts{files, reader};
  BrowserPanel panel{files};
  QTreeView* list = panel.findChild<QTreeView*>(QStringLiteral("browserList"));
  QListView* grid = &panel.views().grid();
  QLineEdit* filter = panel.findChild<QLineEdit*>();
};

TEST_F(BrowserViewsTest, NumbersAreSortedAsPeopleCount) {
  EXPECT_EQ(shown(),
            QStringList({QStringLiteral("map2.vtst"), QStringLiteral("map10.vtst"), QStringLiteral("other.vtst")}));
}

TEST_F(BrowserViewsTest, ThePathIsThatFromTheFolder) {
  EXPECT_EQ(shown(BrowserModel::Path), QStringList({QStringLiteral("map2.vtst"), QStringLiteral("map10.vtst"),
                                                    QStringLiteral("deep/other.vtst")}));
  EXPECT_FALSE(list->isColumnHidden(BrowserModel::Path));
}

TEST_F(BrowserViewsTest, WhereNoFileLiesDeeperThereAreNoLocations) {
  folder.write(QStringLiteral("flat/one.vtst"), TestFormat::file(TestFormat::Mode::Good, 1));
  folder.write(QStringLiteral("flat/two.vtst"), TestFormat::file(TestFormat::Mode::Good, 1));
  files.showFolder(folder.path(QStringLiteral("flat")));
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 2; }, kWaitMs));
  EXPECT_TRUE(list->isColumnHidden(BrowserModel::Path));
  folder.write(QStringLiteral("flat/deep/three.vtst"), TestFormat::file(TestFormat::Mode::Good, 1));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !list->isColumnHidden(BrowserModel::Path); }, kWaitMs));
}

TEST_F(BrowserViewsTest, TheMenuSortsByAnyColumn) {
  auto* menu = panel.findChild<QToolButton*>(QStringLiteral("browserSort"))->menu();
  const auto choose = [menu](const QString& text) {
    for (QAction* action : menu->actions()) {
      if (action->text() == text) {
        action->trigger();
      }
    }
  };
  choose(QStringLiteral("Size"));
  choose(QStringLiteral("Descending"));
  EXPECT_EQ(shown(),
            QStringList({QStringLiteral("other.vtst"), QStringLiteral("map10.vtst"), QStringLiteral("map2.vtst")}));
  EXPECT_EQ(list->header()->sortIndicatorSection(), BrowserModel::Size) << "the list says so";
  EXPECT_EQ(list->header()->sortIndicatorOrder(), Qt::DescendingOrder);
}

TEST_F(BrowserViewsTest, TrianglesOfFilesInSightAreRead) {
  ASSERT_TRUE(QTest::qWaitFor(
      [this] {
        return shown(BrowserModel::Triangles) ==
               QStringList({QStringLiteral("100"), QStringLiteral("100"), QStringLiteral("100")});
      },
      kWaitMs));
}

TEST_F(BrowserViewsTest, AKeySwitchesBetweenListAndTiles) {
  list->setFocus();
  EXPECT_FALSE(grid->isVisible());
  QTest::keyClick(list, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(grid->isVisible());
  EXPECT_TRUE(grid->hasFocus());
  EXPECT_TRUE(panel.findChild<QSlider*>(QStringLiteral("browserTileSize"))->isVisible());
  QTest::keyClick(grid, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(list->isVisible());
  EXPECT_TRUE(list->hasFocus());
}

TEST_F(BrowserViewsTest, TilesHaveTheirPicturesAndGrow) {
  click("browserGrid");
  const QRect first = grid->visualRect(grid->model()->index(0, 0));
  ASSERT_TRUE(QTest::qWaitFor([&] { return redOf(*grid->viewport(), first) > 0; }, kWaitMs));
  panel.findChild<QSlider*>(QStringLiteral("browserTileSize"))->setValue(256);
  const QRect larger = grid->visualRect(grid->model()->index(0, 0));
  EXPECT_GE(larger.width(), 256);
  EXPECT_GT(larger.height(), first.height());
  EXPECT_TRUE(QTest::qWaitFor([&] { return fake.sizes().contains(QStringLiteral("256")); }, kWaitMs))
      << "larger tiles have sharper pictures";
}

TEST_F(BrowserViewsTest, TilesFillTheWidth) {
  click("browserGrid");
  for (const int width : {400, 533, 700}) {
    panel.resize(width, 400);
    const int room = grid->viewport()->width();
    const int tile = grid->gridSize().width();
    EXPECT_LT(room - room / tile * tile, 10) << width;
    EXPECT_GE(tile, 128);
    EXPECT_LT(tile, 2 * 160);
  }
}

TEST_F(BrowserViewsTest, TheSelectionIsTheSameInBoth) {
  QSignalSpy opened(&files, &FileList::openRequested);
  list->setCurrentIndex(list->model()->index(1, BrowserModel::Format));
  click("browserGrid");
  EXPECT_EQ(grid->currentIndex().row(), 1);
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_Right);
  QTest::keyClick(grid, Qt::Key_Return);
  ASSERT_EQ(opened.count(), 1);
  EXPECT_EQ(opened[0][0].toString(), folder.path(QStringLiteral("maps/deep/other.vtst")));
}

TEST_F(BrowserViewsTest, SeveralPanelsShowTheSame) {
  BrowserPanel other(files);
  other.show();
  QTest::keyClicks(filter, QStringLiteral("size>100"));
  EXPECT_EQ(other.findChild<QLineEdit*>()->text(), QStringLiteral("size>100"));
  EXPECT_EQ(other.shownCount(), panel.shownCount());
  files.sortBy(BrowserModel::Size, Qt::DescendingOrder);
  EXPECT_EQ(other.findChild<QTreeView*>()->header()->sortIndicatorSection(), BrowserModel::Size);
  EXPECT_EQ(list->header()->sortIndicatorSection(), BrowserModel::Size);
}

TEST_F(BrowserViewsTest, TheFilterUnderstandsTerms) {
  QTest::keyClicks(filter, QStringLiteral("path:deep format:squares"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("other.vtst")});
  filter->clear();
  QTest::keyClicks(filter, QStringLiteral("size>much"));
  EXPECT_TRUE(state().contains(QStringLiteral("“size>much”"))) << state().toStdString();
  EXPECT_EQ(panel.shownCount(), 3);
}

TEST_F(BrowserViewsTest, WhatIsInFilesIsFoundOnDemand) {
  QTest::keyClicks(filter, QStringLiteral("in:\"map10.vtst inside\""));
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 1 && facts.pending() == 0; }, kWaitMs));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("map10.vtst")});
  filter->setText(QStringLiteral("func_door"));
  EXPECT_EQ(panel.shownCount(), 0) << "a word alone does not look into files";
  click("browserInside");
  EXPECT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3; }, kWaitMs));
}

TEST_F(BrowserViewsTest, BrokenFilesAreFoundByReadingAll) {
  for (const char* name : {"a", "b", "bad", "c", "crash", "torn", "d"}) {
    folder.write(QStringLiteral("mixed/%1.vtst").arg(QLatin1String(name)), TestFormat::file());
  }
  panel.views().setHiddenColumns({BrowserModel::Triangles});
  files.showFolder(folder.path(QStringLiteral("mixed")));
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 7; }, kWaitMs));
  const qsizetype before = fakeReader.calls().size();
  QTest::keyClicks(filter, QStringLiteral("is:broken"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return state().contains(QStringLiteral("searching")); }, kWaitMs));
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3 && facts.pending() == 0; }, kWaitMs));
  QStringList found = shown();
  found.sort();
  EXPECT_EQ(found,
            (QStringList{QStringLiteral("bad.vtst"), QStringLiteral("crash.vtst"), QStringLiteral("torn.vtst")}));
  EXPECT_EQ(fakeReader.calls().size(), before + 7) << "each file once, and none before";
  const int torn = files.model().rowOf(folder.path(QStringLiteral("mixed/torn.vtst")));
  const QModelIndex name = files.model().index(torn, BrowserModel::Name);
  EXPECT_TRUE(name.data(Qt::ToolTipRole).toString().contains(QStringLiteral("parts of it could not be read")));
  filter->setText(QStringLiteral("-is:broken"));
  EXPECT_EQ(panel.shownCount(), 4);
  filter->setText(QStringLiteral("triangles>99"));
  EXPECT_EQ(panel.shownCount(), 5) << "all that have some";
}

TEST_F(BrowserViewsTest, TheSearchInFilesCanBeStopped) {
  list->setColumnHidden(BrowserModel::Triangles, true);
  folder.write(QStringLiteral("slow/slow1.vtst"), TestFormat::file());
  folder.write(QStringLiteral("slow/slow2.vtst"), TestFormat::file());
  folder.write(QStringLiteral("slow/slow3.vtst"), TestFormat::file());
  panel.views().setHiddenColumns({BrowserModel::Triangles});
  files.showFolder(folder.path(QStringLiteral("slow")));
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 3; }, kWaitMs));
  auto* stop = panel.findChild<QToolButton*>(QStringLiteral("browserStop"));
  EXPECT_FALSE(stop->isVisible());
  QTest::keyClicks(filter, QStringLiteral("in:door"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return stop->isVisible(); }, kWaitMs));
  EXPECT_TRUE(state().contains(QStringLiteral("searching 3 file"))) << state().toStdString();
  QTest::mouseClick(stop, Qt::LeftButton);
  EXPECT_EQ(facts.pending(), 0);
  EXPECT_FALSE(stop->isVisible());
}

TEST_F(BrowserViewsTest, FilesThatCannotBeReadSayWhy) {
  const QString broken = folder.write(QStringLiteral("maps/broken.vtst"), QByteArray("not a square"));
  files.showFolder(folder.path(QStringLiteral("maps")));
  ASSERT_TRUE(QTest::qWaitFor([this] { return panel.shownCount() == 4; }, kWaitMs));
  const int row = files.model().rowOf(broken);
  ASSERT_GE(row, 0);
  EXPECT_FALSE(files.model().canOpen(row));
  const QString tip = files.model().index(row, BrowserModel::Name).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(tip.contains(QStringLiteral("a plain text file"))) << tip.toStdString();
  QTest::keyClicks(filter, QStringLiteral("is:broken"));
  EXPECT_EQ(shown(), QStringList{QStringLiteral("broken.vtst")});
}

TEST_F(BrowserViewsTest, ViewsAreAsTheyWereLeft) {
  const QString ini = folder.path(QStringLiteral("settings.ini"));
  {
    Settings settings(ini);
    BrowserPanel first(files);
    first.keepIn(settings, QStringLiteral("dock"));
    EXPECT_FALSE(first.views().gridShown()) << "a narrow list at first";
    first.findChild<QAction*>(QStringLiteral("browser.grid"))->trigger();
    first.findChild<QSlider*>(QStringLiteral("browserTileSize"))->setValue(96);
  }
  Settings settings(ini);
  BrowserPanel again(files);
  again.keepIn(settings, QStringLiteral("dock"));
  EXPECT_TRUE(again.views().gridShown());
  EXPECT_EQ(again.views().tileSize(), 96);
  BrowserPanel page(files);
  page.keepIn(settings, QStringLiteral("page"));
  EXPECT_TRUE(page.views().gridShown()) << "a page has room for tiles";
}

} // namespace
