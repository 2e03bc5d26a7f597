#pragma once

#include "tests/conformance/FormatFixtures.h"

#include <chrono>

namespace vitrine::tests {

/// Sanitizers make everything several times slower: a load of fixtures, and what works on many small things.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr int kLoadSlowdown = 10;
inline constexpr int kSanitizerSlowdown = 20;
#else
inline constexpr int kLoadSlowdown = 1;
inline constexpr int kSanitizerSlowdown = 1;
#endif

/// Bytes that a load of a small hostile file may hold.
inline constexpr std::uint64_t kMostHeld = 50ull << 20;

/// Limits of every load, fixtures and damaged files alike (docs/testing.md, "What every format promises").
inline constexpr std::chrono::seconds kLoadCpuTime{5};
Limits conformanceLimits();

/// Bytes a load may hold on the heap at once. Two buffers of the largest size the limits allow may be alive at a time
/// (a decoder's dictionary and its output), plus a fixed multiple of what the file really holds: 16 bytes for each of
/// its own and decoded bytes, which is about four times what real files need. A count that lies is far beyond both.
std::uint64_t allowedPeak(std::uint64_t fileBytes, std::uint64_t decodedBytes);
/// Bytes one request may ask for: a buffer of the largest allowed size, or a quarter of the multiple above.
std::uint64_t allowedRequest(std::uint64_t fileBytes, std::uint64_t decodedBytes);

/// One load with everything checked: it ends in time, stays within memory, and what comes out is consistent. Each
/// violation fails the running test, naming `what`. The result is the load's own; fails as Cancelled when
/// `cancelAtStep` (from 1; 0: never) was reached.
struct WatchedLoad {
  Result<DocumentPtr> document;
  int steps = 0;
  std::uint64_t peakBytes = 0;
  std::uint64_t largestBytes = 0;
  std::chrono::nanoseconds cpuTime{};
};
WatchedLoad watchedLoad(const formats::Format& format, const QString& name, const Bytes& bytes, const std::string& what,
                        int cancelAtStep = 0);

} // namespace vitrine::tests
