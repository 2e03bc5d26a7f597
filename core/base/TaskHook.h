#pragma once

#include <functional>
#include <memory>

namespace vitrine::base {

/// Functions that every worker calls around the work of each job: for tests, which let jobs run out of memory or fail
/// otherwise. A job without a hook pays for one atomic load.
struct TaskHook {
  std::function<void()> before; ///< right before the work, unless the job is cancelled; its exceptions are the job's
  std::function<void()> after;  ///< once the job has reported its end, also after a failure; must not throw
};

/// Sets the hook of jobs that begin from now on; an empty one removes it. Thread-safe.
void setTaskHook(TaskHook hook);
/// The hook, or null. Thread-safe.
std::shared_ptr<const TaskHook> taskHook() noexcept;

} // namespace vitrine::base
