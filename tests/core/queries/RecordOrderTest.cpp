#include "core/queries/RecordOrder.h"

#include "core/queries/ColumnStatistics.h"
#include "core/queries/Completion.h"
#include "tests/core/queries/MadeTables.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::queries {
namespace {

using tests::MadeTables;

const MadeTables& sorted() {
  static const MadeTables kMade({{2, 3, 0, 5, {1, 9, 3}, "b"},
                                 {1, 3, 7, std::nanf(""), {1, 2, 9}, "a"},
                                 {-1, 0, 7, -3, {0, 5, 6}, "b"},
                                 {1, 6, 1, 50, {1, 2, 4}, "C"}});
  return kMade;
}

RowList orderBy(const char* columns) {
  const auto order =
      RecordOrder::compile(QString::fromLatin1(columns), sorted().structure, sorted().section("lumps/FACES"));
  EXPECT_TRUE(order) << columns;
  RowList rows = allRows(4);
  Progress progress;
  order->sort(rows, progress);
  return rows;
}

TEST(RecordOrderTest, SortsByColumns) {
  EXPECT_EQ(orderBy("info"), (RowList{2, 1, 3, 0})) << "equal ones as they were";
  EXPECT_EQ(orderBy("-info"), (RowList{0, 1, 3, 2}));
  EXPECT_EQ(orderBy("area"), (RowList{2, 0, 3, 1})) << "nan comes last";
  EXPECT_EQ(orderBy("-area"), (RowList{3, 0, 2, 1})) << "either way";
  EXPECT_EQ(orderBy("info,-row"), (RowList{2, 3, 1, 0}));
  EXPECT_EQ(orderBy("name,area"), (RowList{3, 1, 2, 0}));
  EXPECT_EQ(orderBy("origin"), (RowList{2, 3, 1, 0}));
  EXPECT_EQ(orderBy("origin[2]"), (RowList{0, 3, 2, 1}));
  EXPECT_EQ(orderBy("ref(info).flags"), (RowList{1, 3, 0, 2})) << "no info comes last";
}

TEST(RecordOrderTest, MistakesAreWhereTheyAre) {
  const auto wrong =
      RecordOrder::compile(QStringLiteral("info,aera"), sorted().structure, sorted().section("lumps/FACES"));
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().place, (TextRange{5, 4}));
}

TEST(ColumnStatisticsTest, CountsValues) {
  const auto of = [](std::size_t field) {
    Progress progress;
    return statisticsOf(sorted().structure, sorted().section("lumps/FACES"), field, allRows(4), progress);
  };
  const ColumnStatistics info = of(0);
  EXPECT_EQ(info.records, 4U);
  EXPECT_EQ(info.distinctCount, 3U);
  EXPECT_EQ(info.distinct[0].text, QStringLiteral("1"));
  EXPECT_EQ(info.distinct[0].count, 2U);
  EXPECT_EQ(info.least, -1);
  EXPECT_EQ(info.greatest, 2);
  EXPECT_EQ(info.sum, 3);
  EXPECT_EQ(info.mean, 0.75);
  const ColumnStatistics area = of(4);
  EXPECT_EQ(area.nans, 1U);
  EXPECT_EQ(area.mean, 52.0 / 3);
  const ColumnStatistics name = of(6);
  EXPECT_EQ(name.distinct[0].text, QStringLiteral("b"));
  EXPECT_FALSE(name.least);
}

TEST(ColumnStatisticsTest, AValueAsACondition) {
  const auto& fields = sorted().structure[sorted().section("lumps/FACES")].table->layout().fields;
  EXPECT_EQ(conditionFor(fields[0], QStringLiteral("-1")), QStringLiteral("info == -1"));
  EXPECT_EQ(conditionFor(fields[5], QStringLiteral("1 2 4")),
            QStringLiteral("origin[0] == 1 && origin[1] == 2 && origin[2] == 4"));
  EXPECT_EQ(conditionFor(fields[6], QStringLiteral("a\"b")), QStringLiteral("name == \"a\\\"b\""));
  for (const auto& [field, text] : {std::pair(4, "-3"), std::pair(4, "nan"), std::pair(5, "1 2 4")}) {
    const auto filter =
        RecordFilter::compile(conditionFor(fields[static_cast<std::size_t>(field)], QString::fromLatin1(text)),
                              sorted().structure, sorted().section("lumps/FACES"));
    ASSERT_TRUE(filter);
    Progress progress;
    EXPECT_EQ(filter->matching(progress)->size(), 1U) << text;
  }
}

TEST(CompletionTest, OffersWhatMayStandThere) {
  const auto at = [](const char* text) {
    const QString typed = QString::fromLatin1(text);
    return completionAt(typed, typed.size(), sorted().structure, sorted().section("lumps/FACES"));
  };
  EXPECT_EQ(at("are").typed, (TextRange{0, 3}));
  EXPECT_TRUE(at("are").words.contains(QStringLiteral("area")));
  EXPECT_EQ(at("flags has S").words.mid(0, 3),
            (QStringList{QStringLiteral("SKY"), QStringLiteral("NODRAW"), QStringLiteral("WATER")}));
  EXPECT_EQ(at("ref(info).").words,
            (QStringList{QStringLiteral("flags"), QStringLiteral("data"), QStringLiteral("row")}));
  EXPECT_EQ(at("area > 1 && ref(info).ref(data).w").words,
            (QStringList{QStringLiteral("width"), QStringLiteral("row")}));
  EXPECT_TRUE(at("\"open").words.size() > 0);
}

} // namespace
} // namespace vitrine::queries
