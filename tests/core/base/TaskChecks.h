#pragma once

#include "core/base/TaskScheduler.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

#include <gtest/gtest.h>

#include <latch>
#include <thread>

namespace vitrine::tests {

/// Runs the event loop until the condition holds. Returns false after a minute: it ends what hangs.
template <class Condition>
bool loopUntil(Condition condition) {
  QTimer ticks;
  ticks.start(5);
  const QDeadlineTimer deadline(60'000);
  while (!condition()) {
    if (deadline.hasExpired()) {
      return false;
    }
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  return true;
}

/// Ends all tasks after each test.
class TaskFixture : public testing::Test {
protected:
  void TearDown() override { base::endTasks(); }
};

/// Work that goes on until it is cancelled.
inline Result<void> runUntilCancelled(Progress& progress) {
  while (true) {
    progress.check();
    std::this_thread::yield();
  }
}

} // namespace vitrine::tests
