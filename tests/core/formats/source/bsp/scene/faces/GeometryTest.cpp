// Triangulation, placement, displacement grids.
#include "core/formats/source/bsp/scene/Placement.h"
#include "core/formats/source/bsp/scene/faces/Triangulation.h"
#include "core/scene/Axes.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;

using Polygon = std::vector<QVector3D>;

float areaOf(const Polygon& polygon, const CornerTriangle& t) {
  return QVector3D::crossProduct(polygon[t[1]] - polygon[t[0]], polygon[t[2]] - polygon[t[0]]).length() / 2;
}

std::vector<CornerTriangle> cut(const Polygon& polygon) {
  std::vector<CornerTriangle> triangles;
  triangulate(polygon, triangles);
  return triangles;
}

/// Every side of the polygon must be a side of exactly one triangle: no corner is bridged over.
std::set<std::pair<std::uint32_t, std::uint32_t>> sidesOf(const std::vector<CornerTriangle>& triangles) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> sides;
  for (const CornerTriangle& t : triangles) {
    for (std::size_t i = 0; i < 3; ++i) {
      sides.insert({t[i], t[(i + 1) % 3]});
    }
  }
  return sides;
}

void expectGoodCut(const Polygon& polygon, float area) {
  const auto triangles = cut(polygon);
  ASSERT_EQ(triangles.size(), polygon.size() - 2);
  float sum = 0;
  for (const CornerTriangle& triangle : triangles) {
    EXPECT_GT(areaOf(polygon, triangle), 1e-3F);
    sum += areaOf(polygon, triangle);
  }
  EXPECT_NEAR(sum, area, 1e-3F * area);
  const auto sides = sidesOf(triangles);
  for (std::uint32_t i = 0; i < polygon.size(); ++i) {
    EXPECT_TRUE(sides.contains({i, static_cast<std::uint32_t>((i + 1) % polygon.size())})) << "side " << i;
  }
}

TEST(Triangulation, fanOfASquare) {
  const Polygon square{{0, 0, 0}, {10, 0, 0}, {10, 10, 0}, {0, 10, 0}};
  const auto triangles = cut(square);
  ASSERT_EQ(triangles.size(), 2U);
  EXPECT_EQ(triangles[0], (CornerTriangle{0, 1, 2}));
  EXPECT_EQ(triangles[1], (CornerTriangle{0, 2, 3}));
}

TEST(Triangulation, cornersOnSides) {
  expectGoodCut({{0, 0, 0}, {5, 0, 0}, {10, 0, 0}, {10, 10, 0}, {0, 10, 0}}, 100);
  expectGoodCut(
      {{0, 0, 0}, {3, 0, 0}, {7, 0, 0}, {10, 0, 0}, {10, 4, 0}, {10, 10, 0}, {5, 10, 0}, {0, 10, 0}, {0, 5, 0}}, 100);
}

TEST(Triangulation, allButOneCornerOnOneSide) {
  // Cutting the lone corner off first would leave nothing but a line.
  expectGoodCut({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}, {2, 3, 0}}, 6);
  expectGoodCut({{2, 3, 0}, {0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}}, 6);
}

TEST(Triangulation, keepsSense) {
  const Polygon polygon{{0, 0, 0}, {5, 0, 0}, {10, 0, 0}, {10, 10, 0}, {0, 10, 0}};
  for (const CornerTriangle& t : cut(polygon)) {
    EXPECT_GT(QVector3D::crossProduct(polygon[t[1]] - polygon[t[0]], polygon[t[2]] - polygon[t[0]]).z(), 0);
  }
}

TEST(Triangulation, flatAndHugePolygonsEnd) {
  EXPECT_EQ(cut(Polygon(5, QVector3D(1, 1, 1))).size(), 3U);
  EXPECT_EQ(cut({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}}).size(), 2U);
  EXPECT_EQ(cut(Polygon(70000, QVector3D(0, 0, 0))).size(), 69998U);
}

QVector3D forward(const QVector3D& angles) {
  const QVector3D turned = placement({}, angles).mapVector(QVector3D(1, 0, 0));
  return scene::kZUpRightHanded.toFile(turned);
}

void expectNear(const QVector3D& actual, const QVector3D& expected) {
  EXPECT_LT((actual - expected).length(), 1e-4F) << testing::PrintToString(actual);
}

TEST(Placement, anglesAsTheEngineTurns) {
  expectNear(forward({0, 0, 0}), {1, 0, 0});
  expectNear(forward({0, 90, 0}), {0, 1, 0});  // yaw turns to +Y
  expectNear(forward({90, 0, 0}), {0, 0, -1}); // positive pitch looks down
  expectNear(forward({0, 0, 45}), {1, 0, 0});  // roll turns around it
  expectNear(forward({45, 90, 0}), QVector3D(0, 1, -1).normalized());
  const QVector3D left = scene::kZUpRightHanded.toFile(
      placement({}, {0, 0, 90}).mapVector(scene::kZUpRightHanded.toScene(QVector3D(0, 1, 0))));
  expectNear(left, {0, 0, 1}); // roll lifts the left side
}

TEST(Placement, originAndScale) {
  const QMatrix4x4 matrix = placement({10, 20, 30}, {0, 90, 0}, {2, 3, 4});
  const auto place = [&](const QVector3D& point) {
    return scene::kZUpRightHanded.toFile(matrix.map(scene::kZUpRightHanded.toScene(point)));
  };
  expectNear(place({1, 0, 0}), {10, 22, 30});
  expectNear(place({0, 1, 0}), {7, 20, 30});
  expectNear(place({0, 0, 1}), {10, 20, 34});
}

TEST(Placement, brokenNumbersDoNothing) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(placement({nan, 0, 0}, {nan, 0, 0}, {nan, 1, 1}), QMatrix4x4());
}

} // namespace
} // namespace vitrine::tests
