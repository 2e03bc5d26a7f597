#include "core/queries/RecordOrder.h"

#include "core/queries/ColumnStatistics.h"
#include "core/queries/Completion.h"
#include "core/queries/KeySort.h"
#include "core/queries/TextRanks.h"
#include "tests/core/queries/MadeTables.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>
#include <set>

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

/// Order of many texts, judged by sorting them as texts.
void expectOrdered(const std::vector<QString>& texts) {
  Progress progress;
  const std::vector<std::uint64_t> ranks = ranksOf(texts, progress);
  const std::set<QString> different(texts.begin(), texts.end());
  std::map<QString, std::uint64_t> wanted;
  for (const QString& text : different) {
    wanted.emplace(text, wanted.size());
  }
  ASSERT_EQ(ranks.size(), texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    ASSERT_EQ(ranks[i], wanted[texts[i]]) << texts[i].toStdString();
  }
}

TEST(TextRanksTest, AnyTextsAreInTheOrderOfTheirUnits) {
  std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same texts each time
  const auto number = [&random](std::size_t below) { return random() % below; };
  const std::vector<QString> beginnings{
      QString(),
      QStringLiteral("materials/brick/"),
      QStringLiteral("materials/brick/floor_with_a_long_name_"),
      QStringLiteral("\u3042\u3044\u3046"),
      QString(QChar(0)),
      QString(40, QChar(0)),
      QString(200, QLatin1Char('x')),
  };
  for (const std::size_t count :
       {std::size_t{0}, std::size_t{1}, std::size_t{20}, std::size_t{300}, std::size_t{9000}}) {
    std::vector<QString> texts;
    for (std::size_t i = 0; i < count; ++i) {
      QString text = beginnings[number(beginnings.size())];
      for (std::size_t more = number(12); more > 0; --more) {
        text +=
            number(50) == 0 ? QChar(static_cast<char16_t>(number(0xd800))) : QChar(static_cast<char16_t>(number(3)));
      }
      texts.push_back(text);
    }
    expectOrdered(texts);
  }
  expectOrdered(std::vector<QString>(5000, QStringLiteral("all the same, and longer than a key")));
  std::vector<QString> longer;
  for (qsizetype i = 0; i < 3000; ++i) {
    longer.push_back(QString(i, QLatin1Char('a')));
  }
  expectOrdered(longer);
}

TEST(KeySortTest, EqualKeysKeepTheirOrder) {
  std::mt19937_64 random(3); // NOLINT(cert-msc51-cpp): the same keys each time
  for (const std::uint64_t mask : {~0ULL, 0xffULL, 0xff00000000000000ULL, 0ULL}) {
    std::vector<Keyed> items;
    for (std::uint64_t i = 0; i < 20'000; ++i) {
      items.push_back({random() & mask, i});
    }
    std::vector<Keyed> wanted = items;
    std::ranges::sort(wanted, {}, [](const Keyed& item) { return std::pair(item.key, item.index); });
    std::vector<Keyed> spare;
    Progress progress;
    sortByKey(items, spare, progress);
    EXPECT_TRUE(std::ranges::equal(items, wanted, {}, &Keyed::index, &Keyed::index)) << mask;
  }
}

/// A table of many faces, which several threads read.
const MadeTables& manyFaces() {
  static const MadeTables kMade = [] {
    std::vector<MadeTables::Face> faces;
    for (int i = 0; i < 100'000; ++i) {
      faces.push_back({i % 7, 0, 0, static_cast<float>((i * 7919LL) % 100'003), {}, std::to_string((i * 31LL) % 9973)});
    }
    return MadeTables(faces);
  }();
  return kMade;
}

TEST(RecordOrderTest, ManyRecordsAreSortedByNumberAndText) {
  const MadeTables& made = manyFaces();
  const SectionId section = made.section("lumps/FACES");
  const auto sortBy = [&](const char* columns) {
    RowList rows = allRows(100'000);
    Progress progress;
    RecordOrder::compile(QString::fromLatin1(columns), made.structure, section)->sort(rows, progress);
    return rows;
  };
  RowList wanted = allRows(100'000);
  std::ranges::stable_sort(wanted, {}, [](std::uint64_t row) { return (row * 7919) % 100'003; });
  EXPECT_EQ(sortBy("area"), wanted);
  wanted = allRows(100'000);
  std::ranges::stable_sort(wanted, std::greater(), [](std::uint64_t row) { return std::to_string((row * 31) % 9973); });
  EXPECT_EQ(sortBy("-name"), wanted);
}

TEST(RecordOrderTest, IsCancelledWhereverItIs) {
  const MadeTables& made = manyFaces();
  const auto order = RecordOrder::compile(QStringLiteral("name,area"), made.structure, made.section("lumps/FACES"));
  ASSERT_TRUE(order);
  for (int step = 1; step <= 8; ++step) {
    RowList rows = allRows(100'000);
    Progress progress;
    progress.cancelAtStep(step);
    try {
      order->sort(rows, progress);
      EXPECT_LT(progress.stepCount(), step) << "it was done before";
    } catch (const base::Cancelled&) {
      EXPECT_EQ(progress.stepCount(), step);
    }
  }
  RowList rows = allRows(100'000);
  Progress progress;
  progress.cancel();
  EXPECT_THROW(order->sort(rows, progress), base::Cancelled);
}

TEST(RecordFilterTest, ManyRecordsAreFilteredInTheirOrder) {
  const MadeTables& made = manyFaces();
  const auto filter =
      RecordFilter::compile(QStringLiteral("info == 3 && name ~ /^12/"), made.structure, made.section("lumps/FACES"));
  RowList wanted;
  for (std::uint64_t row = 0; row < 100'000; ++row) {
    if (row % 7 == 3 && std::to_string((row * 31) % 9973).starts_with("12")) {
      wanted.push_back(row);
    }
  }
  Progress progress;
  EXPECT_EQ(filter->matching(progress), wanted);
  RowList backwards = allRows(100'000);
  std::ranges::reverse(backwards);
  std::ranges::reverse(wanted);
  EXPECT_EQ(filter->matching(backwards, progress), wanted);
  Progress cancelled;
  cancelled.cancelAtStep(1);
  EXPECT_THROW((void)filter->matching(cancelled), base::Cancelled);
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
