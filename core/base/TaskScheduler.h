#pragma once

#include "core/base/TaskJob.h"

#include <array>
#include <thread>
#include <vector>

namespace vitrine::base {

/// The threads of the program that run tasks, and the order of the jobs. Threads are started when they are needed and
/// kept until endAll(). Thread-safe; there is one, which is never destroyed.
class TaskScheduler {
public:
  static TaskScheduler& instance();

  /// Throws std::bad_alloc or std::system_error if no thread can run the job.
  void add(const TaskJobPtr& job);
  /// Cancels the job's progress. If it has not begun it waits for nothing any more: a worker destroys its work.
  void cancel(TaskJob& job);
  /// Gives the reserved thread of a line back, once the jobs of the line have ended.
  void release(TaskLine& line);

  /// Cancels all jobs but those that must finish, waits for the end of all and ends the threads. Jobs that are added
  /// meanwhile are cancelled. Jobs must not call it.
  void endAll();

  /// Adds a job that never runs to the jobs with names. cancel() wakes its receiver.
  void list(const TaskJobPtr& job);
  void unlist(const TaskJobPtr& job);
  /// Jobs with names that have not ended, in the order of their start.
  std::vector<TaskJobPtr> namedJobs() const;
  /// Wakes when a job with a name is added or ends.
  void addObserver(const std::shared_ptr<TaskWake>& observer);
  void removeObserver(const std::shared_ptr<TaskWake>& observer);

private:
  struct Entry {
    TaskJobPtr job;
    bool isReady = false;   ///< a worker may run it
    bool isCounted = false; ///< counted in TaskLine::activeJobs
    bool isRunning = false;
  };
  using Entries = std::list<Entry>;
  struct Lane {
    std::vector<std::thread> workers;
    std::condition_variable changed;
    int idle = 0; ///< workers without a reserved line that wait
  };

  TaskScheduler();

  Lane& laneOf(const TaskLine& line) { return m_lanes[static_cast<std::size_t>(line.lane)]; }
  /// The loop of a worker. A worker that runs a job of a line on one thread is reserved for it from then on.
  void work(TaskLane lane);
  /// Ends the reservation if the line needs it no more; true if it did.
  bool freeIfReleased(TaskLinePtr& reserved);
  Entries::iterator next(TaskLane lane, const TaskLine* reserved);
  void runEntry(std::unique_lock<std::mutex>& lock, Entries::iterator entry);
  void makeReady(Entry& entry, bool counts);
  void startNextOf(TaskLine& line);
  int readyCount(TaskLane lane) const;
  void ensureWorker(TaskLane lane);
  void cancelLocked(Entry& entry);
  void wakeObservers(const TaskJob& job) const;

  mutable std::mutex m_mutex;
  std::condition_variable m_ended;
  Entries m_entries;
  std::array<Lane, 3> m_lanes;      ///< by TaskLane
  std::vector<TaskJobPtr> m_listed; ///< by list()
  std::vector<std::shared_ptr<TaskWake>> m_observers;
  bool m_isEnding = false;   ///< endAll() waits for the jobs
  bool m_isStopping = false; ///< endAll() waits for the threads
};

/// Cancels all tasks but those that must finish (TaskOptions::mustFinish) and waits until all have ended. Blocks: for
/// the end of the program, while everything is there that jobs refer to. The application's destructor calls it once
/// more. Tasks that are started during the call are cancelled; later ones run.
void endTasks();

} // namespace vitrine::base
