#include "ui/i18n/TextOrigins.h"

#include "ui/i18n/Translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

/// Texts of a language that has no catalogue: the sources with something before and after.
class Pirate : public QTranslator {
public:
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int n) const override {
    if (QByteArray(context) != "vitrine::ui::Ship") {
      return {};
    }
    const QString text = QString::fromUtf8(source);
    return text == QLatin1String("%1 of %n plank(s)")
               ? (n == 1 ? QStringLiteral("Arr, %1 of one plank, that is %n") : QStringLiteral("Arr, of %n planks %1"))
               : QStringLiteral("Arr, ") + text;
  }
};

class TextOriginsTest : public testing::Test {
protected:
  TextOriginsTest() { installTranslations(QStringLiteral("en")); }
  ~TextOriginsTest() override {
    qDeleteAll(qApp->findChildren<QTranslator*>());
    QLocale::setDefault(m_before);
  }

  static SourceText ship(const char* source, bool plural = false) { return {"vitrine::ui::Ship", source, {}, plural}; }

  const std::vector<SourceText> texts{
      ship("Sail"), ship("%1 sails in %2"), ship("%1 of %n plank(s)", true), {"vitrine::ui::Cloth", "Sail", {}, false}};

private:
  QLocale m_before;
};

TEST_F(TextOriginsTest, AWholeTextLeadsToAllItsSources) {
  const TextOrigins origins(texts);
  const auto found = origins.of(QStringLiteral("Sail"));
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].text.context, "vitrine::ui::Ship");
  EXPECT_EQ(found[1].text.context, "vitrine::ui::Cloth");
  EXPECT_TRUE(origins.of(QStringLiteral("Sails")).empty());
  EXPECT_TRUE(origins.of({}).empty());
}

TEST_F(TextOriginsTest, ArgumentsAreTakenAlongIntoAnotherLanguage) {
  const TextOrigins origins(texts);
  const auto found = origins.of(QStringLiteral("Anne sails in the night"));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].arguments, QStringList({QStringLiteral("Anne"), QStringLiteral("the night")}));
  Pirate pirate;
  QCoreApplication::installTranslator(&pirate);
  EXPECT_EQ(found[0].translated(), QStringLiteral("Arr, Anne sails in the night"));
  const TextOrigins back(texts);
  QCoreApplication::removeTranslator(&pirate);
  const auto again = back.of(QStringLiteral("Arr, Anne sails in the night"));
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again[0].translated(), QStringLiteral("Anne sails in the night"));
}

TEST_F(TextOriginsTest, NumbersKeepTheirPlural) {
  Pirate pirate;
  QCoreApplication::installTranslator(&pirate);
  const TextOrigins origins(texts);
  const auto one = origins.of(QStringLiteral("Arr, 1 of one plank, that is 1"));
  const auto many = origins.of(QStringLiteral("Arr, of 12 planks 3"));
  ASSERT_FALSE(one.empty());
  ASSERT_FALSE(many.empty());
  EXPECT_EQ(many[0].number, 12);
  EXPECT_EQ(many[0].arguments, QStringList{QStringLiteral("3")});
  EXPECT_EQ(many[0].translated(), QStringLiteral("Arr, of 12 planks 3"));
  EXPECT_EQ(one[0].translated(), QStringLiteral("Arr, 1 of one plank, that is 1"));
  QCoreApplication::removeTranslator(&pirate);
}

TEST_F(TextOriginsTest, NamesAreNoTextsWithArguments) {
  const TextOrigins origins({{"vitrine::ui::MembersPanel", "%1 of %2", {}, false}});
  EXPECT_TRUE(origins.of(QStringLiteral("Master of Arms")).empty());
  EXPECT_EQ(origins.of(QStringLiteral("3 of 7")).size(), 1U);
}

TEST_F(TextOriginsTest, TheProgramKnowsItsTexts) {
  EXPECT_GT(programTexts().size(), 1000U);
  const SourceText open{"vitrine::ui::FileActions", "&Open…", {}, false};
  EXPECT_EQ(std::ranges::count(programTexts(), open), 1);
}

} // namespace
