#include "tests/images/Ssim.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

QImage stripes(int period) {
  QImage image(64, 64, QImage::Format_RGB32);
  for (int y = 0; y < 64; ++y) {
    for (int x = 0; x < 64; ++x) {
      image.setPixel(x, y, (x / period) % 2 == 0 ? qRgb(200, 200, 200) : qRgb(30, 30, 30));
    }
  }
  return image;
}

TEST(Ssim, EqualPicturesAreOne) {
  EXPECT_DOUBLE_EQ(ssim(stripes(4), stripes(4)), 1.0);
  EXPECT_DOUBLE_EQ(shareDiffering(stripes(4), stripes(4), 0), 0.0);
}

TEST(Ssim, AMirroredOrShiftedPictureIsFarFromOne) {
  EXPECT_LT(ssim(stripes(8), stripes(8).mirrored(true, false)), 0.1);
  EXPECT_LT(ssim(stripes(4), stripes(8)), 0.6);
}

TEST(Ssim, ASlightlyBrighterPictureStaysClose) {
  QImage brighter = stripes(8);
  for (int i = 0; i < 64 * 64; ++i) {
    const QRgb pixel = brighter.pixel(i % 64, i / 64);
    brighter.setPixel(i % 64, i / 64, qRgb(qRed(pixel) + 4, qGreen(pixel) + 4, qBlue(pixel) + 4));
  }
  EXPECT_GT(ssim(stripes(8), brighter), 0.97);
  EXPECT_DOUBLE_EQ(shareDiffering(stripes(8), brighter, 3), 1.0);
}

} // namespace
} // namespace vitrine::tests
