#include "core/scene/Bounds.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::scene {
namespace {

TEST(Bounds, GrowsAroundWhatIsAdded) {
  Bounds box;
  EXPECT_TRUE(box.empty());
  box.add(QVector3D(1, 2, 3));
  EXPECT_FALSE(box.empty());
  EXPECT_EQ(box.size(), QVector3D());
  box.add(QVector3D(-1, 4, 3));
  EXPECT_EQ(box.min(), QVector3D(-1, 2, 3));
  EXPECT_EQ(box.max(), QVector3D(1, 4, 3));
  EXPECT_EQ(box.centre(), QVector3D(0, 3, 3));
  EXPECT_FLOAT_EQ(box.radius(), std::sqrt(8.0F) / 2);
}

TEST(Bounds, OrderOfCornersDoesNotMatter) {
  EXPECT_EQ(Bounds(QVector3D(1, 0, 5), QVector3D(0, 2, 3)), Bounds(QVector3D(0, 0, 3), QVector3D(1, 2, 5)));
}

TEST(Bounds, IgnoresWhatIsNotFinite) {
  Bounds box;
  box.add(QVector3D(std::nanf(""), 0, 0));
  box.add(QVector3D(0, std::numeric_limits<float>::infinity(), 0));
  EXPECT_TRUE(box.empty());
  EXPECT_FALSE(isFinite(QVector3D(0, 0, -std::numeric_limits<float>::infinity())));
  EXPECT_TRUE(isFinite(QVector3D(0, 0, 3e38F)));
}

TEST(Bounds, EmptyHoldsNothingAndAddsNothing) {
  Bounds box(QVector3D(0, 0, 0), QVector3D(1, 1, 1));
  const Bounds before = box;
  box.add(Bounds());
  EXPECT_EQ(box, before);
  EXPECT_FALSE(Bounds().contains(QVector3D()));
  EXPECT_TRUE(Bounds().transformed(QMatrix4x4()).empty());
}

TEST(Bounds, ContainsItsFaces) {
  const Bounds box(QVector3D(0, 0, 0), QVector3D(1, 1, 1));
  EXPECT_TRUE(box.contains(QVector3D(0, 1, 0.5F)));
  EXPECT_FALSE(box.contains(QVector3D(0.5F, 1.001F, 0.5F)));
}

TEST(Bounds, TransformedHoldsEveryMovedPoint) {
  const Bounds box(QVector3D(-1, -2, -3), QVector3D(1, 2, 3));
  QMatrix4x4 turn;
  turn.rotate(90, 0, 1, 0);
  turn.translate(0, 5, 0);
  const Bounds moved = box.transformed(turn);
  EXPECT_LT((moved.min() - QVector3D(-3, 3, -1)).length(), 1e-5F);
  EXPECT_LT((moved.max() - QVector3D(3, 7, 1)).length(), 1e-5F);
}

} // namespace
} // namespace vitrine::scene
