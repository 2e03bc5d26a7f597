#include "core/image/PictureOutput.h"

#include "tests/support/TempFolder.h"

#include <QColorSpace>
#include <QImageReader>

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

using tests::TempFolder;

const PictureNotes kNotes{QStringLiteral("größe & 城.bsp"), QString(64, QLatin1Char('a')),
                          QStringLiteral("at 1 2 3, yaw 90 pitch -10"),
                          QStringLiteral("vitrine:view?at=1,2,3&file=/maps/gr%C3%B6%C3%9Fe.bsp")};

/// Every channel changes, alpha too, and at alpha 0 there is a colour.
QImage colours(QSize size, QImage::Format format) {
  QImage picture(size, format);
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < size.width(); ++x) {
      picture.setPixel(
          x, y, qRgba(x * 7 % 256, y * 5 % 256, (x + y) * 3 % 256, format == QImage::Format_RGB32 ? 255 : x * y % 256));
    }
  }
  return picture;
}

Result<void> saveInStrips(const QImage& picture, const QString& path, int height, const OutputOptions& options) {
  const auto output = PictureOutput::open(path, options, picture.size(), picture.hasAlphaChannel());
  if (!output) {
    return std::unexpected(output.error());
  }
  for (int y = 0; y < picture.height(); y += height) {
    const int rows = std::min(height, picture.height() - y);
    if (const auto added = (*output)->add(picture.copy(0, y, picture.width(), rows)); !added) {
      return added;
    }
  }
  return (*output)->commit();
}

TEST(PictureOutput, PngInStripsIsThePictureBitForBit) {
  TempFolder folder;
  for (const QImage::Format format : {QImage::Format_RGB32, QImage::Format_ARGB32}) {
    const QImage picture = colours({37, 29}, format);
    const QString path = folder.path(QStringLiteral("a.png"));
    ASSERT_TRUE(saveInStrips(picture, path, 5, {}));
    QImage read(path);
    EXPECT_EQ(read.hasAlphaChannel(), format == QImage::Format_ARGB32);
    EXPECT_EQ(read.colorSpace(), QColorSpace(QColorSpace::SRgb));
    read.setColorSpace({});
    EXPECT_EQ(read.convertToFormat(format), picture) << format;
  }
}

TEST(PictureOutput, OtherKindsAreWrittenByTheirEnding) {
  TempFolder folder;
  const QImage picture = colours({37, 29}, QImage::Format_RGB32);
  for (const QString& suffix : outputSuffixes()) {
    if (suffix == QLatin1String("exr")) {
      continue; // Qt does not read it: ExrTest
    }
    const QString path = folder.path(QStringLiteral("a.") + suffix);
    ASSERT_TRUE(saveInStrips(picture, path, 8, {.kind = *outputKindOf(path), .notes = {}})) << suffix.toStdString();
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    EXPECT_EQ(reader.format(), suffix == QLatin1String("jpg") ? QByteArray("jpeg") : suffix.toLatin1());
    EXPECT_EQ(reader.size(), picture.size());
  }
  EXPECT_EQ(outputKindOf(QStringLiteral("a.PNG")), OutputKind::Png);
  EXPECT_FALSE(outputKindOf(QStringLiteral("a.bsp")));
}

TEST(PictureOutput, QualityMakesAJpegLarger) {
  TempFolder folder;
  const QImage picture = colours({200, 200}, QImage::Format_RGB32);
  qint64 sizes[2]{};
  for (const int high : {0, 1}) {
    const QString path = folder.path(QStringLiteral("a.jpg"));
    ASSERT_TRUE(saveInStrips(picture, path, 200, {.kind = OutputKind::Jpeg, .quality = high ? 95 : 20, .notes = {}}));
    sizes[high] = QFileInfo(path).size();
  }
  EXPECT_GT(sizes[1], sizes[0] * 2);
}

TEST(PictureOutput, NotesComeBack) {
  TempFolder folder;
  const QImage picture = colours({16, 16}, QImage::Format_RGB32);
  for (const char* name : {"a.png", "a.jpg"}) {
    const QString path = folder.path(QLatin1String(name));
    ASSERT_TRUE(saveInStrips(picture, path, 16, {.kind = *outputKindOf(path), .notes = kNotes}));
    const auto notes = readPictureNotes(path);
    ASSERT_TRUE(notes) << name;
    EXPECT_EQ(*notes, kNotes) << name;
  }
}

TEST(PictureOutput, PicturesOfOthersHaveNone) {
  TempFolder folder;
  const QString path = folder.path(QStringLiteral("a.png"));
  ASSERT_TRUE(colours({8, 8}, QImage::Format_RGB32).save(path));
  EXPECT_FALSE(readPictureNotes(path));
  EXPECT_FALSE(readPictureNotes(folder.path(QStringLiteral("not there.png"))));
  EXPECT_FALSE(
      readPictureNotes(folder.write(QStringLiteral("b.png"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16))));
  EXPECT_FALSE(readPictureNotes(folder.write(QStringLiteral("c.png"), QByteArray("plain text"))));
}

TEST(PictureOutput, AWebPLargerThanWebPCanBeIsRefused) {
  TempFolder folder;
  const auto output = PictureOutput::open(folder.path(QStringLiteral("a.webp")),
                                          {.kind = OutputKind::WebP, .notes = {}}, {16384, 2}, false);
  ASSERT_FALSE(output);
  EXPECT_EQ(output.error().code, ErrorCode::LimitReached);
  EXPECT_TRUE(output.error().message.contains(QStringLiteral("16383")));
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(PictureOutput, WhatIsGivenUpLeavesNothing) {
  TempFolder folder;
  const QImage picture = colours({64, 64}, QImage::Format_RGB32);
  {
    const auto output = PictureOutput::open(folder.path(QStringLiteral("a.png")), {}, {64, 128}, false);
    ASSERT_TRUE(output);
    ASSERT_TRUE((*output)->add(picture));
  }
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

} // namespace
} // namespace vitrine::image
