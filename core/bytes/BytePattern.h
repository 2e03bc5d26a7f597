#pragma once

#include "core/base/Result.h"
#include "core/bytes/Text.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::bytes {

enum class NumberType { U8, I8, U16, I16, U32, I32, U64, I64, F16, F32, F64 };

/// Bytes that a number of this type takes.
std::size_t sizeOf(NumberType type);
bool isFloating(NumberType type);

/// Floating-point numbers from `least` to `most`, which bytes alone cannot tell.
struct NumberInterval {
  NumberType type = NumberType::F32;
  std::endian order = std::endian::little;
  double least = 0;
  double most = 0;

  bool operator==(const NumberInterval&) const = default;
};

/// A run of bytes to search for. All three lists have its length, `otherCase` and `starts` only where case is ignored.
struct BytePattern {
  std::vector<std::byte> bytes;
  std::vector<std::byte> mask;          ///< the bits of each byte that must be equal
  std::vector<std::byte> otherCase;     ///< the same text in the other case; equal to `bytes` where a letter has none
  std::vector<bool> starts;             ///< true at the first byte of each character
  std::optional<NumberInterval> number; ///< matches must lie in it, too

  std::size_t size() const { return bytes.size(); }
  bool empty() const { return bytes.empty(); }
  bool operator==(const BytePattern&) const = default;

  /// The text in one encoding; an Error where the encoding lacks a character or the text is empty. Without regard to
  /// case, a letter also matches its other case where both take equally many bytes.
  static Result<BytePattern> ofText(QStringView text, TextEncoding encoding, bool ignoreCase);

  /// The number written in `text` (decimal, hexadecimal after 0x, floating-point) as it lies in files; an Error where
  /// it is none or does not fit the type. `tolerance`, at least 0: by how much a floating-point number may differ.
  static Result<BytePattern> ofNumber(QStringView text, NumberType type, std::endian order, double tolerance = 0);
};

/// Bytes as hexadecimal digits, with `?` for any digit: "DE AD ?? B?"; spaces and commas between bytes, and 0x before
/// them, are allowed. An Error's offset is the place in the text.
Result<BytePattern> parseHexPattern(QStringView text);

} // namespace vitrine::bytes

namespace vitrine {
using bytes::BytePattern;
} // namespace vitrine
