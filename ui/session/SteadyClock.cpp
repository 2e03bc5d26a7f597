#include "ui/session/SteadyClock.h"

#include <chrono>

namespace vitrine::ui {

double steadySeconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

} // namespace vitrine::ui
