#pragma once

#include "core/base/Task.h"

#include <atomic>

namespace vitrine::base {

/// Jobs on another thread, one after the other in the order in which they were added. Their ends are delivered in that
/// order on the thread of this object. All functions are for that thread.
class TaskQueue : public TaskReceiver {
  Q_OBJECT

public:
  using Then = Task::Then;
  struct Options {
    TaskLane lane = TaskLane::Long;
    bool onOneThread = false;        ///< all jobs run on the same thread, which is reserved for them: for processes
    bool continuesOnFailure = false; ///< else the first failure stops the queue
  };

  explicit TaskQueue(QObject* parent = nullptr) : TaskQueue(Options{}, parent) {}
  explicit TaskQueue(Options options, QObject* parent = nullptr);
  /// Stops. Does not wait.
  ~TaskQueue() override;

  /// Adds `job`, as Task::start() takes it; `then` follows if it succeeds. A queue that has stopped runs only jobs that
  /// must finish, and delivers nothing. Does not throw: want of memory is delivered by failed(), after the ends of the
  /// jobs before.
  template <class Job, class ThenValue>
  void add(TaskOptions options, Job job, ThenValue then);
  /// The part of add() that knows no types.
  void addWork(TaskOptions options, TaskJob::Work work, Then then);
  /// Cancels the jobs that have not ended, except those that must finish. Nothing is delivered any more.
  void stop();
  bool hasStopped() const { return m_hasStopped; }
  /// Number of jobs whose end is not delivered yet.
  int waiting() const { return static_cast<int>(m_entries.size()) + m_failedAdds; }
  /// Blocks until every job has ended, those that stop() has cancelled too. Delivers nothing.
  void waitForEnd();

Q_SIGNALS:
  /// A job failed; unless the queue continues on failure, it has stopped.
  void failed(const vitrine::Error& error);

private:
  struct Entry {
    TaskJobPtr job;
    Then then;
  };

  void receive(Occasion occasion) override;
  /// Delivers the next end, and returns false if there is none yet.
  bool deliverNext();
  void deliver(Entry entry);
  void fail(const Error& error);
  /// Delivers want of memory by failed() in place of the end of a job.
  void failToAdd() noexcept;

  const Options m_options;
  const TaskLinePtr m_line;
  const std::shared_ptr<std::atomic<bool>> m_hasFailed; ///< set by the worker: jobs that follow do not run
  const Error m_outOfMemory;
  std::list<Entry> m_entries;
  int m_failedAdds = 0;                  ///< jobs that could not be added and whose failure is not delivered
  std::size_t m_endsBeforeFailedAdd = 0; ///< entries that precede the first of them
  bool m_hasStopped = false;
  bool m_isDelivering = false;
};

template <class Job, class ThenValue>
void TaskQueue::add(TaskOptions options, Job job, ThenValue then) {
  using T = TaskValue<Job>;
  try {
    if constexpr (std::is_void_v<T>) {
      addWork(
          std::move(options),
          [job = std::move(job)](TaskReports& reports, Progress& progress) mutable {
            return callTaskJob(job, reports, progress);
          },
          std::move(then));
    } else {
      const auto value = std::make_shared<std::optional<T>>();
      addWork(std::move(options), taskWork<T>(std::move(job), value),
              [value, then = std::move(then)]() mutable { then(std::move(**value)); });
    }
  } catch (...) {
    failToAdd();
  }
}

} // namespace vitrine::base
