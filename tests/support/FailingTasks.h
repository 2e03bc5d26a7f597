#pragma once

#include "core/base/TaskHook.h"
#include "tests/support/FailingMemory.h"

namespace vitrine::tests {

/// Lets every job that begins while this object lives run out of memory after `succeeding` allocations of its worker:
/// for good, until the job has reported its end, or once. It works for all kinds of tasks, also those
/// deep inside other code.
class FailingTasks {
public:
  enum class Failing { ForGood, Once };

  explicit FailingTasks(int succeeding = 0, Failing failing = Failing::ForGood) {
    base::setTaskHook({.before =
                           [succeeding, failing] {
                             failing == Failing::Once ? FailingMemory::setFailingOnce(succeeding)
                                                      : FailingMemory::setFailing(succeeding);
                           },
                       .after = &FailingMemory::reset});
  }
  ~FailingTasks() { base::setTaskHook({}); }
  FailingTasks(const FailingTasks&) = delete;
  FailingTasks& operator=(const FailingTasks&) = delete;
};

} // namespace vitrine::tests
