#include "core/image/ExrEncoder.h"
#include "core/image/PictureOutput.h"
#include "tests/support/ExrReader.h"
#include "tests/support/TempFolder.h"

#include <QFloat16>

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::image {
namespace {

using tests::readExr;
using tests::TempFolder;

const PictureNotes kExrNotes{QStringLiteral("größe & 城.bsp"), QString(64, QLatin1Char('a')),
                             QStringLiteral("at 1 2 3, yaw 90 pitch -10"),
                             QStringLiteral("vitrine:view?at=1,2,3&file=/maps/gr%C3%B6%C3%9Fe.bsp")};

/// Floats that half floats hold exactly, some of them brighter than white.
QImage floats(QSize size, bool alpha) {
  QImage picture(size, alpha ? QImage::Format_RGBA32FPx4_Premultiplied : QImage::Format_RGBX32FPx4);
  for (int y = 0; y < size.height(); ++y) {
    auto* pixel = reinterpret_cast<float*>(picture.scanLine(y));
    for (int x = 0; x < size.width(); ++x, pixel += 4) {
      pixel[0] = static_cast<float>(x) * 0.25F;
      pixel[1] = static_cast<float>(y) * 0.5F;
      pixel[2] = static_cast<float>(x * y);
      pixel[3] = alpha ? static_cast<float>((x + y) % 5) * 0.25F : 1.0F;
    }
  }
  return picture;
}

TEST(Exr, LightIsKeptAsItIsInStripsOfAnyHeight) {
  const TempFolder folder;
  for (const bool alpha : {false, true}) {
    for (const int height : {1, 7, 40}) {
      const QImage picture = floats({23, 40}, alpha);
      const QString path = folder.path(QStringLiteral("a.exr"));
      const auto output = PictureOutput::open(path, {.kind = OutputKind::Exr, .notes = {}}, picture.size(), alpha);
      ASSERT_TRUE(output) << output.error().message.toStdString();
      for (int y = 0; y < picture.height(); y += height) {
        ASSERT_TRUE((*output)->add(picture.copy(0, y, picture.width(), std::min(height, picture.height() - y))));
      }
      ASSERT_TRUE((*output)->commit());
      const auto read = readExr(path);
      ASSERT_TRUE(read);
      EXPECT_EQ(read->channels.join(QString()), alpha ? QStringLiteral("ABGR") : QStringLiteral("BGR"));
      ASSERT_EQ(QSize(read->width, read->height), picture.size());
      for (int y = 0; y < picture.height(); ++y) {
        const auto* pixel = reinterpret_cast<const float*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x, pixel += 4) {
          ASSERT_EQ(read->at(x, y), (std::array{pixel[0], pixel[1], pixel[2], pixel[3]})) << x << ' ' << y;
        }
      }
    }
  }
}

TEST(Exr, BytesAreDecodedAsSrgbAndPremultiplied) {
  const TempFolder folder;
  QImage picture(2, 1, QImage::Format_ARGB32);
  picture.setPixel(0, 0, qRgba(188, 255, 0, 255));
  picture.setPixel(1, 0, qRgba(255, 0, 188, 51));
  const QString path = folder.path(QStringLiteral("a.exr"));
  ASSERT_TRUE(savePicture(picture, path, {.kind = OutputKind::Exr, .notes = {}}));
  const auto read = readExr(path);
  ASSERT_TRUE(read);
  const float half = std::pow((188 / 255.0F + 0.055F) / 1.055F, 2.4F);
  const std::array<std::array<float, 4>, 2> expected{{{half, 1, 0, 1}, {0.2F, 0, half * 0.2F, 0.2F}}};
  for (int x = 0; x < 2; ++x) {
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_NEAR(read->at(x, 0)[i], expected[static_cast<std::size_t>(x)][i], 1e-3F) << x << ' ' << i;
    }
  }
}

TEST(Exr, NumbersThatHalfFloatsDoNotHoldAreTheNearest) {
  const TempFolder folder;
  QImage picture(1, 1, QImage::Format_RGBX32FPx4);
  const std::array<float, 4> pixel{1e9F, -1e9F, std::nanf(""), 1};
  std::memcpy(picture.scanLine(0), pixel.data(), sizeof pixel);
  const QString path = folder.path(QStringLiteral("a.exr"));
  ASSERT_TRUE(savePicture(picture, path, {.kind = OutputKind::Exr, .notes = {}}));
  EXPECT_EQ(readExr(path)->at(0, 0), (std::array{65504.0F, -65504.0F, 0.0F, 1.0F}));
}

TEST(Exr, NotesAreTextsOfTheFile) {
  const TempFolder folder;
  const QString path = folder.path(QStringLiteral("größe.exr"));
  ASSERT_TRUE(savePicture(floats({4, 4}, false), path, {.kind = OutputKind::Exr, .notes = kExrNotes}));
  EXPECT_EQ(readPictureNotes(path), kExrNotes);
  const QString plain = folder.path(QStringLiteral("a.exr"));
  ASSERT_TRUE(QFile::copy(path, plain));
  const auto read = readExr(plain);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->texts.at(QStringLiteral("Vitrine-File")), kExrNotes.file);
  EXPECT_EQ(read->texts.at(QStringLiteral("Vitrine-SHA-256")), kExrNotes.hash);
  EXPECT_EQ(read->texts.at(QStringLiteral("Vitrine-View")), kExrNotes.view);
}

TEST(Exr, DamagedFilesHaveNoNotes) {
  const TempFolder folder;
  const QString path = folder.path(QStringLiteral("a.exr"));
  ASSERT_TRUE(savePicture(floats({8, 8}, false), path, {.kind = OutputKind::Exr, .notes = kExrNotes}));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray whole = file.readAll();
  for (qsizetype size = 0; size < std::min<qsizetype>(whole.size(), 500); size += 7) {
    EXPECT_FALSE(readPictureNotes(folder.write(QStringLiteral("b.exr"), whole.left(size)))) << size;
  }
  for (qsizetype at = 4; at < 400; at += 3) {
    QByteArray damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x7f);
    readPictureNotes(folder.write(QStringLiteral("b.exr"), damaged)); // must not crash
  }
}

TEST(Exr, APictureThatCannotBeWrittenIsAnError) {
  const auto encoder = makePictureEncoder({.kind = OutputKind::Exr, .notes = {}}, {4, 4}, false,
                                          [](const QByteArray&) { return false; });
  ASSERT_TRUE(encoder);
  ASSERT_TRUE((*encoder)->add(floats({4, 4}, false)));
  const auto ended = (*encoder)->end();
  ASSERT_FALSE(ended);
  EXPECT_EQ(ended.error().code, ErrorCode::WriteFailed);
}

TEST(Exr, TexturesOfHalfFloatsKeepTheirLight) {
  const TempFolder folder;
  Image texture;
  texture.format = PixelFormat::Rgba16F;
  texture.width = texture.height = 1;
  const std::array<qfloat16, 4> texel{qfloat16(4.5F), qfloat16(0.25F), qfloat16(100.0F), qfloat16(0.5F)};
  texture.pictures.push_back({1, 1, Bytes::adopt(QByteArray(reinterpret_cast<const char*>(texel.data()), 8))});
  for (const bool alpha : {false, true}) {
    texture.hasAlpha = alpha;
    const auto coded = encodeExr(texture);
    ASSERT_TRUE(coded);
    const auto read = readExr(folder.write(QStringLiteral("a.exr"), *coded));
    ASSERT_TRUE(read);
    const std::array<float, 4> opaque{4.5F, 0.25F, 100, 1};
    const std::array<float, 4> premultiplied{2.25F, 0.125F, 50, 0.5F};
    EXPECT_EQ(read->at(0, 0), alpha ? premultiplied : opaque);
  }
}

} // namespace
} // namespace vitrine::image
