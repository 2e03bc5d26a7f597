#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kUnpack = QStringLiteral("unpack");

TEST(UnpackCommand, FilesOfAPakfileAsExtractGivesThem) {
  const TempFolder folder;
  for (const char* map : {"v20.bsp", "v20_lzma.bsp"}) {
    const QString out = folder.path(QString::fromLatin1(map) + QStringLiteral(".files"));
    const CliRun run = runCli({kUnpack, madeMap(QString::fromLatin1(map)), out});
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    const QStringList files = QString::fromUtf8(run.out).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    ASSERT_FALSE(files.isEmpty());
    for (const QString& file : files) {
      EXPECT_EQ(contentOf(out + QLatin1Char('/') + file),
                runCli({QStringLiteral("extract"), madeMap(QString::fromLatin1(map)), file, QStringLiteral("-")}).out)
          << file.toStdString();
    }
  }
}

TEST(UnpackCommand, OnlyWhatIsAskedForAndNothingOverwritten) {
  const TempFolder folder;
  const QString out = folder.path(QStringLiteral("out"));
  const QStringList command{kUnpack, madeMap(QStringLiteral("v20.bsp")), out, QStringLiteral("--only"),
                            QStringLiteral("*.VMT")};
  const CliRun first = runCli(command);
  EXPECT_EQ(first.status, 0) << first.err.toStdString();
  EXPECT_FALSE(first.out.isEmpty());
  EXPECT_FALSE(first.out.contains(".vtf"));
  const CliRun again = runCli(command);
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(again.err.contains(QLatin1String("--force"))) << again.err.toStdString();
  EXPECT_EQ(runCli(command + QStringList(QStringLiteral("--force"))).out, first.out);
}

TEST(UnpackCommand, SaysWhyThereIsNothing) {
  const TempFolder folder;
  const QString out = folder.path(QStringLiteral("out"));
  const CliRun none =
      runCli({kUnpack, madeMap(QStringLiteral("v20.bsp")), out, QStringLiteral("--only"), QStringLiteral("*.nothing")});
  EXPECT_EQ(none.status, 1);
  EXPECT_FALSE(none.err.isEmpty());
  EXPECT_EQ(runCli({kUnpack, madeMission(), out}).status, 1) << "no archive";
  const QString file = folder.write(QStringLiteral("file"), QByteArray("x"));
  EXPECT_EQ(runCli({kUnpack, madeMap(QStringLiteral("v20.bsp")), file}).status, 1) << "a file is no folder";
  EXPECT_FALSE(QFileInfo::exists(out));
}

} // namespace
} // namespace vitrine::tests
