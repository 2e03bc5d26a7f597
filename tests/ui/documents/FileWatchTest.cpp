#include "ui/documents/FileWatch.h"

#include "core/base/TaskHook.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

class FileWatchTest : public testing::Test {
protected:
  /// Puts a file's last change to so many seconds from now: tests write faster than clocks of disks tick.
  static void date(const QString& path, int seconds) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addSecs(seconds), QFileDevice::FileModificationTime));
  }
  /// Watches files that were read just now, from the moment they have been examined.
  void watchFiles(const QStringList& files) {
    watch.setFiles(files, QDateTime::currentDateTime());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !watch.isLooking(); }, kWaitMs));
  }
  QString old(const QString& name) {
    const QString path = folder.write(name, "old");
    date(path, -100);
    return path;
  }

  TempFolder folder;
  FileWatch watch;
  QSignalSpy changes{&watch, &FileWatch::changed};
};

TEST_F(FileWatchTest, TellsWhichFileHasChanged) {
  const QString map = old(QStringLiteral("a.bsp"));
  const QString wall = old(QStringLiteral("tex/wall.vtf"));
  watchFiles({map, wall});
  folder.write(QStringLiteral("tex/wall.vtf"), "new bytes");
  ASSERT_TRUE(changes.wait(kWaitMs));
  EXPECT_EQ(changes.takeFirst().front().toStringList(), QStringList{wall});
  folder.write(QStringLiteral("a.bsp"), "new bytes, too");
  ASSERT_TRUE(changes.wait(kWaitMs));
  EXPECT_EQ(changes.takeFirst().front().toStringList(), QStringList{map});
}

TEST_F(FileWatchTest, WaitsUntilAFileIsAtRest) {
  const QString map = old(QStringLiteral("a.bsp"));
  watchFiles({map});
  QFile file(map);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Append));
  // Written in steps that are shorter than a rest, and take longer together.
  for (int step = 0; step < 10; ++step) {
    file.write(QByteArray(100, 'x'));
    file.flush();
    EXPECT_EQ(changes.count(), 0) << step;
    EXPECT_FALSE(changes.wait(FileWatch::kRestMs / 3));
  }
  file.close();
  ASSERT_TRUE(changes.wait(kWaitMs));
  EXPECT_EQ(changes.count(), 1);
}

TEST_F(FileWatchTest, AFileThatIsPutInItsPlaceIsAChange) {
  const QString map = old(QStringLiteral("a.bsp"));
  watchFiles({map});
  const QString fresh = folder.write(QStringLiteral("a.tmp"), "compiled anew");
  ASSERT_TRUE(QFile::remove(map));
  EXPECT_FALSE(changes.wait(FileWatch::kRestMs * 3)) << "gone is no change yet";
  ASSERT_TRUE(QFile::rename(fresh, map));
  ASSERT_TRUE(changes.wait(kWaitMs));
  folder.write(QStringLiteral("a.bsp"), "and changed again in place");
  ASSERT_TRUE(changes.wait(kWaitMs));
}

TEST_F(FileWatchTest, WhatChangedWhileItWasReadIsToldOfOnce) {
  const QString map = old(QStringLiteral("a.bsp"));
  watch.setFiles({map}, QDateTime::currentDateTime().addSecs(-200));
  ASSERT_TRUE(changes.wait(kWaitMs));
  watch.setFiles({map}, QDateTime::currentDateTime().addSecs(-200));
  EXPECT_FALSE(changes.wait(FileWatch::kRestMs * 3)) << "as with a disk whose clock is ahead";
}

TEST_F(FileWatchTest, ASlowFirstLookIsNotLostToAnEventOfTheFolder) {
  const QString before = old(QStringLiteral("a.bsp"));
  const QString next = old(QStringLiteral("b.bsp"));
  watchFiles({before});
  QSemaphore released;
  base::setTaskHook({.before = [&] { released.acquire(); }, .after = {}});
  watch.setFiles({next}, QDateTime::currentDateTime());
  folder.write(QStringLiteral("c.tmp"), "an event of the folder");
  EXPECT_FALSE(changes.wait(FileWatch::kRestMs * 2)) << "the disk does not answer";
  base::setTaskHook({});
  released.release(10);
  EXPECT_FALSE(changes.wait(FileWatch::kRestMs * 3)) << "nothing has changed since the file was read";
  folder.write(QStringLiteral("b.bsp"), "new bytes");
  EXPECT_TRUE(changes.wait(kWaitMs));
}

} // namespace
