#pragma once

#include <functional>

namespace vitrine::ui {

/// Seconds of a clock that never goes back; tests bring one of their own.
using SteadyClock = std::function<double()>;

/// Seconds of the machine's steady clock.
double steadySeconds();

} // namespace vitrine::ui
