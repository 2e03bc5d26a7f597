#pragma once

#include <ctime>

namespace vitrine::bench {

/// CPU time of the whole process, seconds: Qt3D works on several threads.
inline double cpuTime() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

} // namespace vitrine::bench
