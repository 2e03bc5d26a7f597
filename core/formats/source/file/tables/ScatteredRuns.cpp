#include "core/formats/source/file/tables/ScatteredRuns.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <cassert>

namespace vitrine::formats::source {
namespace {

class ScatteredRunTable final : public structure::RecordTable {
public:
  ScatteredRunTable(structure::LayoutPtr layout, ByteSourcePtr source, ByteRange where, std::vector<RecordRun> runs,
                    structure::CellDecoder decode)
      : m_layout(std::move(layout)), m_source(std::move(source)), m_where(where), m_runs(std::move(runs)),
        m_decode(std::move(decode)) {
    assert(std::ranges::is_sorted(m_runs, {}, &RecordRun::start));
  }

  const structure::RecordLayout& layout() const override { return *m_layout; }
  std::uint64_t rowCount() const override { return m_runs.size(); }
  bool isScattered() const override { return true; }

  Result<structure::Row> row(std::uint64_t index) const override {
    auto cells = cellsOf(index);
    if (!cells) {
      return std::unexpected(cells.error());
    }
    structure::Row row;
    row.cells.reserve(cells->size());
    for (structure::PlacedCell& cell : *cells) {
      row.cells.push_back(std::move(cell.value));
    }
    return row;
  }

  ByteRange rangeOf(std::uint64_t index) const override {
    const RecordRun& run = m_runs.at(static_cast<std::size_t>(index));
    return {m_where.space, m_where.offset + run.start, run.size};
  }
  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    const ByteRange record = rangeOf(index);
    const auto cells = cellsOf(index);
    const bool placed = cells && field < cells->size() && (*cells)[field].size > 0;
    return placed ? ByteRange{record.space, record.offset + (*cells)[field].offset, (*cells)[field].size} : record;
  }

  std::uint64_t rowAt(std::uint64_t offset) const override {
    if (!m_where.contains(offset)) {
      return rowCount();
    }
    const auto after = std::ranges::upper_bound(m_runs, offset - m_where.offset, {}, &RecordRun::start);
    if (after == m_runs.begin()) {
      return rowCount();
    }
    const auto row = static_cast<std::uint64_t>(after - m_runs.begin()) - 1;
    return rangeOf(row).contains(offset) ? row : rowCount();
  }

private:
  Result<std::vector<structure::PlacedCell>> cellsOf(std::uint64_t index) const {
    if (index >= rowCount()) {
      return std::unexpected(
          Error::of(ErrorCode::NotFound,
                    base::translate("formats", "there is no record %1 (%2 records)").arg(index).arg(rowCount())));
    }
    const ByteRange range = rangeOf(index);
    auto record = m_source->read(range.offset, range.size);
    if (!record) {
      record.error().space = range.space;
      return std::unexpected(record.error());
    }
    return m_decode(index, *record);
  }

  structure::LayoutPtr m_layout;
  ByteSourcePtr m_source;
  ByteRange m_where;
  std::vector<RecordRun> m_runs;
  structure::CellDecoder m_decode;
};

} // namespace

structure::RecordTablePtr makeScatteredRuns(structure::LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                            std::vector<RecordRun> runs, structure::CellDecoder decode) {
  return std::make_shared<const ScatteredRunTable>(std::move(layout), std::move(source), where, std::move(runs),
                                                   std::move(decode));
}

} // namespace vitrine::formats::source
