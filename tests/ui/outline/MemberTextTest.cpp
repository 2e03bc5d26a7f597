#include "ui/outline/MemberText.h"

#include "core/structure/JsonTreeText.h"
#include "tests/support/QtPrinters.h"
#include "tests/ui/support/MemberMaker.h"
#include "ui/outline/MemberModel.h"

#include <gtest/gtest.h>

#include <limits>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::MemberMaker;

namespace {

structure::JsonValue number(double value, bool integer) {
  structure::JsonValue member;
  member.kind = structure::JsonValue::Kind::Number;
  member.number = value;
  member.isInteger = integer;
  return member;
}

TEST(MemberTextTest, ScalarsReadAsJsonHasThem) {
  EXPECT_EQ(scalarText(number(3, true)), QStringLiteral("3"));
  EXPECT_EQ(scalarText(number(-9007199254740992.0, true)), QStringLiteral("-9007199254740992"));
  EXPECT_EQ(scalarText(number(0.1, false)), QStringLiteral("0.1")) << "no more places than it takes";
  EXPECT_EQ(scalarText(number(1e300, true)), QStringLiteral("1e+300")) << "no number of 64 bits";
  EXPECT_EQ(scalarText(number(std::numeric_limits<double>::quiet_NaN(), false)), QStringLiteral("NaN"));
  EXPECT_EQ(scalarText(number(-std::numeric_limits<double>::infinity(), false)), QStringLiteral("-Infinity"));
}

TEST(MemberTextTest, JsonOfASubtreeIsWrittenOverLines) {
  MemberMaker maker(0);
  maker.object().text("name", "Head").array("scale").number("", 1).number("", 1.5).end();
  maker.array("parts").object().boolean("on", false).end().end().null("cloth").array("none").end().end();
  EXPECT_EQ(jsonText(*maker.tree(), 0), QStringLiteral("{\n"
                                                       "  \"name\": \"Head\",\n"
                                                       "  \"scale\": [1, 1.5],\n"
                                                       "  \"parts\": [\n"
                                                       "    {\n"
                                                       "      \"on\": false\n"
                                                       "    }\n"
                                                       "  ],\n"
                                                       "  \"cloth\": null,\n"
                                                       "  \"none\": []\n"
                                                       "}"));
}

TEST(MemberTextTest, TextsAreEscapedAndWhatJsonCannotSayIsQuoted) {
  structure::JsonTree tree;
  structure::JsonValue text;
  text.kind = structure::JsonValue::Kind::Text;
  text.text = QStringLiteral("a\"b\\c\n\t\u0001é");
  tree.members = {text};
  EXPECT_EQ(jsonText(tree, 0), QStringLiteral("\"a\\\"b\\\\c\\n\\t\\u0001é\""));
  tree.members = {number(std::numeric_limits<double>::infinity(), false)};
  EXPECT_EQ(jsonText(tree, 0), QStringLiteral("\"Infinity\""));
}

TEST(MemberTextTest, LinesAreShortHoweverMuchIsInThem) {
  MemberMaker maker(0);
  maker.object().array("many");
  for (int i = 0; i < 5000; ++i) {
    maker.number("", i);
  }
  maker.end().text("long", QByteArray(100'000, 'x').constData()).array("few").number("", 1).end().end();
  const auto tree = maker.tree();
  EXPECT_TRUE(valueText(*tree, 1).startsWith(QStringLiteral("[5000]  [0, 1, 2, ")));
  EXPECT_TRUE(valueText(*tree, 1).endsWith(QChar(0x2026)));
  EXPECT_LT(valueText(*tree, 1).size(), 100);
  EXPECT_LT(valueText(*tree, 5002).size(), 300);
  EXPECT_EQ(valueText(*tree, 5003), QStringLiteral("[1]"));
}

TEST(MemberTextTest, ElementsAreNamedByTheirNumber) {
  MemberMaker maker(0);
  maker.object().array("list").null("").null("").end().end();
  EXPECT_EQ(nameText(*maker.tree(), 1, 0), QStringLiteral("list"));
  EXPECT_EQ(nameText(*maker.tree(), 3, 1), QStringLiteral("[1]"));
}

TEST(MemberAtTest, FindsTheDeepestThatHoldsAllTheBytes) {
  MemberMaker maker(100);
  // {"a":[10,20],"b":{}}
  maker.object().array("a").number("", 10).number("", 20).end().object("b").end().end();
  const auto tree = maker.tree();
  ASSERT_EQ(maker.bytes(), QByteArray("{\"a\":[10,20],\"b\":{}}"));
  const auto at = [&](std::uint64_t offset, std::uint64_t size = 1) {
    return memberAt(*tree, {base::kFileSpace, 100 + offset, size});
  };
  EXPECT_EQ(at(0), 0U);
  EXPECT_EQ(at(2), 0U) << "a name belongs to the object";
  EXPECT_EQ(at(5), 1U);
  EXPECT_EQ(at(6), 2U);
  EXPECT_EQ(at(7), 2U);
  EXPECT_EQ(at(8), 1U) << "a comma belongs to the list";
  EXPECT_EQ(at(9, 2), 3U);
  EXPECT_EQ(at(7, 3), 1U) << "over the end of an element";
  EXPECT_EQ(at(17), 4U);
  EXPECT_EQ(at(19), 0U);
  EXPECT_EQ(at(20), std::nullopt);
  EXPECT_EQ(at(6, 100), std::nullopt);
  EXPECT_EQ(memberAt(*tree, {1, 105, 1}), std::nullopt) << "another space";
  EXPECT_EQ(memberAt(*tree, {0, 5, 1}), std::nullopt);
}

} // namespace
