#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/TaskReceiver.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>

namespace vitrine::base {

struct TaskHook;

/// Threads that a task runs on. Tasks of one lane never wait for those of another.
enum class TaskLane {
  Long,       ///< work of any length
  Short,      ///< work of a few milliseconds that a frame waits for: sorting, labels
  Background, ///< work that nobody waits for, on threads with a low priority: hashes, occlusion
};

/// Description of a task for its users and the program's end.
struct TaskOptions {
  QString name = {};       ///< user text, what the task does; empty: RunningTasks does not list it
  bool mustFinish = false; ///< writes that are not to be lost: nothing but cancel() cancels it, and endTasks() waits
};

/// Tasks that share a limit of how many of them run at once; the others wait in their order. Guarded by the scheduler.
struct TaskLine {
  TaskLane lane = TaskLane::Long;
  int limit = 1;
  bool onOneThread = false;     ///< all run on the same thread, which is reserved until the line is released
  int activeJobs = 0;           ///< jobs that run or may run
  const void* thread = nullptr; ///< reserved for the line; null: none yet
  bool isReleased = false;
};
using TaskLinePtr = std::shared_ptr<TaskLine>;

/// Functions that a job sends to the thread of its task, where they are called in their order, in slices of a few
/// milliseconds. None is called after the task was cancelled by its owner or restarted.
class TaskReports {
public:
  using Report = std::move_only_function<void()>;
  using Reports = std::list<Report>;

  /// `wake` may be null.
  explicit TaskReports(std::shared_ptr<TaskWake> wake) : m_wake(std::move(wake)) {}

  /// Sends a report; called by the job. Throws std::bad_alloc, and then sends nothing.
  void post(Report report);
  /// Calls the receiver's pull (Task::startWork) soon.
  void wake() const noexcept;
  /// Returns the first report, or an empty list. The receiver calls it; it does not allocate.
  Reports takeFirst();
  bool isEmpty() const;

private:
  const std::shared_ptr<TaskWake> m_wake;
  mutable std::mutex m_mutex;
  Reports m_reports;
};

/// Error of the exception that is being handled. `outOfMemory` is returned if there is no memory for another.
Error errorOfException(const Error& outOfMemory) noexcept;
/// Error of a task that ran out of memory; in English if there is no memory for the translation.
Error outOfMemory() noexcept;

/// A job and all that its worker shares with the thread that waits for it. All that reports a failure is allocated by
/// the constructor.
class TaskJob {
public:
  using Work = std::move_only_function<Result<void>(TaskReports& reports, Progress& progress)>;
  struct Step {
    QString phase;
    double fraction = -1; ///< 0 to 1; negative: the amount of work is not known

    bool operator==(const Step&) const = default;
  };

  TaskJob(TaskOptions options, TaskLinePtr line, Work work, std::shared_ptr<TaskWake> wake);

  /// Number of the job, unique in the process.
  std::uint64_t id() const { return m_id; }
  const TaskOptions& options() const { return m_options; }
  const TaskLinePtr& line() const { return m_line; }
  Progress& progress() { return m_progress; }
  TaskReports& reports() { return m_reports; }
  /// Error for exceptions that have no memory for one of their own.
  const Error& outOfMemory() const { return m_outOfMemory; }

  /// Runs the work on a worker, unless it is cancelled, destroys the work there and then reports the end. Calls the
  /// hook of tests (TaskHook.h).
  void run() noexcept;

  /// The last step that the job reported.
  Step step() const;
  bool hasEnded() const;
  /// The outcome; valid once the job has ended.
  Result<void> outcome() const;
  /// Blocks until the job has ended.
  void wait() const;
  /// Returns false if the job has not ended by then.
  bool waitUntil(std::chrono::steady_clock::time_point deadline) const;

private:
  Result<void> runWork(const TaskHook* hook) noexcept;

  const std::uint64_t m_id;
  const TaskOptions m_options;
  const TaskLinePtr m_line;
  Work m_work; ///< the worker's
  const std::shared_ptr<TaskWake> m_wake;
  Progress m_progress;
  TaskReports m_reports;
  const Error m_outOfMemory;
  mutable std::mutex m_mutex;
  mutable std::condition_variable m_end;
  Step m_step;
  std::optional<Result<void>> m_outcome; ///< nullopt: the job has not ended
};
using TaskJobPtr = std::shared_ptr<TaskJob>;

} // namespace vitrine::base
