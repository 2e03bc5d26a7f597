#include "tests/app/cli/CliRunner.h"

#include <QImage>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

const QString kCommand = QStringLiteral("textures");

QStringList filesOf(const CliRun& run) {
  return QString::fromUtf8(run.out).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

TEST(TexturesCommand, AllOfASceneInEveryFormat) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  QStringList pictures;
  for (const char* format : {"png", "tga", "dds"}) {
    const CliRun run = runCli({kCommand, map, folder.path(), QStringLiteral("--as"), QString::fromLatin1(format)});
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    ASSERT_FALSE(filesOf(run).isEmpty());
    for (const QString& file : filesOf(run)) {
      EXPECT_TRUE(file.endsWith(QLatin1Char('.') + QString::fromLatin1(format))) << file.toStdString();
      EXPECT_GT(QFileInfo(folder.path(file)).size(), 0);
    }
    pictures = pictures.isEmpty() ? filesOf(run) : pictures;
  }
  for (const QString& picture : pictures) {
    EXPECT_FALSE(QImage(folder.path(picture)).isNull()) << picture.toStdString();
  }
}

TEST(TexturesCommand, WrongFormatsAndFilesWithoutTextures) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  EXPECT_EQ(runCli({kCommand, map, folder.path(), QStringLiteral("--as"), QStringLiteral("gif")}).status, 2);
  const CliRun none = runCli({kCommand, folder.write(QStringLiteral("a.bsp"), QByteArray("text")), folder.path()});
  EXPECT_EQ(none.status, 1);
  EXPECT_FALSE(none.err.isEmpty());
}

} // namespace
} // namespace vitrine::tests
