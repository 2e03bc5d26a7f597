#pragma once

#include "core/bytes/ByteReader.h"
#include "core/structure/Column.h"

#include <cassert>

namespace vitrine::structure {

/// Reads a record of varying size by its layout, field after field in the layout's order, each once:
///
///   RecordStream record(kMaterial, reader);
///   material.name = record.text(kMaterial["name"]);
///
/// A field that the layout lacks does not compile; one out of turn is asserted. All but the constructor throw
/// bytes::ReadError where the bytes end. Where the layout is a constant, reading a number costs little more than its
/// load.
class RecordStream {
public:
  template <std::size_t N>
  RecordStream(const Layout<N>& layout, ByteReader& reader)
      : m_fields(layout.fields), m_reader(reader), m_record(reader.rest().data()) {}

  /// False for a field that this record leaves out (Field::presence): it is passed over. What decides was read before.
  bool has(std::size_t field) const {
    const Field::Presence& presence = m_fields[field].presence;
    return presence.mask == 0 ||
           (Column(m_fields[presence.decider]).as<std::uint64_t>(m_record) & presence.mask) == presence.wanted;
  }

  /// A whole number.
  template <std::integral T>
  T as(std::size_t field) {
    return take(field).as<T>(m_element.data());
  }
  float real(std::size_t field) { return take(field).real(m_element.data()); }
  QVector2D vec2(std::size_t field) { return take(field).vec2(m_element.data()); }
  QVector3D vec3(std::size_t field) { return take(field).vec3(m_element.data()); }
  /// Of Chars: what a NUL does not end before; of Field::count or counted bytes.
  QString text(std::size_t field);
  /// All elements, as many as the layout or the counter says. Of whole numbers or, T being float, reals.
  template <class T>
  std::vector<T> list(std::size_t field);
  /// The elements of a field that has N of them in all records; whole numbers.
  template <std::integral T, std::size_t N>
  std::array<T, N> array(std::size_t field);
  /// Passes over a field.
  void skip(std::size_t field) { take(field); }
  /// Reads how many times the elements of a counted field follow, before these are taken: for those who refuse some
  /// numbers in words of their own.
  std::uint64_t count(std::size_t field);
  /// The place in the reader of the elements taken last, without their counter.
  std::uint64_t elementsAt() const { return m_reader.position() - m_element.size(); }

private:
  /// Takes the bytes of the field into m_element; a column over them.
  Column take(std::size_t field) {
    const Field& taken = m_fields[field];
    if (taken.counter || taken.terminated) {
      takeVarying(field);
    } else {
      begin(field);
      m_elements = taken.count;
      m_element = takeElements(m_reader, m_elements, taken.type);
    }
    return Column(taken, 0);
  }
  void begin(std::size_t field) {
    assert(field >= m_next && has(field));
    for (; m_next < field; ++m_next) {
      assert(!has(m_next));
    }
    m_next = field + 1;
  }
  void takeVarying(std::size_t field);
  /// Takes so many elements of a type.
  static std::span<const std::byte> takeElements(ByteReader& reader, std::uint64_t count, FieldType type) {
    const std::span<const std::byte> rest = reader.rest();
    const std::uint64_t size = count * elementSize(type);
    if (size > rest.size()) {
      failAtEnd(reader, size, type);
    }
    reader.skip(size);
    return rest.first(static_cast<std::size_t>(size));
  }
  [[noreturn]] static void failAtEnd(ByteReader& reader, std::uint64_t size, FieldType type);

  std::span<const Field> m_fields;
  ByteReader& m_reader;
  const std::byte* m_record;
  std::size_t m_next = 0;
  std::uint32_t m_elements = 0;           ///< of the field taken last
  std::optional<std::uint64_t> m_counted; ///< of the field that is next
  std::span<const std::byte> m_element;
};

template <class T>
std::vector<T> RecordStream::list(std::size_t field) {
  const Column column = take(field);
  std::vector<T> values(m_elements);
  for (std::uint32_t i = 0; i < m_elements; ++i) {
    if constexpr (std::integral<T>) {
      values[i] = column.as<T>(m_element.data(), i);
    } else {
      values[i] = column.real(m_element.data(), i);
    }
  }
  return values;
}

template <std::integral T, std::size_t N>
std::array<T, N> RecordStream::array(std::size_t field) {
  const Column column = take(field);
  assert(m_elements == N);
  std::array<T, N> values;
  for (std::uint32_t i = 0; i < N; ++i) {
    values[i] = column.as<T>(m_element.data(), i);
  }
  return values;
}

} // namespace vitrine::structure
