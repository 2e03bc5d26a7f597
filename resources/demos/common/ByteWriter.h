#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace vitrine::demos {

using Bytes = std::vector<std::byte>;

/// Appends values in one order of bytes to a growing buffer, one byte at a time: what is written does not depend on the
/// host.
class ByteWriter {
public:
  explicit ByteWriter(std::endian order = std::endian::little) : m_big(order == std::endian::big) {}

  void u8(std::uint32_t value) { m_bytes.push_back(static_cast<std::byte>(value & 0xff)); }
  void u16(std::uint32_t value) {
    u8(m_big ? value >> 8 : value);
    u8(m_big ? value : value >> 8);
  }
  void u32(std::uint32_t value) {
    u16(m_big ? value >> 16 : value);
    u16(m_big ? value : value >> 16);
  }
  /// Four bytes that are no number, whose order is always the same: the lowest of `value` is the first.
  void quad(std::uint32_t value) {
    for (int i = 0; i < 4; ++i)
      u8(value >> (8 * i));
  }
  void i16(std::int32_t value) { u16(static_cast<std::uint32_t>(value)); }
  void i32(std::int32_t value) { u32(static_cast<std::uint32_t>(value)); }
  void f32(double value) { u32(std::bit_cast<std::uint32_t>(static_cast<float>(value))); }
  template <class Vector>
  void vec3(const Vector& v) {
    f32(v.x);
    f32(v.y);
    f32(v.z);
  }
  void zeros(std::size_t count) { m_bytes.resize(m_bytes.size() + count); }
  void bytes(std::span<const std::byte> data) { m_bytes.insert(m_bytes.end(), data.begin(), data.end()); }
  void text(std::string_view text) { bytes(std::as_bytes(std::span(text))); }
  /// Text in a field of fixed size, filled up with zero bytes and always ended by one.
  void fixedText(std::string_view value, std::size_t size) {
    value = value.substr(0, size - 1);
    text(value);
    zeros(size - value.size());
  }
  void alignTo(std::size_t alignment) {
    while (m_bytes.size() % alignment != 0)
      m_bytes.push_back({});
  }
  void patchU32(std::size_t offset, std::uint32_t value) {
    for (int i = 0; i < 4; ++i)
      m_bytes[offset + i] = static_cast<std::byte>(value >> (8 * (m_big ? 3 - i : i)) & 0xff);
  }
  void reserve(std::size_t size) { m_bytes.reserve(size); }

  std::size_t size() const { return m_bytes.size(); }
  const Bytes& data() const { return m_bytes; }
  Bytes take() { return std::move(m_bytes); }

private:
  Bytes m_bytes;
  bool m_big;
};

} // namespace vitrine::demos
