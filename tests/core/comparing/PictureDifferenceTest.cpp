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

TEST(AbsoluteDifference, HasTheDifferenceOfEachChannel) {
  QImage before = grey({4, 2}, 100);
  QImage after = grey({4, 2}, 100);
  before.setPixelColor(1, 0, QColor(10, 200, 50));
  after.setPixelColor(1, 0, QColor(30, 150, 50));
  const QImage difference = absoluteDifference(before, after);
  EXPECT_EQ(difference.pixel(1, 0), qRgb(20, 50, 0));
  EXPECT_EQ(difference.pixel(0, 0), qRgb(0, 0, 0));
  EXPECT_EQ(absoluteDifference(after, before), difference);
}

TEST(AbsoluteDifference, IsWhiteWhereOnlyOneIs) {
  const QImage difference = absoluteDifference(grey({2, 2}, 7), grey({2, 3}, 7));
  EXPECT_EQ(difference.size(), QSize(2, 3));
  EXPECT_EQ(difference.pixel(1, 1), qRgb(0, 0, 0));
  EXPECT_EQ(difference.pixel(1, 2), qRgb(255, 255, 255));
}

} // namespace
} // namespace vitrine::comparing
