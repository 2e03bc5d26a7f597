#include "core/formats/x3/file/TextLexer.h"

#include "core/formats/x3/file/X3TextLines.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::x3 {
namespace {

/// Keeps the text that the lexer reads.
struct Lexed {
  Bytes bytes;
  TextLexer lexer;

  explicit Lexed(std::string_view text) : bytes(tests::bytesOf(text)), lexer(bytes.span()) {}
};

TEST(TextLexer, ValuesEndAtSemicolonsWhereverLinesEnd) {
  Lexed read("1;-2\n ;\r\n\t0x10 ; 0.25;%101;\rds\\weapons\\gatling ; N2;");
  TextLexer& lexer = read.lexer;
  EXPECT_EQ(lexer.integer(), 1);
  EXPECT_EQ(lexer.integer(), -2);
  EXPECT_EQ(lexer.integer(), 16);
  EXPECT_EQ(lexer.number(), 0.25);
  EXPECT_EQ(lexer.integer(), 5);
  EXPECT_EQ(lexer.text(), QStringLiteral("ds\\weapons\\gatling"));
  EXPECT_EQ(lexer.text(), QStringLiteral("N2"));
  EXPECT_EQ(lexer.peek(), '\0');
  EXPECT_TRUE(lexer.ok());
}

TEST(TextLexer, CommentsGoToTheEndOfTheLine) {
  Lexed read("\xef\xbb\xbf/ 1; {\r\n 2 / two\n; Part A//x\r;/no line end");
  TextLexer& lexer = read.lexer;
  EXPECT_EQ(lexer.integer(), 2);
  EXPECT_EQ(lexer.text(), QStringLiteral("Part A"));
  EXPECT_TRUE(lexer.ok());
  EXPECT_EQ(lexer.peek(), '\0');
}

TEST(TextLexer, NumbersOfAllLengthsAreTheNearest) {
  Lexed read("0.1;123456789.012345;1234567890.1234567;12345678901234567890.5;-0.0000001;100000;3;");
  for (const double expected : {0.1, 123456789.012345, 1234567890.1234567, 1e18, -0.0000001, 100000.0, 3.0}) {
    EXPECT_EQ(read.lexer.number(), expected);
  }
  EXPECT_TRUE(read.lexer.ok());
}

TEST(TextLexer, NamesHaveBlanksAndLatin1) {
  Lexed read("Particle View 01;M\xe4r;;{");
  EXPECT_EQ(read.lexer.text(), QStringLiteral("Particle View 01"));
  EXPECT_EQ(read.lexer.text(), QString::fromUtf8("Mär"));
  EXPECT_EQ(read.lexer.text(), QString());
  EXPECT_EQ(read.lexer.text(), QString());
  EXPECT_TRUE(read.lexer.take('{'));
  EXPECT_TRUE(read.lexer.ok());
}

TEST(TextLexer, WordsEndWithAColonOrWhereOthersBegin) {
  Lexed read(" VER: 6;b// c\nP 1;L{");
  EXPECT_TRUE(read.lexer.atWord());
  EXPECT_EQ(read.lexer.word(), "VER:");
  EXPECT_EQ(read.lexer.integer(), 6);
  EXPECT_EQ(read.lexer.word(), "b");
  EXPECT_TRUE(read.lexer.atNewLine());
  EXPECT_EQ(read.lexer.word(), "P");
  EXPECT_FALSE(read.lexer.atNewLine());
  EXPECT_EQ(read.lexer.integer(), 1);
  EXPECT_EQ(read.lexer.word(), "L");
  EXPECT_EQ(read.lexer.word(), "");
}

TEST(TextLexer, PlacesOfValuesAreKnown) {
  Lexed read("  12 /c\n ; hull here ;");
  read.lexer.integer();
  EXPECT_EQ(read.lexer.valueStart(), 2U);
  EXPECT_EQ(read.lexer.valueEnd(), 4U);
  EXPECT_EQ(read.lexer.readEnd(), 10U);
  read.lexer.text();
  EXPECT_EQ(read.lexer.valueStart(), 11U);
  EXPECT_EQ(read.lexer.valueEnd(), 20U);
}

TEST(TextLexer, AfterASurpriseNothingIsReadUntilItIsTaken) {
  Lexed read("1; abc; 3;");
  EXPECT_EQ(read.lexer.integer(), 1);
  EXPECT_EQ(read.lexer.integer(), 0);
  EXPECT_FALSE(read.lexer.ok());
  EXPECT_EQ(read.lexer.integer(), 0);
  EXPECT_EQ(read.lexer.text(), QString());
  const auto surprise = read.lexer.recover();
  ASSERT_TRUE(surprise);
  EXPECT_STREQ(surprise->expected, "a whole number");
  EXPECT_EQ(surprise->offset, 3U);
  EXPECT_EQ(surprise->size, 3U);
  EXPECT_FALSE(surprise->endMissing);
  EXPECT_FALSE(read.lexer.recover());
  EXPECT_EQ(read.lexer.text(), QStringLiteral("abc"));
  EXPECT_EQ(read.lexer.integer(), 3);
}

TEST(TextLexer, AMissingSemicolonCostsNoValue) {
  Lexed read("1 2; 3 / c\n4; 5} hull\nb\n{ 7");
  EXPECT_EQ(read.lexer.integer(), 1);
  EXPECT_TRUE(read.lexer.recover().value().endMissing);
  EXPECT_EQ(read.lexer.integer(), 2);
  EXPECT_EQ(read.lexer.number(), 3.0);
  EXPECT_TRUE(read.lexer.recover().value().endMissing);
  EXPECT_EQ(read.lexer.integer(), 4);
  EXPECT_EQ(read.lexer.integer(), 5);
  EXPECT_TRUE(read.lexer.ok()) << "the last before a brace needs none";
  EXPECT_TRUE(read.lexer.take('}'));
  EXPECT_EQ(read.lexer.text(), QStringLiteral("hull"));
  EXPECT_TRUE(read.lexer.recover().value().endMissing);
  EXPECT_EQ(read.lexer.word(), "b");
  EXPECT_TRUE(read.lexer.take('{'));
  EXPECT_EQ(read.lexer.integer(), 7);
  EXPECT_TRUE(read.lexer.ok());
}

TEST(TextLexer, ATextInTwoLinesIsOne) {
  Lexed read("Particle\r\n  View;2;");
  EXPECT_EQ(read.lexer.text(), QStringLiteral("Particle View"));
  EXPECT_EQ(read.lexer.integer(), 2);
}

TEST(TextLexer, ATextWithoutEndIsItsLine) {
  const std::string far(600, ' ');
  Lexed read("hull\n" + far + "x;");
  EXPECT_EQ(read.lexer.text(), QStringLiteral("hull"));
  EXPECT_TRUE(read.lexer.recover().value().endMissing);
}

TEST(TextLexer, LookingAheadLeavesItWhereItWas) {
  Lexed read("1; a; 2;");
  read.lexer.integer();
  const QString ahead = lookingAhead(read.lexer, [&] {
    const QString text = read.lexer.text();
    return text + QString::number(read.lexer.integer());
  });
  EXPECT_EQ(ahead, QStringLiteral("a2"));
  EXPECT_EQ(lookingAhead(read.lexer, [&] { return read.lexer.integer(); }), 0);
  EXPECT_TRUE(read.lexer.ok());
  EXPECT_EQ(read.lexer.readEnd(), 2U);
  EXPECT_EQ(read.lexer.text(), QStringLiteral("a"));
}

TEST(TextLexer, OnlyCommentsThatMayTellSomethingAreHeard) {
  Lexed read("/# by hand\r\n1; /0\n2; // 5\n/! N: { 1 } !/\n//---- part x ----\n / -5\n3; /plain -\n");
  std::vector<std::pair<std::string, std::size_t>> heard;
  read.lexer.listen([&](std::string_view comment, std::size_t offset) { heard.emplace_back(comment, offset); });
  for (int i = 0; i < 3; ++i) {
    read.lexer.integer();
  }
  EXPECT_EQ(read.lexer.peek(), '\0');
  const std::vector<std::pair<std::string, std::size_t>> expected{
      {"# by hand", 1}, {"! N: { 1 } !/", 27}, {"---- part x ----", 43}, {"-5", 63}};
  EXPECT_EQ(heard, expected);
}

TEST(TextLines, CountsAllKindsOfLineEnds) {
  const Bytes text = tests::bytesOf("a\r\nb\rc\n\nd");
  TextLines lines(text.span());
  const std::vector<std::uint64_t> expected{1, 1, 1, 2, 2, 3, 3, 4, 5, 5};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(lines.lineAt(i), expected[i]) << i;
  }
  EXPECT_EQ(lines.columnAt(1), 2U);
  EXPECT_EQ(lines.columnAt(3), 1U);
  EXPECT_EQ(lines.columnAt(8), 1U);
  EXPECT_EQ(lines.lineAt(1000), 5U);
  EXPECT_EQ(TextLines({}).lineAt(0), 1U);
}

TEST(TextLines, AgreesWithCountingFromTheStart) {
  std::string text;
  for (int i = 0; i < 5000; ++i) {
    text += std::string(static_cast<std::size_t>(i * 7 % 23), 'x') + (i % 3 == 0 ? "\r\n" : "\n");
  }
  const Bytes bytes = tests::bytesOf(text);
  TextLines lines(bytes.span());
  std::uint64_t line = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    ASSERT_EQ(lines.lineAt(i), line) << i;
    line += text[i] == '\n' ? 1 : 0;
  }
}

} // namespace
} // namespace vitrine::formats::x3
