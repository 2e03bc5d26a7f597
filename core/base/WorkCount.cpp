#include "core/base/WorkCount.h"

#include <array>
#include <atomic>
#include <cstddef>

namespace vitrine::base {
namespace {

std::atomic<std::uint64_t>& counterOf(Work work) {
  static std::array<std::atomic<std::uint64_t>, 2> counters{};
  return counters[static_cast<std::size_t>(work)];
}

} // namespace

void countWork(Work work) {
  counterOf(work).fetch_add(1, std::memory_order_relaxed);
}

std::uint64_t workDone(Work work) {
  return counterOf(work).load(std::memory_order_relaxed);
}

} // namespace vitrine::base
