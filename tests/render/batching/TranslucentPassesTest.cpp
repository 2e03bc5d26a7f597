#include "render/batching/TranslucentPasses.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::TranslucentPasses;

TEST(TranslucentPasses, AFewHaveAPassEach) {
  const TranslucentPasses orders({-5, 0, 100});
  EXPECT_EQ(orders.passCount(), 3);
  EXPECT_EQ(orders.passOf(-5), 0);
  EXPECT_EQ(orders.passOf(0), 1);
  EXPECT_EQ(orders.passOf(100), 2);
}

TEST(TranslucentPasses, ManyShareWithTheirNeighbours) {
  std::set<int> values;
  for (int i = 0; i < 1000; ++i) {
    values.insert(i * 7);
  }
  const TranslucentPasses orders(values);
  EXPECT_EQ(orders.passCount(), TranslucentPasses::kMaxPasses);
  std::set<int> used;
  int last = 0;
  for (const int value : values) {
    const int pass = orders.passOf(value);
    EXPECT_GE(pass, last);
    last = pass;
    used.insert(pass);
  }
  EXPECT_EQ(used.size(), static_cast<std::size_t>(TranslucentPasses::kMaxPasses));
  EXPECT_EQ(*used.begin(), 0);
  EXPECT_EQ(last, TranslucentPasses::kMaxPasses - 1);
}

TEST(TranslucentPasses, NoneNeedNone) {
  EXPECT_EQ(TranslucentPasses().passCount(), 0);
}

} // namespace
} // namespace vitrine::tests
