#include "render/batching/PictureAveraging.h"

#include "core/image/Image.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

TEST(PictureAveraging, MeansAreTakenInLinearLight) {
  QImage picture(2, 2, QImage::Format_RGB32);
  picture.fill(Qt::black);
  picture.setPixel(0, 0, qRgb(255, 255, 255));
  picture.setPixel(1, 1, qRgb(255, 255, 255));
  const QImage mean = render::averagedDown(picture, 2);
  ASSERT_EQ(mean.size(), QSize(1, 1));
  const int half = static_cast<int>(std::lround(image::linearToSrgb(0.5F) * 255.0F));
  EXPECT_EQ(mean.pixel(0, 0), qRgb(half, half, half));
}

TEST(PictureAveraging, EveryByteSurvivesAlone) {
  QImage picture(256 * 2, 2, QImage::Format_RGB32);
  for (int x = 0; x < picture.width(); ++x) {
    for (int y = 0; y < 2; ++y) {
      picture.setPixel(x, y, qRgb(x / 2, 255 - x / 2, 7));
    }
  }
  const QImage mean = render::averagedDown(picture, 2);
  for (int x = 0; x < 256; ++x) {
    EXPECT_EQ(mean.pixel(x, 0), qRgb(x, 255 - x, 7));
  }
}

TEST(PictureAveraging, CoverageBecomesAlphaAndColourStays) {
  QImage picture(2, 2, QImage::Format_ARGB32_Premultiplied);
  picture.fill(0U);
  picture.setPixel(0, 0, qRgba(200, 100, 50, 255));
  const QImage mean = render::averagedDown(picture, 2);
  EXPECT_EQ(mean.format(), QImage::Format_ARGB32);
  EXPECT_EQ(mean.pixel(0, 0), qRgba(200, 100, 50, 64));
}

TEST(PictureAveraging, NoAveragingOnlyStraightensAlpha) {
  QImage picture(1, 1, QImage::Format_ARGB32_Premultiplied);
  picture.setPixel(0, 0, qRgba(60, 0, 0, 102));
  EXPECT_EQ(render::averagedDown(picture, 1).pixel(0, 0), qRgba(150, 0, 0, 102));
}

} // namespace
} // namespace vitrine::tests
