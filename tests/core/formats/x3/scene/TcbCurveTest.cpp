// Curves through keys, against the formulas of docs/formats/bod.md written down once more.
#include "core/formats/x3/scene/TcbCurve.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::x3;

QVector3D at(const std::array<scene::Curve, 3>& curves, double time) {
  return {curves[0].at(time), curves[1].at(time), curves[2].at(time)};
}

/// Cubic Hermite with derivatives for the whole step.
double hermite(double from, double out, double in, double to, double s) {
  return (2 * s * s * s - 3 * s * s + 1) * from + (s * s * s - 2 * s * s + s) * out + (s * s * s - s * s) * in +
         (3 * s * s - 2 * s * s * s) * to;
}

TEST(TcbCurve, OnePlaceIsNoCurve) {
  EXPECT_TRUE(curvesThrough({{0, {1, 2, 3}, {}, false}, {1, {1, 2, 3}, {}, false}})[0].empty());
}

TEST(TcbCurve, LinearKeysAreStraight) {
  const auto curves = curvesThrough({{0, {0, 0, 0}, {}, true}, {2, {10, 0, 0}, {}, true}, {3, {10, 20, 0}, {}, true}});
  EXPECT_LT((at(curves, 0.5) - QVector3D(2.5F, 0, 0)).length(), 1e-4F);
  EXPECT_LT((at(curves, 2.25) - QVector3D(10, 5, 0)).length(), 1e-4F);
}

TEST(TcbCurve, FollowsKochanekAndBartels) {
  const double tension = 0.5;
  const double continuity = -0.5;
  const double bias = 0.25;
  const Tcb tcb{0.5F, -0.5F, 0.25F, 0, 0};
  const auto curves =
      curvesThrough({{0, {0, 0, 0}, {}, false}, {1, {4, 0, 0}, tcb, false}, {4, {10, 0, 0}, {}, false}});
  const double before = 4;
  const double after = 6;
  const double outgoing = (1 - tension) * (1 + continuity) * (1 + bias) / 2 * before +
                          (1 - tension) * (1 - continuity) * (1 - bias) / 2 * after;
  const double incoming = (1 - tension) * (1 - continuity) * (1 + bias) / 2 * before +
                          (1 - tension) * (1 + continuity) * (1 - bias) / 2 * after;
  // Steps of 1 and 3 seconds.
  const double out = outgoing * 2 * 3 / (1 + 3);
  const double in = incoming * 2 * 1 / (1 + 3);
  const double start = 1.5 * before - in / 2;
  const double end = 1.5 * after - out / 2;
  for (const double s : {0.2, 0.5, 0.7}) {
    EXPECT_NEAR(curves[0].at(s), hermite(0, start, in, 4, s), 1e-4) << s;
    EXPECT_NEAR(curves[0].at(1 + 3 * s), hermite(4, out, end, 10, s), 1e-4) << s;
  }
}

TEST(TcbCurve, TwoKeysAreJoinedStraight) {
  const auto curves = curvesThrough({{0, {0, 0, 0}, {}, false}, {2, {10, 0, 0}, {}, false}});
  EXPECT_NEAR(curves[0].at(0.5), 2.5, 1e-4);
}

// A pose that is held stays, though the path goes on behind it.
TEST(TcbCurve, HeldPosesStay) {
  const auto curves = curvesThrough(
      {{0, {0, 0, 0}, {}, false}, {1, {8, 0, 0}, {}, false}, {5, {8, 0, 0}, {}, false}, {6, {0, 0, 0}, {}, false}});
  for (const double time : {1.0, 2.0, 3.7, 5.0}) {
    EXPECT_NEAR(curves[0].at(time), 8, 1e-5) << time;
  }
  EXPECT_LT(curves[0].at(5.5), 8);
}

TEST(TcbCurve, EasesWarpTheTime) {
  Tcb leaves;
  leaves.easeFrom = 0.5F;
  const auto curves = curvesThrough({{0, {0, 0, 0}, leaves, true}, {1, {12, 0, 0}, {}, true}});
  // a = 0.5, b = 0: k = 1 / 1.5; before a it is k s^2 / a.
  EXPECT_NEAR(curves[0].at(0.25), 12 * (0.25 * 0.25 / 0.5 / 1.5), 1e-4);
  EXPECT_NEAR(curves[0].at(0.75), 12 * ((2 * 0.75 - 0.5) / 1.5), 1e-4);
}

TEST(TcbCurve, KeysAtOneMomentJump) {
  const auto curves = curvesThrough(
      {{0, {0, 0, 0}, {}, false}, {1, {4, 0, 0}, {}, false}, {1, {9, 0, 0}, {}, false}, {2, {9, 0, 0}, {}, false}});
  EXPECT_NEAR(curves[0].at(0.999), 4, 0.05);
  EXPECT_NEAR(curves[0].at(1), 9, 1e-5);
  EXPECT_NEAR(curves[0].at(1.5), 9, 1e-5);
}

} // namespace
} // namespace vitrine::tests
