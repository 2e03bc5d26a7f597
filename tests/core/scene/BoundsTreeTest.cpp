#include "core/scene/BoundsTree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace vitrine::scene {
namespace {

std::vector<std::uint32_t> found(const BoundsTree& tree, const Bounds& box) {
  std::vector<std::uint32_t> numbers;
  tree.visit(box.min(), box.max(), [&](std::uint32_t number) { numbers.push_back(number); });
  std::ranges::sort(numbers);
  return numbers;
}

TEST(BoundsTree, FindsWhatTouches) {
  std::mt19937 random(7);
  std::uniform_real_distribution<float> place(-100, 100);
  std::uniform_real_distribution<float> size(0, 20);
  const auto any = [&] {
    const QVector3D min(place(random), place(random), place(random));
    return Bounds(min, min + QVector3D(size(random), size(random), size(random)));
  };
  std::vector<Bounds> boxes;
  std::generate_n(std::back_inserter(boxes), 500, any);
  const BoundsTree tree(boxes);
  for (int i = 0; i < 100; ++i) {
    const Bounds asked = any();
    std::vector<std::uint32_t> expected;
    for (std::uint32_t k = 0; k < boxes.size(); ++k) {
      bool touches = true;
      for (int axis = 0; axis < 3; ++axis) {
        touches = touches && boxes[k].min()[axis] <= asked.max()[axis] && asked.min()[axis] <= boxes[k].max()[axis];
      }
      if (touches) {
        expected.push_back(k);
      }
    }
    EXPECT_EQ(found(tree, asked), expected);
  }
}

TEST(BoundsTree, LeavesOutWhatIsNoBox) {
  const BoundsTree tree({Bounds(), Bounds({0, 0, 0}, {1, 1, 1})});
  EXPECT_EQ(found(tree, Bounds({-9, -9, -9}, {9, 9, 9})), std::vector<std::uint32_t>{1});
  EXPECT_EQ(tree.bounds(), Bounds({0, 0, 0}, {1, 1, 1}));
  EXPECT_TRUE(found(BoundsTree(std::vector<Bounds>()), Bounds({-9, -9, -9}, {9, 9, 9})).empty());
  EXPECT_TRUE(BoundsTree().bounds().empty());
}

TEST(BoundsTree, HoldsManyEqualBoxes) {
  const std::vector<Bounds> boxes(1000, Bounds({0, 0, 0}, {1, 1, 1}));
  EXPECT_EQ(found(BoundsTree(boxes), Bounds({0.5F, 0.5F, 0.5F}, {0.5F, 0.5F, 0.5F})).size(), 1000U);
}

} // namespace
} // namespace vitrine::scene
