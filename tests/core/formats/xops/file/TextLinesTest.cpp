#include "core/formats/xops/file/XopsTextLines.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::xops::readLines;
using formats::xops::TextForm;
using formats::xops::TextLine;
using formats::xops::TextLines;

constexpr SpaceId kSpace = 3;
constexpr auto kLineMeanings = std::to_array<const char*>({"first", "others"});
constexpr TextForm kLinesForm{"lines", kLineMeanings};

TextLines linesOf(std::string_view text) {
  Diagnostics diagnostics;
  const auto read = readLines(bytesOf(text), kSpace, kLinesForm, diagnostics);
  EXPECT_TRUE(read.has_value());
  EXPECT_TRUE(diagnostics.entries().empty());
  return read.value_or(TextLines{});
}

QStringList textsOf(std::string_view text) {
  QStringList texts;
  for (const TextLine& line : linesOf(text).lines) {
    texts << line.text;
  }
  return texts;
}

TEST(TextLines, everyKindOfLineEndCuts) {
  const QStringList three{"one", "", "two"};
  EXPECT_EQ(textsOf("one\r\n\r\ntwo\r\n"), three);
  EXPECT_EQ(textsOf("one\n\ntwo\n"), three);
  EXPECT_EQ(textsOf("one\r\rtwo\r"), three);
  EXPECT_EQ(textsOf("one\r\n\ntwo"), three);
  EXPECT_EQ(textsOf("one\n\rtwo"), three);
  EXPECT_TRUE(textsOf("").isEmpty());
  EXPECT_EQ(textsOf("\n"), QStringList{""});
}

TEST(TextLines, offsetsAreThoseOfTheBytesWithoutLineEnds) {
  const TextLines read = linesOf("ab\r\n\x8d\xc5\x8f\x89\n\nz");
  ASSERT_EQ(read.count(), 4U);
  EXPECT_EQ(read.where(0), (ByteRange{kSpace, 0, 2}));
  EXPECT_EQ(read.where(1), (ByteRange{kSpace, 4, 4}));
  EXPECT_EQ(read.lines[1].text, QStringLiteral("最初"));
  EXPECT_EQ(read.where(2), (ByteRange{kSpace, 9, 0}));
  EXPECT_EQ(read.where(3), (ByteRange{kSpace, 10, 1}));
  EXPECT_EQ(read.where(4), std::nullopt);
  EXPECT_EQ(read.where(1, 3), (ByteRange{kSpace, 4, 7}));
  EXPECT_EQ(read.where(1, 4), std::nullopt);
}

TEST(TextLines, utf8IsToldByTheWholeFile) {
  EXPECT_EQ(textsOf("\xe6\x9c\x80\n\xe5\x88\x9d"), (QStringList{"最", "初"}));
  // The first line alone would pass for UTF-8.
  EXPECT_EQ(textsOf("\xc3\xa9\n\x8d\xc5\x8f\x89"), (QStringList{"ﾃｩ", "最初"}));
}

TEST(TextLines, aByteOrderMarkIsNoText) {
  const TextLines read = linesOf("\xef\xbb\xbfTown\n町\n");
  ASSERT_EQ(read.count(), 2U);
  EXPECT_EQ(read.lines[0].text, QStringLiteral("Town"));
  EXPECT_EQ(read.lines[0].start, 3U);
  EXPECT_EQ(read.lines[1].text, QStringLiteral("町"));
}

TEST(TextLines, aSpoiltLineSpoilsNoOther) {
  EXPECT_EQ(textsOf("\x8d\xc5\x8f\x89\n\x8d\xff\n"), (QStringList{"最初", QString::fromLatin1("\x8d\xff")}));
}

TEST(TextLines, secondBytesThatLookLikeBackslashesStay) {
  EXPECT_EQ(textsOf("\x95\x5c\x83\x5c"), QStringList{"表ソ"});
}

TEST(TextLines, nothingFollowsACtrlZ) {
  EXPECT_EQ(textsOf(std::string_view("one\n\x1a\0two", 9)), QStringList{"one"});
}

TEST(TextLines, whatNoTextHasIsRefusedWithItsPlace) {
  Diagnostics diagnostics;
  for (const std::string_view bytes :
       {std::string_view("abc\0def", 7), std::string_view("abc\x01"), std::string_view("abc\x7f\x1b")}) {
    const auto read = readLines(bytesOf(bytes), kSpace, kLinesForm, diagnostics);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::WrongFormat);
    EXPECT_EQ(read.error().space, kSpace);
    EXPECT_EQ(read.error().offset, bytes.ends_with('\x1b') ? 4U : 3U);
  }
}

TEST(TextLines, longTextsAreReadUpToTheLastWholeLine) {
  std::string text;
  while (text.size() < 70'000) {
    text += "\x8d\xc5\x8f\x89\n";
  }
  Diagnostics diagnostics;
  const auto read = readLines(bytesOf(text), kSpace, kLinesForm, diagnostics);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->count(), 65536U / 5);
  EXPECT_EQ(read->lines.back().text, QStringLiteral("最初"));
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_EQ(diagnostics.entries().front().severity, Severity::Warning);
  EXPECT_EQ(diagnostics.entries().front().where, (ByteRange{kSpace, 65536, text.size() - 65536}));
}

TEST(TextLines, aLongTextWithoutLineEndsIsStillRead) {
  Diagnostics diagnostics;
  const auto read = readLines(bytesOf(std::string(100'000, 'a')), kSpace, kLinesForm, diagnostics);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->count(), 1U);
  EXPECT_EQ(read->lines[0].length, 65536U);
}

TEST(TextLines, valuesHaveNoBlanksAroundThem) {
  const TextLines read = linesOf(" a b \n! \n 12\t\nx1\n\n");
  EXPECT_EQ(read.value(0), QStringLiteral("a b"));
  EXPECT_EQ(read.value(1), QStringLiteral("!"));
  EXPECT_EQ(read.optional(0), QStringLiteral("a b"));
  EXPECT_EQ(read.optional(1), QString());
  EXPECT_EQ(read.number(2), 12);
  EXPECT_EQ(read.number(3), std::nullopt);
  EXPECT_EQ(read.number(99), std::nullopt);
  EXPECT_EQ(read.value(99), QString());
  EXPECT_EQ(read.from(2), (QStringList{" 12\t", "x1"}));
  EXPECT_TRUE(read.from(4).isEmpty());
}

TEST(TextLines, sectionsHaveARecordPerLine) {
  const Bytes bytes = bytesOf("ab\r\n\x8d\xc5\r\n\r\nd");
  Diagnostics diagnostics;
  const auto read = readLines(bytes, kSpace, kLinesForm, diagnostics);
  ASSERT_TRUE(read);
  structure::StructureBuilder builder(QStringLiteral("file"), {kSpace, 0, bytes.size()});
  addLineSection(builder, builder.root(), bytes::makeMemorySource(bytes), *read);
  const structure::Structure built = builder.build();
  const auto section = built.find(QStringLiteral("lines"));
  ASSERT_TRUE(section);
  const structure::RecordTable& table = *built[*section].table;
  ASSERT_EQ(table.rowCount(), 4U);
  const auto row = table.row(1);
  ASSERT_TRUE(row);
  EXPECT_EQ(row->cells,
            (std::vector<structure::Value>{std::int64_t{2}, QStringLiteral("others"), QStringLiteral("最")}));
  EXPECT_EQ(std::get<QString>(table.row(0)->cells[1]), QStringLiteral("first"));
  EXPECT_EQ(std::get<QString>(table.row(3)->cells[1]), QStringLiteral("others"));
  EXPECT_EQ(table.rangeOf(1), (ByteRange{kSpace, 4, 4}));
  EXPECT_EQ(table.rangeOf(3), (ByteRange{kSpace, 10, 1}));
  EXPECT_FALSE(table.row(4));
  EXPECT_EQ(built.recordAt(kSpace, 9), (RecordRef{*section, 2}));
}

TEST(TextLines, aTextWithoutLinesMakesAnEmptyTable) {
  Diagnostics diagnostics;
  const auto read = readLines(Bytes(), kSpace, kLinesForm, diagnostics);
  ASSERT_TRUE(read);
  structure::StructureBuilder builder(QStringLiteral("file"), {kSpace, 0, 0});
  addLineSection(builder, builder.root(), bytes::makeMemorySource(Bytes()), *read);
  const structure::Structure built = builder.build();
  EXPECT_EQ(built[1].table->rowCount(), 0U);
}

} // namespace
} // namespace vitrine::tests
