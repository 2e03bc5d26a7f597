#include "core/scene/NodeTrack.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::scene {
namespace {

constexpr float kInfinite = std::numeric_limits<float>::infinity();

Curve::Key key(double time, float value, float in = 0, float out = 0) {
  return {time, value, in, out};
}

TEST(Curve, WithoutKeysItSaysNothing) {
  const Curve curve;
  EXPECT_TRUE(curve.empty());
  EXPECT_EQ(curve.at(1), 0);
  EXPECT_EQ(curve.end(), 0);
}

TEST(Curve, IsHeldBeforeTheFirstKeyAndAfterTheLast) {
  const Curve curve{{key(1, 5, 9, 9), key(2, 7, 9, 9)}};
  EXPECT_EQ(curve.at(-1), 5);
  EXPECT_EQ(curve.at(1), 5);
  EXPECT_EQ(curve.at(2), 7);
  EXPECT_EQ(curve.at(1e9), 7);
  EXPECT_EQ(curve.at(std::nan("")), 7) << "a time that is none leads to some key all the same";
  EXPECT_EQ(curve.end(), 2);
  EXPECT_EQ((Curve{{key(3, 4)}}).at(0), 4);
}

TEST(Curve, TangentsAreSlopesPerSecond) {
  // With the slope of the chord at both ends it is the chord, whatever the span.
  const Curve straight{{key(0, 1, 0, 2), key(4, 9, 2, 0)}};
  for (const double time : {0.5, 1.0, 3.25}) {
    EXPECT_NEAR(straight.at(time), 1 + 2 * time, 1e-5) << time;
  }
  // Flat ends: 3t² - 2t³.
  const Curve smooth{{key(0, 0), key(2, 10)}};
  EXPECT_NEAR(smooth.at(0.5), 10 * (3 * 0.0625 - 2 * 0.015625), 1e-5);
  EXPECT_NEAR(smooth.at(1), 5, 1e-5);
  // h10 of Hermite's basis at a half is 1/8, h11 is -1/8; both times the span.
  const Curve bent{{key(0, 0, 0, 3), key(2, 0, -5, 0)}};
  EXPECT_NEAR(bent.at(1), 2 * (3 + 5) / 8.0, 1e-5);
}

TEST(Curve, AnInfiniteTangentOnEitherSideHoldsTheValueBefore) {
  for (const auto& [out, in] : {std::pair(kInfinite, 1.0F), {1.0F, kInfinite}, {-kInfinite, -kInfinite}}) {
    const Curve stepped{{key(0, 3, 0, out), key(1, 8, in, 0), key(2, 9)}};
    EXPECT_EQ(stepped.at(0.99), 3);
    EXPECT_EQ(stepped.at(1), 8);
  }
}

TEST(Curve, WeightsMakeItABezierCurve) {
  Curve::Key from = key(0, 0, 0, 0);
  Curve::Key to = key(1, 1, 0, 0);
  const Curve thirds{{from, to}};
  from.weightedOut = to.weightedIn = true;
  const Curve weighted{{from, to}};
  EXPECT_NEAR(weighted.at(0.3), thirds.at(0.3), 1e-5) << "weights of a third are what there is without";
  from.outWeight = 0.8F;
  to.inWeight = 0.2F;
  const Curve late{{from, to}};
  // At t = 1/2 its time is (3 * 0.8 + 3 * 0.8 + 1) / 8 and its value (3 + 1) / 8.
  EXPECT_NEAR(late.at((2.4 + 2.4 + 1) / 8), 0.5, 1e-5);
  // One side alone is enough.
  to.weightedIn = false;
  const Curve oneSided{{from, to}};
  EXPECT_NEAR(oneSided.at((3 * 0.8 + 3 * (1 - 1.0 / 3) + 1) / 8), 0.5, 1e-5);
}

TEST(Curve, BadNumbersLeadToTheValueBefore) {
  const float huge = std::numeric_limits<float>::max();
  EXPECT_EQ((Curve{{key(0, 2, 0, huge), key(1e30, 3)}}).at(5e29), 2) << "beyond what a float can hold";
  EXPECT_EQ((Curve{{key(1, 2, 0, 1), key(1, 3)}}).at(1), 3) << "two keys at one time: the later one";
  Curve::Key wild = key(0, 0);
  wild.weightedOut = true;
  wild.outWeight = std::nanf("");
  EXPECT_TRUE(std::isfinite((Curve{{wild, key(1, 1)}}).at(0.5)));
}

} // namespace
} // namespace vitrine::scene
