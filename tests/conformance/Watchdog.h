#pragma once

#include <chrono>
#include <string>

namespace vitrine::tests {

/// Ends the process, saying what hung, when the thread that made it uses more CPU time than `limit` before the object
/// is gone. A loop that never ends thereby fails its test instead of hanging the run.
class Watchdog {
public:
  Watchdog(std::string what, std::chrono::seconds limit);
  ~Watchdog();
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;
};

} // namespace vitrine::tests
