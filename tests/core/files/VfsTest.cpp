#include "core/files/Vfs.h"

#include "core/files/FolderMount.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::files {
namespace {

class VfsTest : public testing::Test {
protected:
  VfsTest() {
    m_first.write(QStringLiteral("both.txt"), QByteArray("first"));
    m_second.write(QStringLiteral("BOTH.TXT"), QByteArray("second"));
    m_second.write(QStringLiteral("only.txt"), QByteArray("only"));
    m_first.write(QStringLiteral("only.txt/inside"), QByteArray("a folder of that name"));
  }

  QByteArray read(const Vfs& vfs, const char* path) {
    const auto bytes = vfs.read(QString::fromLatin1(path), {});
    return bytes ? bytes->toByteArray() : QByteArray("<error>");
  }

  tests::TempFolder m_first;
  tests::TempFolder m_second;
};

TEST_F(VfsTest, TheFirstMountThatHasAFileWins) {
  Vfs vfs;
  vfs.append(std::make_shared<FolderMount>(m_first.path()));
  vfs.append(std::make_shared<FolderMount>(m_second.path()));
  EXPECT_EQ(read(vfs, "Both.txt"), "first");
  EXPECT_EQ(read(vfs, "only.txt"), "only") << "a folder does not hide a file";
  EXPECT_EQ(vfs.mounts().size(), 2U);
}

TEST_F(VfsTest, PrependedMountsComeFirst) {
  Vfs vfs;
  vfs.append(std::make_shared<FolderMount>(m_first.path()));
  vfs.prepend(std::make_shared<FolderMount>(m_second.path()));
  EXPECT_EQ(read(vfs, "both.txt"), "second");
}

TEST_F(VfsTest, ListsAFolderOfAllMounts) {
  m_first.write(QStringLiteral("maps/a.bd1"), QByteArray("1"));
  m_first.write(QStringLiteral("maps/deep/x.bd1"), QByteArray("1"));
  m_second.write(QStringLiteral("maps/A.BD1"), QByteArray("22"));
  m_second.write(QStringLiteral("maps/b.bd1"), QByteArray("333"));
  Vfs vfs;
  vfs.append(std::make_shared<FolderMount>(m_first.path()));
  vfs.append(std::make_shared<FolderMount>(m_second.path()));
  QStringList names;
  for (const MountEntry& entry : vfs.list(QStringLiteral("maps"))) {
    names << QStringLiteral("%1 %2").arg(entry.path, entry.folder ? QStringLiteral("/") : QString::number(entry.size));
  }
  names.sort();
  const QStringList expected = {QStringLiteral("maps/a.bd1 1"), QStringLiteral("maps/b.bd1 3"),
                                QStringLiteral("maps/deep /")};
  EXPECT_EQ(names, expected) << names.join(QStringLiteral(", ")).toStdString();
  EXPECT_EQ(vfs.list(QString()).size(), 3U) << "both.txt, only.txt as it is in the first, maps";
  EXPECT_TRUE(vfs.list(QStringLiteral("nowhere")).empty());
  EXPECT_TRUE(vfs.list(QStringLiteral("..")).empty());
}

TEST_F(VfsTest, SaysWhatIsNotFound) {
  const auto missing = Vfs().read(QStringLiteral("materials/x.vmt"), {});
  ASSERT_FALSE(missing.has_value());
  EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
  EXPECT_EQ(missing.error().path, QStringLiteral("materials/x.vmt"));
  EXPECT_FALSE(Vfs().find(QStringLiteral("x")).has_value());
}

TEST_F(VfsTest, ReadsNothingBeyondTheLimit) {
  Vfs vfs;
  vfs.append(std::make_shared<FolderMount>(m_first.path()));
  Limits limits;
  limits.maxDecodedBytes = 4;
  const auto large = vfs.read(QStringLiteral("both.txt"), limits);
  ASSERT_FALSE(large.has_value());
  EXPECT_EQ(large.error().code, ErrorCode::LimitReached);
  limits.maxDecodedBytes = 5;
  EXPECT_TRUE(vfs.read(QStringLiteral("both.txt"), limits).has_value());
}

} // namespace
} // namespace vitrine::files
