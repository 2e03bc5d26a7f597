#pragma once

#include "core/base/Limits.h"
#include "core/bytes/Bytes.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace vitrine::fuzz {

/// The fuzzer's bytes in a buffer of exactly their size, so that a read past the end is noticed.
inline Bytes inputBytes(const std::uint8_t* data, std::size_t size) {
  std::vector<std::byte> copy(size);
  if (size > 0) {
    std::memcpy(copy.data(), data, size);
  }
  return Bytes::adopt(std::move(copy));
}

/// Small enough that no input the limits allow takes long.
inline Limits fuzzLimits() {
  Limits limits;
  limits.maxDecodedBytes = 8ull << 20;
  limits.maxTotalDecodedBytes = 32ull << 20;
  limits.maxArchiveEntries = 2'000;
  limits.maxRecords = 1'000'000;
  limits.maxTriangles = 200'000;
  limits.maxNodes = 20'000;
  return limits;
}

/// Ends the process with a message: a finding that is no crash by itself.
[[noreturn]] inline void finding(const char* what) {
  std::fprintf(stderr, "finding: %s\n", what);
  std::abort();
}

} // namespace vitrine::fuzz
