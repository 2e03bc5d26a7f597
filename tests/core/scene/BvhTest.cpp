#include "core/scene/Bvh.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

namespace vitrine::scene {
namespace {

struct Box {
  Bounds bounds;
  std::uint32_t number = 0;

  void addTo(Bounds& all) const { all.add(bounds); }
  QVector3D centre() const { return bounds.centre(); }
  float order(int axis) const { return bounds.centre()[axis]; }
};

std::vector<Box> randomBoxes(std::mt19937& random, std::uint32_t count) {
  std::uniform_real_distribution<float> place(-100, 100);
  std::uniform_real_distribution<float> size(0, 20);
  std::vector<Box> boxes;
  for (std::uint32_t number = 0; number < count; ++number) {
    const QVector3D min(place(random), place(random), place(random));
    boxes.push_back({Bounds(min, min + QVector3D(size(random), size(random), size(random))), number});
  }
  return boxes;
}

/// Without Bounds' own comparison.
bool touch(const Bounds& a, const Bounds& b) {
  bool touches = true;
  for (int axis = 0; axis < 3; ++axis) {
    touches = touches && a.min()[axis] <= b.max()[axis] && b.min()[axis] <= a.max()[axis];
  }
  return touches;
}

std::vector<std::uint32_t> found(const Bvh<Box>& tree, const Bounds& asked) {
  std::vector<std::uint32_t> numbers;
  tree.visit([&](const QVector3D& min, const QVector3D& max) { return touch(Bounds(min, max), asked); },
             [&](const Box& box) {
               if (touch(box.bounds, asked)) {
                 numbers.push_back(box.number);
               }
             });
  std::ranges::sort(numbers);
  return numbers;
}

TEST(Bvh, FindsWhatTouches) {
  std::mt19937 random(7);
  const std::vector<Box> boxes = randomBoxes(random, 500);
  const Bvh<Box> tree(boxes);
  for (const Box& asked : randomBoxes(random, 100)) {
    std::vector<std::uint32_t> expected;
    for (const Box& box : boxes) {
      if (touch(box.bounds, asked.bounds)) {
        expected.push_back(box.number);
      }
    }
    EXPECT_EQ(found(tree, asked.bounds), expected);
  }
  EXPECT_EQ(tree.bounds(), std::accumulate(boxes.begin(), boxes.end(), Bounds(), [](Bounds all, const Box& box) {
              all.add(box.bounds);
              return all;
            }));
}

TEST(Bvh, LooksAtTheNearestFirstAndNotBehindTheLimit) {
  std::mt19937 random(3);
  const std::vector<Box> boxes = randomBoxes(random, 500);
  const Bvh<Box> tree(boxes);
  // Distance along x at which a box begins, for those that reach over the line y = z = 0 or 10 beside it.
  const auto entered = [](const QVector3D& min, const QVector3D& max) {
    const bool met = min.y() <= 10 && max.y() >= -10 && min.z() <= 10 && max.z() >= -10;
    return met ? min.x() : std::numeric_limits<float>::infinity();
  };
  float nearest = std::numeric_limits<float>::infinity();
  for (const Box& box : boxes) {
    nearest = std::min(nearest, entered(box.bounds.min(), box.bounds.max()));
  }
  ASSERT_LT(nearest, 100);
  float limit = std::numeric_limits<float>::infinity();
  std::size_t visited = 0;
  tree.visitNearest(limit, entered, [&](const Box& box) {
    ++visited;
    limit = std::min(limit, entered(box.bounds.min(), box.bounds.max()));
  });
  EXPECT_EQ(limit, nearest);
  EXPECT_LT(visited, boxes.size() / 4) << "most of it lies behind";
}

TEST(Bvh, HoldsNothingAndManyEqualBoxes) {
  const Bounds everywhere({-9, -9, -9}, {9, 9, 9});
  EXPECT_TRUE(found(Bvh<Box>(), everywhere).empty());
  EXPECT_TRUE(found(Bvh<Box>(std::vector<Box>()), everywhere).empty());
  EXPECT_TRUE(Bvh<Box>().bounds().empty());
  const std::vector<Box> boxes(1000, {Bounds({0, 0, 0}, {1, 1, 1}), 0});
  EXPECT_EQ(found(Bvh<Box>(boxes), Bounds({0.5F, 0.5F, 0.5F}, {0.5F, 0.5F, 0.5F})).size(), 1000U);
}

TEST(Bvh, CanBeGivenUp) {
  std::mt19937 random(1);
  std::uint32_t largest = 0;
  const auto giveUp = [&](std::uint32_t count) {
    largest = std::max(largest, count);
    throw std::runtime_error("enough");
  };
  EXPECT_THROW(Bvh<Box>(randomBoxes(random, 100), giveUp), std::runtime_error);
  EXPECT_EQ(largest, 100U);
}

} // namespace
} // namespace vitrine::scene
