#include "ui/navigation/Destination.h"

#include "tests/ui/support/TestFormat.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kQuads;
using vitrine::tests::loadTestDocument;

namespace {

class DestinationTest : public testing::Test {
protected:
  std::optional<Destination> parse(const char* text) {
    return parseDestination(reading->document.get(), QLatin1String(text));
  }

  FileReadingPtr reading = loadTestDocument();
};

TEST_F(DestinationTest, PlacesAndWhatGamesPrint) {
  EXPECT_EQ(parse("1 2 3"), Destination(viewing::Viewpoint{.at = QVector3D(1, 2, 3), .look = {}}));
  EXPECT_EQ(
      parse("  setpos 1 2 3; setang 4 5 6 "),
      Destination(viewing::Viewpoint{.at = QVector3D(1, 2, 3), .look = viewing::ViewAngles{.yaw = 5, .pitch = 4}}));
}

TEST_F(DestinationTest, ViewLinks) {
  viewing::ViewLink link;
  link.at = QVector3D(1, 2, 3);
  link.controls[QStringLiteral("exposure")] = 2;
  EXPECT_EQ(parseDestination(reading->document.get(), link.toText() + u'\n'), Destination(link));
  EXPECT_EQ(parse("vitrine:view?at=1,2"), std::nullopt);
}

TEST_F(DestinationTest, WithoutADocumentLinksAlone) {
  viewing::ViewLink link;
  link.file = QStringLiteral("/a.bsp");
  EXPECT_EQ(parseDestination(nullptr, link.toText()), Destination(link));
  EXPECT_EQ(parseDestination(nullptr, QStringLiteral("1 2 3")), std::nullopt);
  EXPECT_EQ(parseDestination(nullptr, QStringLiteral("QUADS 3")), std::nullopt);
}

TEST_F(DestinationTest, Records) {
  const Destination third = StructureDestination{kQuads, 3};
  for (const char* text : {"QUADS 3", "quads  3", "QUADS[3]", "QUADS [ 3 ]", "QUADS/3", "QUADS:3"}) {
    EXPECT_EQ(parse(text), third) << text;
  }
  for (const char* text :
       {"QUADS 5", "QUADS -1", "QUADS", "rest 0", "2 3", "3", "nothing 3", "QUADS 99999999999999999999"}) {
    EXPECT_EQ(parse(text), std::nullopt) << text;
  }
}

TEST_F(DestinationTest, AnythingElseIsNone) {
  for (const char* text : {"", "Marker", "a/b/c", "setpos 1"}) {
    EXPECT_EQ(parse(text), std::nullopt) << text;
  }
}

TEST_F(DestinationTest, EveryTermOfTheHelpIsUnderstood) {
  std::vector<Destination> places;
  int records = 0;
  for (const base::SyntaxTerm& term : destinationTerms()) {
    EXPECT_FALSE(term.form.isEmpty() || term.meaning.isEmpty()) << term.example.toStdString();
    // The file of the test calls its records otherwise.
    QString example = term.example;
    records += example.contains(QStringLiteral("lumps/FACES ")) ? 1 : 0;
    example.replace(QStringLiteral("lumps/FACES 12"), QStringLiteral("QUADS 2"));
    if (const auto destination = parseDestination(reading->document.get(), example)) {
      places.push_back(*destination);
    }
  }
  EXPECT_EQ(records, 1);
  ASSERT_EQ(places.size(), 4U) << "all but the name and the section, which this file does not have";
  EXPECT_EQ(places[2], Destination(StructureDestination{kQuads, 2}));
  EXPECT_TRUE(std::holds_alternative<viewing::ViewLink>(places[3]));
}

} // namespace
