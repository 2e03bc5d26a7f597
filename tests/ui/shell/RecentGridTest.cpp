#include "ui/shell/RecentGrid.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeThumbnailer.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QDir>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeThumbnailer;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

class RecentGridTest : public testing::Test {
protected:
  RecentGridTest() {
    grid.setThumbnails(thumbnails, {QStringLiteral("*.bsp")});
    grid.fitInto(1000);
    grid.setPaths({map, gone, folder.path(QStringLiteral("games"))});
    grid.resize(grid.sizeHint());
    grid.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&grid));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !isEnabled(1); }, kWaitMs));
  }
  bool isEnabled(int tile) { return grid.item(tile)->flags().testFlag(Qt::ItemIsEnabled); }
  QPoint centreOf(int tile) { return grid.visualItemRect(grid.item(tile)).center(); }
  QColor colorOf(int tile) {
    const QRect place = grid.visualItemRect(grid.item(tile));
    return grid.viewport()->grab().toImage().pixelColor(place.center().x(), place.top() + 40);
  }

  TempFolder folder;
  FakeThumbnailer fake;
  Thumbnails thumbnails{{fake.program(), folder.path(QStringLiteral("cache")), kWaitMs, 2}};
  QString map = folder.write(QStringLiteral("games/a map.bsp"), QByteArray("map"));
  QString gone = folder.path(QStringLiteral("gone.bsp"));
  RecentGrid grid;
};

TEST_F(RecentGridTest, ShowsFilesWithTheirPictures) {
  ASSERT_EQ(grid.count(), 3);
  EXPECT_EQ(grid.item(0)->text(), QStringLiteral("a map.bsp"));
  EXPECT_TRUE(grid.item(0)->toolTip().contains(map));
  EXPECT_TRUE(QTest::qWaitFor([this] { return colorOf(0) == QColor(Qt::red); }, kWaitMs));
  EXPECT_EQ(fake.calls(), QStringList{QStringLiteral("a map.bsp")}) << "not what is gone";
  EXPECT_EQ(centreOf(0).y(), centreOf(2).y()) << "as many beside each other as there is room for";
  grid.fitInto(320);
  EXPECT_LE(grid.sizeHint().width(), 320);
  EXPECT_GT(grid.sizeHint().height(), grid.sizeHint().width()) << "one below the other";
}

TEST_F(RecentGridTest, FoldersShowWhatIsInThem) {
  const QString mixed = folder.path(QStringLiteral("mixed"));
  for (const char* name : {"bad.bsp", "Good.BSP", "readme.txt", "deep/er/other.bsp"}) {
    folder.write(QStringLiteral("mixed/") + QLatin1StringView(name), QByteArray("map"));
  }
  QDir(folder.path()).mkpath(QStringLiteral("empty"));
  grid.setPaths({mixed, folder.path(QStringLiteral("empty"))});
  const auto redPixels = [this](int tile) {
    const QImage shown = grid.viewport()->grab(grid.visualItemRect(grid.item(tile))).toImage();
    int red = 0;
    for (int y = 0; y < shown.height(); ++y) {
      for (int x = 0; x < shown.width(); ++x) {
        red += shown.pixelColor(x, y) == QColor(Qt::red);
      }
    }
    return red;
  };
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.calls().size() == 3; }, kWaitMs));
  QStringList calls = fake.calls();
  calls.sort();
  EXPECT_EQ(calls, (QStringList{QStringLiteral("Good.BSP"), QStringLiteral("bad.bsp"), QStringLiteral("other.bsp")}));
  ASSERT_TRUE(QTest::qWaitFor([&] { return redPixels(0) > 0; }, kWaitMs));
  EXPECT_EQ(redPixels(1), 0) << "nothing in it";
}

TEST_F(RecentGridTest, WhatIsGoneIsGreyAndOpensNothing) {
  QSignalSpy chosen(&grid, &RecentGrid::chosen);
  QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, centreOf(1));
  EXPECT_EQ(chosen.count(), 0);
  EXPECT_TRUE(grid.item(1)->toolTip().contains(QStringLiteral("no longer exists")));
  QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, centreOf(0));
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].toString(), map);
}

TEST_F(RecentGridTest, KeysGoThroughIt) {
  QSignalSpy chosen(&grid, &RecentGrid::chosen);
  grid.activateWindow();
  grid.setFocus();
  QTest::keyClick(&grid, Qt::Key_Home);
  QTest::keyClick(&grid, Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen[0][0].toString(), map);
  QTest::keyClick(&grid, Qt::Key_End);
  QTest::keyClick(&grid, Qt::Key_Space);
  ASSERT_EQ(chosen.count(), 2);
  EXPECT_EQ(chosen[1][0].toString(), folder.path(QStringLiteral("games")));
}

TEST_F(RecentGridTest, NothingIsMadeWhileItCannotBeSeen) {
  grid.setPaths({folder.write(QStringLiteral("slow.bsp"), QByteArray("x"))});
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.slow().size() == 1; }, kWaitMs));
  grid.hide();
  EXPECT_TRUE(QTest::qWaitFor([&] { return !FakeThumbnailer::isRunning(fake.slow()[0]); }, kWaitMs));
}

} // namespace
