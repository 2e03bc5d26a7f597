#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeThumbnailer.h"
#include "tests/ui/support/TestArchive.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/thumbnails/Thumbnails.h"

#include <QAction>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeThumbnailer;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;
using vitrine::tests::TestArchive;
using vitrine::tests::TestFormat;
using vitrine::tests::testOpener;

namespace {

/// The panel with thumbnails, which a program of the tests' own makes.
class BrowserThumbnailsTest : public testing::Test {
protected:
  void show(bool thumbnailsShown = true) {
    panel.setThumbnails(thumbnails, thumbnailsShown);
    panel.resize(500, 300);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }
  void list(const QString& path, int count) {
    files.showFolder(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel.shownCount() == count; }, kWaitMs));
  }
  QTreeView& view() { return *panel.findChild<QTreeView*>(QStringLiteral("browserList")); }
  QModelIndex index(int row) { return view().model()->index(row, BrowserModel::Name); }
  QRect cell(int row) { return view().visualRect(index(row)); }
  /// Number of red pixels at the left of a row's name.
  int redOf(int row) {
    const QImage shown = view().viewport()->grab().toImage();
    constexpr int kMargin = 16;
    const QSize left(cell(row).height() + kMargin, cell(row).height());
    const QRect place = cell(row).intersected(QRect(cell(row).topLeft(), left));
    int red = 0;
    for (int y = place.top(); y <= place.bottom(); ++y) {
      for (int x = place.left(); x <= place.right(); ++x) {
        red += shown.pixelColor(x, y) == QColor(Qt::red) ? 1 : 0;
      }
    }
    return red;
  }
  bool waitForRed(int row) {
    return QTest::qWaitFor([&] { return redOf(row) > 0; }, kWaitMs);
  }

  TempFolder folder;
  FakeThumbnailer fake;
  Thumbnails thumbnails{{fake.program(), folder.path(QStringLiteral("cache")), kWaitMs, 2}};
  FileList files{testOpener()};
  BrowserPanel panel{files};
};

TEST_F(BrowserThumbnailsTest, FilesHaveTheirPictureBesideTheName) {
  folder.write(QStringLiteral("maps/a.vtst"), TestFormat::file());
  folder.write(QStringLiteral("maps/bad.vtst"), TestFormat::file());
  folder.write(QStringLiteral("maps/c.vtst"), TestFormat::file());
  show();
  list(folder.path(QStringLiteral("maps")), 3);
  const QRect before = cell(2);
  EXPECT_GE(before.height(), 40) << "there is room before it comes";
  EXPECT_TRUE(waitForRed(0));
  EXPECT_TRUE(waitForRed(2));
  EXPECT_EQ(redOf(1), 0);
  EXPECT_EQ(cell(2), before) << "nothing moves";
  // 64 x 48, as wide as the place.
  EXPECT_EQ(redOf(0), 40 * 30);
}

TEST_F(BrowserThumbnailsTest, ThePictureStaysAsItIsWhenSelected) {
  folder.write(QStringLiteral("maps/a.vtst"), TestFormat::file());
  show();
  list(folder.path(QStringLiteral("maps")), 1);
  ASSERT_TRUE(waitForRed(0));
  view().setCurrentIndex(index(0));
  EXPECT_EQ(redOf(0), 40 * 30);
}

TEST_F(BrowserThumbnailsTest, AnotherFolderEndsWhatIsMadeForThisOne) {
  folder.write(QStringLiteral("maps/slow.vtst"), TestFormat::file());
  folder.write(QStringLiteral("others/b.vtst"), TestFormat::file());
  show();
  list(folder.path(QStringLiteral("maps")), 1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.slow().size() == 1; }, kWaitMs));
  list(folder.path(QStringLiteral("others")), 1);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !FakeThumbnailer::isRunning(fake.slow()[0]); }, kWaitMs));
  EXPECT_TRUE(waitForRed(0));
}

TEST_F(BrowserThumbnailsTest, OnlyWhatIsInSightAndAroundItIsMade) {
  constexpr int kFiles = 100;
  for (int i = 0; i < kFiles; ++i) {
    folder.write(QStringLiteral("maps/%1.vtst").arg(i, 3, 10, QLatin1Char('0')), TestFormat::file());
  }
  // All of them first: in sight is another one as long as they are found.
  show(false);
  list(folder.path(QStringLiteral("maps")), kFiles);
  panel.findChild<QToolButton*>(QStringLiteral("browserThumbnails"))->click();
  const int seen = view().viewport()->height() / cell(0).height() + 1;
  ASSERT_LT(seen, 10);
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return fake.calls().contains(QStringLiteral("%1.vtst").arg(2 * seen - 1, 3, 10, QLatin1Char('0'))); },
      kWaitMs));
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_FALSE(fake.calls().contains(QStringLiteral("050.vtst")));
  const auto made = fake.calls().size();
  view().scrollToBottom();
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.calls().contains(QStringLiteral("099.vtst")); }, kWaitMs));
  EXPECT_TRUE(waitForRed(kFiles - 1));
  EXPECT_FALSE(fake.calls().contains(QStringLiteral("050.vtst")));
  EXPECT_GT(fake.calls().size(), made);
}

TEST_F(BrowserThumbnailsTest, CanBeSwitchedOff) {
  folder.write(QStringLiteral("maps/a.vtst"), TestFormat::file());
  show(false);
  QSignalSpy shown(&panel, &BrowserPanel::thumbnailsShown);
  list(folder.path(QStringLiteral("maps")), 1);
  const int low = cell(0).height();
  EXPECT_LT(low, 40);
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_TRUE(fake.calls().isEmpty());
  auto* button = panel.findChild<QToolButton*>(QStringLiteral("browserThumbnails"));
  ASSERT_TRUE(button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  ASSERT_EQ(shown.count(), 1);
  EXPECT_TRUE(shown[0][0].toBool());
  EXPECT_TRUE(waitForRed(0));
  EXPECT_GE(cell(0).height(), 40);
  QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(cell(0).height(), low);
  EXPECT_EQ(redOf(0), 0);
}

TEST_F(BrowserThumbnailsTest, ArchivesAndWhatIsInThemHaveIcons) {
  TempFolder content;
  content.write(QStringLiteral("in.vtst"), TestFormat::file());
  folder.write(QStringLiteral("maps/x.vtar"), TestArchive::file(content.path()));
  folder.write(QStringLiteral("maps/z.vtst"), TestFormat::file());
  show();
  list(folder.path(QStringLiteral("maps")), 2);
  EXPECT_TRUE(waitForRed(1));
  files.enterArchive(folder.path(QStringLiteral("maps/x.vtar")));
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel.shownCount() == 1; }, kWaitMs));
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_EQ(fake.calls(), QStringList{QStringLiteral("z.vtst")});
}

TEST_F(BrowserThumbnailsTest, FilesThatFailedToOpenSayThatInstead) {
  folder.write(QStringLiteral("maps/a.vtst"), TestFormat::file());
  show();
  list(folder.path(QStringLiteral("maps")), 1);
  ASSERT_TRUE(waitForRed(0));
  files.setFailure(folder.path(QStringLiteral("maps/a.vtst")), QStringLiteral("cannot be opened"));
  EXPECT_EQ(redOf(0), 0);
}

TEST_F(BrowserThumbnailsTest, NothingIsMadeWhileTheListCannotBeSeen) {
  folder.write(QStringLiteral("maps/slow.vtst"), TestFormat::file());
  show();
  list(folder.path(QStringLiteral("maps")), 1);
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.slow().size() == 1; }, kWaitMs));
  panel.hide();
  EXPECT_TRUE(QTest::qWaitFor([&] { return !FakeThumbnailer::isRunning(fake.slow()[0]); }, kWaitMs));
}

} // namespace
