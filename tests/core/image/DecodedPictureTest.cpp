#include "core/image/DecodedPicture.h"

#include "tests/support/QtPrinters.h"

#include <QFloat16>

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::image {
namespace {

ImagePtr bytesImage() {
  QImage picture(2, 1, QImage::Format_RGBA8888);
  picture.setPixelColor(0, 0, QColor(10, 20, 30, 40));
  picture.setPixelColor(1, 0, QColor(255, 0, 188, 255));
  return Image::fromQImage(picture);
}

/// Texels (0.5, 2, 0, 1) and (4, -1, 0.25, 0.5), and a mip of one texel.
ImagePtr hdrImage() {
  auto image = std::make_shared<Image>();
  image->format = PixelFormat::Rgba16F;
  image->width = 2;
  image->height = 1;
  image->mipCount = 2;
  image->hasAlpha = true;
  const auto add = [&](std::uint32_t width, const std::vector<float>& values) {
    std::vector<std::byte> texels(values.size() * 2);
    for (std::size_t i = 0; i < values.size(); ++i) {
      const qfloat16 half(values[i]);
      std::memcpy(texels.data() + 2 * i, &half, 2);
    }
    image->pictures.push_back({width, 1, Bytes::adopt(std::move(texels))});
  };
  add(2, {0.5F, 2, 0, 1, 4, -1, 0.25F, 0.5F});
  add(1, {8, 8, 8, 1});
  return image;
}

TEST(DecodedPictureTest, TexelsOfBytesAreAsStoredAndLinear) {
  const DecodedPicture picture(bytesImage(), {});
  EXPECT_FALSE(picture.isHdr());
  EXPECT_EQ(picture.size(), QSize(2, 1));
  EXPECT_EQ(picture.bytesAt({0, 0}), (std::array<std::uint8_t, 4>{10, 20, 30, 40}));
  EXPECT_FALSE(picture.bytesAt({2, 0}));
  EXPECT_FALSE(picture.bytesAt({0, -1}));
  const QVector4D linear = picture.linearAt({1, 0});
  EXPECT_FLOAT_EQ(linear.x(), 1);
  EXPECT_FLOAT_EQ(linear.y(), 0);
  EXPECT_NEAR(linear.z(), 0.5029F, 1e-4F) << "sRGB 188";
  EXPECT_EQ(picture.linearAt({5, 5}), QVector4D());
}

TEST(DecodedPictureTest, OneChannelIsGrey) {
  const DecodedPicture picture(bytesImage(), {});
  EXPECT_EQ(picture.shown(Channels::Rgba).pixelColor(0, 0), QColor(10, 20, 30, 40));
  EXPECT_EQ(picture.shown(Channels::Rgb).pixelColor(0, 0), QColor(10, 20, 30));
  EXPECT_EQ(picture.shown(Channels::Green).pixelColor(0, 0), QColor(20, 20, 20));
  EXPECT_EQ(picture.shown(Channels::Alpha).pixelColor(0, 0), QColor(40, 40, 40));
  EXPECT_FALSE(picture.shown(Channels::Rgb).hasAlphaChannel());
}

TEST(DecodedPictureTest, HalfFloatsAreLightThatAnExposureBringsIntoView) {
  const DecodedPicture picture(hdrImage(), {});
  EXPECT_TRUE(picture.isHdr());
  EXPECT_FALSE(picture.bytesAt({0, 0}));
  EXPECT_EQ(picture.linearAt({1, 0}), QVector4D(4, -1, 0.25F, 0.5F));
  // 0.5 is sRGB 188, 0.25 is 137; what is brighter than white is white, what is below black is black.
  EXPECT_EQ(picture.shown(Channels::Rgb).pixelColor(0, 0), QColor(188, 255, 0));
  EXPECT_EQ(picture.shown(Channels::Rgb, 0.25F).pixelColor(0, 0), QColor(99, 188, 0));
  EXPECT_EQ(picture.shown(Channels::Rgba).pixelColor(1, 0), QColor(255, 0, 137, 128));
  EXPECT_EQ(picture.shown(Channels::Alpha, 4).pixelColor(1, 0), QColor(128, 128, 128)) << "alpha is no light";
  EXPECT_EQ(DecodedPicture(hdrImage(), {.mip = 1}).linearAt({0, 0}), QVector4D(8, 8, 8, 1));
}

TEST(DecodedPictureTest, ChannelsForAFileKeepTheirValues) {
  const ImagePtr blue = DecodedPicture(hdrImage(), {}).withChannels(Channels::Blue);
  EXPECT_EQ(blue->format, PixelFormat::Rgba16F);
  EXPECT_FALSE(blue->hasAlpha);
  EXPECT_EQ(DecodedPicture(blue, {}).linearAt({1, 0}), QVector4D(0.25F, 0.25F, 0.25F, 0.5F));
  const ImagePtr all = DecodedPicture(bytesImage(), {}).withChannels(Channels::Rgba);
  EXPECT_TRUE(all->hasAlpha);
  EXPECT_EQ(all->toQImage().pixelColor(0, 0), QColor(10, 20, 30, 40));
}

TEST(DecodedPictureTest, HalvesEndWhereTheyAreSmall) {
  QImage picture(100, 40, QImage::Format_RGBX8888);
  picture.fill(QColor(1, 2, 3));
  const std::vector<QImage> levels = withHalves(picture, 20);
  ASSERT_EQ(levels.size(), 3U);
  EXPECT_EQ(levels[1].size(), QSize(50, 20));
  EXPECT_EQ(levels[2].size(), QSize(25, 10));
  EXPECT_EQ(levels[2].pixelColor(24, 9), QColor(1, 2, 3));
  EXPECT_EQ(withHalves(QImage(), 20).size(), 1U);
}

} // namespace
} // namespace vitrine::image
