#include "core/session/Bookmark.h"

#include "tests/support/TempFolder.h"
#include "tests/support/Waiting.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/navigation/BookmarkStore.h"

#include <QBuffer>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::loadTestDocument;
using vitrine::tests::TempFolder;
using vitrine::tests::TestFormat;

namespace {

Bookmark madeBookmark(const QString& name, int key = 0) {
  Bookmark bookmark;
  bookmark.name = name;
  bookmark.view.at = QVector3D(1, 2, 3);
  bookmark.view.controls = {{QStringLiteral("layer.sky"), 0}};
  bookmark.picture = QImage(4, 3, QImage::Format_RGB32);
  bookmark.picture.fill(Qt::red);
  bookmark.key = key;
  return bookmark;
}

TEST(BookmarkTest, TheyComeBackFromTheirText) {
  const Bookmarks made{madeBookmark(QStringLiteral("Dach & Hof"), 3), madeBookmark(QStringLiteral("二"))};
  const auto read = session::bookmarksFromJson(session::bookmarksToJson(made, QStringLiteral("hall.bsp")));
  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), 2U);
  EXPECT_EQ((*read)[0].name, QStringLiteral("Dach & Hof"));
  EXPECT_EQ((*read)[0].view, made[0].view);
  EXPECT_EQ((*read)[0].key, 3);
  EXPECT_EQ((*read)[0].picture.pixelColor(2, 1), QColor(Qt::red));
  EXPECT_EQ((*read)[1].name, QStringLiteral("二"));
  EXPECT_EQ((*read)[1].key, 0);
}

TEST(BookmarkTest, OthersFilesDoNoHarm) {
  EXPECT_FALSE(session::bookmarksFromJson("{}"));
  EXPECT_FALSE(session::bookmarksFromJson("no JSON"));
  EXPECT_FALSE(session::bookmarksFromJson(R"({"version": 99, "bookmarks": []})"));
  const auto read = session::bookmarksFromJson(
      R"({"version": 1, "bookmarks": [{"name": "no link"}, 7, {"view": "http://elsewhere"},
          {"name": "a", "view": "vitrine:view?at=1,2,3", "key": 4, "picture": "no picture"},
          {"name": "b", "view": "vitrine:view?at=1,2,3", "key": 4}, {"view": "vitrine:view?fov=60", "key": 77}]})");
  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), 3U);
  EXPECT_EQ((*read)[0].key, 4);
  EXPECT_TRUE((*read)[0].picture.isNull());
  EXPECT_EQ((*read)[1].key, 0) << "the key is another's";
  EXPECT_EQ((*read)[2].key, 0) << "there is no such key";
}

TEST(BookmarkTest, HugePicturesAreNotDecoded) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  madeBookmark(QStringLiteral("a")).picture.save(&buffer, "PNG");
  const auto read = [](const QByteArray& picture) {
    const auto bookmarks =
        session::bookmarksFromJson(R"({"version": 1, "bookmarks": [{"view": "vitrine:view?at=1,2,3", "picture": ")" +
                                   picture.toBase64() + R"("}]})");
    return bookmarks && bookmarks->size() == 1 ? bookmarks->front().picture.size() : QSize(-7, -7);
  };
  EXPECT_EQ(read(png + QByteArray(1 << 20, '\0')), QSize(4, 3)) << "bytes behind the picture are ignored";
  EXPECT_TRUE(read(png + QByteArray(8 << 20, '\0')).isEmpty());
  EXPECT_NE(read(png + QByteArray(8 << 20, '\0')), QSize(-7, -7)) << "the bookmark itself stays";
}

TEST(BookmarkTest, PicturesOfTheLargestSizeComeBack) {
  Bookmark bookmark = madeBookmark(QStringLiteral("a"));
  for (const int side : {1024, 1025}) {
    bookmark.picture = QImage(side, side, QImage::Format_ARGB32);
    std::generate_n(reinterpret_cast<quint32*>(bookmark.picture.bits()), side * side,
                    [number = 1U]() mutable { return number = number * 1664525 + 1013904223; });
    const auto read = session::bookmarksFromJson(session::bookmarksToJson({bookmark}, QStringLiteral("hall.bsp")));
    ASSERT_TRUE(read && read->size() == 1);
    EXPECT_EQ(read->front().picture.isNull(), side > 1024) << "no pixel can be compressed";
  }
}

/// Bookmarks of files in memory.
class BookmarkStoreTest : public testing::Test {
protected:
  struct Found {
    QString hash;
    Bookmarks bookmarks;
  };
  Found look(const DocumentPtr& document) {
    BookmarkStore store(folder.path());
    QSignalSpy found(&store, &BookmarkStore::found);
    store.look(document);
    EXPECT_TRUE(found.wait(kWaitMs));
    return {found.front()[1].toString(), found.front()[2].value<Bookmarks>()};
  }

  TempFolder folder;
  DocumentPtr five = loadTestDocument(TestFormat::Mode::Good, 5)->document;
  DocumentPtr six = loadTestDocument(TestFormat::Mode::Good, 6)->document;
};

TEST_F(BookmarkStoreTest, BelongToWhatIsInAFile) {
  const Found before = look(five);
  EXPECT_TRUE(before.bookmarks.empty());
  BookmarkStore(folder.path()).save(before.hash, {madeBookmark(QStringLiteral("a"))}, {});
  const auto copy = loadTestDocument(TestFormat::Mode::Good, 5)->document;
  ASSERT_NE(copy, five);
  EXPECT_EQ(look(copy).bookmarks.size(), 1U) << "wherever it lies";
  EXPECT_TRUE(look(six).bookmarks.empty());
  EXPECT_NE(look(six).hash, before.hash);
}

TEST_F(BookmarkStoreTest, TheLastOneThatGoesTakesTheFileAlong) {
  const QString hash = look(five).hash;
  BookmarkStore(folder.path()).save(hash, {madeBookmark(QStringLiteral("a"))}, {});
  EXPECT_TRUE(QFile::exists(folder.path(hash + QStringLiteral(".json"))));
  BookmarkStore(folder.path()).save(hash, {}, {});
  EXPECT_FALSE(QFile::exists(folder.path(hash + QStringLiteral(".json"))));
}

TEST_F(BookmarkStoreTest, ReportsWhetherTheyCouldBeWritten) {
  const auto saved = [](const QString& place) {
    BookmarkStore store(place);
    const QSignalSpy done(&store, &BookmarkStore::saved);
    const QSignalSpy failed(&store, &BookmarkStore::saveFailed);
    store.save(QStringLiteral("hash"), {madeBookmark(QStringLiteral("a"))}, {});
    EXPECT_TRUE(QTest::qWaitFor([&] { return !done.isEmpty() || !failed.isEmpty(); }, kWaitMs));
    EXPECT_TRUE(failed.isEmpty() || !failed.front()[0].toString().isEmpty());
    return failed.isEmpty();
  };
  EXPECT_TRUE(saved(folder.path(QStringLiteral("made"))));
  EXPECT_FALSE(saved(folder.write(QStringLiteral("file"), QByteArray("no folder"))));
}

TEST_F(BookmarkStoreTest, DamagedOnesAreNotWrittenOver) {
  const QString hash = look(five).hash;
  folder.write(hash + QStringLiteral(".json"), "{ \"version\": 1, \"bookma");
  EXPECT_TRUE(look(five).bookmarks.empty());
  EXPECT_TRUE(QFile::exists(folder.path(hash + QStringLiteral(".json.damaged"))));
}

} // namespace
