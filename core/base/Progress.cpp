#include "core/base/Progress.h"

namespace vitrine::base {

void Progress::step(const QString& phase, double fraction) {
  const int number = m_steps.fetch_add(1, std::memory_order_relaxed) + 1;
  if (number == m_cancelAt) {
    cancel();
  }
  check();
  if (m_listener) {
    m_listener(phase, fraction);
  }
}

void Progress::check() const {
  if (cancelled()) {
    throw Cancelled();
  }
}

} // namespace vitrine::base
