#pragma once

#include "core/base/Progress.h"

#include <cstddef>
#include <functional>

namespace vitrine::base {

/// Does all steps, each once, on as many threads as the machine has (four at most): `work` is called from several at a
/// time, with the number of the step. This thread does the first step, and reports progress before each of its steps.
/// An exception of a step stops the others, and is thrown here after they have ended; Cancelled too.
void inParallel(std::size_t steps, Progress& progress, const QString& phase,
                const std::function<void(std::size_t)>& work);

/// Number of processors of the machine, at least 1.
int processorCount();

} // namespace vitrine::base
