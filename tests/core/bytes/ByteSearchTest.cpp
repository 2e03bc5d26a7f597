#include "core/bytes/ByteSearch.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace vitrine::bytes {
namespace {

using tests::ByteMaker;
using tests::bytesOf;

std::vector<std::uint64_t> allIn(const Bytes& bytes, const BytePattern& pattern) {
  std::vector<std::uint64_t> found;
  Progress progress;
  const auto keep = [&found](std::uint64_t offset) {
    found.push_back(offset);
    return true;
  };
  const auto source = makeMemorySource(bytes);
  const auto count = findAll(*source, SearchRange::whole(*source), pattern, 1'000'000, keep, progress);
  EXPECT_EQ(count.value(), found.size());
  return found;
}

using Offsets = std::vector<std::uint64_t>;

TEST(BytePatternTest, HexadecimalWithAnyDigits) {
  const auto pattern = parseHexPattern(u"DE ad,0x?? B?");
  ASSERT_TRUE(pattern);
  EXPECT_EQ(pattern->size(), 4U);
  EXPECT_EQ(*pattern, parseHexPattern(u"dead??b?").value());
  const Bytes bytes = bytesOf({0xde, 0xad, 0x01, 0xb9, 0xde, 0xad, 0x02, 0xc9, 0xde, 0xad, 0xff, 0xb0});
  EXPECT_EQ(allIn(bytes, *pattern), (Offsets{0, 8}));
  EXPECT_EQ(allIn(bytes, parseHexPattern(u"?9").value()), (Offsets{3, 7}));
}

TEST(BytePatternTest, WhatIsNoHexadecimalIsToldWithItsPlace) {
  const auto placeOf = [](QStringView text) { return parseHexPattern(text).error().offset.value(); };
  EXPECT_EQ(placeOf(u"de xd"), 3U);
  EXPECT_EQ(placeOf(u"de a"), 4U) << "half a byte";
  EXPECT_EQ(placeOf(u"d e"), 1U);
  EXPECT_FALSE(parseHexPattern(u"  "));
  EXPECT_FALSE(parseHexPattern(u"?? ??")) << "that is everywhere";
}

TEST(BytePatternTest, TextInEveryEncoding) {
  const Bytes bytes = Bytes::adopt(QByteArray("\x00gr\xc3\xbc\xc3\x9f"
                                              "e gr\xfc\xdf"
                                              "e g\0r\0\xfc\0\xdf\0e\0 \0g\0r\0\xfc\0\xdf\0e\x80",
                                              37));
  const auto offsets = [&bytes](TextEncoding encoding) {
    return allIn(bytes, BytePattern::ofText(u"grüße", encoding, false).value());
  };
  EXPECT_EQ(offsets(TextEncoding::Utf8), (Offsets{1}));
  EXPECT_EQ(offsets(TextEncoding::Latin1), (Offsets{9}));
  EXPECT_EQ(offsets(TextEncoding::Cp1252), (Offsets{9}));
  EXPECT_EQ(offsets(TextEncoding::Utf16Le), (Offsets{15}));
  EXPECT_EQ(offsets(TextEncoding::Utf16Be), (Offsets{26}));
  EXPECT_EQ(allIn(bytes, BytePattern::ofText(u"€", TextEncoding::Cp1252, false).value()), (Offsets{36}));
  EXPECT_FALSE(BytePattern::ofText(u"€", TextEncoding::Latin1, false)) << "it has none";
  EXPECT_FALSE(BytePattern::ofText(u"", TextEncoding::Utf8, false));
  const Bytes japanese = bytesOf({0x95, 0x5c, 0x8e, 0xa6});
  EXPECT_EQ(allIn(japanese, BytePattern::ofText(u"示", TextEncoding::Cp932, false).value()), (Offsets{2}));
}

TEST(BytePatternTest, CaseIsOfWholeLetters) {
  const Bytes bytes = bytesOf("Wall wall WALL w\x01ll Стена СТЕНА");
  EXPECT_EQ(allIn(bytes, BytePattern::ofText(u"wALl", TextEncoding::Utf8, true).value()), (Offsets{0, 5, 10}));
  EXPECT_EQ(allIn(bytes, BytePattern::ofText(u"WALL", TextEncoding::Utf8, false).value()), (Offsets{10}));
  EXPECT_EQ(allIn(bytes, BytePattern::ofText(u"стена", TextEncoding::Utf8, true).value()), (Offsets{20, 31}));
  // The first byte of a large letter and the second of a small one are a third letter.
  EXPECT_TRUE(allIn(bytesOf({0xd1, 0xa0}), BytePattern::ofText(u"р", TextEncoding::Utf8, true).value()).empty());
  EXPECT_EQ(allIn(bytesOf("12@[`{"), BytePattern::ofText(u"@[", TextEncoding::Utf8, true).value()), (Offsets{2}))
      << "signs have no case";
}

TEST(BytePatternTest, NumbersByTypeAndOrder) {
  ByteMaker maker;
  maker.add(std::uint16_t{7}).add(std::int32_t{-3}).add(1.5F).add(2.25);
  const Bytes bytes = maker.bytes();
  const auto offsets = [&bytes](QStringView text, NumberType type, std::endian order = std::endian::little) {
    const auto pattern = BytePattern::ofNumber(text, type, order);
    return pattern ? allIn(bytes, *pattern) : Offsets{99};
  };
  EXPECT_EQ(offsets(u"7", NumberType::U16), (Offsets{0}));
  EXPECT_EQ(offsets(u"0x700", NumberType::U16, std::endian::big), (Offsets{0}));
  EXPECT_EQ(offsets(u"-3", NumberType::I32), (Offsets{2}));
  EXPECT_EQ(offsets(u"0xfffffffd", NumberType::I32), (Offsets{2}));
  EXPECT_EQ(offsets(u"1.5", NumberType::F32), (Offsets{6}));
  EXPECT_EQ(offsets(u"2.25", NumberType::F64), (Offsets{10}));
  EXPECT_EQ(offsets(u"256", NumberType::U8), (Offsets{99})) << "too large";
  EXPECT_EQ(offsets(u"-1", NumberType::U8), (Offsets{99}));
  EXPECT_EQ(offsets(u"-129", NumberType::I8), (Offsets{99}));
  EXPECT_EQ(offsets(u"1.5", NumberType::I32), (Offsets{99}));
  EXPECT_EQ(offsets(u"70000", NumberType::F16), (Offsets{99}));
  EXPECT_EQ(offsets(u"x", NumberType::F32), (Offsets{99}));
  EXPECT_TRUE(BytePattern::ofNumber(u"-9223372036854775808", NumberType::I64, std::endian::little));
  EXPECT_TRUE(BytePattern::ofNumber(u"18446744073709551615", NumberType::U64, std::endian::little));
}

TEST(BytePatternTest, FloatsWithTolerance) {
  ByteMaker maker;
  for (const float value : {63.99F, 64.01F, 65.0F, -0.001F, 0.0F, 0.001F, 1.0F}) {
    maker.add(value);
  }
  const auto offsets = [&maker](QStringView text, double tolerance) {
    // Matches at places of four only: between the numbers there are others.
    Offsets found =
        allIn(maker.bytes(), BytePattern::ofNumber(text, NumberType::F32, std::endian::little, tolerance).value());
    std::erase_if(found, [](std::uint64_t offset) { return offset % 4 != 0; });
    return found;
  };
  EXPECT_EQ(offsets(u"64", 0.1), (Offsets{0, 4})) << "across a change of the exponent";
  EXPECT_EQ(offsets(u"64.5", 0.51), (Offsets{0, 4, 8}));
  EXPECT_EQ(offsets(u"0.9999", 0.001), (Offsets{24}));
}

/// Finds by comparing at every place.
std::vector<std::uint64_t> slowly(const Bytes& bytes, const std::string& wanted) {
  const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  std::vector<std::uint64_t> found;
  for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at + wanted.size())) {
    found.push_back(at);
  }
  return found;
}

TEST(ByteSearchTest, FindsWhatComparingFinds) {
  // Few different bytes: many near misses, and matches across the pieces that are read.
  std::vector<std::byte> made(3'000'000);
  std::mt19937 random(5);
  for (std::byte& value : made) {
    value = static_cast<std::byte>(random() % 5);
  }
  const Bytes bytes = Bytes::adopt(std::move(made));
  for (const std::size_t size : {1U, 2U, 3U, 7U, 9U}) {
    const std::string wanted(reinterpret_cast<const char*>(bytes.data()) + (1 << 20) - 3, size);
    const auto hex = QString::fromLatin1(QByteArray::fromStdString(wanted).toHex());
    const BytePattern pattern = parseHexPattern(hex).value();
    const auto expected = slowly(bytes, wanted);
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(allIn(bytes, pattern), expected) << size;
    EXPECT_EQ(matchesIn(bytes.span(), pattern), expected) << size;
  }
}

TEST(ByteSearchTest, NextAndPreviousStayInTheirRange) {
  std::vector<std::byte> made(5'000'000, std::byte{7});
  for (const std::size_t at : {100U, 1'048'575U, 3'000'000U, 4'999'998U}) {
    made[at] = std::byte{0xab};
    made[at + 1] = std::byte{0xcd};
  }
  const auto source = makeMemorySource(Bytes::adopt(std::move(made)));
  const BytePattern pattern = parseHexPattern(u"ab cd").value();
  Progress progress;
  const auto next = [&](std::uint64_t from, std::uint64_t end) {
    return findNext(*source, {from, end}, pattern, progress).value();
  };
  const auto previous = [&](std::uint64_t from, std::uint64_t end) {
    return findPrevious(*source, {from, end}, pattern, progress).value();
  };
  EXPECT_EQ(next(0, 5'000'000), 100U);
  EXPECT_EQ(next(101, 5'000'000), 1'048'575U) << "over the edge of a piece";
  EXPECT_EQ(next(1'048'576, 3'000'001), std::nullopt) << "half of it is outside";
  EXPECT_EQ(next(3'000'001, ~std::uint64_t{0}), 4'999'998U);
  EXPECT_EQ(next(4'999'999, 5'000'000), std::nullopt);
  EXPECT_EQ(previous(0, 5'000'000), 4'999'998U);
  EXPECT_EQ(previous(0, 4'999'999), 3'000'000U);
  EXPECT_EQ(previous(0, 3'000'001), 1'048'575U);
  EXPECT_EQ(previous(101, 1'048'576), std::nullopt);
  EXPECT_EQ(previous(0, 1'048'576), 100U);
  EXPECT_EQ(previous(0, 1), std::nullopt);
}

TEST(ByteSearchTest, EndsAtTheLimitOrWhenItIsTold) {
  const auto source = makeMemorySource(Bytes::adopt(std::vector<std::byte>(100)));
  const BytePattern pattern = parseHexPattern(u"00 00").value();
  Progress progress;
  int sent = 0;
  const auto count = [&](std::uint64_t) { return ++sent < 3; };
  EXPECT_EQ(findAll(*source, {0, 100}, pattern, 1000, count, progress).value(), 3U);
  const auto all = [](std::uint64_t) { return true; };
  EXPECT_EQ(findAll(*source, {0, 100}, pattern, 7, all, progress).value(), 7U);
  EXPECT_EQ(findAll(*source, {0, 100}, pattern, 1000, all, progress).value(), 50U);
  EXPECT_EQ(findAll(*source, {1, 100}, pattern, 1000, all, progress).value(), 49U);
  EXPECT_EQ(findAll(*source, {0, 100}, BytePattern(), 1000, all, progress).value(), 0U);
}

TEST(ByteSearchTest, CancelsBetweenPieces) {
  const auto source = makeMemorySource(Bytes::adopt(std::vector<std::byte>(10 << 20)));
  const BytePattern pattern = parseHexPattern(u"ff").value();
  Progress progress;
  progress.cancelAtStep(3);
  EXPECT_THROW((void)findNext(*source, SearchRange::whole(*source), pattern, progress), base::Cancelled);
  EXPECT_EQ(progress.stepCount(), 3);
  Progress backwards;
  backwards.cancelAtStep(3);
  EXPECT_THROW((void)findPrevious(*source, SearchRange::whole(*source), pattern, backwards), base::Cancelled);
}

TEST(ByteSearchTest, GoesAroundTheEnds) {
  const auto source = makeMemorySource(bytesOf("ab..ab..ab."));
  const auto pattern = BytePattern::ofText(u"ab", TextEncoding::Latin1, false).value();
  const auto around = [&](std::uint64_t from, bool forwards) {
    Progress progress;
    return findAround(*source, from, forwards, pattern, progress).value();
  };
  EXPECT_EQ(around(0, true), (AroundMatch{0, false}));
  EXPECT_EQ(around(1, true), (AroundMatch{4, false}));
  EXPECT_EQ(around(8, true), (AroundMatch{8, false}));
  EXPECT_EQ(around(9, true), (AroundMatch{0, true}));
  EXPECT_EQ(around(9, false), (AroundMatch{8, false})) << "it begins before, and reaches over the place";
  EXPECT_EQ(around(8, false), (AroundMatch{4, false}));
  EXPECT_EQ(around(0, false), (AroundMatch{8, true}));
  EXPECT_EQ(around(99, true), (AroundMatch{0, true})) << "past the end";
  Progress progress;
  const auto none = BytePattern::ofText(u"abc", TextEncoding::Latin1, false).value();
  EXPECT_EQ(findAround(*source, 3, true, none, progress).value(), std::nullopt);
}

TEST(ByteSearchTest, TheOnlyMatchIsItsOwnNext) {
  const auto source = makeMemorySource(bytesOf("..ab.."));
  const auto pattern = BytePattern::ofText(u"ab", TextEncoding::Latin1, false).value();
  Progress progress;
  EXPECT_EQ(findAround(*source, 4, true, pattern, progress).value(), (AroundMatch{2, true}));
  EXPECT_EQ(findAround(*source, 2, false, pattern, progress).value(), (AroundMatch{2, true}));
}

} // namespace
} // namespace vitrine::bytes
