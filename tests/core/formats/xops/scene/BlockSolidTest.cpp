#include "core/formats/xops/scene/BlockSolid.h"

#include "tests/core/formats/xops/records/TestBlocks.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

TEST(BlockSolid, boxesOfAnySizeAndTaper) {
  EXPECT_TRUE(isSolid(box({-10, 0, -10}, {10, 20, 10})));
  EXPECT_TRUE(isSolid(box({1000, 0, 1000}, {1001, 0.5F, 1001})));
  Block roof = box({-10, 0, -10}, {10, 20, 10});
  for (std::size_t i = 0; i < 4; ++i) {
    roof.corners[i] = roof.corners[i] * QVector3D(0.5F, 1, 0.5F);
  }
  EXPECT_TRUE(isSolid(roof));
}

TEST(BlockSolid, sheetsAndWedgesAreBoards) {
  EXPECT_FALSE(isSolid(box({-10, 0, 0}, {10, 20, 0}))) << "no thickness";
  Block wedge = box({-10, 0, -10}, {10, 20, 10});
  wedge.corners[0] = wedge.corners[4];
  wedge.corners[1] = wedge.corners[5];
  EXPECT_FALSE(isSolid(wedge)) << "corners that coincide";
  EXPECT_FALSE(isSolid(box({3, 3, 3}, {3, 3, 3}))) << "a point";
}

TEST(BlockSolid, insideOutIsABoard) {
  Block block = box({-10, 0, -10}, {10, 20, 10});
  for (std::size_t i = 0; i < 4; ++i) {
    std::swap(block.corners[i], block.corners[i + 4]);
  }
  EXPECT_FALSE(isSolid(block));
}

} // namespace
} // namespace vitrine::tests
