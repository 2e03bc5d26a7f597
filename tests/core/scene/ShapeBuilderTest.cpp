#include "core/scene/ShapeBuilder.h"

#include "tests/support/CollisionChecks.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::ShapeBuilder;

scene::Mesh finish(ShapeBuilder& solid) {
  solid.addSurface(0, scene::kNone);
  return solid.take(QStringLiteral("solid"));
}

TEST(ShapeBuilder, turnedSolidsAreClosed) {
  constexpr auto kOpen = std::to_array<ShapeBuilder::Ring>({{2, 0}, {3, 1}, {1, 4}});
  ShapeBuilder solid;
  solid.addTurned(kOpen, 7);
  const scene::Mesh mesh = finish(solid);
  expectSolid(mesh);
  EXPECT_FLOAT_EQ(mesh.bounds.max().y(), 4);
  EXPECT_NEAR(mesh.bounds.max().x(), 3, 1e-5);
}

TEST(ShapeBuilder, turnedSolidsMayEndInATip) {
  constexpr auto kSpindle = std::to_array<ShapeBuilder::Ring>({{0, 0}, {3, 2}, {0, 4}});
  ShapeBuilder solid;
  solid.addTurned(kSpindle, 16);
  const scene::Mesh mesh = finish(solid);
  expectSolid(mesh);
  // Two cones of radius 3 and height 2, a little less for having sides.
  EXPECT_NEAR(volumeOf(mesh), 2 * M_PI * 9 * 2 / 3, 1.2);
}

TEST(ShapeBuilder, raisedOutlinesAreClosed) {
  constexpr auto kSquare = std::to_array<QVector2D>({{1, 1}, {1, -1}, {-1, -1}, {-1, 1}});
  ShapeBuilder solid;
  solid.addRaised(kSquare, 1, 4);
  const scene::Mesh mesh = finish(solid);
  expectSolid(mesh);
  EXPECT_NEAR(volumeOf(mesh), 12, 1e-4);
}

TEST(ShapeBuilder, diamondsAreClosed) {
  ShapeBuilder solid;
  solid.addDiamond({1, 2, 3}, 2, 5);
  const scene::Mesh mesh = finish(solid);
  expectSolid(mesh);
  EXPECT_NEAR(volumeOf(mesh), 8.0 * 10 / 3, 1e-3);
}

TEST(ShapeBuilder, arrowsAreClosedInEveryDirection) {
  const std::array<QVector3D, 7> directions{QVector3D(10, 0, 0),      QVector3D(-10, 0, 0), QVector3D(0, 10, 0),
                                            QVector3D(0, -9, 0),      QVector3D(0, 0, 10),  QVector3D(4, -7, 1),
                                            QVector3D(-1e5F, 3, 1e5F)};
  for (const QVector3D& direction : directions) {
    ShapeBuilder solid;
    solid.addArrow({1, 2, 3}, QVector3D(1, 2, 3) + direction, 0.5F, 2, 2);
    const scene::Mesh mesh = finish(solid);
    expectSolid(mesh);
    EXPECT_GT(volumeOf(mesh), 0);
    EXPECT_TRUE(mesh.bounds.contains(QVector3D(1, 2, 3) + direction));
  }
}

TEST(ShapeBuilder, surfacesAreTheRunsBetweenThem) {
  ShapeBuilder solid;
  solid.addArrow({}, {10, 0, 0}, 1, 2, 2);
  const std::uint32_t second = solid.indexCount();
  solid.addSurface(0, 5);
  solid.addArrow({}, {0, 0, 10}, 1, 2, 2);
  solid.addSurface(second, 6);
  const scene::Mesh mesh = solid.take(QStringLiteral("two"));
  ASSERT_EQ(mesh.surfaces.size(), 2U);
  EXPECT_EQ(mesh.surfaces[0].indexCount, second);
  EXPECT_EQ(mesh.surfaces[1].firstIndex, second);
  EXPECT_EQ(mesh.surfaces[1].material, MaterialIndex(6));
  EXPECT_LT(mesh.surfaces[0].bounds.max().z(), 2);
  EXPECT_FLOAT_EQ(mesh.bounds.max().z(), 10);
}

} // namespace
} // namespace vitrine::tests
