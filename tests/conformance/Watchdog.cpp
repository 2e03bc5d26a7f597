#include "tests/conformance/Watchdog.h"

#include "tests/support/CpuTimer.h"

#include <pthread.h>

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

namespace vitrine::tests {
namespace {

using std::chrono::nanoseconds;

/// The one thread that looks after all watchdogs, as there are thousands of them after another.
class Guard {
public:
  static Guard& instance() {
    static Guard guard;
    return guard;
  }

  void begin(std::string what, std::chrono::seconds limit) {
    const std::lock_guard lock(m_mutex);
    pthread_getcpuclockid(pthread_self(), &m_clock);
    m_what = std::move(what);
    m_deadline = cpuTime(m_clock) + limit;
    m_active = true;
  }

  void end() {
    const std::lock_guard lock(m_mutex);
    m_active = false;
  }

private:
  Guard() : m_thread([this](const std::stop_token& stop) { run(stop); }) {}

  void run(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
      m_tick.wait_for(lock, stop, std::chrono::milliseconds(200), [] { return false; });
      if (m_active && cpuTime(m_clock) > m_deadline) {
        std::fprintf(stderr, "hangs: %s\n", m_what.c_str());
        std::abort();
      }
    }
  }

  std::mutex m_mutex;
  std::condition_variable_any m_tick;
  std::string m_what;
  clockid_t m_clock{};
  nanoseconds m_deadline{};
  bool m_active = false;
  std::jthread m_thread; ///< last: it uses the others
};

} // namespace

Watchdog::Watchdog(std::string what, std::chrono::seconds limit) {
  Guard::instance().begin(std::move(what), limit);
}

Watchdog::~Watchdog() {
  Guard::instance().end();
}

} // namespace vitrine::tests
