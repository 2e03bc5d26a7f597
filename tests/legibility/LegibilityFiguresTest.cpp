// Figures of pictures whose figures are known.
#include "tests/legibility/Legibility.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

/// The left half of one colour, the right half of another.
QImage halves(QRgb left, QRgb right) {
  QImage picture(40, 20, QImage::Format_ARGB32);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      picture.setPixel(x, y, x < picture.width() / 2 ? left : right);
    }
  }
  return picture;
}

TEST(LegibilityFigures, CountWhatIsNotBackground) {
  const Legibility figures = legibilityOf(halves(qRgba(0, 0, 0, 0), qRgb(128, 128, 128)));
  EXPECT_DOUBLE_EQ(figures.coverage, 0.5);
  EXPECT_NEAR(figures.median, 128 / 255.0, 1e-9);
  EXPECT_NEAR(figures.spread, 0.0, 1e-9);
  EXPECT_DOUBLE_EQ(figures.extent, 1.0) << "as high as the picture";
  EXPECT_EQ(whyIllegible(figures, 0.25), "flat, spread 0.000; ");
}

TEST(LegibilityFigures, NothingIsIllegible) {
  EXPECT_NE(whyIllegible(legibilityOf(halves(0, 0)), 0.1), "");
}

TEST(LegibilityFigures, BlackAndWhiteAreIllegible) {
  EXPECT_EQ(whyIllegible(legibilityOf(halves(qRgb(0, 0, 0), qRgb(4, 4, 4))), 0.1).substr(0, 4), "dark");
  const Legibility white = legibilityOf(halves(qRgb(255, 255, 255), qRgb(40, 40, 40)));
  EXPECT_DOUBLE_EQ(white.burntOut, 0.5);
  EXPECT_NE(whyIllegible(white, 0.1).find("burnt out 0.500"), std::string::npos);
}

TEST(LegibilityFigures, TwoGreysAreLegible) {
  const Legibility figures = legibilityOf(halves(qRgb(90, 90, 90), qRgb(150, 150, 150)));
  EXPECT_NEAR(figures.spread, 30 / 255.0, 1e-9);
  EXPECT_EQ(whyIllegible(figures, 1.0), "");
}

} // namespace
} // namespace vitrine::tests
