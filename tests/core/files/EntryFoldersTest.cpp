#include "core/files/EntryFolders.h"

#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

using Added = EntryFolders::Added;

EntryFolders foldersOf(const QStringList& paths, EntryFolders::Equals equals = EntryFolders::Equals::FirstCounts) {
  EntryFolders made(equals);
  for (qsizetype i = 0; i < paths.size(); ++i) {
    made.add(paths[i], 10 + static_cast<std::uint64_t>(i), static_cast<std::size_t>(i));
  }
  return made;
}

QStringList namesIn(const EntryFolders& folders, const QString& folder) {
  QStringList names;
  for (const MountEntry& entry : folders.list(folder)) {
    names << (entry.folder ? entry.path + QLatin1Char('/') : entry.path);
  }
  return names;
}

TEST(EntryFolders, FindsWithoutCaseAndSlashDirection) {
  const EntryFolders folders = foldersOf({"Materials\\Brick/Wall.vmt", "top.txt", "materials/BRICK/floor.vmt"});
  const auto wall = folders.find(QStringLiteral("materials/brick\\WALL.VMT"));
  ASSERT_TRUE(wall);
  EXPECT_EQ(wall->path, QStringLiteral("Materials/Brick/Wall.vmt"));
  EXPECT_EQ(wall->size, 10U);
  EXPECT_EQ(folders.indexOf(QStringLiteral("MATERIALS/brick/floor.vmt")), 2U);
  EXPECT_EQ(folders.find(QStringLiteral("materials//./brick/floor.vmt"))->path,
            QStringLiteral("Materials/Brick/floor.vmt"));
  EXPECT_TRUE(folders.find(QStringLiteral("MATERIALS"))->folder);
  EXPECT_FALSE(folders.indexOf(QStringLiteral("materials")));
  EXPECT_TRUE(folders.find(QString())->folder);
  EXPECT_FALSE(folders.find(QStringLiteral("materials/none")));
  EXPECT_FALSE(folders.find(QStringLiteral("none/wall.vmt")));
  EXPECT_FALSE(folders.find(QStringLiteral("top.txt/x")));
}

TEST(EntryFolders, ListsInTheOrderOfTheArchive) {
  const EntryFolders folders = foldersOf({"b/x.txt", "a.txt", "B/Y/deep.txt", "b/a.txt"});
  EXPECT_EQ(namesIn(folders, {}), QStringList({"b/", "a.txt"}));
  EXPECT_EQ(namesIn(folders, QStringLiteral("B")), QStringList({"b/x.txt", "b/Y/", "b/a.txt"}));
  EXPECT_EQ(namesIn(folders, QStringLiteral("b/y")), QStringList({"b/Y/deep.txt"}));
  EXPECT_EQ(namesIn(folders, QStringLiteral("a.txt")), QStringList());
  EXPECT_EQ(namesIn(folders, QStringLiteral("c")), QStringList());
}

TEST(EntryFolders, OfEqualNamesOneIsThere) {
  const EntryFolders first = foldersOf({"a/x.txt", "y.txt", "A/X.TXT"}, EntryFolders::Equals::FirstCounts);
  EXPECT_EQ(first.indexOf(QStringLiteral("a/x.txt")), 0U);
  EXPECT_EQ(namesIn(first, QStringLiteral("a")), QStringList({"a/x.txt"}));
  const EntryFolders last = foldersOf({"a/x.txt", "y.txt", "A/X.TXT"}, EntryFolders::Equals::LastCounts);
  EXPECT_EQ(last.indexOf(QStringLiteral("a/x.txt")), 2U);
  EXPECT_EQ(namesIn(last, QStringLiteral("a")), QStringList({"a/X.TXT"}));
  EntryFolders telling(EntryFolders::Equals::FirstCounts);
  EXPECT_EQ(telling.add(QStringLiteral("x"), 1, 0), Added::Yes);
  EXPECT_EQ(telling.add(QStringLiteral("X"), 1, 1), Added::Equal);
}

TEST(EntryFolders, AFileAndAFolderMayHaveOneName) {
  const EntryFolders folders = foldersOf({"data", "data/x.txt"});
  EXPECT_FALSE(folders.find(QStringLiteral("data"))->folder);
  EXPECT_EQ(namesIn(folders, QStringLiteral("data")), QStringList({"data/x.txt"}));
  EXPECT_EQ(namesIn(folders, {}), QStringList({"data", "data/"}));
}

TEST(EntryFolders, NamesThatLeadOutsideAreRefused) {
  EntryFolders folders(EntryFolders::Equals::FirstCounts);
  const auto inside = folders.folder(QStringLiteral("in"));
  ASSERT_TRUE(inside);
  for (const QString& name : {QStringLiteral("../evil"), QStringLiteral("/etc/passwd"), QStringLiteral("C:\\x"),
                              QStringLiteral("a/../../b"), QStringLiteral("a\0b"), QString(), QStringLiteral("/")}) {
    EXPECT_EQ(folders.add(name, 1, 0), Added::Refused) << name.toStdString();
  }
  EXPECT_EQ(folders.addTo(*inside, QStringLiteral(".."), 1, 0), Added::Refused);
  EXPECT_EQ(folders.addTo(*inside, QStringLiteral("."), 1, 0), Added::Refused);
  EXPECT_EQ(folders.addTo(*inside, QStringLiteral("../../x"), 1, 0), Added::Refused);
  EXPECT_EQ(folders.addTo(EntryFolders::kTop, QStringLiteral("c:x"), 1, 0), Added::Refused);
  EXPECT_FALSE(folders.folder(QStringLiteral("../x")));
  EXPECT_EQ(namesIn(folders, {}), QStringList({"in/"}));
  EXPECT_FALSE(folders.find(QStringLiteral("../evil")));
}

TEST(EntryFolders, NamesWithSlashesMayBeAddedToAFolder) {
  EntryFolders folders(EntryFolders::Equals::FirstCounts);
  const auto a = folders.folder(QStringLiteral("a"));
  EXPECT_EQ(folders.addTo(*a, QStringLiteral("b\\c.txt"), 1, 7), Added::Yes);
  EXPECT_EQ(folders.indexOf(QStringLiteral("a/b/c.txt")), 7U);
}

TEST(EntryFolders, DeepNamesAreRefusedWhole) {
  EntryFolders folders(EntryFolders::Equals::FirstCounts);
  EXPECT_EQ(folders.add(QStringLiteral("a/").repeated(64) + QStringLiteral("x"), 1, 0), Added::Yes);
  EXPECT_EQ(folders.add(QStringLiteral("b/").repeated(65) + QStringLiteral("x"), 1, 1), Added::Refused);
  EXPECT_EQ(namesIn(folders, {}), QStringList({"a/"}));
}

TEST(EntryFolders, FoldersThatCannotBeMadeEndTheName) {
  EntryFolders folders(EntryFolders::Equals::FirstCounts);
  int made = 0;
  for (int i = 0; i < 210'000; ++i) {
    made += folders.add(QString::number(i) + QStringLiteral("/x"), 1, static_cast<std::size_t>(i)) == Added::Yes;
  }
  EXPECT_LT(made, 200'001);
  EXPECT_GT(made, 190'000);
  EXPECT_EQ(folders.indexOf(QStringLiteral("0/x")), 0U);
  EXPECT_FALSE(folders.find(QStringLiteral("209999")));
}

TEST(EntryFolders, AMillionEntriesAreQuick) {
  const vitrine::tests::CpuTimer timer;
  EntryFolders folders(EntryFolders::Equals::FirstCounts);
  folders.reserve(1'000'000);
  std::optional<EntryFolders::FolderId> folder;
  for (std::size_t i = 0; i < 1'000'000; ++i) {
    if (i % 100 == 0) {
      folder = folders.folder(QStringLiteral("materials/%1").arg(i / 100));
    }
    ASSERT_EQ(folders.addTo(*folder, QString::number(i), i, i), Added::Yes);
  }
  EXPECT_EQ(folders.indexOf(QStringLiteral("MATERIALS/9999/999999")), 999'999U);
  EXPECT_EQ(folders.list(QStringLiteral("materials/17")).size(), 100U);
  EXPECT_LT(timer.elapsed(), 20'000);
}

} // namespace
} // namespace vitrine::files
