#include "core/queries/FieldReader.h"

namespace vitrine::queries {
namespace {

using structure::Field;
using structure::FieldType;

ValueKind kindOf(const Field& field) {
  switch (field.type) {
  case FieldType::Chars:
    return ValueKind::Text;
  case FieldType::F32:
  case FieldType::F64:
  case FieldType::Fixed:
    return ValueKind::Real;
  default:
    return ValueKind::Integer;
  }
}

/// True if a Column reads the same as structure::decodeField.
bool isColumn(const structure::RecordLayout& layout, const Field& field) {
  const bool placed = field.offset <= layout.size && field.byteSize() <= layout.size - field.offset && field.count != 0;
  const bool isSigned = field.type == FieldType::I8 || field.type == FieldType::I16 || field.type == FieldType::I32;
  const bool plainBits = field.bitCount == 0 || (field.bitCount < 64 && field.count == 1 && !isSigned);
  return placed && plainBits && !field.counter && !field.terminated && field.presence.mask == 0;
}

/// Number of a list, or the value itself as its element 0.
template <class T>
bool numberIn(const structure::Value& value, std::uint32_t element, T& number) {
  if (const auto* integers = std::get_if<std::vector<std::int64_t>>(&value)) {
    number = element < integers->size() ? static_cast<T>((*integers)[element]) : T();
    return element < integers->size();
  }
  if (const auto* reals = std::get_if<std::vector<double>>(&value)) {
    number = element < reals->size() ? static_cast<T>((*reals)[element]) : T();
    return element < reals->size();
  }
  if (const auto* integer = std::get_if<std::int64_t>(&value)) {
    number = static_cast<T>(*integer);
    return element == 0;
  }
  if (const auto* real = std::get_if<double>(&value)) {
    number = static_cast<T>(*real);
    return element == 0;
  }
  return false;
}

/// A real number beyond all whole ones has no whole one.
bool wholeIn(const structure::Value& value, std::uint32_t element, std::int64_t& number) {
  constexpr double kBeyond = 9.2e18;
  double real = 0;
  const bool isReal = std::holds_alternative<double>(value) || std::holds_alternative<std::vector<double>>(value);
  if (isReal && (!numberIn(value, element, real) || !(real > -kBeyond && real < kBeyond))) {
    return false;
  }
  return numberIn(value, element, number);
}

} // namespace

FieldReader::FieldReader(RecordReader& records, std::size_t field, std::optional<std::uint32_t> element)
    : m_records(&records), m_field(&records.table().layout().fields[field]), m_column(*m_field), m_index(field),
      m_element(element.value_or(0)), m_kind(kindOf(*m_field)),
      m_byColumn(records.hasBytes() && isColumn(records.table().layout(), *m_field) &&
                 (m_kind == ValueKind::Text || m_element < m_field->count)) {}

bool FieldReader::integer(std::uint64_t row, std::int64_t& value) const {
  if (m_byColumn) {
    const std::byte* record = m_records->bytesOf(row);
    value = record ? m_column.as<std::int64_t>(record, m_element) : 0;
    return record != nullptr;
  }
  const structure::Value* cell = m_records->cellOf(row, m_index);
  return cell && wholeIn(*cell, m_element, value);
}

double FieldReader::realAt(const std::byte* record, std::uint32_t element) const {
  const std::byte* at = m_column.place(record) + element * structure::elementSize(m_field->type);
  switch (m_field->type) {
  case FieldType::F64: {
    const auto bits = bytes::loadAs<std::uint64_t>(at);
    return std::bit_cast<double>(m_field->bigEndian ? bytes::swapped(bits) : bits);
  }
  case FieldType::F32:
  case FieldType::Chars:
    return static_cast<double>(m_column.real(record, element));
  case FieldType::Fixed: {
    constexpr double kFixedOne = 65536.0;
    return static_cast<double>(m_column.as<std::int64_t>(record, element)) / kFixedOne;
  }
  default:
    return static_cast<double>(m_column.as<std::int64_t>(record, element));
  }
}

bool FieldReader::real(std::uint64_t row, double& value) const {
  if (m_byColumn) {
    const std::byte* record = m_records->bytesOf(row);
    value = record ? realAt(record, m_element) : 0;
    return record != nullptr;
  }
  const structure::Value* cell = m_records->cellOf(row, m_index);
  return cell && numberIn(*cell, m_element, value);
}

bool FieldReader::text(std::uint64_t row, QString& value) const {
  if (m_byColumn && m_kind == ValueKind::Text) {
    const std::byte* record = m_records->bytesOf(row);
    value = record ? m_column.text(record) : QString();
    return record != nullptr;
  }
  const structure::Value* cell = m_records->cellOf(row, m_index);
  value = cell ? structure::toText(*cell) : QString();
  return cell && !std::holds_alternative<std::monostate>(*cell);
}

bool FieldReader::list(std::uint64_t row, std::vector<double>& values) const {
  values.clear();
  if (m_byColumn) {
    const std::byte* record = m_records->bytesOf(row);
    for (std::uint32_t i = 0; record && i < m_field->count; ++i) {
      values.push_back(realAt(record, i));
    }
    return record != nullptr;
  }
  const structure::Value* cell = m_records->cellOf(row, m_index);
  double number = 0;
  for (std::uint32_t i = 0; cell && numberIn(*cell, i, number); ++i) {
    values.push_back(number);
  }
  const bool isNumber =
      cell && !std::holds_alternative<std::monostate>(*cell) && !std::holds_alternative<QString>(*cell);
  return isNumber;
}

} // namespace vitrine::queries
