#include "core/structure/RecordTable.h"

#include "core/structure/Layout.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::structure {
namespace {

using bytes::makeMemorySource;

LayoutPtr pairLayout() {
  return LayoutPtr::make("pair", 6,
                         {{.name = "first", .type = FieldType::U16, .offset = 0},
                          {.name = "second", .type = FieldType::U32, .offset = 2}});
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
  auto layout = LayoutPtr::make("word", 0, {{.name = "text", .type = FieldType::Chars, .offset = 0}});
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

/// Pairs at 3, 9 and 20 of a run that starts at 10.
RecordTablePtr scatteredPairs() {
  tests::ByteMaker made;
  made.text("0123456789").text("###").add(std::uint16_t{1}).add(std::uint32_t{10}).add(std::uint16_t{2});
  made.add(std::uint32_t{20}).text("#####").add(std::uint16_t{3}).add(std::uint32_t{30}).text("#");
  return makeScatteredTable(pairLayout(), makeMemorySource(made.bytes()), {4, 10, 27}, {3, 9, 20});
}

TEST(ScatteredTable, DecodesRecordsWhereTheyLie) {
  const auto table = scatteredPairs();
  ASSERT_EQ(table->rowCount(), 3U);
  EXPECT_TRUE(table->isScattered());
  for (std::uint64_t i = 0; i < 3; ++i) {
    const auto row = table->row(i);
    ASSERT_TRUE(row.has_value()) << i;
    EXPECT_EQ(row->cells, (std::vector<Value>{integer(i + 1), integer(10 * (i + 1))}));
  }
  EXPECT_FALSE(table->row(3).has_value());
  EXPECT_EQ(table->rangeOf(2), (ByteRange{4, 30, 6}));
  EXPECT_EQ(table->rangeOf(2, 1), (ByteRange{4, 32, 4}));
}

TEST(ScatteredTable, BytesBetweenTheRecordsBelongToNone) {
  const auto table = scatteredPairs();
  const std::vector<std::pair<std::uint64_t, std::uint64_t>> rows = {{9, 3},  {10, 3}, {12, 3}, {13, 0}, {18, 0},
                                                                     {19, 1}, {24, 1}, {25, 3}, {29, 3}, {30, 2},
                                                                     {35, 2}, {36, 3}, {99, 3}};
  for (const auto& [offset, row] : rows) {
    EXPECT_EQ(table->rowAt(offset), row) << offset;
  }
}

TEST(ScatteredTable, MayBeEmpty) {
  const auto table = makeScatteredTable(pairLayout(), makeMemorySource(pairBytes()), {0, 0, 20}, {});
  EXPECT_EQ(table->rowCount(), 0U);
  EXPECT_EQ(table->rowAt(0), 0U);
  EXPECT_FALSE(table->row(0).has_value());
}

constexpr auto kSongRecord =
    layout("song", kVaryingSize, fields::u8("year"),
           fields::chars("title").counted(FieldType::U32).encoding(bytes::TextEncoding::Cp1252),
           fields::i16("notes", "", 2).counted(FieldType::U16), fields::f32("speed", "", 2));

/// Two bytes, then a song of 26 bytes and one of 15 without title and notes.
tests::ByteMaker songs() {
  tests::ByteMaker made;
  made.text("##").add(std::uint8_t{99}).add(std::uint32_t{3}).text("M\xe4r").add(std::uint16_t{2});
  made.add(std::int16_t{1}).add(std::int16_t{-2}).add(std::int16_t{3}).add(std::int16_t{-4}).add(0.5F).add(2.0F);
  return made.add(std::uint8_t{7}).add(std::uint32_t{0}).add(std::uint16_t{0}).add(1.0F).add(-1.0F);
}

RecordTablePtr songTable(const Bytes& made) {
  return makeVariableSizeTable(kSongRecord, makeMemorySource(made), {5, 2, made.size() - 2}, {0, 26});
}

TEST(WalkedTable, DecodesFieldsBehindOthersOfAnyLength) {
  const auto table = songTable(songs().bytes());
  ASSERT_EQ(table->rowCount(), 2U);
  EXPECT_EQ(table->row(0)->cells,
            (std::vector<Value>{integer(99), QStringLiteral("Mär"), std::vector<std::int64_t>{1, -2, 3, -4},
                                std::vector<double>{0.5, 2.0}}));
  EXPECT_EQ(table->row(1)->cells, (std::vector<Value>{integer(7), QString(QLatin1StringView("")),
                                                      std::vector<std::int64_t>(), std::vector<double>{1.0, -1.0}}));
}

TEST(WalkedTable, KnowsTheBytesOfEachCellWithItsCount) {
  const auto table = songTable(songs().bytes());
  EXPECT_EQ(table->rangeOf(0), (ByteRange{5, 2, 26}));
  EXPECT_EQ(table->rangeOf(0, 0), (ByteRange{5, 2, 1}));
  EXPECT_EQ(table->rangeOf(0, 1), (ByteRange{5, 3, 7}));
  EXPECT_EQ(table->rangeOf(0, 2), (ByteRange{5, 10, 10}));
  EXPECT_EQ(table->rangeOf(0, 3), (ByteRange{5, 20, 8}));
  EXPECT_EQ(table->rangeOf(1, 1), (ByteRange{5, 29, 4}));
  EXPECT_EQ(table->rangeOf(1, 2), (ByteRange{5, 33, 2}));
  EXPECT_EQ(table->rangeOf(1, 3), (ByteRange{5, 35, 8}));
  EXPECT_EQ(table->rowAt(27), 0U);
  EXPECT_EQ(table->rowAt(28), 1U);
  EXPECT_EQ(table->rowAt(1), 2U);
}

TEST(WalkedTable, ARecordThatIsTooShortIsAnErrorAndItsCellsAreTheRecord) {
  const auto table = songTable(songs().bytes().slice(0, 40));
  EXPECT_TRUE(table->row(0).has_value());
  const auto cut = table->row(1);
  ASSERT_FALSE(cut.has_value());
  EXPECT_EQ(cut.error().message, QStringLiteral("record 1 ends before its field speed"));
  EXPECT_EQ(table->rangeOf(1, 3), table->rangeOf(1));
}

TEST(PlacedTable, AsksItsWalkerWhereCellsAre) {
  // A byte says whether a number follows it.
  static constexpr auto kMaybe = layout("maybe", kVaryingSize, fields::u8("has"), fields::u8("number").varying());
  const RowWalker walk = [](const RecordLayout&, std::span<const std::byte> record) {
    std::vector<PlacedCell> cells{{integer(std::to_integer<int>(record[0])), 0, 1}};
    const bool has = record[0] != std::byte{0};
    if (!has || record.size() > 1) {
      cells.push_back(has ? PlacedCell{integer(std::to_integer<int>(record[1])), 1, 1} : PlacedCell{{}, 1, 0});
    }
    return cells;
  };
  const auto table =
      makeScatteredTable(kMaybe, makeMemorySource(tests::bytesOf({1, 9, 0, 1})), {3, 0, 4}, {0, 2, 3}, walk);
  EXPECT_EQ(table->row(0)->cells, (std::vector<Value>{integer(1), integer(9)}));
  EXPECT_EQ(table->row(1)->cells, (std::vector<Value>{integer(0), Value()}));
  EXPECT_FALSE(table->row(2).has_value());
  EXPECT_EQ(table->rangeOf(0, 1), (ByteRange{3, 1, 1}));
  EXPECT_EQ(table->rangeOf(1, 1), table->rangeOf(1));
  EXPECT_EQ(table->rangeOf(2, 1), table->rangeOf(2));
}

TEST(WalkedTable, CountsThatCannotBeAreNotFollowed) {
  tests::ByteMaker made;
  made.add(std::uint8_t{1}).add(std::uint32_t{0xffffffff}).text("abc");
  EXPECT_EQ(walkRecord(*LayoutPtr(kSongRecord), made.bytes().span()).size(), 1U);
  made = {};
  made.add(std::uint8_t{1}).add(std::uint32_t{0}).add(std::uint16_t{0xffff}).add(std::uint64_t{0});
  EXPECT_EQ(walkRecord(*LayoutPtr(kSongRecord), made.bytes().span()).size(), 2U);
  EXPECT_TRUE(walkRecord(*LayoutPtr(kSongRecord), {}).empty());
}

/// "a=1 b=22" with as many blanks as one likes; b may be missing.
Result<std::vector<PlacedCell>> assignments(std::uint64_t index, const Bytes& record) {
  const QByteArray text = record.toByteArray();
  if (!text.contains("a=")) {
    return std::unexpected(Error::of(ErrorCode::Damaged, QStringLiteral("record %1 has no a").arg(index)));
  }
  std::vector<PlacedCell> cells;
  for (const char* name : {"a=", "b="}) {
    const qsizetype at = text.indexOf(name);
    const qsizetype end = std::max(text.indexOf(' ', at), qsizetype{0});
    cells.push_back(at < 0 ? PlacedCell{}
                           : PlacedCell{integer(text.mid(at + 2, end - at - 2).toInt()),
                                        static_cast<std::uint64_t>(at + 2), static_cast<std::uint64_t>(end - at - 2)});
  }
  return cells;
}

TEST(TextTable, KnowsTheBytesOfEachCell) {
  auto layout = LayoutPtr::make("pair", 0,
                                {{.name = "a", .type = FieldType::I32, .offset = kVaryingOffset},
                                 {.name = "b", .type = FieldType::I32, .offset = kVaryingOffset}});
  const Bytes text = tests::bytesOf("##a=1 b=22   a=333 none ");
  const auto table = makeTextTable(layout, makeMemorySource(text), {3, 2, 22}, {0, 11, 17}, assignments);
  ASSERT_EQ(table->rowCount(), 3U);
  EXPECT_EQ(table->row(0)->cells, (std::vector<Value>{integer(1), integer(22)}));
  EXPECT_EQ(table->row(1)->cells, (std::vector<Value>{integer(333), {}}));
  EXPECT_EQ(table->rangeOf(0, 0), (ByteRange{3, 4, 1}));
  EXPECT_EQ(table->rangeOf(0, 1), (ByteRange{3, 8, 2}));
  EXPECT_EQ(table->rangeOf(1, 0), (ByteRange{3, 15, 3}));
  EXPECT_EQ(table->rangeOf(1, 1), table->rangeOf(1)) << "a cell that is not there stands for its record";
  EXPECT_EQ(table->rowAt(13), 1U);
  EXPECT_EQ(table->row(2).error().message, QStringLiteral("record 2 has no a"));
  EXPECT_EQ(table->rangeOf(2, 0), table->rangeOf(2));
  EXPECT_EQ(table->row(3).error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace vitrine::structure
