#include "ui/thumbnails/OwnThumbnails.h"

#include "tests/support/TempFolder.h"

#include <QImage>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::TempFolder;

namespace {

QImage square() {
  QImage picture(128, 128, QImage::Format_RGB32);
  picture.fill(Qt::red);
  return picture;
}

TEST(OwnThumbnailsTest, AreCountedAndRemovedWithoutThoseOfOthers) {
  const TempFolder folder;
  const ThumbnailCache cache(folder.path(QStringLiteral("thumbnails")));
  ASSERT_TRUE(cache.store(QStringLiteral("/a.bsp"), 1, ThumbnailCache::Size::Normal, square()));
  ASSERT_TRUE(cache.store(QStringLiteral("/a.bsp"), 1, ThumbnailCache::Size::Large, square()));
  ASSERT_TRUE(cache.markFailed(QStringLiteral("/b.bsp"), 1));
  QImage others = square();
  others.setText(QStringLiteral("Software"), QStringLiteral("Some Desktop"));
  const QString theirs = cache.folder() + QStringLiteral("/normal/0123.png");
  ASSERT_TRUE(others.save(theirs));
  folder.write(QStringLiteral("thumbnails/fail/gnome/1.png"), QByteArray("mark"));
  base::Progress progress;
  const OwnThumbnails found = findOwnThumbnails(cache, progress);
  EXPECT_EQ(found.pictures, 2);
  const auto size = [](const QString& path) { return static_cast<quint64>(QFileInfo(path).size()); };
  EXPECT_EQ(found.bytes, size(cache.pathOf(QStringLiteral("/a.bsp"), ThumbnailCache::Size::Normal)) +
                             size(cache.pathOf(QStringLiteral("/a.bsp"), ThumbnailCache::Size::Large)) +
                             size(cache.failurePathOf(QStringLiteral("/b.bsp"))));
  removeOwnThumbnails(cache, progress);
  EXPECT_EQ(findOwnThumbnails(cache, progress).bytes, 0U);
  EXPECT_TRUE(QFileInfo::exists(theirs));
  EXPECT_TRUE(QFileInfo::exists(folder.path(QStringLiteral("thumbnails/fail/gnome/1.png"))));
}

TEST(OwnThumbnailsTest, AnEmptyPlaceHasNone) {
  const TempFolder folder;
  base::Progress progress;
  EXPECT_EQ(findOwnThumbnails(ThumbnailCache(folder.path(QStringLiteral("none"))), progress).pictures, 0);
}

} // namespace
