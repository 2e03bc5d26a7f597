// Outputs are whole or not there, also where the disk is full.
#include "tests/app/cli/FullDisk.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

class FullDiskTest : public testing::Test {
protected:
  void expectFailure(const QStringList& arguments) const {
    const CliRun run = runOnFullDisk(1, arguments);
    EXPECT_EQ(run.status, 1) << arguments.front().toStdString();
    EXPECT_TRUE(run.err.contains(QStringLiteral("cannot be written: ") + kFileTooLarge)) << run.err.toStdString();
  }
  QString out(const char* name) const { return m_folder.path(QLatin1String(name)); }

  TempFolder m_folder;
  const QString m_map = madeMap(QStringLiteral("v20.bsp"));
};

TEST_F(FullDiskTest, NoFileIsLeftAndTheSystemsReasonIsGiven) {
  expectFailure({QStringLiteral("extract"), m_map, QStringLiteral("lumps/PAKFILE"), out("x.bin")});
  expectFailure({QStringLiteral("thumbnail"), m_map, out("x.png")});
  expectFailure({QStringLiteral("pattern"), m_map, out("x.hexpat")});
  expectFailure({QStringLiteral("export"), m_map, out("x.glb")});
  EXPECT_EQ(filesIn(m_folder.path()), QStringList());
}

TEST_F(FullDiskTest, ALargeBlockIsNotCut) {
  // More than the buffer of the file, so that the system writes a part of it.
  const QByteArray large(100'000, 'x');
  const QString file = m_folder.write(QStringLiteral("in/large.bin"), large);
  const CliRun run = runOnFullDisk(
      64, {QStringLiteral("extract"), file, QStringLiteral("0"), out("x.bin"), QStringLiteral("--as=raw")});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.contains(kFileTooLarge)) << run.err.toStdString();
  EXPECT_EQ(filesIn(m_folder.path()), QStringList());
}

TEST_F(FullDiskTest, AnEmptyFileStaysEmpty) {
  const QString picture = m_folder.write(QStringLiteral("x.png"), QByteArray());
  expectFailure({QStringLiteral("thumbnail"), m_map, picture});
  EXPECT_EQ(contentOf(picture), QByteArray());
}

TEST_F(FullDiskTest, UnpackWritesTheFilesThatFit) {
  expectFailure({QStringLiteral("unpack"), m_map, out("out")});
  EXPECT_EQ(filesIn(out("out/materials/vitrine")).filter(QStringLiteral(".vtf")), QStringList());
  EXPECT_FALSE(filesIn(out("out/materials/vitrine")).isEmpty());
}

} // namespace
} // namespace vitrine::tests
