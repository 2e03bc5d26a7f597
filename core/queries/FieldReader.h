#pragma once

#include "core/queries/RecordReader.h"
#include "core/queries/Values.h"
#include "core/structure/Column.h"

namespace vitrine::queries {

/// One field of a table's records, or an element of it, by value: by Column where the records lie one after another,
/// else from decoded cells.
class FieldReader {
public:
  /// `element`: of a list; none: the first, as of a field that has but one. `records` must outlive this object.
  FieldReader(RecordReader& records, std::size_t field, std::optional<std::uint32_t> element = {});

  const structure::Field& field() const { return *m_field; }
  /// Kind by the layout; decoded cells of text tables may hold another, which is converted.
  ValueKind kind() const { return m_kind; }
  bool isList() const {
    return m_field->type != structure::FieldType::Chars && (m_field->count > 1 || m_field->counter);
  }

  /// False: the record has no such value.
  bool integer(std::uint64_t row, std::int64_t& value) const;
  bool real(std::uint64_t row, double& value) const;
  bool text(std::uint64_t row, QString& value) const;
  /// All elements as real numbers; of a single number, this one.
  bool list(std::uint64_t row, std::vector<double>& values) const;

private:
  double realAt(const std::byte* record, std::uint32_t element) const;

  RecordReader* m_records;
  const structure::Field* m_field;
  structure::Column m_column;
  std::size_t m_index;
  std::uint32_t m_element;
  ValueKind m_kind;
  bool m_byColumn;
};

} // namespace vitrine::queries
