#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine::bytes {

/// Checksums of a run of bytes.
struct ByteSums {
  std::uint64_t sum = 0;   ///< of all bytes as numbers
  std::uint32_t crc32 = 0; ///< as ZIP and PNG have it
  QString sha256;          ///< in hexadecimal digits
};

ByteSums sumsOf(std::span<const std::byte> bytes);

} // namespace vitrine::bytes
