#include "core/image/PictureFile.h"

#include "tests/core/image/DdsMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

using tests::ByteMaker;
using tests::bytesOf;

QImage redOverBlue() {
  QImage picture(16, 16, QImage::Format_RGB32);
  picture.fill(Qt::red);
  for (int y = 8; y < 16; ++y) {
    for (int x = 0; x < 16; ++x) {
      picture.setPixelColor(x, y, Qt::blue);
    }
  }
  return picture;
}

Bytes saved(const QImage& picture, const char* format, int quality = 100) {
  QByteArray raw;
  QBuffer buffer(&raw);
  buffer.open(QIODevice::WriteOnly);
  EXPECT_TRUE(picture.save(&buffer, format, quality)) << format;
  return Bytes::adopt(raw);
}

/// A BMP of one row; `compression` 1 is run-length coding of 8 bits.
Bytes bmp(int bits, int width, const std::vector<std::uint32_t>& palette, const std::vector<int>& texels,
          std::uint32_t compression = 0) {
  ByteMaker out;
  const auto start = static_cast<std::uint32_t>(54 + 4 * palette.size());
  out.text("BM").add(start + static_cast<std::uint32_t>(texels.size())).add(std::uint32_t{0}).add(start);
  out.add(std::uint32_t{40}).add(std::int32_t{width}).add(std::int32_t{1}).add(std::uint16_t{1});
  out.add(static_cast<std::uint16_t>(bits)).add(compression).add(static_cast<std::uint32_t>(texels.size()));
  out.add(std::int32_t{0}).add(std::int32_t{0}).add(static_cast<std::uint32_t>(palette.size())).add(std::uint32_t{0});
  for (const std::uint32_t colour : palette) {
    out.add(colour);
  }
  for (const int texel : texels) {
    out.add(static_cast<std::uint8_t>(texel));
  }
  return out.bytes();
}

/// The smallest GIF: one red texel.
Bytes gif() {
  return bytesOf({'G', 'I',  'F', '8', '9', 'a', 1, 0, 1, 0, 0x80, 0, 0, 255,  0,    0, 0,   0,
                  0,   0x2c, 0,   0,   0,   0,   1, 0, 1, 0, 0,    2, 2, 0x44, 0x01, 0, 0x3b});
}

Bytes tga() {
  return bytesOf({0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 24, 0x20, 0, 0, 255});
}

Bytes dds() {
  tests::DdsMaker made;
  made.texels = {0, 0, 255, 128};
  return made.bytes();
}

ImagePtr decoded(const Bytes& file) {
  const auto image = decodePicture(file, {});
  EXPECT_TRUE(image.has_value()) << image.error().message.toStdString();
  return image ? *image : nullptr;
}

TEST(PictureFile, IsToldByItsFirstBytes) {
  const QImage picture = redOverBlue();
  const std::pair<Bytes, const char*> files[] = {{saved(picture, "bmp"), "BMP"},
                                                 {dds(), "DDS"},
                                                 {gif(), "GIF"},
                                                 {saved(picture, "jpg"), "JPEG"},
                                                 {saved(picture, "png"), "PNG"},
                                                 {tga(), "TGA"},
                                                 {saved(picture, "webp"), "WebP"}};
  for (const auto& [file, name] : files) {
    const auto kind = sniffPicture(file.span());
    ASSERT_TRUE(kind.has_value()) << name;
    EXPECT_EQ(pictureKindName(*kind), QLatin1String(name));
    const ImagePtr image = decoded(file);
    ASSERT_NE(image, nullptr) << name;
    const QColor first = image->toQImage().pixelColor(0, 0);
    EXPECT_GT(first.red(), 250) << name;
    EXPECT_LT(first.blue(), 5) << name;
    EXPECT_EQ(image->hasAlpha, std::string_view(name) == "DDS") << name;
  }
}

TEST(PictureFile, WhatIsNoPictureIsRefused) {
  for (const Bytes& file :
       {Bytes(), bytesOf("BM"), bytesOf("BMW is no header of a picture"), bytesOf("RIFF....WAVEfmt "),
        bytesOf("GIF90a"), bytesOf("A line of text, and then another one.\r\n")}) {
    EXPECT_EQ(sniffPicture(file.span()), std::nullopt);
    EXPECT_EQ(decodePicture(file, {}).error().code, ErrorCode::WrongFormat);
  }
}

// 34 bytes, one texel without colour or opacity by libwebp's own decoder; Qt 6.8 asks for 40 bytes.
TEST(PictureFile, TheSmallestWebPIsRead) {
  const ImagePtr image =
      decoded(Bytes::adopt(QByteArray::fromBase64("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")));
  ASSERT_NE(image, nullptr);
  EXPECT_EQ(image->toQImage().size(), QSize(1, 1));
  EXPECT_EQ(image->toQImage().pixelColor(0, 0), QColor(0, 0, 0, 0));
}

TEST(PictureFile, AlphaMeansThatSomeTexelIsNotOpaque) {
  QImage picture = redOverBlue().convertToFormat(QImage::Format_ARGB32);
  EXPECT_FALSE(decoded(saved(picture, "png"))->hasAlpha) << "a channel that is full throughout";
  picture.setPixelColor(3, 3, QColor(1, 2, 3, 254));
  const ImagePtr image = decoded(saved(picture, "png"));
  EXPECT_TRUE(image->hasAlpha);
  EXPECT_EQ(image->toQImage().pixelColor(3, 3), QColor(1, 2, 3, 254)) << "straight alpha";
}

TEST(PictureFile, BmpOfEveryDepth) {
  const std::vector<std::uint32_t> palette = {0x000000, 0x0a141e, 0xffffff};
  EXPECT_EQ(decoded(bmp(8, 2, palette, {1, 2, 0, 0}))->toQImage().pixelColor(0, 0), QColor(10, 20, 30));
  EXPECT_EQ(decoded(bmp(24, 1, {}, {30, 20, 10, 0}))->toQImage().pixelColor(0, 0), QColor(10, 20, 30));
  const ImagePtr run = decoded(bmp(8, 4, palette, {3, 1, 1, 2, 0, 1}, 1));
  EXPECT_EQ(run->toQImage().pixelColor(2, 0), QColor(10, 20, 30));
  EXPECT_EQ(run->toQImage().pixelColor(3, 0), QColor(255, 255, 255));
}

TEST(PictureFile, TheFourthByteOfABmpIsPadding) {
  const ImagePtr image = decoded(bmp(32, 1, {}, {30, 20, 10, 0}));
  EXPECT_EQ(image->toQImage().pixelColor(0, 0), QColor(10, 20, 30, 255));
  EXPECT_FALSE(image->hasAlpha);
  QImage picture(2, 2, QImage::Format_ARGB32);
  picture.fill(QColor(10, 20, 30, 40));
  EXPECT_FALSE(decoded(saved(picture, "bmp"))->hasAlpha) << "though its header may name a mask for it";
}

TEST(PictureFile, BlackStaysBlack) {
  QImage picture(2, 2, QImage::Format_RGB32);
  picture.fill(Qt::black);
  for (const char* format : {"bmp", "png", "jpg"}) {
    EXPECT_EQ(decoded(saved(picture, format))->toQImage().pixelColor(1, 1), QColor(0, 0, 0, 255)) << format;
  }
}

TEST(PictureFile, SizesAreLookedAtBeforeDecoding) {
  Limits limits;
  limits.maxTextureSide = 15;
  const Bytes files[] = {saved(redOverBlue(), "bmp"), saved(redOverBlue(), "png"), saved(redOverBlue(), "jpg"),
                         saved(redOverBlue(), "webp")};
  for (const Bytes& file : files) {
    EXPECT_EQ(decodePicture(file, limits).error().code, ErrorCode::LimitReached);
  }
  limits.maxTextureSide = 16;
  limits.maxDecodedBytes = 16 * 16 * 4 - 1;
  EXPECT_EQ(decodePicture(files[1], limits).error().code, ErrorCode::LimitReached);
  limits.maxDecodedBytes = 16 * 16 * 4;
  EXPECT_TRUE(decodePicture(files[1], limits).has_value());
}

TEST(PictureFile, APictureAboveQtsOwnLimitIsReadToo) {
  QImage picture(6000, 6000, QImage::Format_RGB32); // 137 MiB; Qt stops at 128
  picture.fill(Qt::red);
  EXPECT_EQ(decoded(saved(picture, "png", 80))->width, 6000U);
}

TEST(PictureFile, DamageIsAnErrorAndNoPicture) {
  const QByteArray png = saved(redOverBlue(), "png").toByteArray();
  const auto cut = decodePicture(Bytes::adopt(png.left(40)), {});
  ASSERT_FALSE(cut.has_value());
  EXPECT_EQ(cut.error().code, ErrorCode::Damaged);
  EXPECT_TRUE(cut.error().message.contains(QStringLiteral("PNG"))) << cut.error().message.toStdString();
  const QByteArray bitmap = saved(redOverBlue(), "bmp").toByteArray();
  for (const qsizetype size : {18, 30, 53}) {
    EXPECT_EQ(decodePicture(Bytes::adopt(bitmap.left(size)), {}).error().code, ErrorCode::Damaged) << size;
  }
}

TEST(PictureFile, WhatIsCutOffABmpIsBlack) {
  const QByteArray bitmap = saved(redOverBlue(), "bmp").toByteArray();
  const ImagePtr image = decoded(Bytes::adopt(bitmap.left(bitmap.size() / 2)));
  ASSERT_NE(image, nullptr);
  EXPECT_EQ(image->toQImage().pixelColor(0, 15), QColor(Qt::blue)) << "the lowest row comes first";
  EXPECT_EQ(image->toQImage().pixelColor(0, 0), QColor(Qt::black));
}

TEST(PictureFile, EveryPictureAmongTheSamplesIsRead) {
  int seen = 0;
  const QStringList endings = {QStringLiteral("bmp"), QStringLiteral("png"), QStringLiteral("dds"),
                               QStringLiteral("jpg"), QStringLiteral("tga")};
  for (const char* family : {"bd1", "3db"}) {
    for (const QString& name : tests::sampleFiles(QLatin1String(family))) {
      if (!endings.contains(QFileInfo(name).suffix().toLower())) {
        continue;
      }
      QFile file(tests::samplePath(name).value());
      ASSERT_TRUE(file.open(QIODevice::ReadOnly));
      const auto image = decodePicture(Bytes::adopt(file.readAll()), {});
      EXPECT_TRUE(image.has_value()) << file.fileName().toStdString() << ": " << image.error().message.toStdString();
      ++seen;
    }
  }
  EXPECT_GT(seen, 10);
}

} // namespace
} // namespace vitrine::image
