// Corners of faces as vertices: which share one, which way their normals look. Expected values are worked out by hand.
#include "core/formats/x3/scene/Corners.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using namespace formats::x3;

/// A ridge along z: two squares that meet at x = 0, each falling to its side by 45 degrees.
BodyRecord ridge(std::uint32_t left, std::uint32_t right) {
  BodyRecord record;
  record.points = {{0, 0, 0}, {0, 0, 10}, {10, -10, 10}, {10, -10, 0}, {-10, -10, 0}, {-10, -10, 10}};
  record.largest = 10;
  BodyFace a;
  a.points = {0, 1, 2, 3};
  a.corners = 4;
  a.smoothing = right;
  BodyFace b;
  b.points = {0, 4, 5, 1};
  b.corners = 4;
  b.smoothing = left;
  record.faces = {a, b};
  return record;
}

QVector3D normalAt(const Corners& corners, std::size_t face, std::size_t corner) {
  return corners.vertices[corners.ofFace[face][corner]].normal;
}

TEST(Corners, FlatFacesHaveNormalsOfTheirOwn) {
  const Corners corners = cornersOf(ridge(0, 0), 1, Progress());
  EXPECT_EQ(corners.vertices.size(), 8U);
  const float half = std::sqrt(0.5F);
  EXPECT_LT((normalAt(corners, 0, 0) - QVector3D(half, half, 0)).length(), 1e-5F);
  EXPECT_LT((normalAt(corners, 1, 0) - QVector3D(-half, half, 0)).length(), 1e-5F);
}

TEST(Corners, OfOneSmoothingValueShareNormals) {
  const Corners corners = cornersOf(ridge(3, 3), 1, Progress());
  EXPECT_EQ(corners.vertices.size(), 6U);
  EXPECT_EQ(corners.ofFace[0][0], corners.ofFace[1][0]);
  EXPECT_LT((normalAt(corners, 0, 0) - QVector3D(0, 1, 0)).length(), 1e-5F);
}

// The whole value counts: 1 and 3 have a bit in common.
TEST(Corners, OfDifferentSmoothingValuesAreApart) {
  const Corners corners = cornersOf(ridge(1, 3), 1, Progress());
  EXPECT_EQ(corners.vertices.size(), 8U);
  EXPECT_LT(normalAt(corners, 1, 0).x(), -0.5F);
}

TEST(Corners, OfDifferentUvsAreApart) {
  BodyRecord record = ridge(1, 1);
  record.uvs = {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {0.5F, 0}, {1, 0}, {1, 1}, {0, 1}};
  record.faces[0].firstUv = 0;
  record.faces[1].firstUv = 4;
  const Corners corners = cornersOf(record, 1, Progress());
  EXPECT_TRUE(corners.hasUvs);
  EXPECT_NE(corners.ofFace[0][0], corners.ofFace[1][0]) << "(0, 0) and (0.5, 0)";
  EXPECT_EQ(corners.ofFace[0][1], corners.ofFace[1][3]) << "both have (0, 1)";
  EXPECT_GT(normalAt(corners, 0, 0).x(), 0.5F);
  EXPECT_NEAR(normalAt(corners, 0, 1).x(), 0, 1e-5F);
}

// Points of the same place count as one, as exporters write a point for each corner.
TEST(Corners, PointsAtOnePlaceAreOne) {
  BodyRecord record = ridge(1, 1);
  record.points.emplace_back(-0.0F, 0.0F, 0.0F);
  record.points.emplace_back(0, 0, 10);
  record.faces[1].points = {6, 4, 5, 7};
  const Corners corners = cornersOf(record, 1, Progress());
  EXPECT_EQ(corners.vertices.size(), 6U);
  EXPECT_NEAR(normalAt(corners, 1, 0).x(), 0, 1e-5F);
}

/// A corner of a box, one of its sides split so that it has two triangles there.
TEST(Corners, NormalsAreWeightedByAngle) {
  BodyRecord record;
  record.points = {{0, 0, 0}, {10, 0, 0}, {0, 10, 0}, {0, 0, 10}, {10, 10, 0}};
  record.largest = 10;
  const auto face = [](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    BodyFace made;
    made.points = {a, b, c, 0};
    made.smoothing = 1;
    return made;
  };
  record.faces = {face(0, 1, 4), face(0, 4, 2), face(0, 2, 3), face(0, 3, 1)};
  const Corners corners = cornersOf(record, 1, Progress());
  const QVector3D outwards = QVector3D(1, 1, 1).normalized();
  // (1, 1, 1) in file axes: each side counts 90 degrees.
  EXPECT_LT((normalAt(corners, 0, 0) - QVector3D(outwards.x(), outwards.y(), -outwards.z())).length(), 1e-5F);
}

TEST(Corners, BinaryPointsBringTheirNormals) {
  BodyRecord record = ridge(1, 1);
  record.uvsByPoint = true;
  record.uvs = {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {1, 0}, {1, 1}};
  record.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 0}, {1, 0, 0}};
  record.smoothing = {1, 1, 1, 1, 1, 1};
  const Corners corners = cornersOf(record, 2, Progress());
  EXPECT_EQ(corners.vertices.size(), 6U);
  EXPECT_EQ(normalAt(corners, 0, 0), QVector3D(0, 0, -1));
  EXPECT_EQ(normalAt(corners, 1, 2), QVector3D(1, 0, 0));
  EXPECT_LT(normalAt(corners, 1, 1).x(), -0.5F) << "one that has none has its faces'";
  EXPECT_EQ(corners.vertices[corners.ofFace[0][2]].position, QVector3D(20, -20, -20));
}

} // namespace
} // namespace vitrine::tests
