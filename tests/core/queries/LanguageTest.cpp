#include "core/queries/Language.h"

#include "core/queries/RecordFilter.h"
#include "tests/core/queries/MadeTables.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::queries {
namespace {

const tests::MadeTables& oneFace() {
  static const tests::MadeTables kMade({{0, 1, 0, 0.1F, {1, 2, 3}, "floor"}});
  return kMade;
}

/// Spellings of all terms.
QStringList spelled() {
  QStringList texts;
  for (const base::SyntaxTerm& term : languageTerms()) {
    texts << term.form.split(u' ');
  }
  return texts;
}

TEST(LanguageTest, EverySpellingOfTheParserIsATerm) {
  const QStringList texts = spelled();
  const auto expectAll = [&texts](const auto& table) {
    for (const auto& name : table) {
      EXPECT_TRUE(texts.contains(QLatin1String(name.text))) << name.text;
    }
  };
  expectAll(kOrs);
  expectAll(kAnds);
  expectAll(kNots);
  expectAll(kComparisons);
  expectAll(kBitOrs);
  expectAll(kBitAnds);
  expectAll(kSums);
  expectAll(kProducts);
  expectAll(kSigns);
  expectAll(kFunctions);
  expectAll(kNamedReals);
  expectAll(kNamedIntegers);
  for (const QString& word : languageWords()) {
    EXPECT_TRUE(texts.contains(word) || texts.contains(word + u'(')) << word.toStdString();
  }
}

TEST(LanguageTest, EveryExampleIsAConditionOnTheTable) {
  const structure::SectionId section = oneFace().section("lumps/FACES");
  const ExampleFields fields = exampleFieldsOf(oneFace().structure, section);
  EXPECT_EQ(fields.flags, QStringLiteral("flags"));
  EXPECT_EQ(fields.flag, QStringLiteral("SKY"));
  EXPECT_EQ(fields.list, QStringLiteral("origin"));
  EXPECT_EQ(fields.text, QStringLiteral("name"));
  EXPECT_EQ(fields.reference, QStringLiteral("info"));
  for (const base::SyntaxTerm& term : languageTerms(fields)) {
    EXPECT_FALSE(term.meaning.isEmpty()) << term.form.toStdString();
    const QStringList spellings = term.form.split(u' ');
    EXPECT_TRUE(std::ranges::any_of(spellings, [&](const QString& text) { return term.example.contains(text); }))
        << term.form.toStdString() << ": " << term.example.toStdString();
    const auto filter = RecordFilter::compile(term.example, oneFace().structure, section);
    EXPECT_TRUE(filter) << term.example.toStdString() << ": "
                        << (filter ? std::string() : filter.error().message.toStdString());
  }
}

TEST(LanguageTest, FieldsThatATableDoesNotHaveKeepTheirDefaults) {
  const ExampleFields fields = exampleFieldsOf(oneFace().structure, oneFace().section("lumps/POINTS"));
  EXPECT_EQ(fields.flags, ExampleFields().flags);
  EXPECT_EQ(fields.reference, ExampleFields().reference);
}

TEST(LanguageTest, TheExampleOfAConditionIsOneOnTheTable) {
  for (structure::SectionId section = 0; section < oneFace().structure.size(); ++section) {
    if (const auto& table = oneFace().structure[section].table) {
      const QString example = exampleCondition(table->layout());
      EXPECT_TRUE(RecordFilter::compile(example, oneFace().structure, section)) << example.toStdString();
    }
  }
  const structure::SectionId faces = oneFace().section("lumps/FACES");
  const QString example = exampleCondition(oneFace().structure[faces].table->layout());
  EXPECT_TRUE(example.endsWith(QStringLiteral(" > 100 && flags has SKY"))) << example.toStdString();
  EXPECT_EQ(exampleCondition({"nothing", 0, {}}), QStringLiteral("row < 100"));
}

} // namespace
} // namespace vitrine::queries
