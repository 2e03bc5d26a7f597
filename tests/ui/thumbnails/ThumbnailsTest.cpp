#include "ui/thumbnails/Thumbnails.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/FakeThumbnailer.h"
#include "ui/thumbnails/ThumbnailPixmap.h"

#include <QDateTime>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::FakeThumbnailer;
using vitrine::tests::kWaitMs;
using vitrine::tests::TempFolder;

namespace {

using Size = ThumbnailCache::Size;

class ThumbnailsTest : public testing::Test {
protected:
  Thumbnails::Options options(int atOnce = 2, int timeLimitMs = kWaitMs) const {
    return {fake.program(), cacheFolder, timeLimitMs, atOnce};
  }
  /// Options for a machine that has nothing else to do.
  Thumbnails::Options atRest(int timeLimitMs) const {
    Thumbnails::Options result = options(1, timeLimitMs);
    result.rests = [] { return true; };
    result.restCheckMs = 20;
    return result;
  }
  QString file(const QString& name) const { return folder.write(name, QByteArray("x")); }
  bool waitForPicture(const Thumbnails& thumbnails, const QString& path) const {
    return QTest::qWaitFor([&] { return !thumbnails.picture(path).isNull(); }, kWaitMs);
  }
  bool waitForMark(const QString& path) const {
    return QTest::qWaitFor([&] { return cache.hasFailed(path); }, kWaitMs);
  }
  bool waitForEndOf(const std::vector<int>& processes) const {
    return QTest::qWaitFor([&] { return std::ranges::none_of(processes, FakeThumbnailer::isRunning); }, kWaitMs);
  }

  TempFolder folder;
  FakeThumbnailer fake;
  QString cacheFolder = folder.path(QStringLiteral("cache"));
  ThumbnailCache cache{cacheFolder};
  QObject list;
};

TEST_F(ThumbnailsTest, AreMadeOnceAndKept) {
  const QString path = file(QStringLiteral("a b.bsp"));
  {
    Thumbnails thumbnails(options());
    QSignalSpy changed(&thumbnails, &Thumbnails::changed);
    EXPECT_TRUE(thumbnails.picture(path).isNull());
    thumbnails.want(list, {path});
    ASSERT_TRUE(waitForPicture(thumbnails, path));
    EXPECT_EQ(thumbnails.picture(path).pixelColor(5, 5), QColor(Qt::red));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(fake.sizes(), QStringList{QStringLiteral("128")});
  }
  EXPECT_FALSE(cache.find(path, Size::Normal).isNull());
  Thumbnails again(options());
  again.want(list, {path});
  ASSERT_TRUE(waitForPicture(again, path));
  EXPECT_EQ(fake.calls(), QStringList{QStringLiteral("a b.bsp")}) << "it comes from the cache";
}

TEST_F(ThumbnailsTest, WhatFailedIsNotTriedAgainUntilItChanges) {
  const QStringList names{QStringLiteral("bad.bsp"), QStringLiteral("crash.bsp"), QStringLiteral("empty.bsp")};
  QStringList paths;
  for (const QString& name : names) {
    paths << file(name);
  }
  {
    Thumbnails thumbnails(options(1));
    thumbnails.want(list, paths);
    for (const QString& path : paths) {
      ASSERT_TRUE(waitForMark(path)) << path.toStdString();
    }
  }
  EXPECT_EQ(fake.calls(), names);
  Thumbnails again(options(1));
  const QString last = file(QStringLiteral("good.bsp"));
  again.want(list, paths + QStringList{last});
  ASSERT_TRUE(waitForPicture(again, last));
  EXPECT_EQ(fake.calls(), names + QStringList{QStringLiteral("good.bsp")});
  QFile changed(paths.front());
  ASSERT_TRUE(changed.open(QIODevice::ReadWrite));
  ASSERT_TRUE(changed.setFileTime(QDateTime::fromSecsSinceEpoch(1000), QFileDevice::FileModificationTime));
  again.refreshAll();
  EXPECT_TRUE(QTest::qWaitFor([&] { return fake.calls().size() == 5; }, kWaitMs));
}

TEST_F(ThumbnailsTest, AChangedFileGetsAnother) {
  const QString path = file(QStringLiteral("a.bsp"));
  QFile changed(path);
  ASSERT_TRUE(changed.open(QIODevice::ReadWrite));
  ASSERT_TRUE(changed.setFileTime(QDateTime::fromSecsSinceEpoch(1000), QFileDevice::FileModificationTime));
  QImage blue(32, 32, QImage::Format_RGB32);
  blue.fill(Qt::blue);
  ASSERT_TRUE(cache.store(path, 1000, Size::Normal, blue));
  Thumbnails thumbnails(options());
  thumbnails.want(list, {path});
  ASSERT_TRUE(waitForPicture(thumbnails, path));
  EXPECT_EQ(thumbnails.picture(path).pixelColor(5, 5), QColor(Qt::blue)) << "another program's";
  EXPECT_TRUE(fake.calls().isEmpty());
  ASSERT_TRUE(changed.setFileTime(QDateTime::fromSecsSinceEpoch(2000), QFileDevice::FileModificationTime));
  thumbnails.refresh(path);
  EXPECT_FALSE(thumbnails.picture(path).isNull()) << "the old one stays until there is another";
  EXPECT_TRUE(QTest::qWaitFor([&] { return thumbnails.picture(path).pixelColor(5, 5) == QColor(Qt::red); }, kWaitMs));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !cache.find(path, Size::Normal).isNull(); }, kWaitMs));
}

TEST_F(ThumbnailsTest, WhatIsWantedFirstIsMadeFirst) {
  QStringList names;
  QStringList paths;
  for (int i = 0; i < 6; ++i) {
    names << QStringLiteral("%1.bsp").arg(5 - i);
    paths << file(names.back());
  }
  Thumbnails thumbnails(options(1));
  thumbnails.want(list, paths);
  ASSERT_TRUE(waitForPicture(thumbnails, paths.back()));
  EXPECT_EQ(fake.calls(), names);
}

TEST_F(ThumbnailsTest, WhatNobodyShowsAnyMoreIsKilledAndNotMarked) {
  const QStringList slow{file(QStringLiteral("slow1.bsp")), file(QStringLiteral("slow2.bsp")),
                         file(QStringLiteral("slow3.bsp"))};
  Thumbnails thumbnails(options(2));
  thumbnails.want(list, slow);
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.slow().size() == 2; }, kWaitMs));
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  const std::vector<int> processes = fake.slow();
  EXPECT_EQ(processes.size(), 2U) << "two at a time";
  const QString other = file(QStringLiteral("other.bsp"));
  thumbnails.want(list, {other});
  EXPECT_TRUE(waitForEndOf(processes));
  EXPECT_TRUE(waitForPicture(thumbnails, other));
  for (const QString& path : slow) {
    EXPECT_FALSE(cache.hasFailed(path));
  }
  EXPECT_EQ(fake.calls().count(QStringLiteral("slow3.bsp")), 0);
}

TEST_F(ThumbnailsTest, AListThatGoesWantsNothing) {
  auto shortLived = std::make_unique<QObject>();
  Thumbnails thumbnails(options());
  thumbnails.want(*shortLived, {file(QStringLiteral("slow.bsp"))});
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.slow().size() == 1; }, kWaitMs));
  shortLived.reset();
  EXPECT_TRUE(waitForEndOf(fake.slow()));
}

TEST_F(ThumbnailsTest, NothingOutlivesThem) {
  {
    Thumbnails thumbnails(options());
    thumbnails.want(list, {file(QStringLiteral("slow1.bsp")), file(QStringLiteral("slow2.bsp"))});
    ASSERT_TRUE(QTest::qWaitFor([&] { return fake.slow().size() == 2; }, kWaitMs));
  }
  EXPECT_TRUE(std::ranges::none_of(fake.slow(), FakeThumbnailer::isRunning));
}

TEST_F(ThumbnailsTest, WhatTakesTooLongFailsAfterSomeTries) {
  const QString path = file(QStringLiteral("slow.bsp"));
  Thumbnails thumbnails(atRest(100));
  thumbnails.want(list, {path});
  EXPECT_TRUE(waitForMark(path));
  EXPECT_EQ(fake.calls().size(), 1 + ProgramQueue::kMostRetries);
  EXPECT_TRUE(waitForEndOf(fake.slow()));
}

TEST_F(ThumbnailsTest, WhatTookTooLongIsMadeWhenTheMachineRests) {
  const QString busy = file(QStringLiteral("busy.bsp"));
  const QString heavy = file(QStringLiteral("heavy.bsp"));
  Thumbnails thumbnails(atRest(500));
  thumbnails.want(list, {busy, heavy});
  EXPECT_TRUE(waitForPicture(thumbnails, busy));
  EXPECT_TRUE(waitForPicture(thumbnails, heavy)) << "the program ended by a limit of its own";
  EXPECT_FALSE(cache.hasFailed(busy));
  EXPECT_FALSE(cache.hasFailed(heavy));
}

TEST_F(ThumbnailsTest, AProgramThatCannotDoItIsNotTheFilesFault) {
  const QString path = file(QStringLiteral("unknown.bsp"));
  const QString good = file(QStringLiteral("good.bsp"));
  Thumbnails thumbnails(options(1));
  thumbnails.want(list, {path, good});
  ASSERT_TRUE(QTest::qWaitFor([&] { return fake.calls().size() == 1; }, kWaitMs));
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_FALSE(cache.hasFailed(path));
  EXPECT_EQ(fake.calls().size(), 1) << "nor is it asked again";
  Thumbnails without({QStringLiteral("/no/such/program"), cacheFolder});
  without.want(list, {path});
  ASSERT_TRUE(vitrine::tests::passRounds(vitrine::tests::kRoundsWatched));
  EXPECT_FALSE(cache.hasFailed(path));
}

TEST_F(ThumbnailsTest, ThumbnailsFoldersAndWhatIsGoneHaveNone) {
  const QString path = file(QStringLiteral("a.bsp"));
  Thumbnails thumbnails(options(1));
  thumbnails.want(list, {path});
  ASSERT_TRUE(waitForPicture(thumbnails, path));
  ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(cache.pathOf(path, Size::Normal)); }, kWaitMs));
  const QString last = file(QStringLiteral("last.bsp"));
  thumbnails.want(list, {cache.pathOf(path, Size::Normal), folder.path(), folder.path(QStringLiteral("none")), last});
  ASSERT_TRUE(waitForPicture(thumbnails, last));
  EXPECT_EQ(fake.calls(), (QStringList{QStringLiteral("a.bsp"), QStringLiteral("last.bsp")}));
}

TEST(ThumbnailPixmapTest, IsOfOneSizeWhateverIsShown) {
  QImage wide(128, 32, QImage::Format_RGB32);
  wide.fill(Qt::red);
  const QPixmap shown = thumbnailPixmap(wide, {}, {40, 40}, 2);
  EXPECT_EQ(shown.size(), QSize(80, 80));
  EXPECT_EQ(shown.deviceIndependentSize(), QSizeF(40, 40));
  const QImage drawn = shown.toImage();
  EXPECT_EQ(drawn.pixelColor(40, 40), QColor(Qt::red));
  EXPECT_EQ(drawn.pixelColor(2, 40), QColor(Qt::red)) << "as wide as the place";
  EXPECT_EQ(drawn.pixelColor(40, 28).alpha(), 0) << "and in its own proportions: a quarter as high";
  EXPECT_EQ(thumbnailPixmap({}, {}, {40, 40}, 2).size(), shown.size());
  QImage tiny(4, 4, QImage::Format_RGB32);
  tiny.fill(Qt::red);
  const QImage small = thumbnailPixmap(tiny, {}, {40, 40}, 1).toImage();
  EXPECT_EQ(small.pixelColor(20, 20), QColor(Qt::red));
  EXPECT_EQ(small.pixelColor(10, 20).alpha(), 0) << "no larger than it is";
}

} // namespace
