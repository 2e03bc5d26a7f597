#include "core/formats/vgo/file/MembersRead.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;
using structure::JsonValueRef;

constexpr std::uint64_t kBsonAt = 1000;

template <class T>
std::string raw(T value) {
  return {reinterpret_cast<const char*>(&value), sizeof(T)};
}

std::string element(int type, const std::string& name, const std::string& value) {
  return std::string(1, static_cast<char>(type)) + name + '\0' + value;
}

std::string document(const std::string& elements) {
  return raw(static_cast<std::int32_t>(elements.size() + 5)) + elements + '\0';
}

std::string text(const std::string& value) {
  return raw(static_cast<std::int32_t>(value.size() + 1)) + value + '\0';
}

MembersRead parseBson(const std::string& bytes, const Limits& limits = {}) {
  return readBson(tests::bytesOf(bytes), {2, kBsonAt, bytes.size()}, limits);
}

TEST(BsonReader, ReadsEveryTypeWithItsPlace) {
  const std::string first = element(0x01, "d", raw(std::numeric_limits<double>::infinity()));
  const std::string second = element(0x02, "t", text("\xc3\xa4"));
  const std::string list = element(0x04, "l", document(element(0x10, "0", raw(7)) + element(0x0a, "1", "")));
  const std::string rest = element(0x03, "o", document(element(0x08, "yes", "\1"))) +
                           element(0x12, "long", raw(std::int64_t{1} << 40)) + element(0x0a, "none", "");
  const std::string bytes = document(first + second + list + rest);
  const MembersRead result = parseBson(bytes);
  ASSERT_FALSE(result.error) << result.error->message.toStdString();
  const JsonValueRef root(result.tree);
  EXPECT_TRUE(root.isObject());
  EXPECT_EQ(root.member().range, (ByteRange{2, kBsonAt, bytes.size()}));
  EXPECT_EQ(root["d"].number(), HUGE_VAL);
  EXPECT_FALSE(root["d"].member().isInteger);
  EXPECT_EQ(root["d"].member().range, (ByteRange{2, kBsonAt + 4, first.size()})) << "with its type and name";
  EXPECT_EQ(root["t"].text(), QStringLiteral("ä"));
  EXPECT_EQ(root["t"].member().range, (ByteRange{2, kBsonAt + 4 + first.size(), second.size()}));
  ASSERT_EQ(root["l"].size(), 2u);
  EXPECT_TRUE(root["l"].isArray());
  EXPECT_EQ(root["l"].member().range.size, list.size());
  EXPECT_EQ(root["l"].children()[0].integer(), 7);
  EXPECT_EQ(root["l"].children()[0].member().name, QString());
  EXPECT_FALSE(root["l"].children()[1]) << "a null keeps its slot";
  EXPECT_TRUE(root["o"]["yes"].boolean(false));
  EXPECT_EQ(root["long"].integer(), std::int64_t{1} << 40);
  EXPECT_TRUE(root["none"].exists());
  EXPECT_FALSE(root["none"]);
}

TEST(BsonReader, NumberedMembersAtTheTopAreAList) {
  const MembersRead list = parseBson(document(element(0x10, "0", raw(5)) + element(0x10, "1", raw(6))));
  ASSERT_TRUE(JsonValueRef(list.tree).isArray());
  EXPECT_EQ(JsonValueRef(list.tree).children()[1].integer(), 6);
  EXPECT_EQ(JsonValueRef(list.tree).children()[1].member().name, QString());
  EXPECT_TRUE(JsonValueRef(parseBson(document(element(0x10, "1", raw(5)))).tree).isObject());
  EXPECT_TRUE(JsonValueRef(parseBson(document(element(0x10, "00", raw(5)))).tree).isObject());
}

TEST(BsonReader, BoundsEveryLength) {
  const std::string good = document(element(0x02, "t", text("abc")) + element(0x03, "o", document("")));
  ASSERT_FALSE(parseBson(good).error);
  for (std::size_t cut = 0; cut < good.size(); ++cut) {
    const MembersRead result = parseBson(good.substr(0, cut));
    ASSERT_TRUE(result.error) << cut;
    EXPECT_GE(*result.error->offset, kBsonAt) << cut;
    EXPECT_LE(*result.error->offset, kBsonAt + cut) << cut;
    EXPECT_EQ(result.error->space, 2u) << cut;
  }
  for (const std::int32_t length : {-1, 0, 4, 1000, std::numeric_limits<std::int32_t>::max()}) {
    EXPECT_TRUE(parseBson(raw(length) + good.substr(4)).error) << length;
    EXPECT_TRUE(parseBson(document(element(0x02, "t", raw(length) + "abcde" + '\0'))).error) << length;
    EXPECT_TRUE(parseBson(document(element(0x03, "o", raw(length) + '\0'))).error) << length;
  }
  EXPECT_TRUE(parseBson(document(element(0x03, "o", raw(std::int32_t{13})) + element(0x01, "x", raw(1.0)))).error)
      << "a document must not reach over the end of the one it is in";
}

TEST(BsonReader, RefusesWhatItDoesNotKnow) {
  const MembersRead odd = parseBson(document(element(0x10, "a", raw(1)) + element(0x07, "id", "123456789012")));
  ASSERT_TRUE(odd.error);
  EXPECT_TRUE(odd.error->message.contains(QLatin1StringView("0x07"))) << odd.error->message.toStdString();
  EXPECT_EQ(odd.error->offset, kBsonAt + 4 + element(0x10, "a", raw(1)).size());
  EXPECT_EQ(JsonValueRef(odd.tree)["a"].integer(), 1) << "what came before stays";
  EXPECT_TRUE(parseBson(document(element(0x02, "t", text("\xc3\x28")))).error);
  EXPECT_TRUE(parseBson(document(std::string("\x10") + "name without end")).error);
  EXPECT_TRUE(parseBson(document(element(0x02, "t", raw(std::int32_t{3}) + "abc"))).error) << "no zero byte";
  EXPECT_TRUE(parseBson(document("") + "x").error) << "more behind the end";
}

TEST(BsonReader, KeepsWhatACutLeaves) {
  const std::string whole =
      document(element(0x03, "whole", document(element(0x10, "a", raw(1)))) +
               element(0x03, "cut", document(element(0x10, "b", raw(2)) + element(0x10, "c", raw(3)))));
  const MembersRead result = parseBson(whole.substr(0, whole.size() - 8));
  ASSERT_TRUE(result.error);
  const JsonValueRef root(result.tree);
  EXPECT_EQ(root["whole"]["a"].integer(), 1);
  EXPECT_EQ(root["cut"]["b"].integer(), 2);
  EXPECT_FALSE(root["cut"]["c"].exists());
}

TEST(BsonReader, NestingIsBounded) {
  std::string nested = document("");
  for (int i = 0; i < 5000; ++i) {
    nested = document(element(0x03, "a", nested));
  }
  const MembersRead result = parseBson(nested);
  ASSERT_TRUE(result.error);
  EXPECT_EQ(result.error->code, ErrorCode::LimitReached);
  EXPECT_EQ(result.tree.members.size(), static_cast<std::size_t>(Limits().maxDepth));
}

} // namespace
} // namespace vitrine::formats::vgo
