#pragma once

#include <cstddef>
#include <cstdint>

namespace vitrine::base {

/// Upper bounds of what one load may take. Every count read from a file is checked against the bytes that remain and
/// against these before anything is allocated; reaching one is an Error or Diagnostic, never an abort.
struct Limits {
  std::uint64_t maxDecodedBytes = 512ull << 20;      ///< one decompressed lump, entry or image
  std::uint64_t maxTotalDecodedBytes = 2048ull << 20; ///< all of a document's decoded spaces together
  std::uint64_t maxArchiveEntries = 1'000'000;
  std::uint64_t maxRecords = 64'000'000;             ///< of one table
  std::uint64_t maxTriangles = 50'000'000;
  std::uint64_t maxNodes = 2'000'000;
  std::uint32_t maxTextureSide = 16384;
  int maxDepth = 64;                                 ///< of nested structures: includes, sub-scenes, key/values
};

} // namespace vitrine::base

namespace vitrine {
using base::Limits;
} // namespace vitrine
