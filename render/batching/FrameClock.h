#pragma once

#include <functional>

namespace vitrine::render {

/// Clock that frames are timed by: milliseconds since an arbitrary moment.
using FrameClock = std::function<double()>;

/// Clock of the views that are made from now on, at first a steady one.
const FrameClock& frameClock();
/// Replaces it, for tests; null: by the steady one. GUI thread only.
void setFrameClock(FrameClock clock);

} // namespace vitrine::render
