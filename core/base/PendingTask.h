#pragma once

#include "core/base/Task.h"

namespace vitrine::base {

/// A job on another thread for callers that wait for its end, with or without an event loop. The destructor cancels the
/// job, unless it must finish, and does not wait.
class PendingWork {
public:
  /// Want of memory or threads becomes the outcome.
  PendingWork(TaskOptions options, TaskLane lane, TaskJob::Work work);
  explicit PendingWork(Error error) : m_startError(std::move(error)) {}
  PendingWork(PendingWork&&) noexcept = default;
  PendingWork& operator=(PendingWork&& other) noexcept;
  ~PendingWork() { drop(); }

  void cancel();
  bool hasEnded() const { return !m_job || m_job->hasEnded(); }
  /// Blocks until the job has ended; never call it from a job.
  Result<void> wait();
  /// Returns false if the job has not ended by then.
  bool waitUntil(std::chrono::steady_clock::time_point deadline) const { return !m_job || m_job->waitUntil(deadline); }

private:
  void drop() noexcept;

  TaskJobPtr m_job; ///< null: it could not be started
  Error m_startError;
};

/// PendingWork with a value.
template <class T>
class PendingTask : public PendingWork {
public:
  PendingTask(TaskResult<T> value, PendingWork work) : PendingWork(std::move(work)), m_value(std::move(value)) {}
  /// Makes a task of work that could not be started.
  explicit PendingTask(PendingWork work) : PendingWork(std::move(work)) {}

  /// Blocks until the job has ended, and moves its value out: for one call.
  Result<T> wait() {
    if (Result<void> outcome = PendingWork::wait(); !outcome) {
      return std::unexpected(std::move(outcome).error());
    }
    return std::move(**m_value);
  }

private:
  TaskResult<T> m_value;
};

template <>
class PendingTask<void> : public PendingWork {
public:
  explicit PendingTask(PendingWork work) : PendingWork(std::move(work)) {}
};

/// Starts `job`, a function `Result<T>(Progress&)` that may throw, for a caller that waits for it. Does not throw: want
/// of memory is the outcome.
template <class Job>
PendingTask<TaskValue<Job>> startPending(TaskOptions options, Job job, TaskLane lane = TaskLane::Long) {
  using T = TaskValue<Job>;
  try {
    if constexpr (std::is_void_v<T>) {
      auto work = [job = std::move(job)](TaskReports& reports, Progress& progress) mutable {
        return callTaskJob(job, reports, progress);
      };
      return PendingTask<T>(PendingWork(std::move(options), lane, std::move(work)));
    } else {
      auto value = std::make_shared<std::optional<T>>();
      PendingWork work(std::move(options), lane, taskWork<T>(std::move(job), value));
      return PendingTask<T>(std::move(value), std::move(work));
    }
  } catch (...) {
    return PendingTask<T>(PendingWork(errorOfException(outOfMemory())));
  }
}

} // namespace vitrine::base
