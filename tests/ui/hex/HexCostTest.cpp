#include "ui/hex/HexView.h"
#include "ui/hex/StructureTints.h"

#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

constexpr std::uint64_t kRecordBytes = 16;
constexpr std::uint64_t kRecords = 1'000'000;

/// Zeros that are made when read.
class ZeroSource final : public ByteSource {
public:
  explicit ZeroSource(std::uint64_t size) : m_size(size) {}
  std::uint64_t size() const override { return m_size; }
  Result<Bytes> read(std::uint64_t offset, std::uint64_t count) const override {
    if (count > m_size || offset > m_size - count) {
      return std::unexpected(Error::damaged(QStringLiteral("past the end"), m_size));
    }
    bytesRead += count;
    return Bytes::adopt(std::vector<std::byte>(count));
  }
  mutable std::uint64_t bytesRead = 0;

private:
  std::uint64_t m_size;
};

/// A table that knows what it was asked for.
class WatchedTable final : public structure::RecordTable {
public:
  explicit WatchedTable(structure::RecordTablePtr table) : m_table(std::move(table)) {}
  const structure::RecordLayout& layout() const override { return m_table->layout(); }
  std::uint64_t rowCount() const override { return m_table->rowCount(); }
  Result<structure::Row> row(std::uint64_t index) const override {
    ++rowsDecoded;
    return m_table->row(index);
  }
  ByteRange rangeOf(std::uint64_t index) const override {
    rowsLookedAt.insert(index);
    return m_table->rangeOf(index);
  }
  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    ++fieldsLookedAt;
    return m_table->rangeOf(index, field);
  }
  std::uint64_t rowAt(std::uint64_t offset) const override { return m_table->rowAt(offset); }

  mutable int rowsDecoded = 0;
  mutable std::uint64_t fieldsLookedAt = 0;
  mutable std::set<std::uint64_t> rowsLookedAt;

private:
  structure::RecordTablePtr m_table;
};

/// A view coloured by the structure of a million records of four fields.
class HexCostTest : public testing::Test {
protected:
  HexCostTest() {
    const auto layout = structure::LayoutPtr::make("record", kRecordBytes,
                                                   {{.name = "a", .type = structure::FieldType::U32, .offset = 0},
                                                    {.name = "b", .type = structure::FieldType::U32, .offset = 4},
                                                    {.name = "c", .type = structure::FieldType::F32, .offset = 8},
                                                    {.name = "d", .type = structure::FieldType::F32, .offset = 12}});
    const ByteRange whole{0, 0, kRecords * kRecordBytes};
    table = std::make_shared<WatchedTable>(structure::makeFixedTable(layout, source, whole));
    structure::StructureBuilder builder(QStringLiteral("made"), whole);
    builder.at(builder.add(builder.root(), QStringLiteral("RECORDS"), whole)).table = table;
    auto document = std::make_shared<Document>();
    document->spaces = bytes::ByteSpaces(QStringLiteral("made"), source);
    document->structure = builder.build();
    tints = StructureTints(document, base::kFileSpace);
    view.resize(view.sizeHint().width() + 20, 400);
    view.show();
    view.setSource(source);
    view.setTinter([this](HexRange visible) { return tints.in(visible); });
    view.grab();
  }

  /// Rows of the view, the one that is cut off included.
  std::uint64_t shownBytes() const {
    const int rows = view.viewport()->height() / view.hexLayout().rowHeight() + 1;
    return static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(view.hexLayout().bytesPerRow());
  }
  void forget() {
    table->rowsDecoded = 0;
    table->fieldsLookedAt = 0;
    table->rowsLookedAt.clear();
    source->bytesRead = 0;
  }

  std::shared_ptr<ZeroSource> source = std::make_shared<ZeroSource>(kRecords * kRecordBytes);
  std::shared_ptr<WatchedTable> table;
  StructureTints tints;
  HexView view;
};

TEST_F(HexCostTest, ARepaintLooksAtVisibleRecordsAlone) {
  for (const int tick : {0, view.verticalScrollBar()->maximum() / 2, view.verticalScrollBar()->maximum()}) {
    view.verticalScrollBar()->setValue(tick);
    forget();
    view.grab();
    const std::uint64_t records = shownBytes() / kRecordBytes + 1;
    EXPECT_EQ(table->rowsDecoded, 0) << "grounds need no values";
    EXPECT_GT(table->rowsLookedAt.size(), 0U);
    EXPECT_LE(table->rowsLookedAt.size(), records);
    EXPECT_GE(*table->rowsLookedAt.begin(), view.firstVisible() / kRecordBytes);
    EXPECT_LE(*table->rowsLookedAt.rbegin(), view.firstVisible() / kRecordBytes + records);
    // Each of the four runs of a record looks through its four fields.
    EXPECT_LE(table->fieldsLookedAt, records * 16);
    EXPECT_LE(source->bytesRead, shownBytes());
  }
}

TEST_F(HexCostTest, MatchesAreLookedForAmongVisibleBytes) {
  view.setPattern(bytes::parseHexPattern(u"00 00 01 00").value());
  forget();
  view.grab();
  EXPECT_LE(source->bytesRead, 2 * shownBytes() + 6) << "bytes shown, and those with the pattern's ends around them";
}

TEST_F(HexCostTest, WithoutColoursNoRecordIsLookedAt) {
  view.setTinter({});
  forget();
  view.grab();
  EXPECT_TRUE(table->rowsLookedAt.empty());
  EXPECT_EQ(table->fieldsLookedAt, 0U);
}

} // namespace
