#include "core/exporting/FileSet.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace exporting;

class FileSetTest : public testing::Test {
protected:
  FileSet files() const {
    return {m_main, "main", {{QStringLiteral("b.mtl"), "mtl"}, {QStringLiteral("b_textures/p.png"), "png"}}};
  }

  QByteArray content(const QString& name) const {
    QFile file(m_folder.path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
  }

  /// Names of all that is in the folder, hidden things too.
  QStringList names() const {
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }

  TempFolder m_folder;
  const QString m_main = m_folder.path(QStringLiteral("b.obj"));
};

TEST_F(FileSetTest, AllAppearAndNothingElse) {
  ASSERT_TRUE(writeFiles(files(), false));
  EXPECT_EQ(content(QStringLiteral("b.obj")), QByteArray("main"));
  EXPECT_EQ(content(QStringLiteral("b_textures/p.png")), QByteArray("png"));
  EXPECT_EQ(names(), QStringList({QStringLiteral("b.mtl"), QStringLiteral("b.obj"), QStringLiteral("b_textures")}));
}

TEST_F(FileSetTest, WhatIsThereStays) {
  for (const char* name : {"b.obj", "b.mtl", "b_textures/p.png"}) {
    const QString path = m_folder.write(QString::fromLatin1(name), QByteArray("old"));
    const QStringList before = names();
    const auto written = writeFiles(files(), false);
    ASSERT_FALSE(written) << name;
    EXPECT_EQ(written.error().code, ErrorCode::WriteFailed);
    EXPECT_EQ(written.error().path, path);
    EXPECT_EQ(content(QString::fromLatin1(name)), QByteArray("old"));
    EXPECT_EQ(names(), before);
    QFile::remove(path);
  }
}

TEST_F(FileSetTest, WhatIsThereIsReplacedWhenAsked) {
  m_folder.write(QStringLiteral("b.obj"), QByteArray("old"));
  m_folder.write(QStringLiteral("b_textures/p.png"), QByteArray("old"));
  m_folder.write(QStringLiteral("b_textures/other.png"), QByteArray("not ours"));
  ASSERT_TRUE(writeFiles(files(), true));
  EXPECT_EQ(content(QStringLiteral("b.obj")), QByteArray("main"));
  EXPECT_EQ(content(QStringLiteral("b_textures/p.png")), QByteArray("png"));
  EXPECT_EQ(content(QStringLiteral("b_textures/other.png")), QByteArray("not ours"));
}

TEST_F(FileSetTest, LinksLeadNowhere) {
  const TempFolder elsewhere;
  ASSERT_TRUE(QFile::link(elsewhere.path(), m_folder.path(QStringLiteral("b_textures"))));
  EXPECT_FALSE(writeFiles(files(), true));
  EXPECT_TRUE(QDir(elsewhere.path()).isEmpty());
  EXPECT_FALSE(QFileInfo::exists(m_main));
}

TEST_F(FileSetTest, ALinkToTheMainFileStaysOne) {
  const QString real = m_folder.write(QStringLiteral("sub/real.obj"), QByteArray("old"));
  ASSERT_TRUE(QFile::link(real, m_main));
  ASSERT_TRUE(writeFiles({m_main, "new", {}}, true));
  EXPECT_TRUE(QFileInfo(m_main).isSymLink());
  EXPECT_EQ(content(QStringLiteral("sub/real.obj")), QByteArray("new"));
}

TEST_F(FileSetTest, FoldersAreNoTargets) {
  QDir(m_folder.path()).mkdir(QStringLiteral("b.obj"));
  EXPECT_FALSE(writeFiles(files(), true));
  EXPECT_FALSE(checkTarget(m_main, true));
  EXPECT_FALSE(checkTarget(m_folder.path(QStringLiteral("no/such/folder.obj")), true));
}

} // namespace
} // namespace vitrine::tests
