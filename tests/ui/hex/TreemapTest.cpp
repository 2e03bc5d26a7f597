#include "ui/hex/Treemap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <random>

using namespace vitrine::ui;

namespace {

double areaOf(const QRectF& rectangle) {
  return rectangle.width() * rectangle.height();
}

/// Areas in proportion, inside, none over another: together they cover the area.
void expectTreemap(const std::vector<double>& sizes, const QRectF& area) {
  const std::vector<QRectF> tiles = squarifiedTreemap(sizes, area);
  ASSERT_EQ(tiles.size(), sizes.size());
  const double total = std::accumulate(sizes.begin(), sizes.end(), 0.0);
  const double whole = areaOf(area);
  double covered = 0;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    EXPECT_NEAR(areaOf(tiles[i]), sizes[i] / total * whole, whole * 1e-6) << i;
    EXPECT_TRUE(area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(tiles[i]) || tiles[i].isEmpty()) << i;
    covered += areaOf(tiles[i]);
    for (std::size_t j = 0; j < i; ++j) {
      const QRectF shared = tiles[i].intersected(tiles[j]);
      EXPECT_LE(areaOf(shared), whole * 1e-9) << i << " and " << j;
    }
  }
  EXPECT_NEAR(covered, whole, whole * 1e-6);
}

TEST(TreemapTest, TheExampleOfThePaper) {
  expectTreemap({6, 6, 4, 3, 2, 2, 1}, QRectF(0, 0, 6, 4));
  const auto tiles = squarifiedTreemap({6, 6, 4, 3, 2, 2, 1}, QRectF(0, 0, 6, 4));
  EXPECT_EQ(tiles[0], QRectF(0, 0, 3, 2));
  EXPECT_EQ(tiles[1], QRectF(0, 2, 3, 2));
  // The third and fourth share a row along what is then the shorter side.
  EXPECT_NEAR(tiles[2].height(), 7.0 / 3, 1e-9);
  EXPECT_NEAR(tiles[3].height(), 7.0 / 3, 1e-9);
}

TEST(TreemapTest, AreasAreInProportionAndCoverAll) {
  std::mt19937 random(7);
  for (const int count : {1, 2, 3, 17, 300}) {
    std::vector<double> sizes;
    for (int i = 0; i < count; ++i) {
      sizes.push_back(std::exp2(random() % 30));
    }
    std::ranges::sort(sizes, std::greater());
    expectTreemap(sizes, QRectF(3, 5, 640, 200));
    expectTreemap(sizes, QRectF(0, 0, 50, 900));
  }
}

TEST(TreemapTest, EqualSizesAreNearlySquare) {
  for (const QRectF& tile : squarifiedTreemap(std::vector<double>(100, 1.0), QRectF(0, 0, 500, 500))) {
    const double ratio = std::max(tile.width() / tile.height(), tile.height() / tile.width());
    EXPECT_LT(ratio, 1.5);
  }
}

TEST(TreemapTest, NothingHasNoArea) {
  EXPECT_TRUE(squarifiedTreemap({}, QRectF(0, 0, 10, 10)).empty());
  const auto some = squarifiedTreemap({5, 0, 0}, QRectF(0, 0, 10, 10));
  EXPECT_EQ(some[0], QRectF(0, 0, 10, 10));
  EXPECT_TRUE(some[1].isEmpty());
  EXPECT_TRUE(some[2].isEmpty());
  EXPECT_TRUE(squarifiedTreemap({3, 2}, QRectF()).front().isEmpty());
}

} // namespace
