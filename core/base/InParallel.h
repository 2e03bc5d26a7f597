#pragma once

#include "core/base/Progress.h"

#include <cstddef>
#include <functional>

namespace vitrine::base {

/// Threads that work of one kind is divided among, unless its caller knows better.
inline constexpr int kUsualThreads = 4;

/// Calls `work` once for each step, with its number, on as many threads as the machine has processors (`mostThreads` at
/// most), the calling one included. The calling thread does the first step. It alone reports progress, before each step
/// that it does, and notices there that the work is cancelled. If a step throws, no further step begins, and the
/// exception is rethrown once all threads have ended.
void inParallel(std::size_t steps, Progress& progress, const QString& phase,
                const std::function<void(std::size_t)>& work, int mostThreads = kUsualThreads);

/// Number of processors of the machine, at least 1.
int processorCount();

} // namespace vitrine::base
