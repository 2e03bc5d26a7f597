#pragma once

#include "core/bytes/Bytes.h"

#include <QString>

#include <string_view>

namespace vitrine::formats::x3 {

/// Mark that some editors put before UTF-8.
inline constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf";

constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// The bytes as characters; the bytes must outlive it.
inline std::string_view viewOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

inline QString latin1(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace vitrine::formats::x3
