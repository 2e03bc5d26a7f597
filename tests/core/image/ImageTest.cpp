#include "core/image/Image.h"

#include "tests/support/TestBytes.h"

#include <QFloat16>

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

TEST(PictureBytes, FollowTheFormat) {
  EXPECT_EQ(pictureBytes(PixelFormat::Rgba8, 3, 5), 60U);
  EXPECT_EQ(pictureBytes(PixelFormat::Rgba16F, 3, 5), 120U);
  EXPECT_EQ(pictureBytes(PixelFormat::Bc1, 4, 4), 8U);
  EXPECT_EQ(pictureBytes(PixelFormat::Bc1Alpha, 5, 4), 16U) << "blocks are whole";
  EXPECT_EQ(pictureBytes(PixelFormat::Bc2, 1, 1), 16U);
  EXPECT_EQ(pictureBytes(PixelFormat::Bc3, 9, 9), 144U);
  EXPECT_EQ(pictureBytes(PixelFormat::Rgba16F, 0xffffffff, 0xffffffff), 0xffffffffULL * 0xffffffffULL * 8)
      << "wraps as unsigned numbers do: sizes are checked against Limits before";
}

TEST(PixelFormat, KnowsBlocks) {
  EXPECT_FALSE(isBlockCompressed(PixelFormat::Rgba8));
  EXPECT_FALSE(isBlockCompressed(PixelFormat::Rgba16F));
  EXPECT_TRUE(isBlockCompressed(PixelFormat::Bc1));
  EXPECT_TRUE(isBlockCompressed(PixelFormat::Bc3));
}

TEST(Image, RoundTripOfAQImage) {
  QImage picture(3, 2, QImage::Format_ARGB32);
  picture.fill(Qt::transparent);
  picture.setPixelColor(0, 0, QColor(255, 0, 0, 255));
  picture.setPixelColor(2, 1, QColor(10, 20, 30, 40));
  const ImagePtr image = Image::fromQImage(picture);
  EXPECT_EQ(image->width, 3U);
  EXPECT_EQ(image->height, 2U);
  EXPECT_TRUE(image->hasAlpha);
  EXPECT_EQ(image->pictures.at(0).texels.size(), pictureBytes(PixelFormat::Rgba8, 3, 2));
  const QImage back = image->toQImage();
  EXPECT_EQ(back.pixelColor(0, 0), QColor(255, 0, 0, 255));
  EXPECT_EQ(back.pixelColor(2, 1), QColor(10, 20, 30, 40)) << "straight alpha";
  EXPECT_FALSE(Image::fromQImage(QImage(1, 1, QImage::Format_RGB888))->hasAlpha);
}

TEST(Image, PicturesAreOrderedByFrameFaceMip) {
  Image image;
  image.mipCount = 2;
  image.faceCount = 6;
  image.frameCount = 3;
  for (std::uint32_t i = 0; i < 36; ++i) {
    image.pictures.push_back({i, 1, {}});
  }
  EXPECT_EQ(image.picture(0).width, 0U);
  EXPECT_EQ(image.picture(1).width, 1U);
  EXPECT_EQ(image.picture(0, 1).width, 2U);
  EXPECT_EQ(image.picture(1, 5, 2).width, 35U);
  EXPECT_EQ(image.picture(0, 0, 1).width, 12U);
}

TEST(Image, HalfFloatsAreClampedAndEncoded) {
  std::vector<std::byte> texels(16);
  const std::array<qfloat16, 8> values = {qfloat16(0.0F), qfloat16(1.0F),  qfloat16(0.2140411F), qfloat16(0.5F),
                                          qfloat16(9.0F), qfloat16(-1.0F), qfloat16(0.0F),       qfloat16(2.0F)};
  std::memcpy(texels.data(), values.data(), texels.size());
  Image image;
  image.format = PixelFormat::Rgba16F;
  image.width = 2;
  image.height = 1;
  image.pictures.push_back({2, 1, Bytes::adopt(texels)});
  const QImage picture = image.toQImage();
  EXPECT_EQ(picture.pixelColor(0, 0), QColor(0, 255, 127, 128)) << "colour is sRGB-encoded, alpha is not";
  EXPECT_EQ(picture.pixelColor(1, 0), QColor(255, 0, 0, 255));
}

TEST(Srgb, IsTheStandardCurveAndItsInverse) {
  EXPECT_EQ(linearToSrgb(0), 0.0F);
  EXPECT_NEAR(linearToSrgb(1), 1.0F, 1e-6F);
  EXPECT_NEAR(linearToSrgb(0.2140411F), 0.5F, 1e-5F);
  EXPECT_NEAR(srgbToLinear(0.04045F), 0.04045F / 12.92F, 1e-7F);
  for (int i = 0; i <= 255; ++i) {
    const float value = static_cast<float>(i) / 255.0F;
    EXPECT_NEAR(linearToSrgb(srgbToLinear(value)), value, 1e-5F) << i;
  }
}

} // namespace
} // namespace vitrine::image
