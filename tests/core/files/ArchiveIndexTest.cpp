#include "core/files/ArchiveIndex.h"

#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

using Added = ArchiveIndex::Added;

ArchiveIndex indexOf(const QStringList& paths, ArchiveIndex::Equals equals = ArchiveIndex::Equals::FirstCounts) {
  ArchiveIndex made(equals);
  for (qsizetype i = 0; i < paths.size(); ++i) {
    made.add(paths[i], 10 + static_cast<std::uint64_t>(i), static_cast<std::size_t>(i));
  }
  return made;
}

QStringList namesIn(const ArchiveIndex& index, const QString& folder) {
  QStringList names;
  for (const MountEntry& entry : index.list(folder)) {
    names << (entry.folder ? entry.path + QLatin1Char('/') : entry.path);
  }
  return names;
}

TEST(ArchiveIndex, FindsWithoutCaseAndSlashDirection) {
  const ArchiveIndex index = indexOf({"Materials\\Brick/Wall.vmt", "top.txt", "materials/BRICK/floor.vmt"});
  const auto wall = index.find(QStringLiteral("materials/brick\\WALL.VMT"));
  ASSERT_TRUE(wall);
  EXPECT_EQ(wall->path, QStringLiteral("Materials/Brick/Wall.vmt"));
  EXPECT_EQ(wall->size, 10U);
  EXPECT_EQ(index.indexOf(QStringLiteral("MATERIALS/brick/floor.vmt")), 2U);
  EXPECT_EQ(index.find(QStringLiteral("materials//./brick/floor.vmt"))->path,
            QStringLiteral("Materials/Brick/floor.vmt"));
  EXPECT_TRUE(index.find(QStringLiteral("MATERIALS"))->folder);
  EXPECT_FALSE(index.indexOf(QStringLiteral("materials")));
  EXPECT_TRUE(index.find(QString())->folder);
  EXPECT_FALSE(index.find(QStringLiteral("materials/none")));
  EXPECT_FALSE(index.find(QStringLiteral("none/wall.vmt")));
  EXPECT_FALSE(index.find(QStringLiteral("top.txt/x")));
}

TEST(ArchiveIndex, ListsInTheOrderOfTheArchive) {
  const ArchiveIndex index = indexOf({"b/x.txt", "a.txt", "B/Y/deep.txt", "b/a.txt"});
  EXPECT_EQ(namesIn(index, {}), QStringList({"b/", "a.txt"}));
  EXPECT_EQ(namesIn(index, QStringLiteral("B")), QStringList({"b/x.txt", "b/Y/", "b/a.txt"}));
  EXPECT_EQ(namesIn(index, QStringLiteral("b/y")), QStringList({"b/Y/deep.txt"}));
  EXPECT_EQ(namesIn(index, QStringLiteral("a.txt")), QStringList());
  EXPECT_EQ(namesIn(index, QStringLiteral("c")), QStringList());
}

TEST(ArchiveIndex, OfEqualNamesOneIsThere) {
  const ArchiveIndex first = indexOf({"a/x.txt", "y.txt", "A/X.TXT"}, ArchiveIndex::Equals::FirstCounts);
  EXPECT_EQ(first.indexOf(QStringLiteral("a/x.txt")), 0U);
  EXPECT_EQ(namesIn(first, QStringLiteral("a")), QStringList({"a/x.txt"}));
  const ArchiveIndex last = indexOf({"a/x.txt", "y.txt", "A/X.TXT"}, ArchiveIndex::Equals::LastCounts);
  EXPECT_EQ(last.indexOf(QStringLiteral("a/x.txt")), 2U);
  EXPECT_EQ(namesIn(last, QStringLiteral("a")), QStringList({"a/X.TXT"}));
  ArchiveIndex telling(ArchiveIndex::Equals::FirstCounts);
  EXPECT_EQ(telling.add(QStringLiteral("x"), 1, 0), Added::Yes);
  EXPECT_EQ(telling.add(QStringLiteral("X"), 1, 1), Added::Equal);
}

TEST(ArchiveIndex, AFileAndAFolderMayHaveOneName) {
  const ArchiveIndex index = indexOf({"data", "data/x.txt"});
  EXPECT_FALSE(index.find(QStringLiteral("data"))->folder);
  EXPECT_EQ(namesIn(index, QStringLiteral("data")), QStringList({"data/x.txt"}));
  EXPECT_EQ(namesIn(index, {}), QStringList({"data", "data/"}));
}

TEST(ArchiveIndex, NamesThatLeadOutsideAreRefused) {
  ArchiveIndex index(ArchiveIndex::Equals::FirstCounts);
  const auto inside = index.folder(QStringLiteral("in"));
  ASSERT_TRUE(inside);
  for (const QString& name : {QStringLiteral("../evil"), QStringLiteral("/etc/passwd"), QStringLiteral("C:\\x"),
                              QStringLiteral("a/../../b"), QStringLiteral("a\0b"), QString(), QStringLiteral("/")}) {
    EXPECT_EQ(index.add(name, 1, 0), Added::Refused) << name.toStdString();
  }
  EXPECT_EQ(index.addTo(*inside, QStringLiteral(".."), 1, 0), Added::Refused);
  EXPECT_EQ(index.addTo(*inside, QStringLiteral("."), 1, 0), Added::Refused);
  EXPECT_EQ(index.addTo(*inside, QStringLiteral("../../x"), 1, 0), Added::Refused);
  EXPECT_EQ(index.addTo(ArchiveIndex::kTop, QStringLiteral("c:x"), 1, 0), Added::Refused);
  EXPECT_FALSE(index.folder(QStringLiteral("../x")));
  EXPECT_EQ(namesIn(index, {}), QStringList({"in/"}));
  EXPECT_FALSE(index.find(QStringLiteral("../evil")));
  EXPECT_EQ(index.refusedNames().size(), 9) << "all but the empty one and \".\"";
  EXPECT_EQ(index.refusedNames().front(), QStringLiteral("../evil"));
  for (int i = 0; i < 2000; ++i) {
    index.add(QStringLiteral("../x"), 1, 0);
  }
  EXPECT_EQ(index.refusedNames().size(), 1000);
}

TEST(ArchiveIndex, NamesWithSlashesMayBeAddedToAFolder) {
  ArchiveIndex index(ArchiveIndex::Equals::FirstCounts);
  const auto a = index.folder(QStringLiteral("a"));
  EXPECT_EQ(index.addTo(*a, QStringLiteral("b\\c.txt"), 1, 7), Added::Yes);
  EXPECT_EQ(index.indexOf(QStringLiteral("a/b/c.txt")), 7U);
}

TEST(ArchiveIndex, DeepNamesAreRefusedWhole) {
  ArchiveIndex index(ArchiveIndex::Equals::FirstCounts);
  EXPECT_EQ(index.add(QStringLiteral("a/").repeated(64) + QStringLiteral("x"), 1, 0), Added::Yes);
  EXPECT_EQ(index.add(QStringLiteral("b/").repeated(65) + QStringLiteral("x"), 1, 1), Added::Refused);
  EXPECT_EQ(namesIn(index, {}), QStringList({"a/"}));
}

TEST(ArchiveIndex, FoldersThatCannotBeMadeEndTheName) {
  ArchiveIndex index(ArchiveIndex::Equals::FirstCounts);
  int made = 0;
  for (int i = 0; i < 210'000; ++i) {
    made += index.add(QString::number(i) + QStringLiteral("/x"), 1, static_cast<std::size_t>(i)) == Added::Yes;
  }
  EXPECT_LT(made, 200'001);
  EXPECT_GT(made, 190'000);
  EXPECT_EQ(index.indexOf(QStringLiteral("0/x")), 0U);
  EXPECT_FALSE(index.find(QStringLiteral("209999")));
}

TEST(ArchiveIndex, AMillionEntriesAreQuick) {
  const vitrine::tests::CpuTimer timer;
  ArchiveIndex index(ArchiveIndex::Equals::FirstCounts);
  index.reserve(1'000'000);
  std::optional<ArchiveIndex::FolderId> folder;
  for (std::size_t i = 0; i < 1'000'000; ++i) {
    if (i % 100 == 0) {
      folder = index.folder(QStringLiteral("materials/%1").arg(i / 100));
    }
    ASSERT_EQ(index.addTo(*folder, QString::number(i), i, i), Added::Yes);
  }
  EXPECT_EQ(index.indexOf(QStringLiteral("MATERIALS/9999/999999")), 999'999U);
  EXPECT_EQ(index.list(QStringLiteral("materials/17")).size(), 100U);
  EXPECT_LT(timer.elapsed(), 20'000);
}

} // namespace
} // namespace vitrine::files
