#include "core/picking/RayTriangles.h"

#include "core/picking/BvhTriangles.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace vitrine::picking {
namespace {

const RayStep kNoStep = [](std::uint32_t) {};

Hit farAway() {
  Hit hit;
  hit.distance = std::numeric_limits<float>::infinity();
  return hit;
}

/// The hierarchy of the build meets the same triangles as our own, which stands in for it on other machines.
TEST(RayTriangles, BothHierarchiesMeetTheSame) {
  std::mt19937 random(11);
  std::uniform_real_distribution<float> place(-100, 100);
  std::uniform_real_distribution<float> around(-15, 15);
  const auto point = [&](auto& spread) { return QVector3D(spread(random), spread(random), spread(random)); };
  std::vector<RayTriangle> soup;
  for (std::uint32_t i = 0; i < 2000; ++i) {
    const QVector3D centre = point(place);
    soup.push_back(
        {centre + point(around), centre + point(around), centre + point(around), DrawItemIndex(i % 50), i, i % 3 == 0});
  }
  const RayTriangles usual(soup, kNoStep);
  const BvhTriangles own(soup, kNoStep);
  EXPECT_EQ(usual.bounds(), own.bounds());
  EXPECT_GT(usual.memory(), soup.size() * sizeof(RayTriangle));
  ItemSet some;
  for (std::uint32_t item = 0; item < 50; item += 2) {
    some.insert(DrawItemIndex(item));
  }
  int hits = 0;
  int others = 0;
  for (int i = 0; i < 4000; ++i) {
    const scene::Ray ray{point(place), point(place)};
    const ItemSet visible = i % 2 == 0 ? ItemSet::everything() : some;
    Hit a = farAway();
    Hit b = farAway();
    const bool meetsA = usual.meets(ray, visible, a);
    const bool meetsB = own.meets(ray, visible, b);
    hits += meetsB ? 1 : 0;
    others += meetsA != meetsB || (meetsA && (a.triangle != b.triangle || a.distance != b.distance)) ? 1 : 0;
    EXPECT_TRUE(!meetsA || visible.contains(a.item)) << i;
  }
  EXPECT_GT(hits, 1000);
  EXPECT_LE(others, 4) << "but for rays within a hundredth of a pixel of an edge";
}

TEST(RayTriangles, ANearerHitStays) {
  const RayTriangles one({{{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}, DrawItemIndex(3), 7, 0}}, kNoStep);
  const scene::Ray ray{{0, 0, 4}, {0, 0, -2}};
  Hit near;
  near.distance = 1.5F;
  EXPECT_FALSE(one.meets(ray, ItemSet::everything(), near));
  EXPECT_EQ(near.distance, 1.5F);
  Hit far;
  far.distance = 2.5F;
  ASSERT_TRUE(one.meets(ray, ItemSet::everything(), far));
  EXPECT_EQ(far.distance, 2);
  EXPECT_EQ(far.item, DrawItemIndex(3));
  EXPECT_EQ(far.triangle, 7U);
}

TEST(RayTriangles, RaysThatAreNoneMeetNothing) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  constexpr float kInfinite = std::numeric_limits<float>::infinity();
  const RayTriangles one({{{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}, DrawItemIndex(0), 0, 1}}, kNoStep);
  for (const scene::Ray& ray : {scene::Ray{{kNan, 0, 1}, {0, 0, -1}}, scene::Ray{{0, 0, 1}, {0, kNan, -1}},
                                scene::Ray{{0, 0, 1}, {0, 0, 0}}, scene::Ray{{0, 0, kInfinite}, {0, 0, -1}}}) {
    Hit best = farAway();
    EXPECT_FALSE(one.meets(ray, ItemSet::everything(), best));
  }
  Hit best = farAway();
  EXPECT_FALSE(RayTriangles().meets({{0, 0, 1}, {0, 0, -1}}, ItemSet::everything(), best));
}

} // namespace
} // namespace vitrine::picking
