#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kUnpack = QStringLiteral("unpack");

/// ZIP archive of the files "../esc.txt" and "ok.txt".
constexpr const char* kEscapingZip =
    "UEsDBBQAAAAAAAAAISiZbeq5AwAAAAMAAAAKAAAALi4vZXNjLnR4dG91dFBLAwQUAAAAAAAAACEoTo7sXwIAAAACAAAABgAA"
    "AG9rLnR4dGluUEsBAhQDFAAAAAAAAAAhKJlt6rkDAAAAAwAAAAoAAAAAAAAAAAAAAIABAAAAAC4uL2VzYy50eHRQSwECFAMU"
    "AAAAAAAAACEoTo7sXwIAAAACAAAABgAAAAAAAAAAAAAAgAErAAAAb2sudHh0UEsFBgAAAAACAAIAbAAAAFEAAAAAAA==";

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

TEST(UnpackCommand, NamesThatLeadOutsideAreReported) {
  const TempFolder folder;
  const QString zip = folder.write(QStringLiteral("in/x.zip"), QByteArray::fromBase64(kEscapingZip));
  const CliRun run = runCli({kUnpack, zip, folder.path(QStringLiteral("in/out"))});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, QStringLiteral("vitrine-cli: ../esc.txt: this name leads outside the folder\n"));
  EXPECT_EQ(run.out, QByteArray("ok.txt\n")) << "it stops none of the others";
  EXPECT_FALSE(QFileInfo::exists(folder.path(QStringLiteral("in/esc.txt"))));
  const CliRun only =
      runCli({kUnpack, zip, folder.path(QStringLiteral("in/other")), QStringLiteral("--only"), QStringLiteral("ok*")});
  EXPECT_EQ(only.status, 0) << only.err.toStdString();
}

} // namespace
} // namespace vitrine::tests
