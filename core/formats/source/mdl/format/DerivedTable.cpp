#include "core/formats/source/mdl/format/DerivedTable.h"

#include <iterator>

namespace vitrine::formats::source {
namespace {

class DerivedTable final : public structure::RecordTable {
public:
  DerivedTable(structure::RecordTablePtr records, std::vector<structure::Field> fields, RowMeaning meaning)
      : m_records(std::move(records)), m_derived(fields.size()), m_meaning(std::move(meaning)) {
    m_layout = m_records->layout();
    m_layout.fields.insert(m_layout.fields.begin(), fields.begin(), fields.end());
  }

  const structure::RecordLayout& layout() const override { return m_layout; }
  std::uint64_t rowCount() const override { return m_records->rowCount(); }
  bool isScattered() const override { return m_records->isScattered(); }
  ByteRange rangeOf(std::uint64_t index) const override { return m_records->rangeOf(index); }
  std::uint64_t rowAt(std::uint64_t offset) const override { return m_records->rowAt(offset); }

  ByteRange rangeOf(std::uint64_t index, std::size_t field) const override {
    return field < m_derived ? m_records->rangeOf(index) : m_records->rangeOf(index, field - m_derived);
  }

  Result<structure::Row> row(std::uint64_t index) const override {
    auto record = m_records->row(index);
    if (!record) {
      return record;
    }
    structure::Row row{m_meaning(index, *record)};
    row.cells.resize(m_derived);
    row.cells.insert(row.cells.end(), std::make_move_iterator(record->cells.begin()),
                     std::make_move_iterator(record->cells.end()));
    return row;
  }

private:
  structure::RecordTablePtr m_records;
  std::size_t m_derived;
  RowMeaning m_meaning;
  structure::RecordLayout m_layout;
};

} // namespace

structure::RecordTablePtr makeDerivedTable(structure::RecordTablePtr records, std::vector<structure::Field> fields,
                                           RowMeaning meaning) {
  return std::make_shared<DerivedTable>(std::move(records), std::move(fields), std::move(meaning));
}

} // namespace vitrine::formats::source
