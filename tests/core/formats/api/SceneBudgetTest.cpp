#include "core/formats/api/SceneBudget.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::SceneBudget;

TEST(SceneBudget, givesWhatIsLeftAndSaysWhenItCouldNot) {
  Limits limits;
  limits.maxDecodedBytes = 1000;
  SceneBudget budget(1, limits);
  EXPECT_TRUE(budget.takeBytes(900));
  EXPECT_FALSE(budget.exhausted());
  EXPECT_FALSE(budget.takeBytes(101));
  EXPECT_TRUE(budget.exhausted());
  EXPECT_TRUE(budget.takeBytes(100)) << "less may still be had";
  EXPECT_FALSE(budget.takeBytes(~0ULL));
}

TEST(SceneBudget, growsWithTheFileAndEndsAtTheLimits) {
  constexpr std::uint64_t kMiB = 1ULL << 20;
  EXPECT_TRUE(SceneBudget(0, {}).takeBytes(64 * kMiB));
  EXPECT_FALSE(SceneBudget(0, {}).takeBytes(64 * kMiB + 1));
  EXPECT_TRUE(SceneBudget(kMiB, {}).takeBytes(96 * kMiB));
  EXPECT_FALSE(SceneBudget(1ULL << 40, {}).takeBytes(Limits().maxDecodedBytes + 1));
  Limits limits;
  limits.maxNodes = 4;
  limits.maxTriangles = 8;
  SceneBudget budget(0, limits);
  EXPECT_FALSE(budget.takeNodes(5));
  EXPECT_TRUE(budget.takeNodes(4));
  EXPECT_FALSE(budget.takeTriangles(9));
  EXPECT_TRUE(budget.takeTriangles(8));
}

TEST(SceneBudget, partsAreTakenAway) {
  Limits limits;
  limits.maxDecodedBytes = 1000;
  SceneBudget budget(0, limits);
  SceneBudget quarter = budget.part(4);
  EXPECT_FALSE(quarter.takeBytes(251));
  EXPECT_TRUE(quarter.takeBytes(250));
  EXPECT_FALSE(budget.exhausted());
  EXPECT_FALSE(budget.takeBytes(751));
  EXPECT_TRUE(budget.takeBytes(750));
}

} // namespace
} // namespace vitrine::tests
