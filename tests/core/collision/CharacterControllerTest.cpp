#include "core/collision/CharacterController.h"

#include "tests/core/scene/CollisionForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::collision {
namespace {

using tests::CollisionForTests;

constexpr QVector3D kAhead(1, 0, 0);

/// A floor with its top at y = 0, and what a test puts on it.
class WalkerTest : public testing::Test {
protected:
  void build(CollisionForTests& world) {
    tracer.emplace(world.take());
    walker.emplace(*tracer);
  }
  void buildFloor() {
    CollisionForTests world = floor();
    build(world);
  }
  static CollisionForTests floor() { return CollisionForTests().box({-1000, -16, -1000}, {1000, 0, 1000}); }

  void standAt(const QVector3D& feet) { ASSERT_TRUE(walker->putEyeAt(feet + QVector3D(0, 64, 0))); }
  void walk(const CharacterInput& intent, double seconds, double frame = 1.0 / 60) {
    for (double at = 0; at < seconds - 1e-9; at += frame) {
      walker->advance(intent, std::min(frame, seconds - at));
    }
  }
  void settle() { walk({}, 2); }

  std::optional<HullTracer> tracer;
  std::optional<CharacterController> walker;
};

TEST_F(WalkerTest, FallsToTheGroundAndRests) {
  buildFloor();
  standAt({0, 300, 0});
  EXPECT_FALSE(walker->atRest());
  settle();
  EXPECT_TRUE(walker->onGround());
  EXPECT_TRUE(walker->atRest());
  EXPECT_NEAR(walker->feet().y(), 0, 0.1);
  EXPECT_NEAR(walker->eye().y(), 64, 0.1);
}

TEST_F(WalkerTest, WalksRunsAndStops) {
  buildFloor();
  standAt({0, 0, 0});
  walk({.direction = kAhead}, 1);
  EXPECT_NEAR(walker->velocity().x(), 190, 2);
  EXPECT_NEAR(walker->feet().x(), 190 - 190.0 / 12, 3);
  walk({.direction = kAhead, .run = true}, 1);
  EXPECT_NEAR(walker->velocity().x(), 320, 2);
  EXPECT_NEAR(walker->feet().y(), 0, 0.1);
  settle();
  EXPECT_TRUE(walker->atRest());
}

TEST_F(WalkerTest, GoesTheSameWayAtEveryFrameRate) {
  const auto placeAfter = [this](double frame) {
    CollisionForTests world = floor();
    world.box({100, 0, -100}, {130, 12, 100}).box({200, 0, -1000}, {210, 100, 1000});
    build(world);
    standAt({0, 0, 0});
    walk({.direction = QVector3D(0.8F, 0, 0.6F), .run = true}, 1, frame);
    walk({.direction = kAhead, .jump = true}, 1, frame);
    return walker->feet();
  };
  const QVector3D expected = placeAfter(1.0 / 200);
  for (const double frame : {1.0 / 144, 1.0 / 60, 1.0 / 25, 0.2}) {
    EXPECT_LT((placeAfter(frame) - expected).length(), 4) << frame; // at most a step or two more or less
  }
}

TEST_F(WalkerTest, WallsStopAndLetSlide) {
  CollisionForTests world = floor();
  world.box({100, 0, -1000}, {110, 200, 1000});
  build(world);
  standAt({0, 0, 0});
  walk({.direction = QVector3D(0.6F, 0, 0.8F)}, 2);
  EXPECT_NEAR(walker->feet().x(), 84, 0.1);
  EXPECT_NEAR(walker->velocity().z(), 0.8 * 190, 3) << "along the wall";
  walk({.direction = kAhead}, 2);
  EXPECT_NEAR(walker->feet().x(), 84, 0.1);
}

TEST_F(WalkerTest, CornersHold) {
  CollisionForTests world = floor();
  world.box({100, 0, -1000}, {110, 200, 1000}).box({-1000, 0, 100}, {1000, 200, 110});
  build(world);
  standAt({0, 0, 0});
  walk({.direction = QVector3D(0.7F, 0, 0.7F), .run = true}, 3);
  EXPECT_NEAR(walker->feet().x(), 84, 0.1);
  EXPECT_NEAR(walker->feet().z(), 84, 0.1);
  settle();
  EXPECT_TRUE(walker->atRest());
}

TEST_F(WalkerTest, ClimbsStairsAndComesDownThem) {
  CollisionForTests world = floor();
  for (int i = 0; i < 8; ++i) {
    const auto n = static_cast<float>(i);
    world.box({100 + n * 32, 0, -50}, {600, 16 * (n + 1), 50});
  }
  build(world);
  standAt({0, 0, 0});
  float lastEye = walker->eye().y();
  for (int i = 0; i < 150; ++i) {
    walk({.direction = kAhead}, 1.0 / 60);
    EXPECT_LT(std::abs(walker->eye().y() - lastEye), 8) << "the eye does not jump";
    lastEye = walker->eye().y();
  }
  EXPECT_NEAR(walker->feet().y(), 128, 0.1);
  EXPECT_GT(walker->feet().x(), 400);
  for (int i = 0; i < 150; ++i) {
    walk({.direction = -kAhead}, 1.0 / 60);
    EXPECT_TRUE(walker->onGround()) << "feet stay on the steps";
  }
  EXPECT_NEAR(walker->feet().y(), 0, 0.1);
}

TEST_F(WalkerTest, StepsAreEighteenHighAtMost) {
  for (const auto& [height, climbs] : {std::pair{18.0F, true}, {20.0F, false}}) {
    CollisionForTests world = floor();
    world.box({100, 0, -200}, {400, height, 200});
    build(world);
    standAt({0, 0, 0});
    walk({.direction = kAhead}, 1.5);
    EXPECT_EQ(walker->feet().x() > 100, climbs) << height;
  }
}

TEST_F(WalkerTest, ALowCeilingStopsAStep) {
  CollisionForTests world = floor();
  world.box({100, 0, -200}, {400, 16, 200}).box({100, 80, -200}, {400, 120, 200});
  build(world);
  standAt({0, 0, 0});
  walk({.direction = kAhead}, 2);
  EXPECT_NEAR(walker->feet().x(), 84, 0.2);
}

TEST_F(WalkerTest, WalksUpSlopesThatAreNotTooSteep) {
  CollisionForTests world = floor();
  world.ramp(100, 500, 200, -200, 200);
  build(world);
  standAt({0, 0, 0});
  walk({.direction = kAhead}, 2);
  EXPECT_TRUE(walker->onGround());
  EXPECT_GT(walker->feet().y(), 100);
  EXPECT_NEAR(walker->velocity().x(), 190, 10) << "as fast as on level ground";
  settle();
  EXPECT_TRUE(walker->atRest()) << "and does not slide back";
  walk({.direction = -kAhead, .run = true}, 0.5);
  EXPECT_TRUE(walker->onGround()) << "nor fly off downhill";
}

TEST_F(WalkerTest, SlidesDownSteepSlopes) {
  CollisionForTests world = floor();
  world.ramp(100, 200, 150, -200, 200);
  build(world);
  standAt({0, 0, 0});
  walk({.direction = kAhead, .run = true}, 2);
  EXPECT_LT(walker->feet().y(), 30);
  standAt({170, 130, 0});
  settle();
  EXPECT_LT(walker->feet().y(), 1);
}

TEST_F(WalkerTest, FallsIntoGapsWideEnough) {
  for (const auto& [width, falls] : {std::pair{24.0F, false}, {200.0F, true}}) {
    CollisionForTests world;
    world.box({-500, -16, -500}, {100, 0, 500}).box({100 + width, -16, -500}, {900, 0, 500});
    world.box({-500, -400, -500}, {900, -300, 500});
    build(world);
    standAt({0, 0, 0});
    walk({.direction = kAhead}, 2);
    EXPECT_EQ(walker->feet().y() < -100, falls) << width;
  }
}

TEST_F(WalkerTest, JumpsOnceForEachPress) {
  buildFloor();
  standAt({0, 0, 0});
  float highest = 0;
  int landings = 0;
  bool wasOnGround = true;
  for (int i = 0; i < 240; ++i) {
    walk({.direction = {}, .jump = true}, 1.0 / 60);
    highest = std::max(highest, walker->feet().y());
    landings += walker->onGround() && !wasOnGround ? 1 : 0;
    wasOnGround = walker->onGround();
  }
  EXPECT_NEAR(highest, 268.0 * 268.0 / 1600, 1.5);
  EXPECT_EQ(landings, 1);
  walk({}, 0.1);
  walk({.direction = {}, .jump = true}, 0.1);
  EXPECT_FALSE(walker->onGround());
}

TEST_F(WalkerTest, CrouchesUnderBeamsAndRisesBehindThem) {
  CollisionForTests world = floor();
  world.box({100, 50, -1000}, {300, 200, 1000});
  build(world);
  standAt({0, 0, 0});
  walk({.direction = kAhead}, 2);
  EXPECT_LT(walker->feet().x(), 100);
  walk({.direction = kAhead, .crouch = true}, 2);
  EXPECT_GT(walker->feet().x(), 120);
  EXPECT_NEAR(walker->eye().y(), 28, 0.5);
  walk({}, 1);
  EXPECT_TRUE(walker->crouches()) << "no room to rise";
  walk({.direction = kAhead}, 3.5);
  EXPECT_FALSE(walker->crouches());
  EXPECT_NEAR(walker->eye().y(), 64, 0.5);
}

TEST_F(WalkerTest, WithoutGravityGlidesAndStillMeetsWalls) {
  CollisionForTests world = floor();
  world.box({100, -500, -1000}, {110, 500, 1000});
  build(world);
  standAt({0, 0, 0});
  walker->setGravity(false);
  walk({.direction = {0, 1, 0}}, 0.5);
  EXPECT_GT(walker->feet().y(), 100);
  settle();
  EXPECT_TRUE(walker->atRest()) << "hangs in the air";
  walk({.direction = {0.7F, 0.7F, 0}, .run = true}, 0.4);
  EXPECT_LT(walker->feet().x(), 84.1F);
  walk({.direction = {0, -1, 0}}, 5);
  EXPECT_NEAR(walker->feet().y(), 0, 0.1);
  walker->setGravity(true);
  standAt({0, 200, 0});
  settle();
  EXPECT_TRUE(walker->onGround());
}

TEST_F(WalkerTest, IsPushedOutOfSolids) {
  CollisionForTests world = floor();
  world.box({100, 0, -200}, {140, 300, 200});
  build(world);
  standAt({104, 0, 0});
  EXPECT_TRUE(tracer->isFree(walker->feet() + QVector3D(0, 36, 0), {16, 36, 16}));
  EXPECT_LT(walker->feet().x(), 100);
  standAt({0, -20, 0});
  EXPECT_GE(walker->feet().y(), 0) << "up out of the floor, not down through it";
}

TEST_F(WalkerTest, StaysWhereItWasWhenThereIsNoPlaceForIt) {
  CollisionForTests world = floor();
  world.box({2000, -500, -500}, {3000, 500, 500});
  build(world);
  standAt({10, 0, 20});
  const QVector3D before = walker->feet();
  EXPECT_FALSE(walker->putEyeAt({2500, 0, 0})) << "deep in stone";
  EXPECT_FALSE(walker->putEyeAt({0, 100, 5000})) << "over nothing";
  EXPECT_EQ(walker->feet(), before);
  walker->setGravity(false);
  EXPECT_TRUE(walker->putEyeAt({0, 100, 5000})) << "which does not matter to who glides";
}

TEST_F(WalkerTest, ComesBackFromBelowTheWorld) {
  CollisionForTests world;
  world.box({-100, -16, -100}, {100, 0, 100});
  build(world);
  standAt({0, 0, 0});
  float lowest = 0;
  for (int i = 0; i < 90; ++i) {
    walk({.direction = kAhead}, 1.0 / 60);
    lowest = std::min(lowest, walker->feet().y());
  }
  EXPECT_LT(lowest, -100);
  walk({}, 3);
  EXPECT_TRUE(walker->onGround());
  EXPECT_NEAR(walker->feet().y(), 0, 0.1);
}

TEST_F(WalkerTest, ManyWallsStillHold) {
  // A room of slanted walls; whoever runs about in it never leaves it.
  CollisionForTests world = floor();
  for (int i = 0; i < 7; ++i) {
    const float angle = static_cast<float>(i) * 6.2831853F / 7;
    const QVector3D out(std::cos(angle), 0, std::sin(angle));
    world.brush({{-out, -200},
                 {out, 216},
                 {{0, 1, 0}, 300},
                 {{0, -1, 0}, 16},
                 {QVector3D(out.z(), 0, -out.x()), 200},
                 {QVector3D(-out.z(), 0, out.x()), 200}},
                {{-500, -16, -500}, {500, 300, 500}});
  }
  build(world);
  standAt({0, 0, 0});
  for (int i = 0; i < 40; ++i) {
    const float angle = static_cast<float>(i * i) * 0.7F;
    walk({.direction = {std::cos(angle), 0, std::sin(angle)}, .run = true, .jump = i % 3 == 0}, 0.7);
    ASSERT_LT(QVector3D(walker->feet().x(), 0, walker->feet().z()).length(), 240);
    ASSERT_GE(walker->feet().y(), -0.1F);
  }
}

} // namespace
} // namespace vitrine::collision
