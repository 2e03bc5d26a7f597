#pragma once

#include "core/base/Limits.h"

#include <chrono>

namespace vitrine::base {

/// Upper bounds of a small picture of a file, which a file manager asks for by the hundred.
struct ThumbnailLimits {
  std::chrono::milliseconds cpuTime{5000};    ///< of the process, from the file to the picture
  std::chrono::milliseconds wallTime{60000};  ///< longer, as machines may be busy
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
