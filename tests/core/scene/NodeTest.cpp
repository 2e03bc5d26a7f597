#include "core/scene/Node.h"

#include <QCoreApplication>
#include <QTranslator>

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

/// Turns texts of the formats around: "World" becomes "dlroW".
class Turned : public QTranslator {
public:
  Turned() { QCoreApplication::installTranslator(this); }
  QString translate(const char* context, const char* text, const char*, int) const override {
    QString turned = QString::fromUtf8(text);
    std::ranges::reverse(turned);
    return QLatin1StringView(context) == QLatin1StringView("formats") ? turned : QString();
  }
  bool isEmpty() const override { return false; }

private:
  int m_argumentCount = 0;
  QCoreApplication m_application{m_argumentCount, nullptr}; ///< without it nothing is translated
};

TEST(NodeTest, AGivenNameIsEnglishAndShownInTheLanguageOfTheProgram) {
  Node node;
  giveName(node, "World");
  const Turned turned;
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
  const Turned turned;
  EXPECT_EQ(shownName(node), QStringLiteral("World"));
}

} // namespace
} // namespace vitrine::scene
