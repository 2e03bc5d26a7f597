#include "core/formats/xops/scene/BlockFaces.h"

#include "tests/core/formats/xops/records/TestBlocks.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

const std::array<QVector3D, kBlockFaces> kOutwards{QVector3D(0, 1, 0), QVector3D(0, -1, 0), QVector3D(0, 0, -1),
                                                   QVector3D(1, 0, 0), QVector3D(0, 0, 1),  QVector3D(-1, 0, 0)};

TEST(BlockFaces, normalsPointOutOfTheBlock) {
  const Block block = box({-3, 0, -5}, {7, 2, 1});
  for (int face = 0; face < kBlockFaces; ++face) {
    const auto shape = faceOf(block, face);
    ASSERT_TRUE(shape) << faceName(face);
    EXPECT_EQ(shape->normal, kOutwards[static_cast<std::size_t>(face)]) << faceName(face);
    for (const QVector3D& corner : shape->corners) {
      const QVector3D fromCentre = corner - QVector3D(2, 1, -2);
      EXPECT_GT(QVector3D::dotProduct(fromCentre, shape->normal), 0.0F) << "a corner of another face";
    }
  }
}

// The proof of the pairing: the editor's (0,0) (1,0) (1,1) (0,1) stands upright on each wall as seen from outside.
TEST(BlockFaces, picturesStandUprightOnWalls) {
  const Block block = box({-1, -1, -1}, {1, 1, 1});
  for (int face = 2; face < kBlockFaces; ++face) {
    const auto shape = faceOf(block, face);
    // Left-handed with y up: to the right of someone who looks along -normal.
    const QVector3D right = QVector3D::crossProduct(shape->normal, QVector3D(0, 1, 0)) * -1.0F;
    for (std::size_t j = 0; j < 4; ++j) {
      const QVector3D& corner = shape->corners[j];
      EXPECT_EQ(shape->uvs[j].y(), corner.y() > 0 ? 0.0F : 1.0F) << faceName(face) << ": the top row is on top";
      EXPECT_EQ(shape->uvs[j].x(), QVector3D::dotProduct(corner, right) > 0 ? 0.0F : 1.0F)
          << faceName(face) << ": not mirrored";
    }
  }
}

TEST(BlockFaces, trianglesKeepTheirNormal) {
  Block block = box({-1, -1, -1}, {1, 1, 1});
  block.corners[kFaceCorners[0][1]] = block.corners[kFaceCorners[0][0]]; // A and B of the top coincide
  const auto top = faceOf(block, 0);
  ASSERT_TRUE(top);
  EXPECT_EQ(top->normal, QVector3D(0, 1, 0));
}

TEST(BlockFaces, withoutAreaThereIsNone) {
  EXPECT_FALSE(faceOf(box({0, 0, 0}, {0, 10, 10}), 0)) << "a strip";
  EXPECT_FALSE(faceOf(box({1, 1, 1}, {1, 1, 1}), 3)) << "a point";
  EXPECT_TRUE(faceOf(box({0, 0, 0}, {0, 10, 10}), 3)) << "a sheet's large side";
}

TEST(BlockFaces, textureCoordinatesThatAreNoNumbersAre0) {
  Block block = box({-1, -1, -1}, {1, 1, 1});
  block.uvs[0][0] = QVector2D(std::numeric_limits<float>::quiet_NaN(), 3);
  const auto top = faceOf(block, 0);
  ASSERT_TRUE(top);
  EXPECT_EQ(top->uvs[2], QVector2D()) << "stored corner 0 belongs to C";
}

} // namespace
} // namespace vitrine::tests
