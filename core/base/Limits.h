#pragma once

#include <chrono>
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

/// Upper bounds of a small picture of a file, which a file manager asks for by the hundred.
struct ThumbnailLimits {
  std::chrono::milliseconds time{5000};       ///< wall time from the file to the picture
  std::uint64_t maxFileBytes = 512ull << 20;  ///< larger ones are not opened
  std::uint64_t maxAddressSpace = 2ull << 30; ///< of the process
  std::uint32_t maxSide = 1024;
  Limits load = {.maxDecodedBytes = 128ull << 20,
                 .maxTotalDecodedBytes = 512ull << 20,
                 .maxArchiveEntries = 200'000,
                 .maxRecords = 8'000'000,
                 .maxTriangles = 5'000'000,
                 .maxNodes = 200'000,
                 .maxTextureSide = 8192};
};

} // namespace vitrine::base

namespace vitrine {
using base::Limits;
} // namespace vitrine
