#include "core/formats/vgo/file/MembersRead.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;
using structure::JsonValueRef;

constexpr std::uint64_t kAt = 100; // where the texts of the tests lie

MembersRead parseJson(std::string_view text, const Limits& limits = {}) {
  return readJson(tests::bytesOf(text), {3, kAt, text.size()}, limits);
}

/// The bytes of a value, cut out of the text.
std::string_view rangeIn(std::string_view text, const JsonValueRef& member) {
  EXPECT_EQ(member.member().range.space, 3u);
  return text.substr(member.member().range.offset - kAt, member.member().range.size);
}

void expectError(std::string_view text, std::size_t at, const char* part) {
  const MembersRead result = parseJson(text);
  ASSERT_TRUE(result.error) << text;
  EXPECT_EQ(result.error->offset, kAt + at) << text << ": " << result.error->message.toStdString();
  EXPECT_EQ(result.error->space, 3u);
  EXPECT_TRUE(result.error->message.contains(QLatin1StringView(part)))
      << text << ": " << result.error->message.toStdString();
}

TEST(JsonReader, KnowsWhereEveryValueLies) {
  constexpr std::string_view kText = R"( { "a" : [1, -2.5e1,"x\"y"] ,"b":{"c":true,"d":null},"e":false } )";
  const MembersRead result = parseJson(kText);
  ASSERT_FALSE(result.error) << result.error->message.toStdString();
  const JsonValueRef root(result.tree);
  EXPECT_TRUE(root.isObject());
  EXPECT_EQ(root.size(), 3u);
  EXPECT_EQ(rangeIn(kText, root), kText.substr(1, kText.size() - 2));
  const auto list = root["a"].children();
  ASSERT_EQ(list.size(), 3u);
  EXPECT_EQ(rangeIn(kText, root["a"]), R"([1, -2.5e1,"x\"y"])");
  EXPECT_EQ(rangeIn(kText, list[1]), "-2.5e1");
  EXPECT_EQ(list[0].integer(), 1);
  EXPECT_TRUE(list[0].member().isInteger);
  EXPECT_EQ(list[1].number(), -25.0);
  EXPECT_FALSE(list[1].member().isInteger);
  EXPECT_EQ(list[2].text(), QStringLiteral("x\"y"));
  EXPECT_EQ(rangeIn(kText, list[2]), R"("x\"y")");
  EXPECT_TRUE(root["b"]["c"].boolean(false));
  EXPECT_EQ(root["b"]["d"].member().kind, JsonValue::Kind::Null);
  EXPECT_EQ(rangeIn(kText, root["b"]), R"({"c":true,"d":null})");
  EXPECT_FALSE(root["e"].boolean(true));
  EXPECT_EQ(root["b"].member().parent, 0u);
}

TEST(JsonReader, ResolvesEscapesAndKeepsUnicode) {
  const MembersRead result =
      parseJson("[\"\\u00e4\\n\\t\\/\\\\\",\"\xc3\xa4\xe7\x8c\xab\",\"\\ud83d\\ude00\",\"\\ud83dx\"]");
  ASSERT_FALSE(result.error);
  const auto texts = JsonValueRef(result.tree).children();
  EXPECT_EQ(texts[0].text(), QStringLiteral("ä\n\t/\\"));
  EXPECT_EQ(texts[1].text(), QStringLiteral("ä猫"));
  EXPECT_EQ(texts[2].text(), QString::fromUtf8("\xf0\x9f\x98\x80"));
  EXPECT_EQ(texts[3].text(), QString(QChar(QChar::ReplacementCharacter)) + QLatin1Char('x'));
}

TEST(JsonReader, ToleratesAByteOrderMarkAndZeroBytesBehind) {
  EXPECT_FALSE(parseJson("\xef\xbb\xbf{}").error);
  EXPECT_FALSE(parseJson(std::string_view("{}\0 \0", 5)).error);
}

TEST(JsonReader, QuotedWordsStandForSpecialNumbers) {
  const MembersRead result = parseJson(R"(["Infinity","-Infinity","NaN","1e400",1e400,-1e400,1e-400])");
  ASSERT_FALSE(result.error);
  const auto values = JsonValueRef(result.tree).children();
  EXPECT_TRUE(values[0].isText()) << "as the file has it";
  EXPECT_EQ(values[0].number(), HUGE_VAL);
  EXPECT_EQ(values[1].number(), -HUGE_VAL);
  EXPECT_TRUE(std::isnan(values[2].number()));
  EXPECT_EQ(values[3].number(7), 7);
  EXPECT_EQ(values[4].number(), HUGE_VAL);
  EXPECT_EQ(values[5].number(), -HUGE_VAL);
  EXPECT_EQ(values[6].number(), 0);
}

TEST(JsonReader, SaysWhatBelongsWhere) {
  expectError("", 0, "a value");
  expectError("  ", 2, "a value");
  expectError("{", 1, "a name or }");
  expectError("{\"a\"", 4, "a colon");
  expectError("{\"a\" 1}", 5, "a colon");
  expectError("{\"a\":1,}", 7, "a name");
  expectError("{\"a\":1 \"b\":2}", 7, "a comma or }");
  expectError("[1,]", 3, "a value");
  expectError("[1 2]", 3, "a comma or ]");
  expectError("[1}", 2, "a comma or ]");
  expectError("[tru]", 1, "a value");
  expectError("[NaN]", 1, "a value");
  expectError("{} x", 3, "after the end");
  expectError("[\"abc", 5, "inside a string");
  expectError("[\"a\nb\"]", 3, "control character");
  expectError("[\"\\x\"]", 2, "not a JSON escape sequence");
  expectError("[\"\\u12g4\"]", 2, "not a JSON escape sequence");
  expectError("[\"\xc3\x28\"]", 1, "not UTF-8");
  for (const char* number : {"[01]", "[1.]", "[.5]", "[-]", "[1e]", "[+1]", "[1e+]", "[-01]"}) {
    EXPECT_TRUE(parseJson(number).error) << number;
  }
  EXPECT_FALSE(parseJson("[-0,0.5,1E+2,0e0,-0.0]").error);
}

TEST(JsonReader, KeepsWhatCameBeforeAnError) {
  const MembersRead result = parseJson(R"({"nodes":[{"name":"a"},{"name":"b"}],"meshes":[{"name":"c"},{"na)");
  ASSERT_TRUE(result.error);
  const JsonValueRef root(result.tree);
  ASSERT_EQ(root["nodes"].size(), 2u);
  EXPECT_EQ(root["nodes"].children()[1]["name"].text(), QStringLiteral("b"));
  ASSERT_EQ(root["meshes"].size(), 2u);
  EXPECT_EQ(root["meshes"].children()[0]["name"].text(), QStringLiteral("c"));
  EXPECT_EQ(root.member().range.end(), *result.error->offset - std::string_view("\"na").size())
      << "what is open ends where reading stopped";
}

TEST(JsonReader, NestsAsDeepAsTheLimitAndNoDeeper) {
  Limits limits;
  limits.maxDepth = 5;
  EXPECT_FALSE(parseJson("[[[[[1]]]]]", limits).error);
  const MembersRead deeper = parseJson("[[[[[[1]]]]]]", limits);
  ASSERT_TRUE(deeper.error);
  EXPECT_EQ(deeper.error->code, ErrorCode::LimitReached);
  EXPECT_EQ(deeper.error->offset, kAt + 5);
  EXPECT_EQ(deeper.tree.members.size(), 5u);
}

TEST(JsonReader, AMillionBracketsAreRefusedAtOnce) {
  const std::string text(1'000'000, '[');
  const vitrine::tests::CpuTimer timer;
  EXPECT_TRUE(parseJson(text).error);
  EXPECT_LT(timer.spent(), std::chrono::milliseconds(100));
}

TEST(JsonReader, BoundsTheNumberOfValues) {
  Limits limits;
  limits.maxRecords = 1000;
  std::string text = "[0";
  for (int i = 0; i < 998; ++i) {
    text += ",0";
  }
  EXPECT_FALSE(parseJson(text + "]", limits).error);
  const MembersRead more = parseJson(text + ",0]", limits);
  ASSERT_TRUE(more.error);
  EXPECT_EQ(more.error->code, ErrorCode::LimitReached);
}

} // namespace
} // namespace vitrine::formats::vgo
