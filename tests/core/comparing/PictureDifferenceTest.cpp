#include "core/comparing/PictureDifference.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::comparing {
namespace {

QImage grey(QSize size, int level) {
  QImage picture(size, QImage::Format_RGB32);
  picture.fill(QColor(level, level, level));
  return picture;
}

TEST(PictureDifference, EqualPicturesAndRoundingAreTheSame) {
  EXPECT_TRUE(differenceOf(grey({8, 4}, 90), grey({8, 4}, 90)).same());
  const PictureDifference rounding = differenceOf(grey({8, 4}, 90), grey({8, 4}, 92));
  EXPECT_TRUE(rounding.same());
  EXPECT_EQ(rounding.largest, 2);
  EXPECT_EQ(qRed(rounding.picture.pixel(0, 0)), qBlue(rounding.picture.pixel(0, 0)));
}

TEST(PictureDifference, OnePixelIsMeasuredAndRed) {
  QImage after = grey({10, 10}, 100);
  after.setPixelColor(3, 7, QColor(160, 100, 100));
  const PictureDifference difference = differenceOf(grey({10, 10}, 100), after);
  EXPECT_EQ(difference.pixels, 100U);
  EXPECT_EQ(difference.differing, 1U);
  EXPECT_EQ(difference.largest, 60);
  EXPECT_DOUBLE_EQ(difference.mean, 60.0 / 300);
  EXPECT_DOUBLE_EQ(difference.rootMeanSquare, std::sqrt(3600.0 / 300));
  const QRgb shown = difference.picture.pixel(3, 7);
  EXPECT_GT(qRed(shown), 2 * qGreen(shown));
}

TEST(PictureDifference, PixelsThatOnlyOneHasDiffer) {
  const PictureDifference difference = differenceOf(grey({4, 4}, 10), grey({4, 6}, 10));
  EXPECT_EQ(difference.pixels, 24U);
  EXPECT_EQ(difference.differing, 8U);
}

} // namespace
} // namespace vitrine::comparing
