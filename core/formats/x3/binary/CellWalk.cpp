#include "core/formats/x3/binary/CellWalk.h"

#include <algorithm>

namespace vitrine::formats::x3 {

CellWalk& CellWalk::take() {
  return takeMany(m_cells.size() < m_layout.fields.size() ? m_layout.fields[m_cells.size()].count : 1);
}

CellWalk& CellWalk::takeMany(std::uint32_t count) {
  if (m_ended || m_cells.size() >= m_layout.fields.size()) {
    return *this;
  }
  structure::Field field = m_layout.fields[m_cells.size()];
  field.offset = 0;
  field.count = count;
  return put(structure::decodeField(field, rest()), field.byteSize());
}

CellWalk& CellWalk::takeName() {
  const auto end = std::ranges::find(rest(), std::byte{0});
  m_ended = m_ended || end == rest().end();
  if (m_ended) {
    return *this;
  }
  const auto length = static_cast<std::size_t>(end - rest().begin());
  return put(bytes::cString(rest().first(length), 0, bytes::TextEncoding::Latin1), length + 1);
}

CellWalk& CellWalk::leaveOut(std::size_t fields) {
  for (std::size_t i = 0; i < fields && !m_ended; ++i) {
    m_cells.push_back({{}, m_at, 0});
  }
  return *this;
}

CellWalk& CellWalk::put(structure::Value value, std::size_t size, bool advance) {
  m_ended = m_ended || size > rest().size();
  if (!m_ended) {
    m_cells.push_back({std::move(value), m_at, size});
    m_at += advance ? size : 0;
  }
  return *this;
}

std::int64_t CellWalk::number() const {
  const auto* number = m_cells.empty() ? nullptr : std::get_if<std::int64_t>(&m_cells.back().value);
  return number ? *number : 0;
}

} // namespace vitrine::formats::x3
