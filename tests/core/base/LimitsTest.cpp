#include "core/base/Limits.h"

#include <gtest/gtest.h>

namespace vitrine::base {
namespace {

// The defaults promise that a load stays within an ordinary machine and that real maps fit with room to spare.
TEST(Limits, DefaultsFitRealMapsAndOrdinaryMachines) {
  const Limits limits;
  EXPECT_LE(limits.maxDecodedBytes, limits.maxTotalDecodedBytes);
  EXPECT_LE(limits.maxTotalDecodedBytes, 4ULL << 30);
  EXPECT_GE(limits.maxTriangles, 10'000'000U);
  EXPECT_GE(limits.maxTextureSide, 8192U);
  EXPECT_GE(limits.maxDepth, 16);
  EXPECT_LE(limits.maxDepth, 1000) << "recursion this deep must fit on a worker's stack";
}

} // namespace
} // namespace vitrine::base
