#include "core/bytes/OffsetExpression.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

constexpr OffsetContext kContext{.here = 0x100, .end = 0x1000};

OffsetTarget targetOf(QStringView text) {
  const auto target = parseOffset(text, kContext);
  EXPECT_TRUE(target) << text.toString().toStdString();
  return target.value_or(OffsetTarget());
}

/// The place of the error in the text; -1: there is none.
int errorIn(QStringView text, const OffsetContext& context = kContext) {
  const auto target = parseOffset(text, context);
  return target ? -1 : static_cast<int>(target.error().offset.value());
}

TEST(OffsetExpressionTest, CountsAsUsual) {
  EXPECT_EQ(targetOf(u"0x40c + 16*7"), (OffsetTarget{0x40c + 112, 1}));
  EXPECT_EQ(targetOf(u"2+3*4"), (OffsetTarget{14, 1}));
  EXPECT_EQ(targetOf(u"(2+3)*4"), (OffsetTarget{20, 1}));
  EXPECT_EQ(targetOf(u"100-10-1"), (OffsetTarget{89, 1}));
  EXPECT_EQ(targetOf(u"100/7%5"), (OffsetTarget{4, 1}));
  EXPECT_EQ(targetOf(u"1<<4+1"), (OffsetTarget{32, 1}));
  EXPECT_EQ(targetOf(u"0xff >> 4"), (OffsetTarget{15, 1}));
  EXPECT_EQ(targetOf(u"10 - -3"), (OffsetTarget{13, 1}));
  EXPECT_EQ(targetOf(u"end-16"), (OffsetTarget{0xff0, 1}));
  EXPECT_EQ(targetOf(u"HERE + 1"), (OffsetTarget{0x101, 1}));
}

TEST(OffsetExpressionTest, ASignAtTheStartCountsFromTheCursor) {
  EXPECT_EQ(targetOf(u"+0x10"), (OffsetTarget{0x110, 1}));
  EXPECT_EQ(targetOf(u" -4"), (OffsetTarget{0xfc, 1}));
  EXPECT_EQ(targetOf(u"+16*2"), (OffsetTarget{0x120, 1}));
  EXPECT_EQ(targetOf(u"(-4)+8"), (OffsetTarget{4, 1})) << "no sign at the start";
}

TEST(OffsetExpressionTest, LengthsAndEnds) {
  EXPECT_EQ(targetOf(u"0x40c:16"), (OffsetTarget{0x40c, 16}));
  EXPECT_EQ(targetOf(u"0x40c..0x44c"), (OffsetTarget{0x40c, 0x40}));
  EXPECT_EQ(targetOf(u"0x40c .. +0x40"), (OffsetTarget{0x40c, 0x40}));
  EXPECT_EQ(targetOf(u"here..end"), (OffsetTarget{0x100, 0xf00}));
  EXPECT_EQ(targetOf(u"0:end"), (OffsetTarget{0, 0x1000}));
}

TEST(OffsetExpressionTest, ErrorsHaveTheirPlace) {
  EXPECT_EQ(errorIn(u""), 0);
  EXPECT_EQ(errorIn(u"12 +"), 4);
  EXPECT_EQ(errorIn(u"12 + abc"), 5);
  EXPECT_EQ(errorIn(u"0x"), 0);
  EXPECT_EQ(errorIn(u"(1+2"), 0);
  EXPECT_EQ(errorIn(u"1+2)"), 3);
  EXPECT_EQ(errorIn(u"1 2"), 2);
  EXPECT_EQ(errorIn(u"4/0"), 2);
  EXPECT_EQ(errorIn(u"4%(2-2)"), 2);
  EXPECT_EQ(errorIn(u"1<<63"), 3);
  EXPECT_EQ(errorIn(u"99999999999999999999"), 0);
  EXPECT_EQ(errorIn(u"0x7fffffffffffffff*2"), 19);
  EXPECT_EQ(errorIn(u"8:0"), 2);
  EXPECT_EQ(errorIn(u"8..8"), 3);
  EXPECT_EQ(errorIn(u"8..4"), 3);
  EXPECT_EQ(errorIn(u"0xff0:17"), 6);
  EXPECT_EQ(errorIn(u"8:4:2"), 3);
}

TEST(OffsetExpressionTest, PlacesAreInside) {
  EXPECT_EQ(errorIn(u"0xfff"), -1);
  EXPECT_EQ(errorIn(u"end"), 0);
  EXPECT_EQ(errorIn(u"-0x101"), 0);
  EXPECT_EQ(errorIn(u"0", {.here = 0, .end = 0}), 0) << "an empty space has none";
  EXPECT_EQ(parseOffset(u"end-1", {.here = 0, .end = 5'000'000'000}).value(), (OffsetTarget{4'999'999'999, 1}));
}

TEST(OffsetExpressionTest, DeepNestingIsRefused) {
  const QString deep = QString(100'000, QLatin1Char('('));
  EXPECT_GE(errorIn(deep), 50);
  EXPECT_GE(errorIn(QString(100'000, QLatin1Char('-'))), 0);
}

} // namespace
} // namespace vitrine::bytes
