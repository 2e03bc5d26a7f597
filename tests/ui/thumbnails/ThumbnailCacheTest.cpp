#include "ui/thumbnails/ThumbnailCache.h"

#include "core/base/Version.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"

#include <QDateTime>
#include <QtEndian>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <future>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::TempFolder;

namespace {

using Size = ThumbnailCache::Size;

constexpr qint64 kThen = 1'700'000'000;

/// Keys and texts of the uncompressed text chunks of a PNG, as its specification lays them out.
std::map<QByteArray, QByteArray> textsOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray bytes = file.readAll();
  std::map<QByteArray, QByteArray> texts;
  for (qsizetype at = 8; at + 12 <= bytes.size();) {
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(bytes.constData() + at));
    const QByteArray content = bytes.mid(at + 8, length);
    if (bytes.mid(at + 4, 4) == "tEXt") {
      const qsizetype end = content.indexOf('\0');
      texts[content.left(end)] = content.mid(end + 1);
    }
    at += 12 + length;
  }
  return texts;
}

QImage picture(QColor color, int side = 128) {
  QImage image(side, side / 2, QImage::Format_RGB32);
  image.fill(color);
  return image;
}

void setModified(const QString& path, qint64 seconds) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  ASSERT_TRUE(file.setFileTime(QDateTime::fromSecsSinceEpoch(seconds), QFileDevice::FileModificationTime));
}

class ThumbnailCacheTest : public testing::Test {
protected:
  ThumbnailCacheTest() { setModified(file, kThen); }

  TempFolder folder;
  QString file = folder.write(QStringLiteral("a map.bsp"), QByteArray("map"));
  QString cacheFolder = folder.path(QStringLiteral("cache/thumbnails"));
  ThumbnailCache cache{cacheFolder};
};

TEST_F(ThumbnailCacheTest, NamesAreThoseOfTheSpecification) {
  // The example of the specification itself.
  const QString example = QStringLiteral("/home/jens/photos/me.png");
  EXPECT_EQ(ThumbnailCache::uriOf(example), QByteArray("file:///home/jens/photos/me.png"));
  const QString name = QStringLiteral("c6ee772d9e49320e97ec29a7eb5b1697.png");
  EXPECT_EQ(cache.pathOf(example, Size::Normal), cacheFolder + QStringLiteral("/normal/") + name);
  EXPECT_EQ(cache.pathOf(example, Size::Large), cacheFolder + QStringLiteral("/large/") + name);
  EXPECT_EQ(cache.pathOf(example, Size::ExtraLarge), cacheFolder + QStringLiteral("/x-large/") + name);
  EXPECT_EQ(cache.pathOf(example, Size::ExtraExtraLarge), cacheFolder + QStringLiteral("/xx-large/") + name);
  EXPECT_EQ(cache.failurePathOf(example),
            cacheFolder + QStringLiteral("/fail/vitrine-%1/").arg(QLatin1String(base::kVersion)) + name);
}

TEST_F(ThumbnailCacheTest, AddressesAreEscapedAsTheDesktopDoes) {
  // What `gio info` prints, and its MD5.
  const QString strange = QStringLiteral("/games/Karte ü[1];x#%+(a)&b=c@d,e!f$g'h*i~j{k}^l`m|n\"o<p>.bsp");
  EXPECT_EQ(ThumbnailCache::uriOf(strange),
            QByteArray("file:///games/Karte%20%C3%BC%5B1%5D%3Bx%23%25+(a)&b=c@d,e!f$g'h*"
                       "i~j%7Bk%7D%5El%60m%7Cn%22o%3Cp%3E.bsp"));
  EXPECT_TRUE(cache.pathOf(strange, Size::Normal).endsWith(QStringLiteral("/c204b9175a583c313a642bd0bd0c7fe6.png")));
  EXPECT_EQ(ThumbnailCache::uriOf(QStringLiteral("/games//maps/../a.bsp")), QByteArray("file:///games/a.bsp"));
}

TEST_F(ThumbnailCacheTest, TheSmallestSizeThatIsLargeEnough) {
  EXPECT_EQ(ThumbnailCache::sizeFor(40), Size::Normal);
  EXPECT_EQ(ThumbnailCache::sizeFor(128), Size::Normal);
  EXPECT_EQ(ThumbnailCache::sizeFor(129), Size::Large);
  EXPECT_EQ(ThumbnailCache::sizeFor(512), Size::ExtraLarge);
  EXPECT_EQ(ThumbnailCache::sizeFor(9999), Size::ExtraExtraLarge);
}

TEST_F(ThumbnailCacheTest, KeepsPicturesForTheUserAlone) {
  ASSERT_TRUE(cache.store(file, kThen, Size::Normal, picture(Qt::red)));
  const QString path = cache.pathOf(file, Size::Normal);
  constexpr QFile::Permissions kOwner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
  constexpr QFile::Permissions kOthers =
      QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
  EXPECT_EQ(QFile::permissions(path) & (kOwner | kOthers), QFile::ReadOwner | QFile::WriteOwner);
  for (QString above = QFileInfo(path).path(); above != folder.path(); above = QFileInfo(above).path()) {
    EXPECT_EQ(QFile::permissions(above) & (kOwner | kOthers), kOwner) << above.toStdString();
  }
  EXPECT_EQ(QDir(QFileInfo(path).path()).entryList(QDir::Files | QDir::Hidden).size(), 1) << "no leftovers";
  const auto texts = textsOf(path);
  EXPECT_EQ(texts.at("Thumb::URI"), ThumbnailCache::uriOf(file));
  EXPECT_EQ(texts.at("Thumb::MTime"), QByteArray::number(kThen));
  const QImage found = cache.find(file, Size::Normal);
  EXPECT_EQ(found.size(), QSize(128, 64));
  EXPECT_EQ(found.pixelColor(3, 3), QColor(Qt::red));
}

TEST_F(ThumbnailCacheTest, AChangedFileHasNone) {
  ASSERT_TRUE(cache.store(file, kThen, Size::Normal, picture(Qt::red)));
  ASSERT_TRUE(cache.markFailed(file, kThen));
  EXPECT_FALSE(cache.find(file, Size::Normal).isNull());
  EXPECT_TRUE(cache.hasFailed(file));
  setModified(file, kThen + 1);
  EXPECT_TRUE(cache.find(file, Size::Normal).isNull());
  EXPECT_FALSE(cache.hasFailed(file));
}

TEST_F(ThumbnailCacheTest, TakesWhatOtherProgramsMade) {
  const QString path = cache.pathOf(file, Size::Large);
  ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
  QImage made = picture(Qt::blue, 256);
  made.setText(QStringLiteral("Thumb::URI"), QString::fromUtf8(ThumbnailCache::uriOf(file)));
  made.setText(QStringLiteral("Thumb::MTime"), QString::number(kThen));
  made.setText(QStringLiteral("Thumb::Size"), QStringLiteral("3"));
  ASSERT_TRUE(made.save(path, "PNG"));
  EXPECT_EQ(cache.find(file, Size::Normal).width(), 256) << "the next larger one";
  EXPECT_TRUE(cache.find(file, Size::ExtraLarge).isNull()) << "too small";
  made.setText(QStringLiteral("Thumb::URI"), QStringLiteral("file:///another"));
  ASSERT_TRUE(made.save(path, "PNG"));
  EXPECT_TRUE(cache.find(file, Size::Normal).isNull()) << "of another file";
}

TEST_F(ThumbnailCacheTest, DamagedPicturesAreNone) {
  ASSERT_TRUE(cache.store(file, kThen, Size::Normal, picture(Qt::red)));
  QFile stored(cache.pathOf(file, Size::Normal));
  ASSERT_TRUE(stored.resize(stored.size() / 2));
  EXPECT_TRUE(cache.find(file, Size::Normal).isNull());
  ASSERT_TRUE(stored.resize(0));
  EXPECT_TRUE(cache.find(file, Size::Normal).isNull());
  ASSERT_TRUE(cache.store(file, kThen, Size::Normal, picture(Qt::red, 3000)));
  EXPECT_TRUE(cache.find(file, Size::Normal).isNull()) << "larger than any thumbnail";
}

/// A reader of a pipe waits until somebody opens its other end, and ends no sooner: it is read on another thread.
TEST_F(ThumbnailCacheTest, PipesAreNotOpened) {
  const QString kept = cache.pathOf(file, Size::Normal);
  const QString failure = cache.failurePathOf(file);
  for (const QString& pipe : {kept, failure}) {
    ASSERT_TRUE(QDir().mkpath(QFileInfo(pipe).path()));
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  }
  auto reading = std::async(std::launch::async, [&] {
    return !cache.find(file, Size::Normal).isNull() || cache.hasFailed(file) || ThumbnailCache::isOwn(kept);
  });
  const bool ended = reading.wait_for(std::chrono::milliseconds(tests::kWaitMs)) == std::future_status::ready;
  EXPECT_TRUE(ended);
  for (int i = 0; !ended && i < 1000 && reading.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready;
       ++i) {
    for (const QString& pipe : {kept, failure}) {
      close(open(QFile::encodeName(pipe).constData(), O_WRONLY | O_NONBLOCK)); // releases the reader
    }
  }
  EXPECT_FALSE(reading.get());
}

TEST_F(ThumbnailCacheTest, ThumbnailsHaveNone) {
  ASSERT_TRUE(cache.store(file, kThen, Size::Normal, picture(Qt::red)));
  EXPECT_TRUE(cache.holds(cache.pathOf(file, Size::Normal)));
  QFile::link(cacheFolder, folder.path(QStringLiteral("way")));
  EXPECT_TRUE(
      cache.holds(folder.path(QStringLiteral("way/normal/")) + QFileInfo(cache.pathOf(file, Size::Normal)).fileName()));
  EXPECT_FALSE(cache.holds(file));
}

TEST_F(ThumbnailCacheTest, AFolderThatCannotBeWrittenIsNoTrouble) {
  const ThumbnailCache nowhere(QStringLiteral("/proc/none/thumbnails"));
  EXPECT_FALSE(nowhere.store(file, kThen, Size::Normal, picture(Qt::red)));
  EXPECT_FALSE(nowhere.markFailed(file, kThen));
  EXPECT_TRUE(nowhere.find(file, Size::Normal).isNull());
  EXPECT_FALSE(nowhere.hasFailed(file));
}

} // namespace
