#pragma once

#include "core/base/ByteRange.h"
#include "core/bytes/Bytes.h"
#include "core/structure/Layout.h"

namespace vitrine::structure {

/// Records of equal size lying one after another in memory, for reading a whole table at once (Column). Bytes behind
/// the last whole record are left out.
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
  /// The place of all its bytes.
  ByteRange whole() const { return m_where; }
  const LayoutPtr& layout() const { return m_layout; }
  const Bytes& bytes() const { return m_bytes; }

private:
  LayoutPtr m_layout;
  Bytes m_bytes;
  ByteRange m_where;
};

} // namespace vitrine::structure
