#include "core/structure/Value.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

namespace vitrine::structure {
namespace {

TEST(Value, TextOfEveryKind) {
  EXPECT_EQ(toText({}), QString());
  EXPECT_EQ(toText(integer(-5)), QStringLiteral("-5"));
  EXPECT_EQ(toText(integer(std::uint32_t{4'000'000'000})), QStringLiteral("4000000000"));
  EXPECT_EQ(toText(QStringLiteral("a b")), QStringLiteral("a b"));
  EXPECT_EQ(toText(std::vector<std::int64_t>{1, -2, 3}), QStringLiteral("1 -2 3"));
  EXPECT_EQ(toText(std::vector<double>{0.5, -1}), QStringLiteral("0.5 -1"));
}

TEST(Value, NumbersAreAsShortAsTheyCanBe) {
  EXPECT_EQ(toText(static_cast<double>(0.1F)), QStringLiteral("0.1"));
  EXPECT_EQ(toText(0.1), QStringLiteral("0.1"));
  EXPECT_EQ(toText(16384.0), QStringLiteral("16384"));
  EXPECT_EQ(toText(std::numeric_limits<double>::infinity()), QStringLiteral("inf"));
  EXPECT_EQ(toText(std::nan("")), QStringLiteral("nan"));
}

TEST(Value, NumbersReadBackAsTheyWere) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    const auto single = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    if (std::isfinite(single)) {
      EXPECT_EQ(toText(static_cast<double>(single)).toFloat(), single);
    }
    const auto full = std::bit_cast<double>(random());
    if (std::isfinite(full)) {
      EXPECT_EQ(toText(full).toDouble(), full);
    }
  }
}

} // namespace
} // namespace vitrine::structure
