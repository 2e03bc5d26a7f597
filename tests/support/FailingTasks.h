#pragma once

#include "core/base/TaskHook.h"
#include "tests/support/FailingMemory.h"

namespace vitrine::tests {

/// Lets every job that begins while this object lives run out of memory: the first `succeeding` allocations of its
/// worker succeed, until the job has reported its end. For all kinds of tasks, also those deep inside other code.
class FailingTasks {
public:
  explicit FailingTasks(int succeeding = 0) {
    base::setTaskHook(
        {.before = [succeeding] { FailingMemory::setFailing(succeeding); }, .after = &FailingMemory::reset});
  }
  ~FailingTasks() { base::setTaskHook({}); }
  FailingTasks(const FailingTasks&) = delete;
  FailingTasks& operator=(const FailingTasks&) = delete;
};

} // namespace vitrine::tests
