#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <utility>

namespace vitrine::demos {

/// Numbers of a map under construction, in the byte order of the machine that it is for. Whatever is bytes in a map -
/// texts, colours, luxels - goes through u8, bytes or text and is the same for all.
class LumpBytes {
public:
  explicit LumpBytes(std::endian order = std::endian::little) : m_big(order == std::endian::big) {}

  void u8(std::uint32_t value) { m_out.u8(value); }
  void u16(std::uint32_t value) { m_out.u16(m_big ? std::byteswap(static_cast<std::uint16_t>(value)) : value); }
  void u32(std::uint32_t value) { m_out.u32(ordered(value)); }
  void i16(std::int32_t value) { u16(static_cast<std::uint32_t>(value)); }
  void i32(std::int32_t value) { u32(static_cast<std::uint32_t>(value)); }
  void f32(double value) { u32(std::bit_cast<std::uint32_t>(static_cast<float>(value))); }
  template <class Vector>
  void vec3(const Vector& v) {
    f32(v.x);
    f32(v.y);
    f32(v.z);
  }
  /// Four bytes that are no number: the first is the lowest of `value`.
  void colour(std::uint32_t value) { m_out.u32(value); }
  void zeros(std::size_t count) { m_out.zeros(count); }
  void bytes(std::span<const std::byte> data) { m_out.bytes(data); }
  void text(std::string_view text) { m_out.text(text); }
  void fixedText(std::string_view value, std::size_t size) { m_out.fixedText(value, size); }
  void alignTo(std::size_t alignment) { m_out.alignTo(alignment); }
  void patchU32(std::size_t offset, std::uint32_t value) { m_out.patchU32(offset, ordered(value)); }
  void reserve(std::size_t size) { m_out.reserve(size); }

  std::size_t size() const { return m_out.size(); }
  Bytes take() { return m_out.take(); }

private:
  std::uint32_t ordered(std::uint32_t value) const { return m_big ? std::byteswap(value) : value; }

  ByteWriter m_out;
  bool m_big;
};

} // namespace vitrine::demos
