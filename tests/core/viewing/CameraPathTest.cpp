#include "core/viewing/CameraPath.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::viewing {
namespace {

QQuaternion yawed(float degrees) {
  return QQuaternion::fromAxisAndAngle(0, 1, 0, degrees);
}

/// Legs of very unequal lengths, and a sharp corner.
std::vector<CameraPose> walk() {
  return {{.position = {0, 0, 0}, .orientation = yawed(0), .verticalFov = 60},
          {.position = {100, 5, 0}, .orientation = yawed(-80), .verticalFov = 90},
          {.position = {103, 5, 4}, .orientation = yawed(-200), .verticalFov = 90},
          {.position = {10, 0, 40}, .orientation = yawed(-150), .verticalFov = 40},
          {.position = {10, 30, 300}, .orientation = yawed(10), .verticalFov = 60}};
}

float angle(const QQuaternion& a, const QQuaternion& b) {
  return 2 * std::acos(std::min(std::abs(QQuaternion::dotProduct(a, b)), 1.0F));
}

TEST(CameraPath, LeadsThroughAllPosesFromFirstToLast) {
  const std::vector<CameraPose> poses = walk();
  const CameraPath path(poses);
  constexpr int kFine = 100'000;
  double sooner = -1;
  for (const CameraPose& pose : poses) {
    double nearest = 0;
    float distance = 1e9F;
    for (int i = 0; i <= kFine; ++i) {
      const double way = i / double{kFine};
      const float here = (path.along(way).position - pose.position).length();
      if (here < distance) {
        distance = here;
        nearest = way;
      }
    }
    const CameraPose met = path.along(nearest);
    EXPECT_LT(distance, 0.01F);
    EXPECT_LT(angle(met.orientation, pose.orientation), 0.01F);
    EXPECT_NEAR(met.verticalFov, pose.verticalFov, 0.1F);
    EXPECT_GT(nearest, sooner) << "in their order";
    sooner = nearest;
  }
  EXPECT_EQ(path.at(0), poses.front());
  EXPECT_EQ(path.at(1).position, poses.back().position);
  EXPECT_LT(angle(path.at(1).orientation, poses.back().orientation), 1e-3F);
}

TEST(CameraPath, HasOneSpeedBetweenItsGentleEnds) {
  const CameraPath path(walk());
  constexpr int kFrames = 2000;
  std::vector<double> speeds;
  for (int i = 0; i < kFrames; ++i) {
    speeds.push_back(static_cast<double>(
        (path.at((i + 1) / double{kFrames}).position - path.at(i / double{kFrames}).position).length()));
  }
  const double middle = speeds[kFrames / 2];
  for (int i = kFrames / 5; i < kFrames * 4 / 5; ++i) {
    EXPECT_NEAR(speeds[static_cast<std::size_t>(i)], middle, middle * 0.01) << i;
  }
  EXPECT_LT(speeds.front(), middle * 0.02);
  EXPECT_LT(speeds.back(), middle * 0.02);
  for (int i = 1; i < kFrames / 10; ++i) {
    EXPECT_GT(speeds[static_cast<std::size_t>(i)], speeds[static_cast<std::size_t>(i) - 1]) << i;
  }
}

TEST(CameraPath, BetweenTwoPosesIsStraight) {
  const CameraPath path(
      {{.position = {1, 2, 3}, .orientation = yawed(0)}, {.position = {11, 2, 3}, .orientation = yawed(90)}});
  const CameraPose middle = path.at(0.5);
  EXPECT_LT((middle.position - QVector3D(6, 2, 3)).length(), 1e-3F);
  EXPECT_LT(angle(middle.orientation, yawed(45)), 1e-3F);
}

TEST(CameraPath, TurnsByTheShorterWay) {
  // The same orientation as a quaternion of the other sign.
  const CameraPath path(
      {{.position = {0, 0, 0}, .orientation = yawed(0)}, {.position = {9, 0, 0}, .orientation = -yawed(20)}});
  EXPECT_LT(angle(path.at(0.5).orientation, yawed(10)), 1e-3F);
}

TEST(CameraPath, ACameraThatStandsTurnsEvenly) {
  const std::vector<CameraPose> poses{{.position = {5, 5, 5}, .orientation = yawed(0)},
                                      {.position = {5, 5, 5}, .orientation = yawed(40)}};
  const CameraPath path(poses);
  for (const double way : {0.25, 0.5, 0.75}) {
    EXPECT_EQ(path.along(way).position, QVector3D(5, 5, 5));
    EXPECT_NEAR(angle(path.along(way).orientation, yawed(0)), way * 40 * 3.14159 / 180, 0.01);
  }
  // On the way somewhere it takes its time, too.
  const CameraPath visit({{.position = {0, 0, 0}, .orientation = yawed(0)},
                          {.position = {10, 0, 0}, .orientation = yawed(0)},
                          {.position = {10, 0, 0}, .orientation = yawed(90)},
                          {.position = {20, 0, 0}, .orientation = yawed(90)}});
  EXPECT_LT((visit.along(0.5).position - QVector3D(10, 0, 0)).length(), 0.5F);
  EXPECT_LT(angle(visit.along(0.5).orientation, yawed(45)), 0.1F);
}

TEST(CameraPath, OfOnePoseStaysThere) {
  const CameraPose pose{.position = {1, 2, 3}, .orientation = yawed(30)};
  EXPECT_EQ(CameraPath({pose}).at(0.7), pose);
}

} // namespace
} // namespace vitrine::viewing
