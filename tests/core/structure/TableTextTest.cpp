#include "core/structure/TableText.h"

#include "core/structure/Json.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

/// Rows of a number and a text; row 3 cannot be decoded.
RecordTablePtr mixedTable() {
  auto layout = LayoutPtr::make("r", 0,
                                {{.name = "number", .type = FieldType::F32, .offset = 0},
                                 {.name = "text,x", .type = FieldType::Chars, .offset = 4}});
  const RowDecoder decode = [](std::uint64_t index, const Bytes&) -> Result<Row> {
    static const QStringList kTexts = {QStringLiteral("plain"), QStringLiteral("a,b \"q\""),
                                       QStringLiteral("two\nlines")};
    if (index == 3) {
      return std::unexpected(Error::damaged(QStringLiteral("bad record"), 3));
    }
    return Row{{0.5 * static_cast<double>(index), kTexts[static_cast<qsizetype>(index)]}};
  };
  return makeIndexedTable(layout, bytes::makeMemorySource(tests::randomBytes(4, 1)), {0, 0, 4}, {0, 1, 2, 3}, decode);
}

Result<void> writeAs(TableForm form, const RecordTable& table, RowSpan rows, const TextSink& sink) {
  Progress progress;
  return writeTable(table, form, {rows}, {}, sink, progress);
}
Result<void> writeCsv(const RecordTable& table, RowSpan rows, const TextSink& sink) {
  return writeAs(TableForm::Csv, table, rows, sink);
}
Result<void> writeJson(const RecordTable& table, RowSpan rows, const TextSink& sink) {
  return writeAs(TableForm::JsonArray, table, rows, sink);
}

struct Written {
  QString text;
  Result<void> result;
};

template <class Write>
Written written(Write write, RowSpan rows, int stopAfter = -1) {
  Written made;
  int calls = 0;
  made.result = write(*mixedTable(), rows, [&](const QString& piece) {
    EXPECT_TRUE(stopAfter < 0 || calls < stopAfter) << "written to after it was closed";
    made.text += piece;
    return ++calls != stopAfter;
  });
  return made;
}

TEST(WriteCsv, QuotesAsRfc4180) {
  const Written csv = written(writeCsv, {0, 3});
  EXPECT_TRUE(csv.result.has_value());
  EXPECT_EQ(csv.text, QStringLiteral("row,number,\"text,x\"\n"
                                     "0,0,plain\n"
                                     "1,0.5,\"a,b \"\"q\"\"\"\n"
                                     "2,1,\"two\nlines\"\n"));
}

TEST(WriteCsv, WritesTheAskedRowsOnly) {
  EXPECT_EQ(written(writeCsv, {1, 2}).text, QStringLiteral("row,number,\"text,x\"\n1,0.5,\"a,b \"\"q\"\"\"\n"));
  EXPECT_EQ(written(writeCsv, {2, 2}).text, QStringLiteral("row,number,\"text,x\"\n"));
  EXPECT_EQ(written(writeCsv, {100, 200}).text, QStringLiteral("row,number,\"text,x\"\n"));
}

TEST(WriteCsv, ABadRowEndsItAfterTheGoodOnes) {
  const Written csv = written(writeCsv, {2, 100});
  ASSERT_FALSE(csv.result.has_value());
  EXPECT_EQ(csv.result.error().message, QStringLiteral("bad record"));
  EXPECT_TRUE(csv.text.endsWith(QStringLiteral("lines\"\n")));
}

TEST(WriteJson, IsAnArrayOfObjects) {
  const Written json = written(writeJson, {0, 3});
  EXPECT_TRUE(json.result.has_value());
  const Json parsed = Json::parse(json.text.toStdString());
  ASSERT_EQ(parsed.size(), 3U);
  EXPECT_EQ(parsed[1], (Json{{"row", 1}, {"number", 0.5}, {"text,x", "a,b \"q\""}}));
  EXPECT_EQ(parsed[1].begin().key(), "row");
}

TEST(WriteJson, IsWholeEvenWhenEmptyOrEndedByABadRow) {
  EXPECT_EQ(Json::parse(written(writeJson, {2, 2}).text.toStdString()), Json::array());
  const Written json = written(writeJson, {2, 100});
  EXPECT_FALSE(json.result.has_value());
  EXPECT_EQ(Json::parse(json.text.toStdString()).size(), 1U);
}

TEST(TableText, StopsWhenItsReaderIsGone) {
  for (int after = 1; after <= 3; ++after) {
    EXPECT_TRUE(written(writeCsv, {0, 3}, after).result.has_value());
    EXPECT_TRUE(written(writeJson, {0, 3}, after).result.has_value());
  }
}

TEST(TableText, TakesRowsThatLieApart) {
  Progress progress;
  QString text;
  const auto sink = [&text](const QString& piece) {
    text += piece;
    return true;
  };
  ASSERT_TRUE(writeTable(*mixedTable(), TableForm::Tsv, {{0, 1}, {2, 3}}, {}, sink, progress));
  EXPECT_EQ(text, QStringLiteral("row\tnumber\ttext,x\n0\t0\tplain\n2\t1\t\"two\nlines\"\n"));
  text.clear();
  ASSERT_TRUE(writeCells(*mixedTable(), {{0, 2}}, {1}, sink, progress));
  EXPECT_EQ(text, QStringLiteral("plain\n\"a,b \"\"q\"\"\"\n"));
  text.clear();
  const auto named = [](const Field& field, const Value& value) {
    return QLatin1String(field.name) + QLatin1Char('\t') + toText(value);
  };
  ASSERT_TRUE(writeCells(*mixedTable(), {{0, 1}}, {0, 1}, sink, progress, named));
  EXPECT_EQ(text, QStringLiteral("\"number\t0\"\t\"text,x\tplain\"\n")) << "as the caller has cells, and quoted";
}

TEST(TableText, IsGivenUpWhenTheUserWantsIt) {
  Progress progress;
  progress.cancel();
  EXPECT_THROW((void)writeTable(
                   *mixedTable(), TableForm::Csv, {{0, 3}}, {}, [](const QString&) { return true; }, progress),
               base::Cancelled);
}

} // namespace
} // namespace vitrine::structure
