#pragma once

#include "core/bytes/ByteReader.h"
#include "core/structure/RecordView.h"

#include <QVector2D>
#include <QVector3D>

namespace vitrine::structure {

/// Name of a field that layouts were looked through for when the program was built (LayoutFamily).
class FieldName {
public:
  const char* name() const { return m_name; }
  bool optional() const { return m_optional; }

private:
  template <const auto&... Layouts>
  friend struct LayoutFamily;
  consteval FieldName(const char* name, bool optional) : m_name(name), m_optional(optional) {}

  const char* m_name;
  bool m_optional;
};

/// The layouts that records of one kind have in different versions.
template <const auto&... Layouts>
struct LayoutFamily {
  /// A field that all of them have; else it does not compile.
  static consteval FieldName field(const char* name) {
    if (!(Layouts.has(name) && ...)) {
      throw "not all of these layouts have this field";
    }
    return {name, false};
  }
  /// A field that some of them have.
  static consteval FieldName optional(const char* name) {
    if (!(Layouts.has(name) || ...)) {
      throw "none of these layouts has this field";
    }
    return {name, true};
  }
};

/// One field of records in memory, found once, so that reading it costs a switch, and nothing where the layout is a
/// constant. So layouts stay the only place that knows where a version keeps its fields. The records must be whole.
class Column {
public:
  /// Of a constant layout: `constexpr auto kParent = columnOf<kBone>("parent");`.
  constexpr explicit Column(const Field& field) : Column(field, field.offset) {}
  /// Of a field that begins `offset` bytes into what is given as the record.
  constexpr Column(const Field& field, std::uint32_t offset)
      : m_type(field.type), m_elementSize(static_cast<std::uint8_t>(elementSize(field.type))),
        m_firstBit(field.firstBit), m_bitCount(field.bitCount), m_bigEndian(field.bigEndian), m_offset(offset),
        m_count(field.count), m_encoding(field.encoding) {}
  /// Of the layout that a view has, which is one of the family that `name` is of.
  Column(const RecordView& view, FieldName name);

  /// False for an optional field that this version lacks, and for views without a layout: there is nothing to read.
  constexpr bool exists() const { return m_count != 0; }
  constexpr std::uint32_t count() const { return m_count; }
  constexpr std::uint32_t offset() const { return m_offset; }

  /// Element `index` of the field in the record at `record`, whole numbers of any type. Bit fields are taken apart.
  template <std::integral T>
  [[gnu::always_inline]] T as(const std::byte* record, std::uint32_t index = 0) const;
  std::int32_t integer(const std::byte* record, std::uint32_t index = 0) const {
    return as<std::int32_t>(record, index);
  }
  /// The same of numbers of any type.
  [[gnu::always_inline]] float real(const std::byte* record, std::uint32_t index = 0) const;
  /// Elements from `index` on.
  QVector2D vec2(const std::byte* record, std::uint32_t index = 0) const {
    return {real(record, index), real(record, index + 1)};
  }
  QVector3D vec3(const std::byte* record, std::uint32_t index = 0) const {
    return {real(record, index), real(record, index + 1), real(record, index + 2)};
  }
  /// Of Chars: the text up to the first NUL.
  QString text(const std::byte* record) const {
    return bytes::cString(std::span(place(record), m_count), 0, m_encoding);
  }
  const std::byte* place(const std::byte* record) const { return record + m_offset; }

private:
  template <class T>
  T load(const std::byte* at) const;

  FieldType m_type = FieldType::U8;
  std::uint8_t m_elementSize = 1;
  std::uint8_t m_firstBit = 0;
  std::uint8_t m_bitCount = 0;
  bool m_bigEndian = false;
  std::uint32_t m_offset = 0;
  std::uint32_t m_count = 0;
  bytes::TextEncoding m_encoding = bytes::TextEncoding::Utf8OrLatin1;
};

/// A field of a constant layout; one that it lacks does not compile.
template <const auto& L>
consteval Column columnOf(std::string_view name) {
  const Field& field = L.fields[L[name]];
  if (field.offset == kVaryingOffset) {
    throw "this field has no fixed place";
  }
  return Column(field);
}

template <class T>
T Column::load(const std::byte* at) const {
  const T value = bytes::loadAs<T>(at);
  if constexpr (sizeof(T) > 1) {
    return m_bigEndian ? bytes::swapped(value) : value;
  }
  return value;
}

template <std::integral T>
inline T Column::as(const std::byte* record, std::uint32_t index) const {
  const std::byte* at = place(record) + index * m_elementSize;
  std::uint64_t number = 0;
  switch (m_type) {
  case FieldType::U8:
  case FieldType::Raw:
  case FieldType::Chars:
    number = load<std::uint8_t>(at);
    break;
  case FieldType::U16:
    number = load<std::uint16_t>(at);
    break;
  case FieldType::U32:
    number = load<std::uint32_t>(at);
    break;
  case FieldType::U64:
    number = load<std::uint64_t>(at);
    break;
  case FieldType::I8:
    return static_cast<T>(load<std::int8_t>(at));
  case FieldType::I16:
    return static_cast<T>(load<std::int16_t>(at));
  case FieldType::I32:
  case FieldType::Fixed:
    return static_cast<T>(load<std::int32_t>(at));
  case FieldType::F32:
  case FieldType::F64:
    return 0;
  }
  if (m_bitCount != 0) {
    number = (number >> m_firstBit) & ((std::uint64_t{1} << m_bitCount) - 1);
  }
  return static_cast<T>(number);
}

inline float Column::real(const std::byte* record, std::uint32_t index) const {
  constexpr float kFixedOne = 65536.0F;
  const std::byte* at = place(record) + index * m_elementSize;
  switch (m_type) {
  case FieldType::F32:
    return load<float>(at);
  case FieldType::F64:
    return static_cast<float>(load<double>(at));
  case FieldType::Fixed:
    return static_cast<float>(load<std::int32_t>(at)) / kFixedOne;
  default:
    return static_cast<float>(as<std::int64_t>(record, index));
  }
}

} // namespace vitrine::structure
