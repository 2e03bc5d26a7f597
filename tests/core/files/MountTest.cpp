#include "core/files/Mount.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

TEST(RelativePath, TurnsSlashesAndDropsEmptyParts) {
  EXPECT_EQ(relativePath(QStringLiteral("Materials\\Brick//./Wall.VMT")), QStringLiteral("Materials/Brick/Wall.VMT"));
  EXPECT_EQ(relativePath(QStringLiteral("./a/")), QStringLiteral("a"));
  EXPECT_EQ(relativePath(QString()), QString());
  EXPECT_EQ(relativePath(QStringLiteral("..a/b..")), QStringLiteral("..a/b.."));
}

TEST(RelativePath, RefusesEveryWayOut) {
  for (const char* path : {"../a", "a/../b", "a\\..\\b", "..", "/a", "\\a", "\\\\server\\a", "C:\\a", "c:a", "a/.."}) {
    EXPECT_EQ(relativePath(QString::fromLatin1(path)), std::nullopt) << path;
    EXPECT_EQ(normalisedPath(QString::fromLatin1(path)), std::nullopt) << path;
  }
  EXPECT_EQ(relativePath(QString::fromLatin1("a\0b", 3)), std::nullopt);
}

QString resolved(const char* folder, const char* path) {
  const auto found = resolvedPath(QString::fromLatin1(folder), QString::fromLatin1(path));
  return found ? *found : QStringLiteral("<refused>");
}

TEST(ResolvedPath, JoinsAndFollowsParents) {
  EXPECT_EQ(resolved("", "map.bd1"), QStringLiteral("map.bd1"));
  EXPECT_EQ(resolved("addon/town", "tex\\Wall.bmp"), QStringLiteral("addon/town/tex/Wall.bmp"));
  EXPECT_EQ(resolved("addon\\town/", ".\\a//b"), QStringLiteral("addon/town/a/b"));
  EXPECT_EQ(resolved("addon/town", "..\\shared\\a.bmp"), QStringLiteral("addon/shared/a.bmp"));
  EXPECT_EQ(resolved("addon/town", "../../a"), QStringLiteral("a")) << "the top itself is inside";
  EXPECT_EQ(resolved("a", "b/../c/./..//d"), QStringLiteral("a/d"));
  EXPECT_EQ(resolved("a", ".."), QString());
  EXPECT_EQ(resolved("a", "..b"), QStringLiteral("a/..b")) << "a name, no parent";
}

TEST(ResolvedPath, NeverLeavesTheTop) {
  for (const char* path : {"../../a", "x/../../../a", "..\\..\\a", "/a", "\\a", "\\\\server\\a", "C:\\a", "c:a"}) {
    EXPECT_EQ(resolved("folder", path), QStringLiteral("<refused>")) << path;
  }
  EXPECT_EQ(resolved("", ".."), QStringLiteral("<refused>"));
  EXPECT_EQ(resolved("", "../a/.."), QStringLiteral("<refused>")) << "out and in again is out";
  EXPECT_EQ(resolved("..", "a"), QStringLiteral("<refused>")) << "the folder has to be inside, too";
  EXPECT_EQ(resolvedPath(QString(), QString::fromLatin1("a\0b", 3)), std::nullopt);
}

TEST(FolderOf, IsWhatStandsBeforeTheName) {
  EXPECT_EQ(folderOf(QStringLiteral("addon/town/map.bd1")), QStringLiteral("addon/town"));
  EXPECT_EQ(folderOf(QStringLiteral("map.bd1")), QString());
  EXPECT_EQ(folderOf(QString()), QString());
}

TEST(NormalisedPath, IsLowerCase) {
  EXPECT_EQ(normalisedPath(QStringLiteral("Materials\\ÄB/Карта.VMT")), QStringLiteral("materials/äb/карта.vmt"));
}

} // namespace
} // namespace vitrine::files
