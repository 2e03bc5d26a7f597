#include "core/formats/x3/file/CatalogueMount.h"

#include "core/bytes/FileBytes.h"
#include "tests/core/bytes/ByteSourceConformance.h"
#include "tests/core/formats/x3/file/CatMaker.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

using tests::CatMember;
using tests::TempFolder;
using tests::writeCat;

MountPtr mounted(const QString& path) {
  const auto coded = bytes::FileBytes::open(path);
  Diagnostics findings;
  auto mount = coded ? mountCatalogue(path, **coded, {}, findings) : std::unexpected(coded.error());
  EXPECT_TRUE(mount.has_value()) << (mount ? "" : mount.error().message.toStdString());
  return mount.value_or(nullptr);
}

QStringList namesIn(const files::Mount& mount, const QString& folder) {
  QStringList names;
  for (const files::MountEntry& entry : mount.list(folder)) {
    names << (entry.folder ? entry.path + QLatin1Char('/') : entry.path);
  }
  return names;
}

QByteArray contentOf(const files::Mount& mount, const QString& path) {
  const auto entry = mount.find(path);
  const auto source = entry ? mount.open(*entry, {}) : std::unexpected(Error());
  const auto bytes = source ? (*source)->readAll() : std::unexpected(source.error());
  return bytes ? bytes->toByteArray() : QByteArray("(none)");
}

const std::vector<CatMember> kMembers = {
    {"objects/ships/a.bod", "first"}, {"Objects\\Ships\\b.bod", "second"}, {"top.txt", ""}, {"types/T.txt", "third"}};

TEST(CatalogueMount, ListsFoldersAndFiles) {
  const TempFolder folder;
  const MountPtr mount = mounted(writeCat(folder, QStringLiteral("01"), kMembers));
  EXPECT_EQ(namesIn(*mount, {}), QStringList({"objects/", "top.txt", "types/"}));
  EXPECT_EQ(namesIn(*mount, QStringLiteral("OBJECTS/ships")),
            QStringList({"objects/ships/a.bod", "objects/ships/b.bod"}));
  EXPECT_EQ(namesIn(*mount, QStringLiteral("nowhere")), QStringList());
  EXPECT_TRUE(mount->find(QStringLiteral("objects\\SHIPS"))->folder);
  EXPECT_EQ(mount->find(QStringLiteral("objects\\SHIPS\\A.bod"))->size, 5U);
  EXPECT_FALSE(mount->find(QStringLiteral("../01.cat")).has_value());
}

TEST(CatalogueMount, MembersAreDecodedByRange) {
  const TempFolder folder;
  const MountPtr mount = mounted(writeCat(folder, QStringLiteral("01"), kMembers));
  EXPECT_EQ(contentOf(*mount, QStringLiteral("objects/ships/a.bod")), QByteArray("first"));
  EXPECT_EQ(contentOf(*mount, QStringLiteral("objects/ships/b.bod")), QByteArray("second"));
  EXPECT_EQ(contentOf(*mount, QStringLiteral("top.txt")), QByteArray());
  EXPECT_EQ(contentOf(*mount, QStringLiteral("types/t.TXT")), QByteArray("third"));
  EXPECT_FALSE(mount->open({QStringLiteral("objects"), 0, true}, {}).has_value());
}

TEST(CatalogueMount, TheLastOfEqualNamesIsTheOneThereIs) {
  const TempFolder folder;
  const MountPtr mount =
      mounted(writeCat(folder, QStringLiteral("01"), {{"a.txt", "old"}, {"b.txt", "b"}, {"A.TXT", "newer"}}));
  EXPECT_EQ(contentOf(*mount, QStringLiteral("a.txt")), QByteArray("newer"));
  EXPECT_EQ(namesIn(*mount, {}), QStringList({"b.txt", "A.TXT"}));
}

TEST(CatalogueMount, NamesThatLeadOutsideAreNotThere) {
  const TempFolder folder;
  const MountPtr mount = mounted(writeCat(
      folder, QStringLiteral("01"), {{"../evil.txt", "x"}, {"/etc/passwd", "y"}, {"c:\\x", "z"}, {"ok.txt", "w"}}));
  EXPECT_EQ(namesIn(*mount, {}), QStringList({"ok.txt"}));
  EXPECT_EQ(contentOf(*mount, QStringLiteral("ok.txt")), QByteArray("w"));
}

TEST(CatalogueMount, MembersBeyondTheDatCannotBeOpened) {
  const TempFolder folder;
  const QString path = writeCat(folder, QStringLiteral("01"), {{"a.txt", "whole"}, {"b.txt", "cut off"}});
  folder.write(QStringLiteral("01.dat"), tests::codedDat("wholecut"));
  const MountPtr mount = mounted(path);
  EXPECT_EQ(contentOf(*mount, QStringLiteral("a.txt")), QByteArray("whole"));
  const auto beyond = mount->open(*mount->find(QStringLiteral("b.txt")), {});
  ASSERT_FALSE(beyond.has_value());
  EXPECT_EQ(beyond.error().code, ErrorCode::Damaged);
  EXPECT_EQ(beyond.error().path, QStringLiteral("b.txt"));
}

TEST(CatalogueMount, TheDatIsTheOneOfTheSameStem) {
  const TempFolder folder;
  folder.write(QStringLiteral("05.DAT"), tests::codedDat("right"));
  folder.write(QStringLiteral("01.dat"), tests::codedDat("wrong"));
  const QString path = folder.write(QStringLiteral("05.cat"), tests::codedCat("01.dat\na.txt 5\n"));
  EXPECT_EQ(contentOf(*mounted(path), QStringLiteral("a.txt")), QByteArray("right"));
  QFile::remove(folder.path(QStringLiteral("05.DAT")));
  const auto coded = bytes::FileBytes::open(path);
  Diagnostics findings;
  const auto none = mountCatalogue(path, **coded, {}, findings);
  ASSERT_FALSE(none.has_value());
  EXPECT_EQ(none.error().code, ErrorCode::NotFound);
  EXPECT_TRUE(none.error().message.contains(QStringLiteral("05.dat")));
}

TEST(CatalogueMount, ManyFoldersOfHostileNamesEnd) {
  const TempFolder folder;
  QByteArray text = "01.dat\n";
  for (int i = 0; i < 20'000; ++i) {
    text += QByteArray::number(i) + QByteArray("/a").repeated(60) + "/x 0\n";
  }
  folder.write(QStringLiteral("01.dat"), QByteArray());
  const vitrine::tests::CpuTimer timer;
  const MountPtr mount = mounted(folder.write(QStringLiteral("01.cat"), tests::codedCat(text)));
  EXPECT_LT(timer.elapsed(), 10'000);
  EXPECT_LE(mount->list({}).size(), 20'000U);
}

TEST(CatalogueData, IsAByteSourceLikeAnyOther) {
  const Bytes plain = tests::randomBytes(10'000, 3);
  const ByteSourcePtr coded = bytes::makeMemorySource(Bytes::adopt(tests::codedDat(plain.toByteArray())));
  tests::expectConformingSource(*makeDataSource(coded), plain);
}

} // namespace
} // namespace vitrine::formats::x3
