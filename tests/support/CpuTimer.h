#pragma once

#include <chrono>
#include <ctime>

namespace vitrine::tests {

inline std::chrono::nanoseconds cpuTime(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// Processor time of the calling thread, from when it was made: on a busy machine hardly more than on an idle one.
class CpuTimer {
public:
  std::chrono::nanoseconds spent() const { return cpuTime(CLOCK_THREAD_CPUTIME_ID) - m_start; }
  /// Milliseconds.
  long long elapsed() const { return std::chrono::duration_cast<std::chrono::milliseconds>(spent()).count(); }
  /// elapsed(), and begins anew.
  long long restart() {
    const long long before = elapsed();
    m_start = cpuTime(CLOCK_THREAD_CPUTIME_ID);
    return before;
  }

private:
  std::chrono::nanoseconds m_start = cpuTime(CLOCK_THREAD_CPUTIME_ID);
};

} // namespace vitrine::tests
