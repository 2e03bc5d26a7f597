#pragma once

#include <cstdint>

namespace vitrine::base {

/// Costly work that is to be done once for all who need its outcome.
enum class Work { PoseEvaluation, RayCasterBuild };

/// Counts a piece of work; by whoever does it, on any thread.
void countWork(Work work);

/// Pieces of such work done since the program started, on all threads; for tests and benchmarks.
std::uint64_t workDone(Work work);

} // namespace vitrine::base
