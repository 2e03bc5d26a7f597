#pragma once

#include "core/base/TaskJob.h"

#include <type_traits>

namespace vitrine::base {

/// Calls a job with what it accepts: `Result<T>(Progress&)` or `Result<T>(TaskReports&, Progress&)`.
template <class Job>
auto callTaskJob(Job& job, TaskReports& reports, Progress& progress) {
  if constexpr (std::is_invocable_v<Job&, TaskReports&, Progress&>) {
    return job(reports, progress);
  } else {
    return job(progress);
  }
}
/// The T of a job's Result<T>.
template <class Job>
using TaskValue = typename decltype(callTaskJob(std::declval<Job&>(), std::declval<TaskReports&>(),
                                                std::declval<Progress&>()))::value_type;
template <class T>
using TaskResult = std::shared_ptr<std::optional<T>>;

/// Makes a job's work of its function: the value is left in `value`.
template <class T, class Job>
TaskJob::Work taskWork(Job job, TaskResult<T> value) {
  return [job = std::move(job), value](TaskReports& reports, Progress& progress) mutable -> Result<void> {
    Result<T> made = callTaskJob(job, reports, progress);
    if (!made) {
      return std::unexpected(std::move(made).error());
    }
    value->emplace(std::move(*made));
    return {};
  };
}

/// One piece of work on another thread at a time. Everything is delivered on the thread of this object, by its event
/// loop: progress, reports, and one of `then`, failed() and cancelled() as the end of each start. Exceptions of the job
/// and of `then` are delivered by failed(). Starting again or destroying the task drops the previous job: it is
/// cancelled unless it must finish, and nothing of it is delivered any more. Neither waits. All functions are for the
/// thread of this object.
///
/// A job that was cancelled runs until it checks its Progress. What its function captured is destroyed on the worker
/// when it has ended, so it must not refer to this object's owner. `then` and its captures stay on this thread. One
/// task has two jobs at most: the second runs while the first has not noticed its cancellation.
class Task : public TaskReceiver {
  Q_OBJECT

public:
  using Then = std::move_only_function<void()>;
  /// Moves a slice of what the job has found to its receiver, and returns true if there is more.
  using Pull = std::move_only_function<bool()>;

  explicit Task(QObject* parent = nullptr, TaskLane lane = TaskLane::Long);
  /// Drops the job. Does not wait.
  ~Task() override;

  /// Starts `job`, a function `Result<T>(Progress&)` or `Result<T>(TaskReports&, Progress&)` that may throw. `then`
  /// gets the T, or nothing if that is void. Does not throw: want of memory is delivered by failed().
  template <class Job, class ThenValue>
  void start(TaskOptions options, Job job, ThenValue then, Pull pull = {});
  template <class Job, class ThenValue>
  void start(Job job, ThenValue then) {
    start(TaskOptions{}, std::move(job), std::move(then));
  }
  /// The part of start() that knows no types. `pull` is called at each tick and at the end, until it returns false.
  void startWork(TaskOptions options, TaskJob::Work work, Then then, Pull pull = {});
  /// Delivers want of memory by failed(), for functions that prepare a start. Cancels the job before.
  void failToStart() noexcept;

  /// Asks the job to stop. cancelled() follows, or another end if the job was done by then.
  void cancel();
  /// Cancels the job, unless it must finish, and delivers nothing of it any more.
  void drop();
  /// True from the start until the end is delivered.
  bool isRunning() const { return m_job != nullptr || m_hasFailedToStart; }
  /// Last step of the running job.
  TaskJob::Step step() const { return m_step; }

Q_SIGNALS:
  /// A step of the job, a few times a second. `fraction` is 0 to 1, or negative if the amount of work is not known.
  void progressed(const QString& phase, double fraction);
  /// The job runs: what it has made so far can be taken. Several times a second, and once before each end.
  void polled();
  void failed(const vitrine::Error& error);
  void cancelled();

private:
  void receive(Occasion occasion) override;
  /// Each returns an error if a receiver threw.
  std::optional<Error> deliverSlice(const TaskJobPtr& job, bool& hasMore);
  std::optional<Error> deliverEnd(const TaskJobPtr& job);
  void tellState(const TaskJobPtr& job);
  void fail(const Error& error);
  bool isCurrent(const TaskJobPtr& job, const std::shared_ptr<TaskWake>& self) const {
    return self->isAttached() && m_job == job;
  }

  const TaskLinePtr m_line;
  const Error m_outOfMemory;
  TaskJobPtr m_job; ///< null: nothing runs
  Then m_then;
  Pull m_pull;
  TaskJob::Step m_step;
  bool m_isDelivering = false; ///< a receiver is being called, which may run an event loop
  bool m_hasFailedToStart = false;
};

template <class Job, class ThenValue>
void Task::start(TaskOptions options, Job job, ThenValue then, Pull pull) {
  using T = TaskValue<Job>;
  try {
    if constexpr (std::is_void_v<T>) {
      startWork(
          std::move(options),
          [job = std::move(job)](TaskReports& reports, Progress& progress) mutable {
            return callTaskJob(job, reports, progress);
          },
          std::move(then), std::move(pull));
    } else {
      const auto value = std::make_shared<std::optional<T>>();
      startWork(
          std::move(options), taskWork<T>(std::move(job), value),
          [value, then = std::move(then)]() mutable { then(std::move(**value)); }, std::move(pull));
    }
  } catch (...) {
    failToStart();
  }
}

} // namespace vitrine::base
