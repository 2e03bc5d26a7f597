#include "core/scene/NodeTrack.h"

#include "tests/support/QtPrinters.h"

#include <QtMath>

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

/// The way from (0, 0) to (1, 1) by area under the speed: trapezia, whatever the formula.
double wayByAdding(double share, double out, double in) {
  const double even = 1 / (1 - out / 2 - in / 2);
  constexpr int kSteps = 20'000;
  double way = 0;
  for (int i = 0; i < kSteps; ++i) {
    const double at = share * (i + 0.5) / kSteps;
    const double speed = at < out ? even * at / out : at > 1 - in ? even * (1 - at) / in : even;
    way += speed * share / kSteps;
  }
  return way;
}

TEST(Eased, GathersSpeedEvenlyAndSlowsDownEvenly) {
  for (const auto& [out, in] : {std::pair(0.5, 0.0), {0.0, 0.25}, {0.3, 0.6}, {1.0, 0.0}, {0.5, 0.5}}) {
    for (const double share : {0.0, 0.1, 0.25, 0.5, 0.7, 0.9, 1.0}) {
      EXPECT_NEAR(eased(share, out, in), wayByAdding(share, out, in), 1e-6) << out << ' ' << in << " at " << share;
    }
  }
}

TEST(Eased, PartsThatOverlapShareTheWay) {
  EXPECT_DOUBLE_EQ(eased(0.3, 1, 1), eased(0.3, 0.5, 0.5));
  EXPECT_DOUBLE_EQ(eased(0.8, 0.9, 0.3), eased(0.8, 0.75, 0.25));
  EXPECT_EQ(eased(0.4, 0, 0), 0.4);
  EXPECT_EQ(eased(0.4, std::nan(""), -3), 0.4) << "what is no share is none";
}

TEST(Curve, EaseChangesWhenItIsWhere) {
  Curve::Key from = key(0, 0, 0, 5);
  Curve::Key to = key(2, 10, 5, 0);
  from.easeOut = 0.5F;
  const Curve curve{{from, to}};
  EXPECT_NEAR(curve.at(0.5), 10 * eased(0.25, 0.5, 0), 1e-5);
  EXPECT_LT(curve.at(0.5), 2);
  EXPECT_FLOAT_EQ(curve.at(2), 10);
}

AxisAngleKeys thirds() {
  AxisAngleKeys turns;
  const QVector3D axis(0, 0, 1);
  for (int i = 0; i < 4; ++i) {
    const float degrees = 120.0F * static_cast<float>(i);
    turns.keys.push_back({i * 0.25, QQuaternion::fromAxisAndAngle(axis, degrees), axis,
                          i == 0 ? 0.0F : qDegreesToRadians(120.0F), 0, 0});
  }
  return turns;
}

void expectSameTurn(const QQuaternion& got, const QQuaternion& wanted) {
  for (const QVector3D& axis : {QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)}) {
    EXPECT_LT((got.rotatedVector(axis) - wanted.rotatedVector(axis)).length(), 1e-5F)
        << testing::PrintToString(got) << " for " << testing::PrintToString(wanted);
  }
}

TEST(AxisAngleKeys, GoOnAroundAFullCircle) {
  const AxisAngleKeys turns = thirds();
  for (const double time : {0.0, 0.1, 0.25, 0.4, 0.6, 0.75}) {
    expectSameTurn(turns.at(time), QQuaternion::fromAxisAndAngle(0, 0, 1, static_cast<float>(time * 480)));
  }
  expectSameTurn(turns.at(-1), {});
  expectSameTurn(turns.at(9), QQuaternion::fromAxisAndAngle(0, 0, 1, 360));
  expectSameTurn(AxisAngleKeys().at(1), {});
  EXPECT_EQ(turns.end(), 0.75);
}

TEST(AxisAngleKeys, MoreThanHalfACircleBetweenTwoKeysStaysThat) {
  AxisAngleKeys turns;
  turns.keys = {{0, {}, {}, 0, 0, 0},
                {1, QQuaternion::fromAxisAndAngle(0, 1, 0, 270), {0, 1, 0}, qDegreesToRadians(270.0F), 0, 0}};
  expectSameTurn(turns.at(0.5), QQuaternion::fromAxisAndAngle(0, 1, 0, 135));
}

TEST(AxisAngleKeys, TheWayIsEased) {
  AxisAngleKeys turns = thirds();
  turns.keys[0].easeOut = 0.5F;
  turns.keys[1].easeIn = 0.5F;
  expectSameTurn(turns.at(0.0625),
                 QQuaternion::fromAxisAndAngle(0, 0, 1, static_cast<float>(120 * eased(0.25, 0.5, 0.5))));
}

Curve still(float value) {
  return {{key(0, value)}};
}

TEST(LookAtTrack, LooksAtItsTargetUpright) {
  const LookAtTrack aim{{still(10), still(5), still(0)}, {}};
  const QQuaternion turned = aim.at({10, 5, 20}, 0);
  expectSameTurn(turned, {});
  const QQuaternion sideways = aim.at({0, 5, 0}, 0);
  EXPECT_LT((sideways.rotatedVector({0, 0, -1}) - QVector3D(1, 0, 0)).length(), 1e-5F);
  EXPECT_LT((sideways.rotatedVector({0, 1, 0}) - QVector3D(0, 1, 0)).length(), 1e-5F);
  const QQuaternion down = aim.at({10, 50, 0}, 0);
  EXPECT_LT((down.rotatedVector({0, 0, -1}) - QVector3D(0, -1, 0)).length(), 1e-5F);
  expectSameTurn(aim.at({10, 5, 0}, 0), {});
}

TEST(LookAtTrack, RollsAroundTheLineItLooksAlong) {
  const LookAtTrack aim{{still(0), still(0), still(0)}, still(qDegreesToRadians(90.0F))};
  const QQuaternion rolled = aim.at({0, 0, 4}, 0);
  EXPECT_LT((rolled.rotatedVector({0, 0, -1}) - QVector3D(0, 0, -1)).length(), 1e-5F);
  EXPECT_LT((rolled.rotatedVector({0, 1, 0}) - QVector3D(-1, 0, 0)).length(), 1e-5F) << "its head goes to its left";
}

TEST(NodeTrack, EndsWithTheLastOfItsKeys) {
  NodeTrack track;
  EXPECT_EQ(track.end(), 0);
  track.position[1] = {{key(0, 1), key(3, 1)}};
  track.turns = thirds();
  EXPECT_EQ(track.end(), 3);
  track.aim.roll = {{key(7, 0)}};
  EXPECT_EQ(track.end(), 7);
}

} // namespace
} // namespace vitrine::scene
