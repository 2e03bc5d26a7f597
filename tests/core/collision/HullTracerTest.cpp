#include "core/collision/HullTracer.h"

#include "core/collision/BevelPlanes.h"
#include "tests/core/scene/CollisionForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::collision {
namespace {

using tests::CollisionForTests;

const QVector3D kHalf(16, 36, 16);

TEST(HullTracer, StopsBeforeAWall) {
  const HullTracer tracer(CollisionForTests().box({100, 0, -50}, {110, 100, 50}).take());
  const SweepResult met = tracer.sweep({0, 36, 0}, kHalf, {200, 0, 0});
  ASSERT_TRUE(met.met());
  EXPECT_EQ(met.normal, QVector3D(-1, 0, 0));
  EXPECT_EQ(met.brush, 0);
  EXPECT_FALSE(met.startsInside);
  EXPECT_NEAR(met.fraction * 200, 84 - tracer.gap(), 1e-3);
  EXPECT_FALSE(tracer.sweep({0, 36, 0}, kHalf, {80, 0, 0}).met());
  EXPECT_FALSE(tracer.sweep({0, 36, 0}, kHalf, {-200, 0, 0}).met());
  EXPECT_FALSE(tracer.sweep({0, 36, 67}, kHalf, {200, 0, 0}).met()) << "beside it";
  EXPECT_TRUE(tracer.sweep({0, 36, 65}, kHalf, {200, 0, 0}).met());
}

TEST(HullTracer, MeetsTheNearestOfMany) {
  CollisionForTests world;
  for (int i = 9; i >= 0; --i) {
    const auto x = static_cast<float>(100 + 40 * i);
    world.box({x, 0, -50}, {x + 10, 100, 50});
  }
  const HullTracer tracer(world.take());
  EXPECT_EQ(tracer.sweep({0, 36, 0}, kHalf, {1000, 0, 0}).brush, 9);
}

TEST(HullTracer, FastBoxesDoNotPassThinWalls) {
  const HullTracer tracer(CollisionForTests().box({100, 0, -50}, {100.1F, 100, 50}).take());
  EXPECT_TRUE(tracer.sweep({0, 36, 0}, kHalf, {100'000, 0, 0}).met());
}

TEST(HullTracer, TellsWhoStandsInside) {
  const HullTracer tracer(CollisionForTests().box({-50, -50, -50}, {50, 50, 50}).take());
  EXPECT_FALSE(tracer.isFree({0, 0, 0}, kHalf));
  EXPECT_FALSE(tracer.isFree({60, 0, 0}, kHalf));
  EXPECT_TRUE(tracer.isFree({66, 0, 0}, kHalf)) << "touching is not inside";
  EXPECT_TRUE(tracer.isFree({67, 0, 0}, kHalf));
  const SweepResult out = tracer.sweep({0, 0, 0}, kHalf, {500, 0, 0});
  EXPECT_TRUE(out.startsInside);
  EXPECT_FALSE(out.met()) << "whoever stands inside can leave";
}

TEST(HullTracer, WhoTouchesCanSlideAndLeave) {
  const HullTracer tracer(CollisionForTests().box({-500, -10, -500}, {500, 0, 500}).take());
  EXPECT_FALSE(tracer.sweep({0, 36, 0}, kHalf, {50, 0, 0}).met());
  EXPECT_FALSE(tracer.sweep({0, 36, 0}, kHalf, {0, 50, 0}).met());
  const SweepResult down = tracer.sweep({0, 36, 0}, kHalf, {0, -50, 0});
  EXPECT_TRUE(down.met());
  EXPECT_EQ(down.fraction, 0.0F);
}

/// A bar along z whose cross-section is a square on its corner: only its four slanted planes and two ends are given.
CollisionForTests diamond() {
  const float s = std::sqrt(0.5F);
  return CollisionForTests().brush({{{s, s, 0}, s * 100},
                                    {{-s, s, 0}, s * 100},
                                    {{s, -s, 0}, s * 100},
                                    {{-s, -s, 0}, s * 100},
                                    {{0, 0, 1}, 200},
                                    {{0, 0, -1}, 200}},
                                   {{-100, -100, -200}, {100, 100, 200}});
}

TEST(HullTracer, IsExactAtSharpEdges) {
  const HullTracer tracer(diamond().take());
  // The corner at (100, 0): without bevels a box would be held off where the planes, moved apart, meet.
  const SweepResult met = tracer.sweep({300, 0, 0}, {10, 10, 10}, {-300, 0, 0});
  ASSERT_TRUE(met.met());
  EXPECT_NEAR(300 - met.fraction * 300, 110, 0.1);
  EXPECT_EQ(met.normal, QVector3D(1, 0, 0));
  EXPECT_FALSE(tracer.sweep({111, -300, 0}, {10, 10, 10}, {0, 600, 0}).met()) << "past the corner";
  EXPECT_TRUE(tracer.sweep({109, -300, 0}, {10, 10, 10}, {0, 600, 0}).met());
}

TEST(HullTracer, IsExactWhereASlantedEdgePassesABox) {
  // A thin wedge whose ridge runs diagonally through x and z: the exact sum needs a plane through that edge.
  const float s = std::sqrt(0.5F);
  const QVector3D side(s * 0.8F, 0.6F, -s * 0.8F);
  const QVector3D other(-s * 0.8F, 0.6F, s * 0.8F);
  const HullTracer tracer(CollisionForTests()
                              .brush({{side, 0}, {other, 0}, {{0, -1, 0}, 100}, {{s, 0, s}, 200}, {{-s, 0, -s}, 200}},
                                     {{-400, -100, -400}, {400, 0, 400}})
                              .take());
  const auto planes = [&] {
    const auto world = CollisionForTests()
                           .brush({{side, 0}, {other, 0}, {{0, -1, 0}, 100}, {{s, 0, s}, 200}, {{-s, 0, -s}, 200}},
                                  {{-400, -100, -400}, {400, 0, 400}})
                           .take();
    return bevelPlanes(*world, world->brushes[0]);
  }();
  EXPECT_GT(planes.size(), 5U + 5U) << "axes and edges";
  // Straight down onto the ridge: the middle of the box's bottom meets it at y = 0, whatever its corners do.
  const SweepResult met = tracer.sweep({0, 100, 0}, {10, 10, 10}, {0, -200, 0});
  ASSERT_TRUE(met.met());
  EXPECT_NEAR(100 - met.fraction * 200, 10, 0.1);
}

TEST(HullTracer, AgreesWithSamplingAtRandom) {
  // Exact: a box is inside the sum just when it overlaps the solid. Sampled on a prism and boxes around it.
  const auto world = CollisionForTests().ramp(0, 100, 60, -30, 30).take();
  const HullTracer tracer(world);
  const QVector3D half(8, 12, 6);
  const float slope = 60.0F / 100.0F;
  for (int i = 0; i < 4000; ++i) {
    const QVector3D centre(static_cast<float>(i % 20) * 7.3F - 20, static_cast<float>(i / 20 % 20) * 5.1F - 20,
                           static_cast<float>(i / 400) * 9.7F - 48);
    // The box's lower corner towards +x is the deepest below the slope.
    const float depth = slope * std::min(centre.x() + half.x(), 100.0F) - (centre.y() - half.y());
    const float margin = std::min({centre.x() + half.x(), 100 - (centre.x() - half.x()), centre.y() + half.y(),
                                   30 - std::abs(centre.z()) + half.z(), depth});
    if (std::abs(margin) > 0.1F) {
      EXPECT_EQ(tracer.isFree(centre, half), margin < 0) << testing::PrintToString(centre);
    }
  }
}

TEST(HullTracer, HostileSolidsBlockNothing) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  CollisionWorld world;
  world.planes = {{{nan, 0, 0}, 1}, {{0, 0, 0}, 1}, {{1, 0, 0}, nan}};
  world.brushes = {{.firstPlane = 0, .planeCount = 3, .bounds = {{-10, -10, -10}, {10, 10, 10}}, .record = {}},
                   {.firstPlane = 2, .planeCount = 900'000, .bounds = {{-10, -10, -10}, {10, 10, 10}}, .record = {}},
                   {.firstPlane = 4'000'000, .planeCount = 6, .bounds = {{-10, -10, -10}, {10, 10, 10}}, .record = {}}};
  const HullTracer tracer(std::make_shared<const CollisionWorld>(world));
  EXPECT_TRUE(tracer.isFree({0, 0, 0}, kHalf));
  EXPECT_FALSE(tracer.sweep({-100, 0, 0}, kHalf, {200, 0, 0}).met());
  EXPECT_FALSE(tracer.sweep({nan, 0, 0}, kHalf, {200, 0, 0}).met());
}

TEST(HullTracer, PlanesThatEncloseNothingAreNoSolid) {
  const auto world =
      CollisionForTests()
          .brush({{{1, 0, 0}, -5}, {{-1, 0, 0}, -5}, {{0, 1, 0}, 5}, {{0, -1, 0}, 5}}, {{-10, -10, -10}, {10, 10, 10}})
          .take();
  EXPECT_TRUE(bevelPlanes(*world, world->brushes[0]).empty());
}

} // namespace
} // namespace vitrine::collision
