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
