#include "core/visibility/FreeDistance.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::visibility {
namespace {

/// Free space between a floor at y = 0 and a ceiling at y = 100, with a post from x = 20 to x = 30 in it. Leaf 0 is
/// free, leaf 1 solid.
Visibility room() {
  Visibility tree;
  tree.leaves = {{.cluster = 0, .bounds = {}}, {.cluster = -1, .bounds = {}}};
  tree.nodes = {
      {{0, 1, 0}, 0, {1, -2}}, {{0, 1, 0}, 100, {-2, 2}}, {{1, 0, 0}, 20, {3, -1}}, {{1, 0, 0}, 30, {-1, -2}}};
  return tree;
}

TEST(FreeDistance, EndsAtTheFirstSolidLeaf) {
  const Visibility tree = room();
  EXPECT_FLOAT_EQ(freeDistance(tree, {0, 10, 0}, {0, -1, 0}, 500), 10);
  EXPECT_FLOAT_EQ(freeDistance(tree, {0, 10, 0}, {0, 1, 0}, 500), 90);
  EXPECT_FLOAT_EQ(freeDistance(tree, {0, 10, 0}, {1, 0, 0}, 500), 20);
  EXPECT_FLOAT_EQ(freeDistance(tree, {50, 10, 0}, {-1, 0, 0}, 500), 20) << "from the other side";
  EXPECT_FLOAT_EQ(freeDistance(tree, {0, 10, 0}, QVector3D(3, -1, 0).normalized(), 500),
                  std::sqrt(20.0F * 20 * 10 / 9));
}

TEST(FreeDistance, IsLimited) {
  const Visibility tree = room();
  EXPECT_EQ(freeDistance(tree, {0, 10, 0}, {0, 0, 1}, 500), 500);
  EXPECT_EQ(freeDistance(tree, {0, 10, 0}, {0, 1, 0}, 50), 50);
}

TEST(FreeDistance, IsNothingInSolidAndOnASurfaceOfIt) {
  const Visibility tree = room();
  EXPECT_EQ(freeDistance(tree, {25, 10, 0}, {0, 1, 0}, 500), 0);
  EXPECT_EQ(freeDistance(tree, {0, 0, 0}, {0, -1, 0}, 500), 0);
  EXPECT_EQ(freeDistance(tree, {0, 0, 0}, {-1, 0, 0}, 500), 500) << "along the floor";
}

TEST(FreeDistance, EndsInDamagedTrees) {
  Visibility tree = room();
  tree.nodes[2].children[0] = 0;
  tree.nodes[2].children[1] = 0;
  EXPECT_EQ(freeDistance(tree, {0, 10, 0}, {1, 0, 0}, 500), 500) << "a circle limits nothing";
  tree.nodes[2].children[1] = 77;
  EXPECT_EQ(freeDistance(tree, {0, 10, 0}, {1, 0, 0}, 500), 0);
  EXPECT_EQ(freeDistance(Visibility(), {0, 0, 0}, {1, 0, 0}, 500), 0);
}

} // namespace
} // namespace vitrine::visibility
