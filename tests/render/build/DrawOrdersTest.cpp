#include "render/build/DrawOrders.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::DrawOrders;

TEST(DrawOrders, AFewHaveAPassEach) {
  const DrawOrders orders({-5, 0, 100});
  EXPECT_EQ(orders.passCount(), 3);
  EXPECT_EQ(orders.passOf(-5), 0);
  EXPECT_EQ(orders.passOf(0), 1);
  EXPECT_EQ(orders.passOf(100), 2);
}

TEST(DrawOrders, ManyShareWithTheirNeighbours) {
  std::set<int> values;
  for (int i = 0; i < 1000; ++i) {
    values.insert(i * 7);
  }
  const DrawOrders orders(values);
  EXPECT_EQ(orders.passCount(), DrawOrders::kMaxPasses);
  std::set<int> used;
  int last = 0;
  for (const int value : values) {
    const int pass = orders.passOf(value);
    EXPECT_GE(pass, last);
    last = pass;
    used.insert(pass);
  }
  EXPECT_EQ(used.size(), static_cast<std::size_t>(DrawOrders::kMaxPasses));
  EXPECT_EQ(*used.begin(), 0);
  EXPECT_EQ(last, DrawOrders::kMaxPasses - 1);
}

TEST(DrawOrders, NoneNeedNone) {
  EXPECT_EQ(DrawOrders().passCount(), 0);
}

} // namespace
} // namespace vitrine::tests
