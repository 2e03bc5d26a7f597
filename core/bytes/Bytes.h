#pragma once

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace vitrine::bytes {

/// An immutable run of bytes that keeps its buffer alive; copying and slicing share it. Thread-safe by immutability.
class Bytes {
public:
  Bytes() = default;
  static Bytes adopt(std::vector<std::byte> buffer);
  static Bytes adopt(QByteArray buffer);

  std::size_t size() const { return m_size; }
  bool empty() const { return m_size == 0; }
  const std::byte* data() const { return m_data.get(); }
  std::span<const std::byte> span() const { return {data(), size()}; }
  std::byte operator[](std::size_t index) const { return span()[index]; }

  /// The part from `offset`; asserts that it lies inside. Check counts from files before.
  Bytes slice(std::size_t offset, std::size_t size) const;
  /// The part as from slice, but cut to what is there; empty when `offset` is past the end.
  Bytes clippedSlice(std::uint64_t offset, std::uint64_t size) const;

  /// A deep copy as QByteArray, for Qt interfaces.
  QByteArray toByteArray() const;

private:
  Bytes(const std::shared_ptr<const void>& owner, std::span<const std::byte> view)
      : m_data(owner, view.data()), m_size(view.size()) {}

  std::shared_ptr<const std::byte> m_data; ///< owns the whole buffer
  std::size_t m_size = 0;
};

} // namespace vitrine::bytes

namespace vitrine {
using bytes::Bytes;
} // namespace vitrine
