#pragma once

#include <cstdint>

namespace vitrine::tests {

/// Counts what the whole process takes from the heap while an object of this class exists: this executable puts its own
/// malloc family in front of the C library's, which operator new, Qt and the codecs all go through. One at a time.
/// Under sanitizers, which need that place themselves, nothing is counted.
class AllocationWatch {
public:
  AllocationWatch();
  ~AllocationWatch();
  AllocationWatch(const AllocationWatch&) = delete;
  AllocationWatch& operator=(const AllocationWatch&) = delete;

  static bool works();
  /// Most bytes that were held at once beyond what was held at the start.
  std::uint64_t peakBytes() const;
  /// The largest single request.
  std::uint64_t largestBytes() const;
};

} // namespace vitrine::tests
