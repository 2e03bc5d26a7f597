#include "core/structure/RecordTable.h"

#include <cassert>

namespace vitrine::structure {
namespace {

Error noSuchRow(std::uint64_t index, std::uint64_t count) {
  return Error::of(ErrorCode::NotFound, QStringLiteral("there is no record %1 (%2 records)").arg(index).arg(count));
}

Result<Bytes> readIn(const ByteSource& source, const ByteRange& range) {
  auto bytes = source.read(range.offset, range.size);
  if (!bytes) {
    bytes.error().space = range.space;
  }
  return bytes;
}

class FixedTable final : public RecordTable {
public:
  FixedTable(std::shared_ptr<const RecordLayout> layout, ByteSourcePtr source, ByteRange where)
      : m_layout(std::move(layout)), m_source(std::move(source)), m_where(where) {
    assert(m_layout->size > 0);
  }

  const RecordLayout& layout() const override { return *m_layout; }
  std::uint64_t rowCount() const override { return m_where.size / m_layout->size; }

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

  ByteRange rangeOf(std::uint64_t index) const override {
    return {m_where.space, m_where.offset + index * m_layout->size, m_layout->size};
  }

  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const Field& wanted = m_layout->fields.at(field);
    return {m_where.space, rangeOf(index).offset + wanted.offset, wanted.byteSize()};
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    if (!m_where.contains(offset)) {
      return rowCount();
    }
    return std::min((offset - m_where.offset) / m_layout->size, rowCount());
  }

private:
  std::shared_ptr<const RecordLayout> m_layout;
  ByteSourcePtr m_source;
  ByteRange m_where;
};

class IndexedTable final : public RecordTable {
public:
  IndexedTable(std::shared_ptr<const RecordLayout> layout, ByteSourcePtr source, ByteRange where,
               std::vector<std::uint32_t> starts, RowDecoder decode)
      : m_layout(std::move(layout)), m_source(std::move(source)), m_where(where), m_starts(std::move(starts)),
        m_decode(std::move(decode)) {
    assert(std::ranges::is_sorted(m_starts));
    assert(m_starts.empty() || m_starts.back() <= m_where.size);
  }

  const RecordLayout& layout() const override { return *m_layout; }
  std::uint64_t rowCount() const override { return m_starts.size(); }

  Result<Row> row(std::uint64_t index) const override {
    if (index >= rowCount()) {
      return std::unexpected(noSuchRow(index, rowCount()));
    }
    const auto record = readIn(*m_source, rangeOf(index));
    if (!record) {
      return std::unexpected(record.error());
    }
    return m_decode(index, *record);
  }

  ByteRange rangeOf(std::uint64_t index) const override {
    const auto i = static_cast<std::size_t>(index);
    const std::uint64_t start = m_starts.at(i);
    const std::uint64_t end = i + 1 < m_starts.size() ? m_starts[i + 1] : m_where.size;
    return {m_where.space, m_where.offset + start, end - start};
  }

  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const Field& wanted = m_layout->fields.at(field);
    const ByteRange record = rangeOf(index);
    const bool fixedPlace = m_layout->size != 0 && wanted.offset + wanted.byteSize() <= record.size;
    return fixedPlace ? ByteRange{record.space, record.offset + wanted.offset, wanted.byteSize()} : record;
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    if (!m_where.contains(offset) || m_starts.empty() || offset - m_where.offset < m_starts.front()) {
      return rowCount();
    }
    const auto after = std::ranges::upper_bound(m_starts, offset - m_where.offset);
    return static_cast<std::uint64_t>(after - m_starts.begin()) - 1;
  }

private:
  std::shared_ptr<const RecordLayout> m_layout;
  ByteSourcePtr m_source;
  ByteRange m_where;
  std::vector<std::uint32_t> m_starts;
  RowDecoder m_decode;
};

} // namespace

RecordTablePtr makeFixedTable(std::shared_ptr<const RecordLayout> layout, ByteSourcePtr source, ByteRange where) {
  return std::make_shared<FixedTable>(std::move(layout), std::move(source), where);
}

RecordTablePtr makeIndexedTable(std::shared_ptr<const RecordLayout> layout, ByteSourcePtr source, ByteRange where,
                                std::vector<std::uint32_t> starts, RowDecoder decode) {
  return std::make_shared<IndexedTable>(std::move(layout), std::move(source), where, std::move(starts),
                                        std::move(decode));
}

} // namespace vitrine::structure
