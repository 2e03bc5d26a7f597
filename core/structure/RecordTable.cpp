#include "core/structure/RecordTable.h"

#include "core/base/Translate.h"

#include <cassert>

namespace vitrine::structure {
namespace {

Error noSuchRow(std::uint64_t index, std::uint64_t count) {
  return Error::of(ErrorCode::NotFound,
                   base::translate("formats", "there is no record %1 (%2 records)").arg(index).arg(count));
}

Result<Bytes> readIn(const ByteSource& source, const ByteRange& range) {
  auto bytes = source.read(range.offset, range.size);
  if (!bytes) {
    bytes.error().space = range.space;
  }
  return bytes;
}

/// Records of equal size with fields at fixed places; where they lie is left to those below.
class EqualRecords : public RecordTable {
public:
  EqualRecords(LayoutPtr layout, ByteSourcePtr source, ByteRange where)
      : m_layout(std::move(layout)), m_source(std::move(source)), m_where(where) {
    assert(m_layout->size > 0);
  }

  const RecordLayout& layout() const override { return *m_layout; }
  bool isLaidOut() const override { return true; }

  Result<Row> row(std::uint64_t index) const override {
    if (index >= rowCount()) {
      return std::unexpected(noSuchRow(index, rowCount()));
    }
    const auto record = readIn(*m_source, rangeOf(index));
    if (!record) {
      return std::unexpected(record.error());
    }
    Row row;
    row.cells.reserve(m_layout->fields.size());
    for (const Field& field : m_layout->fields) {
      row.cells.push_back(decodeField(field, record->span()));
    }
    return row;
  }

  using RecordTable::rangeOf;
  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const Field& wanted = m_layout->fields[field];
    return {m_where.space, rangeOf(index).offset + wanted.offset, wanted.byteSize()};
  }

protected:
  std::uint32_t recordSize() const { return m_layout->size; }
  const ByteRange& where() const { return m_where; }
  const ByteSource& source() const { return *m_source; }
  const LayoutPtr& layoutPtr() const { return m_layout; }

private:
  LayoutPtr m_layout;
  ByteSourcePtr m_source;
  ByteRange m_where;
};

class FixedTable final : public EqualRecords {
public:
  using EqualRecords::EqualRecords;
  using EqualRecords::rangeOf;

  std::uint64_t rowCount() const override { return where().size / recordSize(); }

  ByteRange rangeOf(std::uint64_t index) const override {
    return {where().space, where().offset + index * recordSize(), recordSize()};
  }

  Result<RecordView> view(std::uint64_t first, std::uint64_t count) const override {
    assert(first <= rowCount() && count <= rowCount() - first);
    const ByteRange range = {where().space, where().offset + first * recordSize(), count * recordSize()};
    auto bytes = readIn(source(), range);
    return bytes ? Result<RecordView>(RecordView(layoutPtr(), std::move(*bytes), range))
                 : std::unexpected(bytes.error());
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    if (!where().contains(offset)) {
      return rowCount();
    }
    return std::min((offset - where().offset) / recordSize(), rowCount());
  }
};

/// The last of the ascending `starts` that is not behind `offset`; their number when all are.
std::uint64_t lastNotBehind(const std::vector<std::uint32_t>& starts, std::uint64_t offset) {
  const auto after = std::ranges::upper_bound(starts, offset);
  return after == starts.begin() ? starts.size() : static_cast<std::uint64_t>(after - starts.begin()) - 1;
}

class ScatteredTable final : public EqualRecords {
public:
  ScatteredTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<std::uint32_t> starts)
      : EqualRecords(std::move(layout), std::move(source), where), m_starts(std::move(starts)) {
    assert(std::ranges::is_sorted(m_starts));
    assert(m_starts.empty() || std::uint64_t{m_starts.back()} + recordSize() <= where.size);
  }

  using EqualRecords::rangeOf;
  std::uint64_t rowCount() const override { return m_starts.size(); }
  bool isScattered() const override { return true; }

  ByteRange rangeOf(std::uint64_t index) const override {
    return {where().space, where().offset + m_starts.at(static_cast<std::size_t>(index)), recordSize()};
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    if (!where().contains(offset)) {
      return rowCount();
    }
    const std::uint64_t row = lastNotBehind(m_starts, offset - where().offset);
    return row < rowCount() && rangeOf(row).contains(offset) ? row : rowCount();
  }

private:
  std::vector<std::uint32_t> m_starts;
};

/// Records of any size; what they say is left to those below.
class VaryingRecords : public RecordTable {
public:
  VaryingRecords(LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<std::uint32_t> starts)
      : m_layout(std::move(layout)), m_source(std::move(source)), m_where(where), m_starts(std::move(starts)) {
    assert(std::ranges::is_sorted(m_starts));
    assert(m_starts.empty() || m_starts.back() <= m_where.size);
  }

  const RecordLayout& layout() const override { return *m_layout; }
  std::uint64_t rowCount() const override { return m_starts.size(); }

  using RecordTable::rangeOf;
  ByteRange rangeOf(std::uint64_t index) const override {
    const auto i = static_cast<std::size_t>(index);
    const std::uint64_t start = m_starts.at(i);
    const std::uint64_t end = i + 1 < m_starts.size() ? m_starts[i + 1] : m_where.size;
    return {m_where.space, m_where.offset + start, end - start};
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    return m_where.contains(offset) ? lastNotBehind(m_starts, offset - m_where.offset) : rowCount();
  }

protected:
  Result<Bytes> recordBytes(std::uint64_t index) const {
    if (index >= rowCount()) {
      return std::unexpected(noSuchRow(index, rowCount()));
    }
    return readIn(*m_source, rangeOf(index));
  }

private:
  LayoutPtr m_layout;
  ByteSourcePtr m_source;
  ByteRange m_where;
  std::vector<std::uint32_t> m_starts;
};

class IndexedTable final : public VaryingRecords {
public:
  IndexedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<std::uint32_t> starts,
               RowDecoder decode)
      : VaryingRecords(std::move(layout), std::move(source), where, std::move(starts)), m_decode(std::move(decode)) {}

  Result<Row> row(std::uint64_t index) const override {
    const auto record = recordBytes(index);
    return record ? m_decode(index, *record) : std::unexpected(record.error());
  }

  using VaryingRecords::rangeOf;
  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const Field& wanted = layout().fields[field];
    const ByteRange record = rangeOf(index);
    const bool fixedPlace = layout().size != 0 && wanted.offset + wanted.byteSize() <= record.size;
    return fixedPlace ? ByteRange{record.space, record.offset + wanted.offset, wanted.byteSize()} : record;
  }

private:
  RowDecoder m_decode;
};

/// Records whose decoder tells where each cell lies.
class PlacedTable final : public VaryingRecords {
public:
  PlacedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<std::uint32_t> starts,
              CellDecoder decode, bool laidOut)
      : VaryingRecords(std::move(layout), std::move(source), where, std::move(starts)), m_decode(std::move(decode)),
        m_laidOut(laidOut) {}

  bool isLaidOut() const override { return m_laidOut; }

  Result<Row> row(std::uint64_t index) const override {
    auto cells = cellsOf(index);
    if (!cells) {
      return std::unexpected(cells.error());
    }
    Row row;
    row.cells.reserve(cells->size());
    for (PlacedCell& cell : *cells) {
      row.cells.push_back(std::move(cell.value));
    }
    return row;
  }

  using VaryingRecords::rangeOf;
  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const ByteRange record = rangeOf(index);
    const auto cells = cellsOf(index);
    const bool placed = cells && field < cells->size() && (*cells)[field].size > 0;
    return placed ? ByteRange{record.space, record.offset + (*cells)[field].offset, (*cells)[field].size} : record;
  }

private:
  Result<std::vector<PlacedCell>> cellsOf(std::uint64_t index) const {
    const auto record = recordBytes(index);
    return record ? m_decode(index, *record) : std::unexpected(record.error());
  }

  CellDecoder m_decode;
  bool m_laidOut;
};

/// An Error where the record ends before the last field.
Result<std::vector<PlacedCell>> walkedCells(const RecordLayout& layout, const RowWalker& walk, std::uint64_t index,
                                            const Bytes& record) {
  std::vector<PlacedCell> cells = walk(layout, record.span());
  if (cells.size() < layout.fields.size()) {
    return std::unexpected(Error::of(
        ErrorCode::Damaged, base::translate("formats", "record %1 ends before its field %2")
                                .arg(QString::number(index), QString::fromLatin1(layout.fields[cells.size()].name))));
  }
  return cells;
}

RecordTablePtr makeWalkedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                               std::vector<std::uint32_t> starts, RowWalker walk, bool laidOut) {
  CellDecoder decode = [layout, walk = std::move(walk)](std::uint64_t index, const Bytes& record) {
    return walkedCells(*layout, walk, index, record);
  };
  return std::make_shared<PlacedTable>(std::move(layout), std::move(source), where, std::move(starts),
                                       std::move(decode), laidOut);
}

} // namespace

Result<RecordView> RecordTable::view(std::uint64_t, std::uint64_t) const {
  return RecordView();
}

RecordTablePtr makeFixedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where) {
  return std::make_shared<FixedTable>(std::move(layout), std::move(source), where);
}

RecordTablePtr makeScatteredTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                  std::vector<std::uint32_t> starts) {
  return std::make_shared<ScatteredTable>(std::move(layout), std::move(source), where, std::move(starts));
}

RecordTablePtr makeVariableSizeTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                     std::vector<std::uint32_t> starts) {
  return makeWalkedTable(std::move(layout), std::move(source), where, std::move(starts), walkRecord, true);
}

RecordTablePtr makeScatteredTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                  std::vector<std::uint32_t> starts, RowWalker walk) {
  return makeWalkedTable(std::move(layout), std::move(source), where, std::move(starts), std::move(walk), false);
}

RecordTablePtr makeTextTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<std::uint32_t> starts,
                             CellDecoder decode) {
  return std::make_shared<PlacedTable>(std::move(layout), std::move(source), where, std::move(starts),
                                       std::move(decode), false);
}

RecordTablePtr makeIndexedTable(LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                std::vector<std::uint32_t> starts, RowDecoder decode) {
  return std::make_shared<IndexedTable>(std::move(layout), std::move(source), where, std::move(starts),
                                        std::move(decode));
}

} // namespace vitrine::structure
