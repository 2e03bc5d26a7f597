#include "core/base/Error.h"

#include "core/base/Result.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::base {
namespace {

TEST(Error, ReasonNamesThePlace) {
  EXPECT_EQ(Error::of(ErrorCode::Unreadable, QStringLiteral("no")).reason(), QStringLiteral("no"));
  EXPECT_EQ(Error::damaged(QStringLiteral("cut"), 0x1f).reason(), QStringLiteral("cut (at byte 0x1f)"));
  EXPECT_EQ(Error::damaged(QStringLiteral("cut"), 255, 4).reason(), QStringLiteral("cut (at byte 0xff of space 4)"));
}

TEST(Error, ReasonKeepsPercentSignsOfTheMessage) {
  EXPECT_EQ(Error::damaged(QStringLiteral("name \"%1%2\""), 1, 2).reason(),
            QStringLiteral("name \"%1%2\" (at byte 0x1 of space 2)"));
}

TEST(Error, OffsetsBeyondFourGibibytesAreWhole) {
  EXPECT_EQ(Error::damaged(QStringLiteral("x"), 0x123456789aULL).reason(), QStringLiteral("x (at byte 0x123456789a)"));
}

TEST(Error, CarriesWhatTheUserMustGive) {
  Error error = Error::of(ErrorCode::NeedsInput, QStringLiteral("a key is needed"), QStringLiteral("a.vgo"));
  error.needs = NeedsInput{QStringLiteral("key"), QStringLiteral("Key file"), QStringLiteral("*.vgk")};
  const Result<int> result = std::unexpected(error);
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().needs->option, QStringLiteral("key"));
  EXPECT_EQ(result.error().path, QStringLiteral("a.vgo"));
}

TEST(ByteRange, ContainsItsBytesOnly) {
  const ByteRange range{0, 10, 5};
  EXPECT_EQ(range.end(), 15U);
  EXPECT_FALSE(range.contains(9));
  EXPECT_TRUE(range.contains(10));
  EXPECT_TRUE(range.contains(14));
  EXPECT_FALSE(range.contains(15));
  EXPECT_FALSE((ByteRange{0, 10, 0}.contains(10)));
}

} // namespace
} // namespace vitrine::base
