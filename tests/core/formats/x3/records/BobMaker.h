#pragma once

#include "core/bytes/Bytes.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace vitrine::tests {

/// Puts the bytes of a binary body together: big-endian, tags and names as they come.
class BobMaker {
public:
  BobMaker& tag(std::string_view name) { return raw(name); }
  BobMaker& name(std::string_view text) { return raw(text).u8(0); }
  BobMaker& u8(std::uint32_t value) {
    m_bytes.push_back(static_cast<std::byte>(value & 0xff));
    return *this;
  }
  BobMaker& u16(std::uint32_t value) { return u8(value >> 8).u8(value); }
  BobMaker& u32(std::uint32_t value) { return u16(value >> 16).u16(value); }
  BobMaker& i32(std::int32_t value) { return u32(static_cast<std::uint32_t>(value)); }
  BobMaker& fixed(std::initializer_list<double> values) {
    for (const double value : values) {
      i32(static_cast<std::int32_t>(std::lround(value * 65536)));
    }
    return *this;
  }
  BobMaker& raw(std::string_view text) {
    for (const char c : text) {
      u8(static_cast<std::uint8_t>(c));
    }
    return *this;
  }
  BobMaker& many16(int count, std::uint32_t value) {
    for (int i = 0; i < count; ++i) {
      u16(value);
    }
    return *this;
  }

  std::size_t size() const { return m_bytes.size(); }
  Bytes bytes() const { return Bytes::adopt(m_bytes); }

private:
  std::vector<std::byte> m_bytes;
};

/// Body with all that one can have: texts, an effect and a classic material, bones, weights, all fields of points,
/// tangents and a box.
inline BobMaker fullBob() {
  BobMaker m;
  m.tag("BOB1").tag("INFO").name("maker").tag("/INF").tag("NAME").name("thing").tag("/NAM");
  m.tag("VERS").u32(6).tag("/VER").tag("SND1").u32(42).tag("/SND");
  m.tag("MAT6").i32(2).u16(0).u32(0x2000000).u16(1).name("argon.fx").u16(4);
  m.name("g_CullMode").u16(0).i32(-2).name("g_Power").u16(2).fixed({12.5});
  m.name("g_Colour").u16(5).fixed({0.25, 0.5, 1, -1}).name("t_DiffuseTexture").u16(8).name("hull_diff.tga");
  m.u16(1).u32(0x10).name("25.jpg").many16(9, 7).u32(0x00010002).u16(3).u16(4).u16(5).u16(100);
  m.name("NULL").u16(0).name("bump").u16(9).name("").u16(0).name("").u16(0).name("").u16(0).tag("/MAT");
  m.tag("BODY").u16(1).i32(6000).u32(0x4);
  m.tag("BONE").i32(2).name("root").name("arm").tag("/BON");
  m.tag("POIN").i32(3);
  m.u16(0x1f).i32(65536).i32(0).i32(-32768).fixed({0.5, 0.25}).fixed({1, 2}).fixed({0, 2, 0}).u32(7);
  m.u16(0x01).i32(0).i32(-65536).i32(0);
  m.u16(0x19).i32(1).i32(2).i32(3).fixed({0, 0, 1}).u32(9).tag("/POI");
  m.tag("WEIG").i32(3).u16(2).u16(0).fixed({0.75}).u16(1).fixed({0.25}).u16(0).u16(1).u16(1).fixed({1}).tag("/WEI");
  m.tag("PART").i32(1).u32(0x10000001).u16(1).i32(1).i32(2);
  m.i32(0).i32(1).i32(2).i32(1).i32(2).i32(1).i32(0).i32(1);
  m.i32(1).i32(2).fixed({1, 0, 0}).fixed({0, 1, 0});
  m.fixed({1, 2, 3}).fixed({4}).fixed({5, 6, 7}).fixed({8, 9, 10});
  return m.tag("/PAR").tag("/BOD").tag("/BOB");
}

} // namespace vitrine::tests
