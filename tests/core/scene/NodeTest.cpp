#include "core/scene/Node.h"

#include "tests/support/TurnedTexts.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

TEST(NodeTest, AGivenNameIsEnglishAndShownInTheLanguageOfTheProgram) {
  Node node;
  giveName(node, "World");
  const tests::TurnedTexts turned;
  EXPECT_EQ(node.name, QStringLiteral("World"));
  EXPECT_EQ(shownName(node), QStringLiteral("dlroW"));
}

TEST(NodeTest, NumbersStandInTheirPlaces) {
  Node node;
  giveName(node, "portal %1: area %2 to %3", {QStringLiteral("7"), QStringLiteral("1"), QStringLiteral("2")});
  EXPECT_EQ(node.name, QStringLiteral("portal 7: area 1 to 2"));
  EXPECT_EQ(shownName(node), node.name);
}

TEST(NodeTest, ANameOfTheFileStaysAsItIs) {
  Node node;
  node.name = QStringLiteral("World");
  const tests::TurnedTexts turned;
  EXPECT_EQ(shownName(node), QStringLiteral("World"));
}

} // namespace
} // namespace vitrine::scene
