#include "core/bytes/Strings.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

using namespace std::string_view_literals;

FoundStrings stringsIn(std::string_view content, const StringSearch& search) {
  base::Progress progress;
  const auto found = findStrings(*makeMemorySource(tests::bytesOf(content)), search, progress);
  EXPECT_TRUE(found);
  return found.value_or(FoundStrings());
}

TEST(Strings, AsciiAndUtf8AreFoundWithTheirPlaces) {
  const auto found = stringsIn("\0\1brick\0abc\0gr\xc3\xbc\xc3\x9f\xff"sv, {});
  ASSERT_EQ(found.strings.size(), 2u) << "abc is too short";
  EXPECT_EQ(found.strings[0].offset, 2u);
  EXPECT_EQ(found.strings[0].size, 5u);
  EXPECT_EQ(found.strings[0].text, QStringLiteral("brick"));
  EXPECT_EQ(found.strings[1].offset, 12u);
  EXPECT_EQ(found.strings[1].size, 6u);
  EXPECT_EQ(found.strings[1].text, QString::fromUtf8("gr\xc3\xbc\xc3\x9f"));
}

TEST(Strings, OtherEncodings) {
  const auto latin = stringsIn("\0gr\xfc\xdf\0"sv, {.encoding = StringEncoding::Latin1});
  ASSERT_EQ(latin.strings.size(), 1u);
  EXPECT_EQ(latin.strings[0].text, QString::fromUtf8("gr\xc3\xbc\xc3\x9f"));
  const auto little = stringsIn("\xff\xffw\0o\0o\0d\0\0\0"sv, {.encoding = StringEncoding::Utf16Le});
  ASSERT_EQ(little.strings.size(), 1u);
  EXPECT_EQ(little.strings[0].offset, 2u);
  EXPECT_EQ(little.strings[0].text, QStringLiteral("wood"));
  const auto big = stringsIn("\xff\0w\0o\0o\0d\0\0"sv, {.encoding = StringEncoding::Utf16Be});
  ASSERT_EQ(big.strings.size(), 1u);
  EXPECT_EQ(big.strings[0].offset, 1u) << "at an odd offset, too";
  // "tesuto" in katakana.
  const auto japanese =
      stringsIn("\0\x83\x65\x83\x58\x83\x67\0plain\0"sv, {.encoding = StringEncoding::ShiftJis, .leastLength = 3});
  ASSERT_EQ(japanese.strings.size(), 1u);
  EXPECT_EQ(japanese.strings[0].text, QString::fromUtf8("\xe3\x83\x86\xe3\x82\xb9\xe3\x83\x88"));
}

TEST(Strings, StopAtTheLimitAndSaySo) {
  const auto found = stringsIn("aaaa\0bbbb\0cccc\0"sv, {.mostFound = 2});
  EXPECT_EQ(found.strings.size(), 2u);
  EXPECT_TRUE(found.limitReached);
}

TEST(Strings, GoOnAcrossPages) {
  std::string content(1u << 20, '\0');
  content.replace(content.size() - 2, 2, "ab");
  content += "cdef";
  const auto found = stringsIn(content, {});
  ASSERT_EQ(found.strings.size(), 1u);
  EXPECT_EQ(found.strings[0].text, QStringLiteral("abcdef"));
}

TEST(Strings, OnlyThoseThatHoldATextCount) {
  const auto found = stringsIn("brick\0mortar\0Brickwork\0"sv, {.mostFound = 2, .containing = QStringLiteral("BRICK")});
  ASSERT_EQ(found.strings.size(), 2u);
  EXPECT_EQ(found.strings[1].text, QStringLiteral("Brickwork"));
  EXPECT_FALSE(found.limitReached) << "the one between is none of the two";
}

TEST(Strings, TheSinkEndsTheSearch) {
  base::Progress progress;
  QStringList told;
  const auto take = [&told](FoundString string) {
    told << string.text;
    return told.size() < 2;
  };
  const auto more = findStrings(*makeMemorySource(tests::bytesOf("brick\0wall\0pond\0"sv)), {}, take, progress);
  ASSERT_TRUE(more);
  EXPECT_TRUE(*more);
  EXPECT_EQ(told, (QStringList{QStringLiteral("brick"), QStringLiteral("wall")}));
}

} // namespace
} // namespace vitrine::bytes
