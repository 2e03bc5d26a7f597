#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <cmath>
#include <string_view>

namespace vitrine::demos::x3 {

/// Appends what binary bodies are made of: big-endian numbers, tags, texts that end in zero.
class BigEndianWriter {
public:
  void u16(std::uint32_t value) { m_out.u16(value); }
  void u32(std::uint32_t value) { m_out.u32(value); }
  void i32(long value) { u32(static_cast<std::uint32_t>(value)); }
  /// 16.16
  void fixed(double value) { i32(std::lround(value * 65536)); }
  template <class Vector>
  void fixedVector(const Vector& v) {
    fixed(v.x);
    fixed(v.y);
    fixed(v.z);
  }
  void tag(std::string_view name) { m_out.text(name); }
  void text(std::string_view value) {
    m_out.text(value);
    m_out.u8(0);
  }
  void bytes(const Bytes& data) { m_out.bytes(data); }
  Bytes take() { return m_out.take(); }

private:
  ByteWriter m_out{std::endian::big};
};

} // namespace vitrine::demos::x3
