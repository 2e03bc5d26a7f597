#include "core/formats/source/mdl/records/RecordSections.h"

#include "core/formats/source/mdl/records/MdlFile.h"

#include <algorithm>
#include <iterator>

namespace vitrine::formats::source {
namespace {

using structure::Field;
using structure::RecordTablePtr;

class DerivedTable final : public structure::RecordTable {
public:
  DerivedTable(RecordTablePtr records, std::vector<Field> fields, RowMeaning meaning)
      : m_records(std::move(records)), m_derived(fields.size()), m_meaning(std::move(meaning)) {
    const structure::RecordLayout& stored = m_records->layout();
    fields.insert(fields.end(), stored.fields.begin(), stored.fields.end());
    m_layout = structure::LayoutPtr::make(stored.name, stored.size, std::move(fields));
  }

  const structure::RecordLayout& layout() const override { return *m_layout; }
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
  RecordTablePtr m_records;
  std::size_t m_derived;
  RowMeaning m_meaning;
  structure::LayoutPtr m_layout;
};

} // namespace

FlatRows flatRows(const std::vector<std::uint64_t>& places) {
  FlatRows rows;
  rows.places.assign(places.begin(), places.end());
  std::ranges::sort(rows.places);
  const auto [first, last] = std::ranges::unique(rows.places);
  rows.places.erase(first, last);
  rows.places.shrink_to_fit();
  rows.rowOf.reserve(places.size());
  for (const std::uint64_t place : places) {
    const auto found = std::ranges::lower_bound(rows.places, static_cast<std::uint32_t>(place));
    rows.rowOf.push_back(static_cast<std::uint32_t>(found - rows.places.begin()));
  }
  return rows;
}

void addPlaces(const Bytes& file, const ListPlace& list, std::uint32_t recordSize, std::vector<std::uint64_t>& places) {
  const std::uint64_t room = list.first < file.size() ? (file.size() - list.first) / recordSize : 0;
  if (list.count <= room && places.size() + list.count <= file.size() / recordSize) {
    for (std::uint64_t i = 0; i < list.count; ++i) {
      places.push_back(list.first + i * recordSize);
    }
  }
}

RecordSections::RecordSections(structure::StructureBuilder& builder, const ByteSourcePtr& source, const Bytes& file)
    : m_builder(builder), m_parent(structure::kRootSection), m_space(base::kFileSpace), m_source(source), m_file(file) {
}

RecordSections::RecordSections(structure::StructureBuilder& builder, const QString& name, SpaceId space,
                               const ByteSourcePtr& source, const Bytes& file)
    : m_builder(builder), m_parent(static_cast<Handle>(builder.add(builder.root(), name, {space, 0, file.size()}))),
      m_space(space), m_source(source), m_file(file) {}

RecordSections::Handle RecordSections::add(const QString& name, const ByteRange& range, const QString& note) {
  const auto section = static_cast<Handle>(m_builder.add(m_parent, name, range));
  this->note(section, note);
  return section;
}

RecordSections::Handle RecordSections::addTable(const char* name, const structure::LayoutPtr& layout,
                                                std::uint64_t offset, std::uint64_t count) {
  const ByteRange range{m_space, offset, count * layout->size};
  const Handle section = add(QString::fromLatin1(name), range);
  m_builder.at(section).table = structure::makeFixedTable(layout, m_source, range);
  return section;
}

RecordSections::Handle RecordSections::addScattered(const char* name, const structure::LayoutPtr& layout,
                                                    const FlatRows& rows) {
  if (rows.places.empty()) {
    return structure::kRootSection;
  }
  const std::uint32_t first = rows.places.front();
  const ByteRange range{m_space, first, rows.places.back() - first + layout->size};
  std::vector<std::uint32_t> starts = rows.places;
  std::ranges::for_each(starts, [first](std::uint32_t& start) { start -= first; });
  const Handle section = add(QString::fromLatin1(name), range);
  m_builder.at(section).table = structure::makeScatteredTable(layout, m_source, range, std::move(starts));
  return section;
}

void RecordSections::derive(Handle section, std::vector<Field> fields, RowMeaning meaning) {
  if (section == structure::kRootSection) {
    return;
  }
  RecordTablePtr& table = m_builder.at(section).table;
  table = std::make_shared<const DerivedTable>(table, std::move(fields), std::move(meaning));
}

void RecordSections::addNames(Handle section, const std::vector<MdlNameField>& names) {
  if (names.empty()) {
    return;
  }
  std::vector<Field> fields;
  for (const MdlNameField& one : names) {
    fields.push_back({one.name, structure::FieldType::Chars, structure::kVaryingOffset, 1,
                      QT_TRANSLATE_NOOP("formats", "text that the record refers to")});
  }
  derive(section, std::move(fields), [file = m_file, names, raw = tableOf(section)](std::uint64_t index, const auto&) {
    std::vector<structure::Value> texts;
    for (const MdlNameField& one : names) {
      texts.emplace_back(mdlName(file, raw->rangeOf(index).offset, one));
    }
    return texts;
  });
}

} // namespace vitrine::formats::source
