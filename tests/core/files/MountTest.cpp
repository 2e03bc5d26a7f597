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

TEST(NormalisedPath, IsLowerCase) {
  EXPECT_EQ(normalisedPath(QStringLiteral("Materials\\ÄB/Карта.VMT")), QStringLiteral("materials/äb/карта.vmt"));
}

} // namespace
} // namespace vitrine::files
