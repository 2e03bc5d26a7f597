#include "tests/app/cli/CliRunner.h"
#include "tests/support/ExrReader.h"

#include <QImage>

#include <gtest/gtest.h>

#include <cmath>

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

TEST(TexturesCommand, AsOpenExrTheyAreTheSamePicturesInLinearLight) {
  const TempFolder folder;
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  const CliRun light = runCli({kCommand, map, folder.path(), QStringLiteral("--as"), QStringLiteral("exr")});
  ASSERT_EQ(light.status, 0) << light.err.toStdString();
  ASSERT_EQ(runCli({kCommand, map, folder.path()}).status, 0);
  ASSERT_FALSE(filesOf(light).isEmpty());
  for (const QString& file : filesOf(light)) {
    const auto read = readExr(folder.path(file));
    ASSERT_TRUE(read) << file.toStdString();
    const QImage picture(folder.path(file.chopped(3) + QStringLiteral("png")));
    ASSERT_EQ(picture.size(), QSize(read->width, read->height)) << file.toStdString();
    const QColor color = picture.pixelColor(picture.width() / 2, picture.height() / 2);
    const double linear = color.redF() <= 0.04045F ? static_cast<double>(color.redF()) / 12.92
                                                   : std::pow((static_cast<double>(color.redF()) + 0.055) / 1.055, 2.4);
    EXPECT_NEAR(static_cast<double>(read->at(picture.width() / 2, picture.height() / 2)[0]),
                linear * static_cast<double>(color.alphaF()), 2e-3)
        << file.toStdString();
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
