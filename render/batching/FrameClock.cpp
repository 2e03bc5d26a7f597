#include "render/batching/FrameClock.h"

#include <chrono>
#include <utility>

namespace vitrine::render {
namespace {

double steadyMilliseconds() {
  using Milliseconds = std::chrono::duration<double, std::milli>;
  return Milliseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

FrameClock& chosenClock() {
  static FrameClock clock = steadyMilliseconds;
  return clock;
}

} // namespace

const FrameClock& frameClock() {
  return chosenClock();
}

void setFrameClock(FrameClock clock) {
  chosenClock() = clock ? std::move(clock) : steadyMilliseconds;
}

} // namespace vitrine::render
