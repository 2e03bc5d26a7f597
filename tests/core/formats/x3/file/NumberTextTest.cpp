#include "core/formats/x3/file/NumberText.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::formats::x3 {
namespace {

TEST(NumberText, IntegersAreDecimalHexadecimalOrBinary) {
  EXPECT_EQ(integerFrom("42"), 42);
  EXPECT_EQ(integerFrom("-42"), -42);
  EXPECT_EQ(integerFrom("+7"), 7);
  EXPECT_EQ(integerFrom("0101"), 101) << "not octal";
  EXPECT_EQ(integerFrom("0x2BC"), 700);
  EXPECT_EQ(integerFrom("-0X2bc"), -700);
  EXPECT_EQ(integerFrom("%1101"), 13);
  EXPECT_EQ(integerFrom("-0"), 0);
  EXPECT_EQ(integerFrom("12.75"), 12);
  EXPECT_EQ(integerFrom("9223372036854775807"), INT64_MAX);
}

TEST(NumberText, WhatIsNoIntegerIsNone) {
  for (const char* text : {"", "-", "abc", "12abc", "0x", "0xg", "%", "%2", "1 2", "--1", "1;", "nan", "inf"}) {
    EXPECT_FALSE(integerFrom(text)) << text;
  }
}

TEST(NumberText, NumbersHaveFractionsAndExponents) {
  EXPECT_EQ(numberFrom("0.333333"), 0.333333);
  EXPECT_EQ(numberFrom("-0.5"), -0.5);
  EXPECT_EQ(numberFrom(".5"), 0.5);
  EXPECT_EQ(numberFrom("5."), 5.0);
  EXPECT_EQ(numberFrom("1.5e3"), 1500.0);
  EXPECT_EQ(numberFrom("0x10"), 16.0);
  EXPECT_EQ(numberFrom("0.1000000000000000055511151231257827"), 0.1);
  EXPECT_TRUE(std::signbit(numberFrom("-0.000000").value()));
}

TEST(NumberText, WhatExportersWriteForNoNumberIsZero) {
  EXPECT_EQ(numberFrom("-1.#IND00"), 0.0);
  EXPECT_EQ(numberFrom("1.#QNAN0"), 0.0);
  EXPECT_EQ(numberFrom("1.#INF"), 0.0);
}

TEST(NumberText, NumbersStayInBounds) {
  EXPECT_EQ(numberFrom("1e300"), kLargestNumber);
  EXPECT_EQ(numberFrom("-1e300"), -kLargestNumber);
  for (const char* text : {"", "-", "abc", "0,5", "1.2.3", "nan", "inf", "-inf", "infinity", "1e", "1e999"}) {
    EXPECT_FALSE(numberFrom(text)) << text;
  }
}

TEST(NumberText, FlagsAreBitsInAsManyDigitsAsOneLikes) {
  EXPECT_EQ(flagsFrom("0000000000010001"), 0x11U);
  EXPECT_EQ(flagsFrom("00001000000000000001"), 0x8001U);
  EXPECT_EQ(flagsFrom("1"), 1U);
  EXPECT_EQ(flagsFrom("1111000000000000000000000000000000000001"), 1U) << "the last 32";
  EXPECT_EQ(flagsFrom("0x8001"), 0x8001U);
  EXPECT_EQ(flagsFrom("12"), 12U);
  EXPECT_FALSE(flagsFrom(""));
  EXPECT_FALSE(flagsFrom("abc"));
}

} // namespace
} // namespace vitrine::formats::x3
