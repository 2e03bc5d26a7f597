#pragma once

#include "core/bytes/ByteReader.h"
#include "core/structure/LayoutBuilder.h"

namespace vitrine::formats::source {

using structure::LayoutPtr;

/// Equal records lying one after another in memory, for reading a whole table at once.
class RecordView {
public:
  RecordView() = default;
  RecordView(LayoutPtr layout, Bytes bytes, ByteRange where)
      : m_layout(std::move(layout)), m_bytes(std::move(bytes)), m_where(where) {}

  std::size_t count() const { return m_layout && m_layout->size != 0 ? m_bytes.size() / m_layout->size : 0; }
  bool empty() const { return count() == 0; }
  /// The first byte of record `index`, which must be below count().
  const std::byte* at(std::size_t index) const { return m_bytes.data() + index * m_layout->size; }
  ByteRange rangeOf(std::size_t index) const {
    return {m_where.space, m_where.offset + index * m_layout->size, m_layout->size};
  }
  const LayoutPtr& layout() const { return m_layout; }
  const Bytes& bytes() const { return m_bytes; }

private:
  LayoutPtr m_layout;
  Bytes m_bytes;
  ByteRange m_where;
};

/// One field of the records of a view, found once by name so that reading it costs a switch. So the layouts stay the
/// only place that knows where a version keeps its fields. A field that a version lacks reads as 0.
class Column {
public:
  Column(const RecordView& view, const char* name);

  bool exists() const { return m_exists; }
  std::uint32_t count() const { return m_count; }
  /// Element `index` of the field in the record at `record`. Bit fields are taken apart.
  std::int32_t integer(const std::byte* record, std::uint32_t index = 0) const;
  float real(const std::byte* record, std::uint32_t index = 0) const;
  QVector3D vec3(const std::byte* record) const;
  const std::byte* place(const std::byte* record) const { return record + m_offset; }

private:
  structure::FieldType m_type = structure::FieldType::U8;
  std::uint32_t m_offset = 0;
  std::uint32_t m_count = 0;
  std::uint8_t m_firstBit = 0;
  std::uint8_t m_bitCount = 0;
  bool m_exists = false;
};

} // namespace vitrine::formats::source
