#include "core/bytes/Bytes.h"

#include <cassert>

namespace vitrine::bytes {

Bytes Bytes::adopt(std::vector<std::byte> buffer) {
  auto owner = std::make_shared<const std::vector<std::byte>>(std::move(buffer));
  return {owner, *owner};
}

Bytes Bytes::adopt(QByteArray buffer) {
  auto owner = std::make_shared<const QByteArray>(std::move(buffer));
  return {owner, std::as_bytes(std::span(owner->constData(), static_cast<std::size_t>(owner->size())))};
}

Bytes Bytes::slice(std::size_t offset, std::size_t size) const {
  assert(offset <= m_size && size <= m_size - offset);
  return {m_data, span().subspan(offset, size)};
}

Bytes Bytes::clippedSlice(std::uint64_t offset, std::uint64_t size) const {
  if (offset >= m_size) {
    return {m_data, span().subspan(m_size)};
  }
  const auto start = static_cast<std::size_t>(offset);
  const std::uint64_t left = m_size - start;
  return {m_data, span().subspan(start, static_cast<std::size_t>(std::min(size, left)))};
}

QByteArray Bytes::toByteArray() const {
  return QByteArray(reinterpret_cast<const char*>(data()), static_cast<qsizetype>(m_size));
}

} // namespace vitrine::bytes
