#include "core/image/TextureEncoding.h"

#include "core/image/Dds.h"
#include "core/image/Tga.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <QtEndian>

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

QByteArray octets(std::initializer_list<int> values) {
  return tests::bytesOf(values).toByteArray();
}

QImage redAndBlue(QImage::Format format) {
  QImage picture(2, 1, format);
  picture.setPixelColor(0, 0, QColor(255, 2, 3, format == QImage::Format_RGBA8888 ? 128 : 255));
  picture.setPixelColor(1, 0, QColor(4, 5, 255));
  return picture;
}

/// An image whose every picture has texels of its own.
Image filled(PixelFormat format, std::uint32_t size, std::uint32_t mips, std::uint32_t faces, std::uint32_t frames) {
  Image image;
  image.format = format;
  image.width = image.height = size;
  image.mipCount = mips;
  image.faceCount = faces;
  image.frameCount = frames;
  char value = 1;
  for (std::uint32_t picture = 0; picture < faces * frames; ++picture) {
    for (std::uint32_t mip = 0; mip < mips; ++mip) {
      const std::uint32_t side = std::max(size >> mip, 1U);
      QByteArray texels(static_cast<qsizetype>(pictureBytes(format, side, side)), '\0');
      for (char& texel : texels) {
        texel = value++;
      }
      image.pictures.push_back({side, side, Bytes::adopt(texels)});
    }
  }
  return image;
}

TEST(TextureEncoding, TgaInBytes) {
  // Truevision's specification of 1989: 18 bytes of header, B G R, footer with its signature.
  const QByteArray header = octets({0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 24, 0x20});
  const QByteArray texels = octets({3, 2, 255, 255, 5, 4});
  const QByteArray footer = QByteArray(8, '\0') + QByteArray("TRUEVISION-XFILE.\0", 18);
  EXPECT_EQ(encodeTga(redAndBlue(QImage::Format_RGBX8888)), header + texels + footer);
}

TEST(TextureEncoding, TgaWithAlphaReadsBackEqual) {
  const QImage picture = redAndBlue(QImage::Format_RGBA8888);
  const QByteArray file = encodeTga(picture);
  EXPECT_EQ(file[16], 32);
  EXPECT_EQ(file[17], 0x28) << "from the top, eight bits of alpha";
  EXPECT_EQ(file.mid(18, 4), octets({3, 2, 255, 128}));
  const auto read = decodeTga(Bytes::adopt(file), {});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->convertToFormat(QImage::Format_RGBA8888), picture);
}

TEST(TextureEncoding, DdsHeaderInBytes) {
  const QByteArray file = encodeDds(filled(PixelFormat::Bc1, 8, 2, 1, 1));
  const auto word = [&file](qsizetype at) { return qFromLittleEndian<quint32>(file.constData() + at); };
  EXPECT_EQ(file.first(4), QByteArray("DDS "));
  EXPECT_EQ(word(4), 124U);
  EXPECT_EQ(word(8), 0xa1007U) << "caps, height, width, format, mips, linear size";
  EXPECT_EQ(word(12), 8U);
  EXPECT_EQ(word(16), 8U);
  EXPECT_EQ(word(20), 32U) << "bytes of the largest mip";
  EXPECT_EQ(word(28), 2U) << "mips";
  EXPECT_EQ(word(76), 32U);
  EXPECT_EQ(file.mid(84, 4), QByteArray("DXT1"));
  EXPECT_EQ(word(108), 0x401008U) << "texture, mips, complex";
  EXPECT_EQ(file.size(), 128 + 32 + 8);
}

TEST(TextureEncoding, EveryFormatReadsBackEqual) {
  for (const PixelFormat format :
       {PixelFormat::Rgba8, PixelFormat::Rgba16F, PixelFormat::Bc1Alpha, PixelFormat::Bc2, PixelFormat::Bc3}) {
    const Image image = filled(format, 8, 4, 1, 1);
    const auto read = decodeDds(Bytes::adopt(encodeDds(image)), {});
    ASSERT_TRUE(read) << static_cast<int>(format);
    EXPECT_EQ((*read)->mipCount, 4U);
    for (std::uint32_t mip = 0; mip < 4; ++mip) {
      EXPECT_EQ((*read)->toQImage(mip), image.toQImage(mip)) << static_cast<int>(format) << ' ' << mip;
    }
  }
}

TEST(TextureEncoding, FacesOfTheFrameThatIsAskedFor) {
  const Image image = filled(PixelFormat::Rgba8, 2, 2, 6, 2);
  const auto read = decodeDds(Bytes::adopt(encodeDds(image, 1)), {});
  ASSERT_TRUE(read);
  ASSERT_EQ((*read)->faceCount, 6U);
  EXPECT_EQ((*read)->frameCount, 1U);
  for (std::uint32_t face = 0; face < 6; ++face) {
    EXPECT_EQ((*read)->toQImage(1, face), image.toQImage(1, face, 1)) << face;
  }
}

} // namespace
} // namespace vitrine::image
