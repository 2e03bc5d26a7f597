#include "core/searching/Search.h"

#include "core/animation/FinishScene.h"
#include "core/searching/ByteForms.h"
#include "core/searching/TextMatcher.h"
#include "core/structure/Layout.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TurnedTexts.h"

#include <gtest/gtest.h>

namespace vitrine::searching {
namespace {

namespace fields = structure::fields;

constexpr structure::FlagName kSurface[] = {{0x1, "LIGHT"}, {0x4, "SKY"}};
constexpr structure::FlagName kSorts[] = {{0, "none"}, {7, "Water"}};
constexpr auto kThing =
    structure::layout("thing", 20, fields::u16("flags").flags(kSurface), fields::u16("sort").values(kSorts),
                      fields::i32("next"), fields::f32("size", "", 2), fields::chars("name", "", 4));

template <class T>
void append(QByteArray& bytes, T value) {
  bytes.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

/// Two records as of kThing, 40 bytes, then "Crate" as UTF-16 LE at 40 and the bytes DE AD BE EF at 50.
QByteArray fileBytes() {
  QByteArray bytes;
  append<quint16>(bytes, 4);
  append<quint16>(bytes, 7);
  append<qint32>(bytes, -1);
  append<float>(bytes, 0.1F);
  append<float>(bytes, 2);
  bytes += QByteArray("door", 4);
  append<quint16>(bytes, 1);
  append<quint16>(bytes, 0);
  append<qint32>(bytes, 12345);
  append<float>(bytes, 8);
  append<float>(bytes, 9);
  bytes += QByteArray("lid\0", 4);
  bytes += QByteArray("C\0r\0a\0t\0e\0", 10);
  return bytes + QByteArray("\xde\xad\xbe\xef", 4);
}

bytes::ByteSourcePtr source(const QByteArray& bytes) {
  return bytes::makeMemorySource(Bytes::adopt(bytes));
}

class SearchTest : public testing::Test {
protected:
  SearchTest() {
    document->spaces = bytes::ByteSpaces(QStringLiteral("a.fake"), source(fileBytes()));
    document->spaces.add(QStringLiteral("decoded"), source("a door behind"), ByteRange{0, 40, 4},
                         QStringLiteral("LZMA"));
    structure::StructureBuilder builder(QStringLiteral("a.fake"), {0, 0, 54});
    const auto things = builder.add(builder.root(), QStringLiteral("THINGS"), {0, 0, 40});
    builder.at(things).table = structure::makeFixedTable(kThing, source(fileBytes()), {0, 0, 40});
    builder.add(builder.root(), QStringLiteral("materials/door.vmt"), {1, 0, 13});
    document->structure = builder.build();
  }

  std::vector<Match> find(const QString& text) {
    query.text = text;
    return run();
  }
  std::vector<Match> run() {
    std::vector<Match> matches;
    base::Progress progress;
    const auto found =
        search(subjectOf(document), query, [&](Match match) { matches.push_back(std::move(match)); }, progress);
    EXPECT_TRUE(found.has_value());
    counts = found.value_or(MatchCounts());
    return matches;
  }
  std::vector<Match> find(const QString& text, MatchKind kind) {
    query.kinds.reset();
    query.kinds.set(indexOf(kind));
    return find(text);
  }
  static QString marked(const Match& match) { return match.text.mid(match.at, match.length); }

  std::shared_ptr<Document> document = std::make_shared<Document>();
  Query query;
  MatchCounts counts = {};
};

TEST_F(SearchTest, FindsATextInNamesRecordsAndAllByteSpaces) {
  const auto matches = find(QStringLiteral("DOOR"));
  ASSERT_EQ(matches.size(), 4U);
  EXPECT_EQ(matches[0].kind, MatchKind::File);
  EXPECT_EQ(matches[0].target, MatchTarget(SectionTarget{2}));
  EXPECT_EQ(matches[1].kind, MatchKind::Record);
  EXPECT_EQ(matches[1].target, MatchTarget(RecordTarget{{1, 0}, 4}));
  EXPECT_EQ(matches[1].text, QStringLiteral("name: door"));
  EXPECT_EQ(matches[1].where, QStringLiteral("THINGS [0]"));
  EXPECT_EQ(matches[2].target, MatchTarget(BytesTarget{{0, 16, 4}}));
  EXPECT_EQ(matches[3].target, MatchTarget(BytesTarget{{1, 2, 4}})) << "in the decoded space";
  EXPECT_EQ(matches[3].text, QStringLiteral("a door behind"));
  for (const Match& match : matches) {
    EXPECT_EQ(marked(match), QStringLiteral("door"));
  }
  EXPECT_EQ(counts[indexOf(MatchKind::Bytes)], 2U);
}

TEST_F(SearchTest, ANodeIsFoundByItsNameInTheLanguageOfTheProgramAndInEnglish) {
  SceneBuilder scene;
  scene.nodes.resize(1);
  giveName(scene.nodes[NodeIndex(0)], "light");
  document->scene = animation::finishScene(std::move(scene));
  const tests::TurnedTexts turned;
  for (const char* text : {"thgil", "light"}) {
    const auto matches = find(QString::fromLatin1(text), MatchKind::Node);
    ASSERT_EQ(matches.size(), 1U) << text;
    EXPECT_EQ(matches[0].target, MatchTarget(NodeIndex(0)));
  }
}

TEST_F(SearchTest, CaseWordsAndPatternsNarrowIt) {
  query.matchCase = true;
  EXPECT_TRUE(find(QStringLiteral("DOOR")).empty());
  query.matchCase = false;
  query.wholeWord = true;
  EXPECT_TRUE(find(QStringLiteral("oor")).empty());
  EXPECT_EQ(find(QStringLiteral("door"), MatchKind::Bytes).size(), 2U)
      << "between @ and a control character, and blanks";
  query.wholeWord = false;
  query.regularExpression = true;
  const auto matches = find(QStringLiteral("^l.d$"), MatchKind::Record);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].target, MatchTarget(RecordTarget{{1, 1}, 4}));
  EXPECT_EQ(find(QStringLiteral("a door b[a-z]+"), MatchKind::Bytes).size(), 1U);
}

TEST_F(SearchTest, NumbersAreEqualInAnyNumericField) {
  auto matches = find(QStringLiteral("12345"), MatchKind::Record);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].target, MatchTarget(RecordTarget{{1, 1}, 2}));
  EXPECT_EQ(marked(matches[0]), QStringLiteral("12345"));
  EXPECT_TRUE(find(QStringLiteral("1234"), MatchKind::Record).empty()) << "no part of a number";
  EXPECT_EQ(find(QStringLiteral("-1"), MatchKind::Record).size(), 1U);
  matches = find(QStringLiteral("0.1"), MatchKind::Record);
  ASSERT_EQ(matches.size(), 1U) << "as the float that is nearest";
  EXPECT_EQ(matches[0].target, MatchTarget(RecordTarget{{1, 0}, 3}));
  matches = find(QStringLiteral("9"), MatchKind::Record);
  ASSERT_EQ(matches.size(), 1U) << "in a list";
  EXPECT_EQ(matches[0].text, QStringLiteral("size: 8 9"));
  EXPECT_EQ(matches[0].at, 8);
  EXPECT_EQ(find(QStringLiteral("0x7"), MatchKind::Record).size(), 1U);
}

TEST_F(SearchTest, NamesOfFlagsAndValuesCount) {
  auto matches = find(QStringLiteral("sky"), MatchKind::Record);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].target, MatchTarget(RecordTarget{{1, 0}, 0}));
  EXPECT_EQ(marked(matches[0]), QStringLiteral("SKY"));
  matches = find(QStringLiteral("water"), MatchKind::Record);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].text, QStringLiteral("sort: 7  Water"));
}

TEST_F(SearchTest, BytesAreFoundInSeveralEncodings) {
  auto matches = find(QStringLiteral("crate"), MatchKind::Bytes);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].target, MatchTarget(BytesTarget{{0, 40, 10}}));
  EXPECT_EQ(marked(matches[0]), QStringLiteral("Crate"));
  EXPECT_TRUE(matches[0].where.contains(QStringLiteral("UTF-16 LE")));
  for (const char* text : {"0xDEADBEEF", "de ad BE EF"}) {
    matches = find(QLatin1String(text), MatchKind::Bytes);
    ASSERT_EQ(matches.size(), 1U) << text;
    EXPECT_EQ(matches[0].target, MatchTarget(BytesTarget{{0, 50, 4}}));
    EXPECT_EQ(marked(matches[0]), QStringLiteral("DE AD BE EF"));
  }
  matches = find(QStringLiteral("12345"), MatchKind::Bytes);
  ASSERT_EQ(matches.size(), 1U) << "as a number of four bytes";
  EXPECT_EQ(matches[0].target, MatchTarget(BytesTarget{{0, 24, 4}}));
}

TEST_F(SearchTest, MoreThanTheLimitAreCountedOnly) {
  QByteArray many;
  for (int i = 0; i < 200'000; ++i) {
    many += "abcdefg ";
  }
  document->spaces = bytes::ByteSpaces(QStringLiteral("a.fake"), source(many));
  document->structure = {};
  query.mostOfKind = 5;
  const auto matches = find(QStringLiteral("CDE"), MatchKind::Bytes);
  ASSERT_EQ(matches.size(), 5U);
  EXPECT_EQ(matches[4].target, MatchTarget(BytesTarget{{0, 4 * 8 + 2, 3}}));
  EXPECT_EQ(counts[indexOf(MatchKind::Bytes)], 200'000U) << "across windows, each once";
}

TEST_F(SearchTest, KeysAndValuesOfEntitiesLeadToTheirRecords) {
  document->entityText = document::EntityText{{0, 0, 40}, [](const Bytes&) {
                                                return std::vector<document::EntityKeys>{
                                                    {{QStringLiteral("classname"), QStringLiteral("worldspawn")}},
                                                    {{QStringLiteral("classname"), QStringLiteral("func_door")},
                                                     {QStringLiteral("speed"), QStringLiteral("9")}}};
                                              }};
  auto matches = find(QStringLiteral("func_"), MatchKind::Entity);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].text, QStringLiteral("classname: func_door"));
  EXPECT_EQ(matches[0].target, MatchTarget(RecordTarget{{1, 1}, {}}));
  EXPECT_EQ(matches[0].where, QStringLiteral("THINGS [1]  func_door"));
  matches = find(QStringLiteral("SPEED"), MatchKind::Entity);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].text, QStringLiteral("speed"));
}

TEST_F(SearchTest, AWrongExpressionSaysWhere) {
  query.regularExpression = true;
  query.text = QStringLiteral("ab(c");
  const auto usable = checkQuery(query);
  ASSERT_FALSE(usable.has_value());
  EXPECT_TRUE(usable.error().reason().contains(QStringLiteral("character 5"))) << usable.error().reason().toStdString();
}

TEST_F(SearchTest, EmptyTextAndEmptyMatchesFindNothing) {
  EXPECT_TRUE(find(QString()).empty());
  query.regularExpression = true;
  EXPECT_TRUE(find(QStringLiteral("z*")).empty());
}

TEST_F(SearchTest, CancelEndsIt) {
  query.text = QStringLiteral("door");
  for (int step = 1; step <= 3; ++step) {
    base::Progress progress;
    progress.cancelAtStep(step);
    EXPECT_THROW((void)search(subjectOf(document), query, [](const Match&) {}, progress), base::Cancelled);
  }
}

TEST(ByteFormsTest, BytesArePairsOfDigitsOrHaveTheirPrefix) {
  for (const char* text : {"0xDEADBEEF", " de AD ", "DE ?? AD"}) {
    EXPECT_TRUE(spellsBytes(QLatin1String(text))) << text;
  }
  for (const char* text : {"dead", "0xABC", "12", ""}) {
    EXPECT_FALSE(spellsBytes(QLatin1String(text))) << text;
  }
}

TEST(ByteFormsTest, EachFormIsThereOnce) {
  Query query;
  query.text = QStringLiteral("ab");
  EXPECT_EQ(byteForms(query).size(), 3U) << "UTF-8, UTF-16 in both orders; the others are the same bytes as UTF-8";
  query.text = QString::fromUtf8("ä");
  std::vector<QString> labels;
  for (const ByteForm& form : byteForms(query)) {
    labels.push_back(form.label);
  }
  EXPECT_EQ(labels,
            (std::vector<QString>{QStringLiteral("UTF-8"), QStringLiteral("UTF-16 LE"), QStringLiteral("UTF-16 BE")}))
      << "one byte alone is everywhere";
}

TEST(SearchTerms, EveryTermOfTheHelpIsUnderstood) {
  const std::vector<base::SyntaxTerm> terms = queryTerms();
  ASSERT_EQ(terms.size(), 4U);
  const auto labels = [](const base::SyntaxTerm& term) {
    QStringList found;
    Query query;
    query.text = term.example;
    for (const ByteForm& form : byteForms(query)) {
      found << form.label;
    }
    return found;
  };
  EXPECT_FALSE(labels(terms[0]).contains(QStringLiteral("hex")));
  EXPECT_TRUE(labels(terms[1]).contains(QStringLiteral("float LE")));
  EXPECT_TRUE(labels(terms[2]).contains(QStringLiteral("hex")));
  EXPECT_TRUE(labels(terms[3]).contains(QStringLiteral("hex")));
}

} // namespace
} // namespace vitrine::searching
