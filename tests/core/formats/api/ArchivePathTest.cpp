#include "core/formats/api/ArchivePath.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::formats {
namespace {

class ArchivePathTest : public testing::Test {
protected:
  void SetUp() override {
    m_archive = m_folder.write(QStringLiteral("01.cat"), QByteArray("x"));
    m_folder.write(QStringLiteral("folder/file.bod"), QByteArray("x"));
  }

  std::optional<ArchivePath> of(const QString& rest) {
    return ArchivePath::of(m_folder.path() + QLatin1Char('/') + rest);
  }

  tests::TempFolder m_folder;
  QString m_archive;
};

TEST_F(ArchivePathTest, WhatFollowsAFileLeadsIntoIt) {
  const auto inside = of(QStringLiteral("01.cat/objects/vitrine/ring.bod"));
  ASSERT_TRUE(inside.has_value());
  EXPECT_EQ(inside->file, m_archive);
  EXPECT_EQ(inside->inner, QStringLiteral("objects/vitrine/ring.bod"));
  EXPECT_EQ(of(QStringLiteral("01.cat/ring.bod"))->inner, QStringLiteral("ring.bod"));
  EXPECT_EQ(of(QStringLiteral("01.cat//a/./b"))->inner, QStringLiteral("a/b"));
}

TEST_F(ArchivePathTest, OtherPathsAreOrdinary) {
  EXPECT_FALSE(of(QStringLiteral("01.cat")).has_value());
  EXPECT_FALSE(of(QStringLiteral("01.cat/")).has_value());
  EXPECT_FALSE(of(QStringLiteral("folder/file.bod")).has_value());
  EXPECT_FALSE(of(QStringLiteral("folder")).has_value());
  EXPECT_FALSE(of(QStringLiteral("folder/none.bod")).has_value());
  EXPECT_FALSE(of(QStringLiteral("none/none/none.bod")).has_value());
  EXPECT_FALSE(ArchivePath::of({}).has_value());
  EXPECT_FALSE(ArchivePath::of(QStringLiteral("none.bod")).has_value());
}

TEST_F(ArchivePathTest, TellsTheFileOnDisk) {
  EXPECT_EQ(fileOnDisk(m_archive + QStringLiteral("/a/b.bod")), m_archive);
  EXPECT_EQ(fileOnDisk(m_archive), m_archive);
  EXPECT_EQ(fileOnDisk(QStringLiteral("none.bod")), QStringLiteral("none.bod"));
}

} // namespace
} // namespace vitrine::formats
