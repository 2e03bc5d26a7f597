#include "core/queries/RecordFilter.h"

#include "tests/core/queries/MadeTables.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::queries {
namespace {

using tests::MadeTables;

const MadeTables& made() {
  static const MadeTables kMade({{0, 1, 0, 0.1F, {1, 2, 3}, "floor"},
                                 {1, 3, 7, 200, {-1, 0, 0}, "Sky1"},
                                 {2, 0, 7, std::nanf(""), {4, 5, 6}, "sky2"},
                                 {-1, 6, 1, 50, {0, 0, 9}, "wall"}});
  return kMade;
}

RowList rowsIn(const char* section, const QString& text) {
  const auto filter = RecordFilter::compile(text, made().structure, made().section(section));
  EXPECT_TRUE(filter) << text.toStdString() << ": " << (filter ? "" : filter.error().message.toStdString());
  Progress progress;
  return filter ? filter->matching(progress).value_or(RowList{999}) : RowList{999};
}

RowList faces(const char* text) {
  return rowsIn("lumps/FACES", QString::fromUtf8(text));
}

QueryError mistakeOf(const QString& text) {
  const auto filter = RecordFilter::compile(text, made().structure, made().section("lumps/FACES"));
  EXPECT_FALSE(filter) << text.toStdString();
  return filter ? QueryError() : filter.error();
}

TEST(RecordFilterTest, ComparesNumbers) {
  EXPECT_EQ(faces("info == 1"), (RowList{1}));
  EXPECT_EQ(faces("info = 1"), (RowList{1}));
  EXPECT_EQ(faces("info != 1"), (RowList{0, 2, 3}));
  EXPECT_EQ(faces("info < 0 || info >= 2"), (RowList{2, 3}));
  EXPECT_EQ(faces("area > 0x31 and area <= 200"), (RowList{1, 3}));
  EXPECT_EQ(faces("info == -1"), (RowList{3}));
  EXPECT_EQ(faces("row % 2 == 1"), (RowList{1, 3}));
  EXPECT_EQ(faces("row == 0 or not (row < 3)"), (RowList{0, 3}));
}

TEST(RecordFilterTest, ALiteralEqualsTheFloatThatShowsLikeIt) {
  EXPECT_EQ(faces("area == 0.1"), (RowList{0}));
  EXPECT_EQ(faces("0.1 == area"), (RowList{0}));
  EXPECT_EQ(faces("area == nan"), (RowList{2}));
  EXPECT_EQ(faces("area != nan && area < inf"), (RowList{0, 1, 3}));
  EXPECT_EQ(faces("area >= 0 || area < 0"), (RowList{0, 1, 3})) << "nan is neither";
}

TEST(RecordFilterTest, CalculatesWithThePrecedencesOfC) {
  EXPECT_EQ(faces("1 + 2 * 3 == 7 && row == 0"), (RowList{0}));
  EXPECT_EQ(faces("(1 + 2) * 3 == 9 && row == 0"), (RowList{0}));
  EXPECT_EQ(faces("row / 2 == 0.5"), (RowList{1})) << "a division is one of real numbers";
  EXPECT_EQ(faces("flags & 2 == 2"), (RowList{1, 3})) << "bits before comparisons";
  EXPECT_EQ(faces("9223372036854775807 + row > 9e18"), (RowList{0, 1, 2, 3})) << "no overflow";
  EXPECT_EQ(faces("row % 0 == nan && row == 1"), (RowList{1}));
  EXPECT_EQ(faces("abs(origin.x) == 1"), (RowList{0, 1}));
  EXPECT_EQ(faces("-row == -2"), (RowList{2}));
}

TEST(RecordFilterTest, ElementsOfLists) {
  EXPECT_EQ(faces("origin[2] > 5"), (RowList{2, 3}));
  EXPECT_EQ(faces("origin.z > 5"), (RowList{2, 3}));
  EXPECT_EQ(faces("origin contains 9"), (RowList{3}));
  EXPECT_EQ(faces("length(origin) == 9"), (RowList{3}));
  EXPECT_EQ(faces("count(origin) == 3 && row == 1"), (RowList{1}));
}

TEST(RecordFilterTest, FlagsAndEnumerationsByName) {
  EXPECT_EQ(faces("flags has SKY"), (RowList{0, 1}));
  EXPECT_EQ(faces("flags has sky|nodraw"), (RowList{1}));
  EXPECT_EQ(faces("!flags has SKY"), (RowList{2, 3}));
  EXPECT_EQ(faces("flags has 4"), (RowList{3}));
  EXPECT_EQ(faces("flags has 0"), RowList{});
  EXPECT_EQ(faces("kind == ROUND"), (RowList{1, 2}));
  EXPECT_EQ(faces("FLAT == kind"), (RowList{0}));
  EXPECT_EQ(faces("kind == \"ROUND\""), (RowList{1, 2}));
  EXPECT_EQ(faces("(flags & SKY) != 0"), (RowList{0, 1}));
}

TEST(RecordFilterTest, FollowsReferencesOfAllKinds) {
  EXPECT_EQ(faces("ref(info).flags has SKY"), (RowList{0, 2}));
  EXPECT_EQ(faces("ref(info).ref(data).width == 512"), (RowList{1}));
  EXPECT_EQ(faces("ref(ref(info).data).width == 256"), (RowList{0}));
  EXPECT_EQ(faces("ref(info)"), (RowList{0, 1, 2}));
  EXPECT_EQ(faces("!ref(ref(info).data)"), (RowList{2, 3})) << "9 is no data, -1 no info";
  EXPECT_EQ(faces("ref(info).row == 0"), (RowList{0}));
  EXPECT_EQ(rowsIn("lumps/NODES", QStringLiteral("ref(child).cluster == 30")), (RowList{2}));
  EXPECT_EQ(rowsIn("lumps/NODES", QStringLiteral("ref(child).child == -1")), (RowList{0}));
  EXPECT_EQ(rowsIn("lumps/EDGES", QStringLiteral("ref(point).height > 2")), (RowList{0, 1}));
  EXPECT_EQ(rowsIn("lumps/PICKS", QStringLiteral("ref(part).weight == 200")), (RowList{0}));
  EXPECT_EQ(rowsIn("lumps/PICKS", QStringLiteral("!ref(part)")), (RowList{2}));
}

TEST(RecordFilterTest, Texts) {
  EXPECT_EQ(faces("name == \"wall\""), (RowList{3}));
  EXPECT_EQ(faces("name contains 'SKY'"), (RowList{1, 2}));
  EXPECT_EQ(faces("name ~ /^sky\\d$/"), (RowList{2}));
  EXPECT_EQ(faces("name matches /^sky\\d$/i"), (RowList{1, 2}));
  EXPECT_EQ(faces("name !~ /l{2}/ && name ~ \"o\""), (RowList{0}));
  EXPECT_EQ(faces("name > \"sky2\""), (RowList{3}));
}

TEST(RecordFilterTest, RecordsOfVaryingSizes) {
  EXPECT_EQ(rowsIn("lumps/WORDS", QStringLiteral("text == \"water\"")), (RowList{1}));
  EXPECT_EQ(rowsIn("lumps/WORDS", QStringLiteral("numbers[0] == 7")), (RowList{0}));
  EXPECT_EQ(rowsIn("lumps/WORDS", QStringLiteral("!(numbers[0] == 7)")), (RowList{1})) << "which has none";
  EXPECT_EQ(rowsIn("lumps/WORDS", QStringLiteral("count(numbers) == 0")), (RowList{1}));
}

TEST(RecordFilterTest, MistakesAreWhereTheyAre) {
  const auto mistake = [](const char* text) { return mistakeOf(QString::fromUtf8(text)); };
  EXPECT_EQ(mistake("areas > 1"),
            (QueryError{QStringLiteral("there is no field \"areas\"; did you mean area?"), {0, 5}}));
  EXPECT_EQ(mistake("flags has SKYY").place, (TextRange{10, 4}));
  EXPECT_TRUE(mistake("flags has SKYY").message.contains(QLatin1String("did you mean SKY?")));
  EXPECT_EQ(mistake("ref(area).x == 1").place, (TextRange{4, 4}));
  EXPECT_EQ(mistake("ref(info).width == 1").place, (TextRange{10, 5}));
  EXPECT_EQ(mistake("origin > 1").message, QStringLiteral("origin is a list; one of its elements is origin[0]"));
  EXPECT_EQ(mistake("origin[3] > 1").message, QStringLiteral("origin has the elements 0 to 2"));
  EXPECT_EQ(mistake("name == 3").place, (TextRange{0, 9}));
  EXPECT_EQ(mistake("area >").place, (TextRange{6, 0}));
  EXPECT_EQ(mistake("area > 1 2").place, (TextRange{9, 1}));
  EXPECT_EQ(mistake("(area > 1").place, (TextRange{9, 0}));
  EXPECT_EQ(mistake("1 < area < 3").place, (TextRange{9, 1}));
  EXPECT_EQ(mistake("name ~ /a(/").place.start, 10);
  EXPECT_EQ(mistake("name ~ /a").place, (TextRange{7, 2}));
  EXPECT_EQ(mistake("name == \"a").place, (TextRange{8, 2}));
  EXPECT_EQ(mistake("area ? 3").place, (TextRange{5, 1}));
  EXPECT_EQ(mistake("0x == 3").place, (TextRange{0, 2}));
  EXPECT_EQ(mistake("").place, (TextRange{0, 0}));
}

TEST(RecordFilterTest, AnythingEnds) {
  EXPECT_TRUE(mistakeOf(QString(2000, QLatin1Char('('))).message.contains(QLatin1String("nested")));
  EXPECT_TRUE(mistakeOf(QString(2000, QLatin1Char('!'))).message.contains(QLatin1String("nested")));
  EXPECT_TRUE(mistakeOf(QStringLiteral("ref(").repeated(500)).message.contains(QLatin1String("nested")));
  EXPECT_TRUE(
      mistakeOf(QStringLiteral("1+").repeated(1000) + QLatin1Char('1')).message.contains(QLatin1String("operators")));
  EXPECT_TRUE(mistakeOf(QString(5000, QLatin1Char('1'))).message.contains(QLatin1String("longer")));
}

TEST(RecordFilterTest, ACostlyRegularExpressionIsStopped) {
  const MadeTables tables({{0, 0, 0, 0, {}, "aaaaaaaa"}});
  const auto filter = RecordFilter::compile(QStringLiteral("name ~ /^((a|a)*)*((a|a)*)*((a|a)*)*((a|a)*)*[bd]$/"),
                                            tables.structure, tables.section("lumps/FACES"));
  ASSERT_TRUE(filter);
  Progress progress;
  const auto rows = filter->matching(progress);
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.error().code, ErrorCode::LimitReached);
}

TEST(RecordFilterTest, IsCancelled) {
  const auto filter = RecordFilter::compile(QStringLiteral("row > 1"), made().structure, made().section("lumps/FACES"));
  Progress progress;
  progress.cancel();
  EXPECT_THROW((void)filter->matching(progress), base::Cancelled);
}

} // namespace
} // namespace vitrine::queries
