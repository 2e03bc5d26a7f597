#include "core/formats/source/bsp/records/BspEntities.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

class EntityText : public testing::Test {
protected:
  const std::vector<Entity>& read(std::string_view text, bool escapes = false) {
    m_bytes = bytesOf(text);
    m_entities = readEntities(m_bytes, escapes, {3, 1000, m_bytes.size()}, m_diagnostics);
    return m_entities;
  }

  Bytes m_bytes; // the entities point into it
  std::vector<Entity> m_entities;
  Diagnostics m_diagnostics;
};

TEST_F(EntityText, keepsOrderAndRepeatedKeys) {
  const auto& entities = read("{\n\"classname\" \"logic_relay\"\n\"OnTrigger\" \"a,Open,,0,-1\"\n"
                              "\"OnTrigger\" \"b,Close,,1,-1\"\n}\n{\n\"classname\" \"light\"\n}\n\0junk");
  ASSERT_EQ(entities.size(), 2U);
  ASSERT_EQ(entities[0].pairs.size(), 3U);
  EXPECT_EQ(entities[0].pairs[1].value, "a,Open,,0,-1");
  EXPECT_EQ(entities[0].pairs[2].value, "b,Close,,1,-1");
  EXPECT_EQ(entities[0].value("ontrigger"), "a,Open,,0,-1");
  EXPECT_EQ(entities[1].className(), "light");
  EXPECT_FALSE(m_diagnostics.anyDamage());
}

TEST_F(EntityText, valuesHoldAnything) {
  const auto& entities =
      read("{\"a\" \"two\nlines\" \"b\" \"{in} braces\" \"c\" \"C:\\dir\\\" \"\" \"no key\" \"d\" \"\"}");
  ASSERT_EQ(entities.size(), 1U);
  ASSERT_EQ(entities[0].pairs.size(), 5U);
  EXPECT_EQ(entities[0].value("a"), "two\nlines");
  EXPECT_EQ(entities[0].value("b"), "{in} braces");
  EXPECT_EQ(entities[0].value("c"), "C:\\dir\\");
  EXPECT_EQ(entities[0].pairs[3].key, "");
  EXPECT_TRUE(entities[0].has("d"));
  EXPECT_EQ(entities[0].value("d"), "");
}

TEST_F(EntityText, escapesOnlyWhereTheBranchHasThem) {
  const std::string_view text = R"({"a" "say \"hi\" now"})";
  EXPECT_EQ(read(text, true).at(0).value("a"), R"(say \"hi\" now)");
  EXPECT_NE(read(text, false).at(0).value("a"), R"(say \"hi\" now)");
}

TEST_F(EntityText, outputFieldsAreShownWithCommas) {
  const auto& entities = read("{\"OnTrigger\" \"door\x1bOpen\x1b\x1b"
                              "0.5\x1b-1\"}");
  EXPECT_EQ(entities.at(0).pairs.at(0).shownValue(), QStringLiteral("door,Open,,0.5,-1"));
}

TEST_F(EntityText, missingBraceKeepsWhatWasRead) {
  const auto& entities = read("{\"classname\" \"a\"}{\"classname\" \"b\" \"x\" \"1\"");
  ASSERT_EQ(entities.size(), 2U);
  EXPECT_EQ(entities[1].value("x"), "1");
  EXPECT_TRUE(m_diagnostics.anyDamage());
}

TEST_F(EntityText, unclosedValueEndsAtTheNul) {
  using namespace std::string_view_literals;
  const auto& entities = read("{\"classname\" \"a\" \"message\" \"no end\0more"sv);
  ASSERT_EQ(entities.size(), 1U);
  EXPECT_EQ(entities[0].value("message"), "no end");
}

TEST_F(EntityText, oddQuotesCostOneEntity) {
  const auto& entities =
      read("{\n\"classname\" \"a\"\n\"broken\" \"odd\"quote\"\n\"x\" \"1\"\n}\n{\n\"classname\" \"b\"\n}\n");
  ASSERT_EQ(entities.size(), 2U);
  EXPECT_EQ(entities[0].className(), "a");
  EXPECT_EQ(entities[1].className(), "b");
  const auto told = m_diagnostics.entries();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].where->space, 3U);
  EXPECT_GT(told[0].where->offset, 1000U);
}

TEST_F(EntityText, textOutsideIsSkipped) {
  const auto& entities = read("rubbish {\"classname\" \"a\"} }} \"more\" {\"classname\" \"b\"}");
  ASSERT_EQ(entities.size(), 2U);
  EXPECT_EQ(entities[1].className(), "b");
  EXPECT_EQ(m_diagnostics.entries().front().repeats, 1U);
}

TEST_F(EntityText, binaryJunkEnds) {
  const Bytes junk = randomBytes(20000, 11);
  m_entities = readEntities(junk, false, {}, m_diagnostics);
  EXPECT_LT(m_entities.size(), 20000U);
  EXPECT_TRUE(read("").empty());
  EXPECT_EQ(read("{").size(), 1U);
}

TEST_F(EntityText, numbersAndVectors) {
  const auto& entity =
      read("{\"origin\" \"1 -2.5  +3e1\" \"two\" \"1 2\" \"bad\" \"x\" \"huge\" \"1e999 0 0\" \"inf\" \"inf\"}").at(0);
  EXPECT_EQ(entity.vector("origin"), QVector3D(1, -2.5F, 30));
  EXPECT_EQ(entity.vector("two"), std::nullopt);
  EXPECT_EQ(entity.vector("huge"), std::nullopt);
  EXPECT_EQ(entity.number("bad"), std::nullopt);
  EXPECT_EQ(entity.number("inf"), std::nullopt);
  EXPECT_EQ(entity.number("origin"), 1.0F);
  EXPECT_EQ(entity.number("missing"), std::nullopt);
}

TEST_F(EntityText, brushModels) {
  const auto model = [this](std::string_view value) {
    return read("{\"model\" \"" + std::string(value) + "\"}").at(0).brushModel();
  };
  EXPECT_EQ(model("*12"), 12);
  EXPECT_EQ(model("*"), -1);
  EXPECT_EQ(model("*-3"), -1);
  EXPECT_EQ(model("*1x"), -1);
  EXPECT_EQ(model("*99999999999"), -1);
  EXPECT_EQ(model("models/crate.mdl"), -1);
}

TEST_F(EntityText, rangesCoverTheText) {
  const std::string_view text = " {\"a\" \"1\"}\n{\"b\" \"2\"}";
  const auto& entities = read(text);
  EXPECT_EQ(text.substr(entities[0].start, entities[0].end - entities[0].start), "{\"a\" \"1\"}");
  EXPECT_EQ(text.substr(entities[1].start, entities[1].end - entities[1].start), "{\"b\" \"2\"}");
}

} // namespace
} // namespace vitrine::tests
