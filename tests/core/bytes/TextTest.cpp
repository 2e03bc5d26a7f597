#include "core/bytes/Text.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::bytes {
namespace {

using tests::bytesOf;

TEST(Text, ValidUtf8IsUtf8) {
  EXPECT_EQ(decodeText(bytesOf("карта ü 地図").span()), QStringLiteral("карта ü 地図"));
  EXPECT_EQ(decodeText({}), QString());
}

TEST(Text, AnythingElseIsLatin1ByteForByte) {
  EXPECT_EQ(decodeText(bytesOf({'a', 0xe4, 'b'}).span()), QStringLiteral("aäb"));
  EXPECT_EQ(decodeText(bytesOf({'a', 0xc3}).span()), QString::fromLatin1("a\xc3")) << "a sequence cut at the end";
  EXPECT_EQ(decodeText(bytesOf({0xed, 0xa0, 0x80}).span()), QString::fromLatin1("\xed\xa0\x80")) << "a surrogate";
  EXPECT_EQ(decodeText(bytesOf({0xc0, 0xaf}).span()), QString::fromLatin1("\xc0\xaf")) << "an overlong slash";
}

TEST(Text, ExplicitEncodingsDoNotGuess) {
  EXPECT_EQ(decodeText(bytesOf({0xc3, 0xa4}).span(), TextEncoding::Latin1), QStringLiteral("Ã¤"));
  EXPECT_EQ(decodeText(bytesOf({0x80, 0x93, 0x9f, 0xa9}).span(), TextEncoding::Cp1252), QStringLiteral("€“Ÿ©"));
  EXPECT_EQ(decodeText(bytesOf({0x81}).span(), TextEncoding::Cp1252), QString(QChar(0x81)))
      << "unassigned bytes stay what they are";
}

TEST(Text, Cp932HasBackslashesInsideLetters) {
  const Bytes path = bytesOf({0x95, 0x5c, 0x8e, 0xa6, 0x5c, 0x95, 0xc7, 0x83, 0x5c, '.', 'b', 'm', 'p'});
  EXPECT_EQ(decodeText(path.span(), TextEncoding::Cp932), QStringLiteral("表示\\壁ソ.bmp"));
  EXPECT_EQ(cString(path.span(), 0, TextEncoding::Cp932), QStringLiteral("表示\\壁ソ.bmp"));
}

TEST(Text, Cp932HasAsciiHalfWidthKanaAndWindowsLetters) {
  EXPECT_EQ(decodeText(bytesOf("map.bd1 ~\\").span(), TextEncoding::Cp932), QStringLiteral("map.bd1 ~\\"))
      << "no yen sign: paths are compared";
  EXPECT_EQ(decodeText(bytesOf({0xb1, 0xb2, 0xde}).span(), TextEncoding::Cp932), QStringLiteral("ｱｲﾞ"));
  EXPECT_EQ(decodeText(bytesOf({0x87, 0x40, 0x81, 0x60}).span(), TextEncoding::Cp932), QStringLiteral("①～"))
      << "NEC's numbers, and the wave dash as Windows has it";
}

TEST(Text, WhatIsNoCp932IsLatin1) {
  EXPECT_EQ(decodeText(bytesOf({'a', 0x81}).span(), TextEncoding::Cp932), QString::fromLatin1("a\x81"))
      << "a letter cut at the end";
  EXPECT_EQ(decodeText(bytesOf({0x81, 0x20, 'b'}).span(), TextEncoding::Cp932), QString::fromLatin1("\x81 b"));
  EXPECT_EQ(decodeText(bytesOf({0x85, 0x40}).span(), TextEncoding::Cp932), QString::fromLatin1("\x85@"))
      << "a letter nobody assigned";
  EXPECT_EQ(decodeText({}, TextEncoding::Cp932), QString());
}

TEST(Text, Utf8OrCp932GoesByMarkThenByValidity) {
  const auto text = [](const Bytes& bytes) { return decodeText(bytes.span(), TextEncoding::Utf8OrCp932); };
  EXPECT_EQ(text(bytesOf("町の見本")), QStringLiteral("町の見本"));
  EXPECT_EQ(text(bytesOf({0x92, 0xac})), QStringLiteral("町")) << "the same letter in Windows-932";
  EXPECT_EQ(text(bytesOf("\xef\xbb\xbf町")), QStringLiteral("町")) << "the mark is not part of the text";
  EXPECT_EQ(text(bytesOf({0xff, 0xfe, 0x3a, 0x75})), QStringLiteral("町")) << "UTF-16, little end first";
  EXPECT_EQ(text(bytesOf({0xfe, 0xff, 0x75, 0x3a})), QStringLiteral("町")) << "UTF-16, big end first";
  EXPECT_EQ(text(bytesOf({'a', 0xff})), QString::fromLatin1("a\xff")) << "neither";
  EXPECT_EQ(text({}), QString());
}

TEST(Text, CStringEndsAtNulOrTheEnd) {
  const Bytes raw = bytesOf(std::string_view("one\0two\0\0last", 13));
  EXPECT_EQ(cString(raw.span(), 0), QStringLiteral("one"));
  EXPECT_EQ(cString(raw.span(), 4), QStringLiteral("two"));
  EXPECT_EQ(cString(raw.span(), 8), QString());
  EXPECT_EQ(cString(raw.span(), 9), QStringLiteral("last"));
  EXPECT_EQ(cString(raw.span(), 13), QString());
  EXPECT_EQ(cString(raw.span(), ~0ULL), QString());
}

} // namespace
} // namespace vitrine::bytes
