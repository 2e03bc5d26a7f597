#include "core/structure/RecordTable.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

using bytes::makeMemorySource;

std::shared_ptr<const RecordLayout> pairLayout() {
  return std::make_shared<RecordLayout>(RecordLayout{"pair",
                                                     6,
                                                     {{.name = "first", .type = FieldType::U16, .offset = 0},
                                                      {.name = "second", .type = FieldType::U32, .offset = 2}}});
}

/// Ten bytes of something else, then three records, then two bytes that are no record.
Bytes pairBytes() {
  tests::ByteMaker made;
  made.text("0123456789");
  for (int i = 0; i < 3; ++i) {
    made.add(static_cast<std::uint16_t>(i)).add(static_cast<std::uint32_t>(100 * i));
  }
  return made.text("zz").bytes();
}

TEST(FixedTable, DecodesRowsOnDemand) {
  const auto table = makeFixedTable(pairLayout(), makeMemorySource(pairBytes()), {4, 10, 20});
  ASSERT_EQ(table->rowCount(), 3U) << "the rest is no record";
  for (std::uint64_t i = 0; i < 3; ++i) {
    const auto row = table->row(i);
    ASSERT_TRUE(row.has_value());
    EXPECT_EQ(row->cells[0], integer(i));
    EXPECT_EQ(row->cells[1], integer(100 * i));
  }
  const auto beyond = table->row(3);
  ASSERT_FALSE(beyond.has_value());
  EXPECT_EQ(beyond.error().code, ErrorCode::NotFound);
  EXPECT_EQ(beyond.error().message, QStringLiteral("there is no record 3 (3 records)"));
}

TEST(FixedTable, KnowsTheBytesOfRecordsAndCells) {
  const auto table = makeFixedTable(pairLayout(), makeMemorySource(pairBytes()), {4, 10, 20});
  EXPECT_EQ(table->rangeOf(2), (ByteRange{4, 22, 6}));
  EXPECT_EQ(table->rangeOf(2, 1), (ByteRange{4, 24, 4}));
  EXPECT_EQ(table->rowAt(9), 3U);
  EXPECT_EQ(table->rowAt(10), 0U);
  EXPECT_EQ(table->rowAt(15), 0U);
  EXPECT_EQ(table->rowAt(16), 1U);
  EXPECT_EQ(table->rowAt(27), 2U);
  EXPECT_EQ(table->rowAt(28), 3U) << "in the rest";
  EXPECT_EQ(table->rowAt(30), 3U);
}

TEST(FixedTable, ASourceThatEndsEarlyGivesErrorsWithTheSpace) {
  const auto table = makeFixedTable(pairLayout(), makeMemorySource(pairBytes().slice(0, 20)), {4, 10, 20});
  EXPECT_TRUE(table->row(0).has_value());
  const auto cut = table->row(2);
  ASSERT_FALSE(cut.has_value());
  EXPECT_EQ(cut.error().space, 4U);
  EXPECT_EQ(cut.error().offset, 22U);
}

RecordTablePtr wordTable(const Bytes& text, std::vector<std::uint32_t> starts) {
  auto layout = std::make_shared<RecordLayout>(
      RecordLayout{"word", 0, {{.name = "text", .type = FieldType::Chars, .offset = 0}}});
  const RowDecoder decode = [](std::uint64_t index, const Bytes& record) -> Result<Row> {
    if (record.empty()) {
      return std::unexpected(Error::of(ErrorCode::Damaged, QStringLiteral("record %1 is empty").arg(index)));
    }
    return Row{{QString::fromLatin1(record.toByteArray())}};
  };
  return makeIndexedTable(layout, makeMemorySource(text), {0, 2, 9}, std::move(starts), decode);
}

TEST(IndexedTable, RecordsEndWhereTheNextStarts) {
  const auto table = wordTable(tests::bytesOf("##onethreex"), {0, 3, 8});
  ASSERT_EQ(table->rowCount(), 3U);
  EXPECT_EQ(table->row(0)->cells[0], Value(QStringLiteral("one")));
  EXPECT_EQ(table->row(1)->cells[0], Value(QStringLiteral("three")));
  EXPECT_EQ(table->row(2)->cells[0], Value(QStringLiteral("x")));
  EXPECT_FALSE(table->row(3).has_value());
  EXPECT_EQ(table->rangeOf(1), (ByteRange{0, 5, 5}));
  EXPECT_EQ(table->rangeOf(1, 0), (ByteRange{0, 5, 5})) << "a cell without a place is its record";
  EXPECT_EQ(table->rowAt(1), 3U);
  EXPECT_EQ(table->rowAt(2), 0U);
  EXPECT_EQ(table->rowAt(4), 0U);
  EXPECT_EQ(table->rowAt(5), 1U);
  EXPECT_EQ(table->rowAt(10), 2U);
  EXPECT_EQ(table->rowAt(11), 3U);
}

TEST(IndexedTable, PassesOnWhatItsDecoderSays) {
  const auto table = wordTable(tests::bytesOf("##onethreex"), {0, 3, 3});
  EXPECT_TRUE(table->row(0).has_value());
  const auto empty = table->row(1);
  ASSERT_FALSE(empty.has_value());
  EXPECT_EQ(empty.error().message, QStringLiteral("record 1 is empty"));
}

TEST(IndexedTable, BytesBeforeTheFirstRecordBelongToNone) {
  const auto table = wordTable(tests::bytesOf("##onethreex"), {3, 8});
  EXPECT_EQ(table->rowAt(4), 2U);
  EXPECT_EQ(table->rowAt(5), 0U);
}

TEST(IndexedTable, MayBeEmpty) {
  const auto table = wordTable(tests::bytesOf("##onethreex"), {});
  EXPECT_EQ(table->rowCount(), 0U);
  EXPECT_EQ(table->rowAt(2), 0U);
  EXPECT_FALSE(table->row(0).has_value());
}

} // namespace
} // namespace vitrine::structure
