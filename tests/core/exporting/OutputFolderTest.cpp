#include "core/exporting/OutputFolder.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;
using Existing = OutputFolder::Existing;

TEST(PortablePath, NamesThatEveryFileSystemBears) {
  const auto path = [](const char* name) {
    return portablePath(QString::fromUtf8(name)).value_or(QStringLiteral("none"));
  };
  EXPECT_EQ(path("Materials\\Brick//./wall.vtf"), QStringLiteral("Materials/Brick/wall.vtf"));
  EXPECT_EQ(path("a<b>:\"|?*\x01.txt"), QStringLiteral("a_b_______.txt"));
  EXPECT_EQ(path("con/AUX.txt/com1/lpt9.x/console"), QStringLiteral("_con/_AUX.txt/_com1/_lpt9.x/console"));
  EXPECT_EQ(path("dots./blank /x"), QStringLiteral("dots_/blank_/x"));
  EXPECT_EQ(path("räksmörgås/雪.vmt"), QStringLiteral("räksmörgås/雪.vmt"));
}

TEST(PortablePath, NoneThatLeadsOutsideOrNowhere) {
  for (const char* name : {"", ".", "../evil", "a/../../evil", "/etc/passwd", "C:/windows/x", "a/.."}) {
    EXPECT_FALSE(portablePath(QString::fromLatin1(name))) << name;
  }
}

class OutputFolderTest : public testing::Test {
protected:
  QByteArray content(const QString& path) const {
    QFile file(m_temp.path(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
  }
  OutputFolder folder(Existing existing = Existing::Kept) const {
    return {m_temp.path(QStringLiteral("out")), existing};
  }

  TempFolder m_temp;
  const QString m_file = QStringLiteral("a/b/c.txt");
  const QString m_path = QStringLiteral("out/a/b/c.txt");
};

TEST_F(OutputFolderTest, MakesItselfAndWhatIsBelow) {
  EXPECT_TRUE(folder().check());
  EXPECT_FALSE(QFileInfo::exists(m_temp.path(QStringLiteral("out")))) << "before anything is written";
  ASSERT_TRUE(folder().write(m_file, "text"));
  EXPECT_EQ(content(m_path), QByteArray("text"));
}

TEST_F(OutputFolderTest, WhatIsThereStaysUnlessItIsToBeReplaced) {
  m_temp.write(m_path, QByteArray("old"));
  const auto kept = folder().write(m_file, "new");
  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().code, ErrorCode::WriteFailed);
  EXPECT_EQ(kept.error().path, m_temp.path(m_path));
  EXPECT_EQ(content(m_path), QByteArray("old"));
  ASSERT_TRUE(folder(Existing::Replaced).write(m_file, "new"));
  EXPECT_EQ(content(m_path), QByteArray("new"));
}

TEST_F(OutputFolderTest, NothingIsWrittenThroughLinks) {
  const QString elsewhere = m_temp.write(QStringLiteral("elsewhere/c.txt"), QByteArray("safe"));
  QDir().mkpath(m_temp.path(QStringLiteral("out/a")));
  QFile::link(m_temp.path(QStringLiteral("elsewhere")), m_temp.path(QStringLiteral("out/a/b")));
  EXPECT_FALSE(folder(Existing::Replaced).write(m_file, "evil"));
  QFile::link(elsewhere, m_temp.path(QStringLiteral("out/link.txt")));
  EXPECT_FALSE(folder(Existing::Replaced).write(QStringLiteral("link.txt"), "evil"));
  EXPECT_EQ(content(QStringLiteral("elsewhere/c.txt")), QByteArray("safe"));
}

TEST_F(OutputFolderTest, AFileInTheWayIsTold) {
  m_temp.write(QStringLiteral("out/a"), QByteArray("a file"));
  EXPECT_FALSE(folder(Existing::Replaced).write(m_file, "text"));
  const OutputFolder file(m_temp.path(QStringLiteral("out/a")), Existing::Replaced);
  EXPECT_FALSE(file.check());
}

} // namespace
} // namespace vitrine::tests
