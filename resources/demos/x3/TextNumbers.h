#pragma once

#include "resources/demos/common/Geometry.h"

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::demos::x3 {

inline constexpr std::string_view kLineEnd = "\r\n";

inline void addWhole(std::string& out, long value) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
  out += ';';
}

/// Six decimals, as exporters write them; never by the locale.
inline void addDecimal(std::string& out, double value) {
  char digits[64];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value, std::chars_format::fixed, 6).ptr);
  out += ';';
}

inline void addHex(std::string& out, std::uint32_t value) {
  char digits[12];
  out += "0x";
  out.append(digits, std::to_chars(digits, digits + sizeof digits, value, 16).ptr);
  out += ';';
}

inline void addWholeVector(std::string& out, const Vec3& v) {
  for (int axis = 0; axis < 3; ++axis) {
    out += ' ';
    addWhole(out, std::lround(v[axis]));
  }
}

} // namespace vitrine::demos::x3
