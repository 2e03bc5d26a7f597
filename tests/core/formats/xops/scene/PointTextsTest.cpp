#include "core/formats/xops/scene/PointTexts.h"

#include "core/formats/xops/records/Messages.h"
#include "tests/core/formats/xops/records/PointMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <numbers>

namespace vitrine::tests {
namespace {

using namespace formats::xops;
using scene::Property;

constexpr SpaceId kTextSpace = 2;
constexpr SectionId kTextSection = 9;
constexpr SectionId kMessageSection = 11;

/// Names and properties of a hand-made file.
class TextsUnderTest {
public:
  explicit TextsUnderTest(const PointMaker& maker, const TextLines* messages = nullptr)
      : m_file(maker.file()), m_index(m_file.points), m_place{.space = kTextSpace,
                                                              .section = kTextSection,
                                                              .name = {},
                                                              .layers = {},
                                                              .messages = messages,
                                                              .messageSection = {},
                                                              .limits = m_limits,
                                                              .diagnostics = m_diagnostics},
        m_texts(m_file, m_index, m_place) {
    if (messages) {
      m_place.messageSection = kMessageSection;
    }
  }
  TextsUnderTest(const TextsUnderTest&) = delete;
  TextsUnderTest& operator=(const TextsUnderTest&) = delete;

  QString name(std::size_t row) const { return m_texts.name(row); }
  const PointTexts& texts() const { return m_texts; }

  Property property(std::size_t row, const char* key) const {
    for (const Property& found : m_texts.properties(row)) {
      if (found.key == QLatin1StringView(key)) {
        return found;
      }
    }
    ADD_FAILURE() << "no property " << key;
    return {};
  }
  QString value(std::size_t row, const char* key) const { return property(row, key).value; }

private:
  PointFile m_file;
  PointIndex m_index;
  Limits m_limits;
  Diagnostics m_diagnostics;
  PointPlace m_place;
  PointTexts m_texts;
};

QString nameOf(int p1, int p2, int p3, int p4) {
  return TextsUnderTest(PointMaker().add(p1, p2, p3, p4)).name(0);
}

TEST(PointTexts, namesAreAsPeopleSayThem) {
  EXPECT_EQ(nameOf(2, 5, 30, 0), QStringLiteral("Weapon 5 ×30"));
  EXPECT_EQ(nameOf(2, 5, -56, 0), QStringLiteral("Weapon 5 ×200"));
  EXPECT_EQ(nameOf(7, 3, 5, 0), QStringLiteral("Weapon 3 or 5"));
  EXPECT_EQ(nameOf(3, 1, 2, 8), QStringLiteral("Path 8: run"));
  EXPECT_EQ(nameOf(3, 9, 2, 8), QStringLiteral("Path 8: mode 9"));
  EXPECT_EQ(nameOf(3, -1, 2, 8), QStringLiteral("Path 8: mode -1"));
  EXPECT_EQ(nameOf(8, 20, 24, 28), QStringLiteral("Path 28: on to 20 or 24"));
  EXPECT_EQ(nameOf(4, 20, 1, -1), QStringLiteral("Template -1: type 20, team 1"));
  EXPECT_EQ(nameOf(5, 7, 1, 40), QStringLiteral("Chair"));
  EXPECT_EQ(nameOf(5, 12, 1, 40), QStringLiteral("Addon object"));
  EXPECT_EQ(nameOf(5, 13, 1, 40), QStringLiteral("Object 13"));
  EXPECT_EQ(nameOf(10, 0, 0, -5), QStringLiteral("Mission won"));
  EXPECT_EQ(nameOf(11, 0, 0, -5), QStringLiteral("Mission lost"));
  EXPECT_EQ(nameOf(12, 3, 0, -5), QStringLiteral("Wait until person 3 is dead"));
  EXPECT_EQ(nameOf(13, 3, 0, -5), QStringLiteral("Wait until person 3 is here"));
  EXPECT_EQ(nameOf(14, -51, 0, -5), QStringLiteral("Set path -51 to walk"));
  EXPECT_EQ(nameOf(15, 21, 0, -5), QStringLiteral("Wait until object 21 is broken"));
  EXPECT_EQ(nameOf(16, 0, 0, -5), QStringLiteral("Wait until person 0 brings the case"));
  EXPECT_EQ(nameOf(17, -1, 0, -5), QStringLiteral("Wait 255 s"));
  EXPECT_EQ(nameOf(18, 2, 0, -5), QStringLiteral("Message 2"));
  EXPECT_EQ(nameOf(19, 4, 0, -5), QStringLiteral("Move person 4 to team 0"));
  EXPECT_EQ(nameOf(42, 1, 2, 3), QStringLiteral("Point of kind 42"));
  EXPECT_EQ(nameOf(18, 2, 0, -100), QStringLiteral("Event chain 1 starts here · Message 2"));
  EXPECT_EQ(nameOf(18, 2, 0, -120), QStringLiteral("Event chain 3 starts here · Message 2"));
}

TEST(PointTexts, peopleAreNamedByTheirTemplate) {
  const TextsUnderTest texts(
      PointMaker().add(1, 2, 0, 12).add(6, 2, 0, 0).add(1, 2, 0, 0).add(1, 9, 0, 4).add(4, 3, 1, 2));
  EXPECT_EQ(texts.name(0), QStringLiteral("Person 12 · type 3, team 1"));
  EXPECT_EQ(texts.name(1), QStringLiteral("Person 0 · type 3, team 1"));
  EXPECT_EQ(texts.name(2), QStringLiteral("Player"));
  EXPECT_EQ(texts.name(3), QStringLiteral("Person 4 · type 0, team 0"));
  EXPECT_EQ(texts.texts().team(0), 1);
  EXPECT_EQ(texts.texts().team(3), 0);
  EXPECT_EQ(texts.texts().team(4), 1);
}

TEST(PointTexts, propertiesNameTheirBytes) {
  const TextsUnderTest texts(
      PointMaker().add(2, 0, 0, 0).add(2, 5, -1, 7, {1.5F, -2, 3}, std::numbers::pi_v<float> / 2));
  EXPECT_EQ(texts.value(1, "Kind"), QStringLiteral("2 (Weapon)"));
  EXPECT_EQ(texts.property(1, "Kind").where, (ByteRange{kTextSpace, 38, 1}));
  EXPECT_EQ(texts.value(1, "Position"), QStringLiteral("1.5 -2 3"));
  EXPECT_EQ(texts.property(1, "Position").where, (ByteRange{kTextSpace, 22, 12}));
  EXPECT_EQ(texts.value(1, "Heading"), QStringLiteral("90°"));
  EXPECT_EQ(texts.property(1, "Heading").where, (ByteRange{kTextSpace, 34, 4}));
  EXPECT_EQ(texts.value(1, "Rounds"), QStringLiteral("255"));
  EXPECT_EQ(texts.property(1, "Rounds").where, (ByteRange{kTextSpace, 40, 1}));
  EXPECT_EQ(texts.property(1, "Rounds").record, (RecordRef{kTextSection, 1}));
  EXPECT_EQ(texts.texts().properties(1).size(), 5U) << "p4 means nothing";
}

TEST(PointTexts, headingsAreWithinATurn) {
  EXPECT_FLOAT_EQ(headingOf(0), 0);
  EXPECT_NEAR(headingOf(std::numbers::pi_v<float>), 180, 1e-4);
  EXPECT_NEAR(headingOf(-std::numbers::pi_v<float> / 2), 270, 1e-4);
  EXPECT_NEAR(headingOf(5 * std::numbers::pi_v<float>), 180, 1e-3);
  EXPECT_EQ(headingOf(kNan), 0);
  EXPECT_EQ(headingOf(kInfinity), 0);
  EXPECT_GE(headingOf(3e38F), 0);
  EXPECT_LT(headingOf(3e38F), 360);
  const TextsUnderTest texts(PointMaker().add(2, 0, 0, 0, {}, -1e-6F).add(2, 0, 0, 0, {}, 0.7854F));
  EXPECT_EQ(texts.value(0, "Heading"), QStringLiteral("0°"));
  EXPECT_EQ(texts.value(1, "Heading"), QStringLiteral("45°"));
}

TEST(PointTexts, linksLeadToTheRecordTheyName) {
  const TextsUnderTest texts(PointMaker()
                                 .add(1, -1, 8, 4)
                                 .add(3, 1, 9, 8)
                                 .add(3, 2, 9, 9)
                                 .add(4, 20, 1, -1)
                                 .add(3, 3, 4, 10)
                                 .add(8, 8, 9, 11));
  EXPECT_EQ(texts.value(0, "Template"), QStringLiteral("-1 → Template -1: type 20, team 1"));
  EXPECT_EQ(texts.property(0, "Template").leadsTo, (RecordRef{kTextSection, 3}));
  EXPECT_EQ(texts.value(0, "First path point"), QStringLiteral("8 → Path 8: run"));
  EXPECT_EQ(texts.property(1, "Next").leadsTo, (RecordRef{kTextSection, 2}));
  EXPECT_EQ(texts.value(2, "Next"), QStringLiteral("9 → itself"));
  EXPECT_EQ(texts.value(4, "Next"), QStringLiteral("4 → Person 4 · type 20, team 1")) << "who is followed";
  EXPECT_EQ(texts.property(5, "Next, second choice").leadsTo, (RecordRef{kTextSection, 2}));
  EXPECT_EQ(texts.value(0, "Person type"), QStringLiteral("20"));
  EXPECT_EQ(texts.property(0, "Team").record, (RecordRef{kTextSection, 3}));
  EXPECT_EQ(texts.property(0, "Team").where, (ByteRange{kTextSpace, 2 + 3 * 20 + 18, 1}));
}

TEST(PointTexts, numbersThatLeadNowhereSaySo) {
  const TextsUnderTest texts(PointMaker().add(1, 7, 45, 4).add(3, 0, 46, 1).add(12, 9, 47, -5).add(15, 9, -5, -6));
  EXPECT_EQ(texts.value(0, "Template"), QStringLiteral("7 (there is no such template; the game uses type 0, team 0)"));
  EXPECT_EQ(texts.value(0, "First path point"), QStringLiteral("45 (there is no such path point)"));
  EXPECT_EQ(texts.value(1, "Next"), QStringLiteral("46 (there is no such path point)"));
  EXPECT_EQ(texts.value(2, "Person"), QStringLiteral("9 (there is no such person)"));
  EXPECT_EQ(texts.value(2, "Next"), QStringLiteral("47 (there is no such event)"));
  EXPECT_EQ(texts.value(3, "Object"), QStringLiteral("9 (there is no such object)"));
  EXPECT_EQ(texts.property(2, "Next").leadsTo, std::nullopt);
  EXPECT_TRUE(texts.texts().leadsNowhere(0, 0));
  EXPECT_TRUE(texts.texts().leadsNowhere(0, 1));
  EXPECT_FALSE(texts.texts().leadsNowhere(0, 2));
  EXPECT_FALSE(texts.texts().leadsNowhere(3, 1));
}

TEST(PointTexts, peopleWhoStayNeedNoWay) {
  const TextsUnderTest texts(PointMaker().add(1, 1, 0, 4).add(1, 1, 33, 0).add(4, 0, 0, 1));
  EXPECT_EQ(texts.value(0, "First path point"), QStringLiteral("0 (none)"));
  EXPECT_EQ(texts.value(1, "First path point"), QStringLiteral("33 (none)"))
      << "the player goes where the player wants";
  EXPECT_FALSE(texts.texts().leadsNowhere(0, 1));
  EXPECT_FALSE(texts.texts().leadsNowhere(1, 1));
}

TEST(PointTexts, aNumberTakenByAnotherKindSaysSo) {
  const TextsUnderTest texts(PointMaker().add(2, 5, 30, 8).add(3, 0, 8, 8));
  EXPECT_EQ(texts.value(1, "Next"), QStringLiteral("8 (point 0 is the first with this number: Weapon 5 ×30)"));
  EXPECT_EQ(texts.property(1, "Next").leadsTo, (RecordRef{kTextSection, 0}));
  EXPECT_EQ(texts.value(1, "Number"), QStringLiteral("8 (point 0 is the first with this number: no link leads here)"));
  EXPECT_TRUE(texts.texts().leadsNowhere(1, 1));
}

TEST(PointTexts, sharedNumbersSayWhoIsMeant) {
  const TextsUnderTest texts(PointMaker().add(1, 0, 0, 3).add(6, 0, 0, 3).add(5, 0, 0, 3).add(4, 0, 0, 0));
  EXPECT_EQ(texts.value(0, "Identifier"), QStringLiteral("3 (the first of 2 with this number: links lead here)"));
  EXPECT_EQ(texts.property(0, "Identifier").leadsTo, std::nullopt);
  EXPECT_EQ(texts.value(1, "Identifier"),
            QStringLiteral("3 (one of 2 with this number: links lead to the first, point 0)"));
  EXPECT_EQ(texts.property(1, "Identifier").leadsTo, (RecordRef{kTextSection, 0}));
  EXPECT_EQ(texts.value(2, "Identifier"), QStringLiteral("3"));
}

TEST(PointTexts, onlyOneIsThePlayer) {
  const TextsUnderTest texts(PointMaker().add(1, 0, 0, 0).add(6, 0, 0, 0).add(4, 0, 0, 0));
  EXPECT_EQ(texts.value(1, "Player"), QStringLiteral("starts here"));
  EXPECT_EQ(texts.value(0, "Player"),
            QStringLiteral("not here: the game uses the last person with identifier 0, point 1"));
  EXPECT_EQ(texts.property(0, "Player").leadsTo, (RecordRef{kTextSection, 1}));
}

TEST(PointTexts, valuesHaveNames) {
  const TextsUnderTest texts(
      PointMaker().add(3, 6, 1, 1).add(5, 11, 2, 1).add(5, 99, 0, 1).add(17, -56, -5, -5).add(42, -1, 2, 3));
  EXPECT_EQ(texts.value(0, "Mode"), QStringLiteral("6 (throw a grenade)"));
  EXPECT_EQ(texts.value(1, "Object"), QStringLiteral("11 (Cone)"));
  EXPECT_EQ(texts.value(1, "Drops to the floor"), QStringLiteral("2 (yes)"));
  EXPECT_EQ(texts.value(2, "Object"), QStringLiteral("99"));
  EXPECT_EQ(texts.value(2, "Drops to the floor"), QStringLiteral("0 (no)"));
  EXPECT_EQ(texts.value(3, "Seconds"), QStringLiteral("200"));
  EXPECT_EQ(texts.value(4, "Kind"), QStringLiteral("42 (Unknown)"));
  EXPECT_EQ(texts.value(4, "p2"), QStringLiteral("-1"));
  EXPECT_EQ(texts.value(4, "p4"), QStringLiteral("3"));
}

TEST(PointTexts, messagesAreShownWithTheirText) {
  Diagnostics diagnostics;
  const auto messages = readMessages(bytesOf("zero\none\n"), 5, diagnostics);
  ASSERT_TRUE(messages);
  const PointMaker maker = PointMaker().add(18, 1, -5, -5).add(18, 2, -5, -6).add(18, -1, -5, -7);
  const TextsUnderTest texts(maker, &*messages);
  const Property text = texts.property(0, "Text");
  EXPECT_EQ(text.value, QStringLiteral("one"));
  EXPECT_EQ(text.where, (ByteRange{5, 5, 3}));
  EXPECT_EQ(text.leadsTo, (RecordRef{kMessageSection, 1}));
  EXPECT_EQ(texts.value(1, "Text"), QStringLiteral("there is no such message"));
  EXPECT_EQ(texts.value(2, "Text"), QStringLiteral("there is no such message"));
  EXPECT_EQ(texts.value(2, "Message"), QStringLiteral("255"));
  const TextsUnderTest without(maker);
  for (const Property& property : without.texts().properties(0)) {
    EXPECT_NE(property.key, QStringLiteral("Text"));
  }
}

TEST(PointTexts, chainStartsSaySo) {
  const TextsUnderTest texts(PointMaker().add(17, 1, -5, -110).add(17, 1, -5, -110));
  EXPECT_EQ(texts.value(0, "Event chain"), QStringLiteral("2 starts here"));
  EXPECT_EQ(texts.name(1), QStringLiteral("Wait 1 s")) << "only the first is found";
}

} // namespace
} // namespace vitrine::tests
