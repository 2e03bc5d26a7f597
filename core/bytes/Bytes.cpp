#include "core/bytes/Bytes.h"

#include <cassert>

namespace vitrine::bytes {

Bytes Bytes::adopt(std::vector<std::byte> buffer) {
  auto owner = std::make_shared<const std::vector<std::byte>>(std::move(buffer));
  const std::span<const std::byte> view(*owner);
  return {std::move(owner), view};
}

Bytes Bytes::adopt(QByteArray buffer) {
  auto owner = std::make_shared<const QByteArray>(std::move(buffer));
  const auto view = std::as_bytes(std::span(owner->constData(), static_cast<std::size_t>(owner->size())));
  return {std::move(owner), view};
}

Bytes Bytes::slice(std::size_t offset, std::size_t size) const {
  assert(offset <= m_view.size() && size <= m_view.size() - offset);
  return {m_owner, m_view.subspan(offset, size)};
}

Bytes Bytes::clippedSlice(std::uint64_t offset, std::uint64_t size) const {
  if (offset >= m_view.size()) {
    return {m_owner, m_view.subspan(m_view.size())};
  }
  const auto start = static_cast<std::size_t>(offset);
  const std::uint64_t left = m_view.size() - start;
  return {m_owner, m_view.subspan(start, static_cast<std::size_t>(std::min(size, left)))};
}

QByteArray Bytes::toByteArray() const {
  return QByteArray(reinterpret_cast<const char*>(m_view.data()), static_cast<qsizetype>(m_view.size()));
}

} // namespace vitrine::bytes
