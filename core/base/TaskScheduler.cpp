#include "core/base/TaskScheduler.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace vitrine::base {
namespace {

/// Threads of a lane. Each task object has two jobs at most, and each queue one, so that few programs get there.
constexpr std::size_t kMostWorkers = 64;

/// An event loop of this thread; null without an application or memory.
std::unique_ptr<QEventLoop> makeEventLoop() noexcept {
  try {
    return QCoreApplication::instance() ? std::make_unique<QEventLoop>() : nullptr;
  } catch (...) {
    return nullptr;
  }
}

/// Lets the system prefer the threads of the other lanes and of other programs. Processes and threads that this thread
/// starts inherit that.
void lowerThreadPriority() noexcept {
#ifdef Q_OS_LINUX
  constexpr int kNicer = 10;
  const auto thread = static_cast<id_t>(::gettid()); // on Linux each thread has a nice value of its own
  ::setpriority(PRIO_PROCESS, thread, ::getpriority(PRIO_PROCESS, thread) + kNicer);
#endif
}

} // namespace

TaskScheduler& TaskScheduler::instance() {
  static auto* scheduler = new TaskScheduler; // workers may run longer than statics live
  return *scheduler;
}

TaskScheduler::TaskScheduler() {
  for (Lane& lane : m_lanes) {
    lane.workers.reserve(kMostWorkers);
  }
}

int TaskScheduler::readyCount(TaskLane lane) const {
  return static_cast<int>(std::ranges::count_if(m_entries, [&](const Entry& entry) {
    return entry.job->line()->lane == lane && entry.isReady && !entry.isRunning && !entry.job->line()->thread;
  }));
}

void TaskScheduler::ensureWorker(TaskLane lane) {
  Lane& threads = m_lanes[static_cast<std::size_t>(lane)];
  if (readyCount(lane) <= threads.idle || threads.workers.size() >= kMostWorkers) {
    return;
  }
  if (threads.workers.empty()) {
    qAddPostRoutine(endTasks);
  }
  threads.workers.emplace_back([this, lane] { work(lane); });
}

void TaskScheduler::makeReady(Entry& entry, bool counts) {
  entry.isReady = true;
  entry.isCounted = counts;
  entry.job->line()->activeJobs += counts ? 1 : 0;
}

void TaskScheduler::add(const TaskJobPtr& job) {
  Entries added;
  added.push_back({job});
  const std::scoped_lock lock(m_mutex);
  TaskLine& line = *job->line();
  Lane& lane = laneOf(line);
  m_entries.splice(m_entries.end(), added);
  const auto entry = std::prev(m_entries.end());
  if (m_isEnding && !job->options().mustFinish) {
    job->progress().cancel();
  }
  if (line.activeJobs < line.limit) {
    makeReady(*entry, true);
  }
  try {
    ensureWorker(line.lane);
  } catch (...) {
    if (lane.workers.empty()) {
      line.activeJobs -= entry->isCounted ? 1 : 0;
      m_entries.erase(entry);
      throw;
    }
  }
  lane.changed.notify_all();
  wakeObservers(*job);
}

void TaskScheduler::cancelLocked(Entry& entry) {
  entry.job->progress().cancel();
  if (!entry.isReady && !entry.job->line()->onOneThread) {
    makeReady(entry, false);
    try {
      ensureWorker(entry.job->line()->lane);
    } catch (...) {
      // The workers that run will get to it.
    }
    laneOf(*entry.job->line()).changed.notify_all();
  }
}

void TaskScheduler::cancel(TaskJob& job) {
  const std::scoped_lock lock(m_mutex);
  job.progress().cancel();
  const auto entry = std::ranges::find(m_entries, &job, [](const Entry& one) { return one.job.get(); });
  if (entry != m_entries.end()) {
    cancelLocked(*entry);
  } else {
    job.reports().wake();
  }
}

void TaskScheduler::release(TaskLine& line) {
  const std::scoped_lock lock(m_mutex);
  line.isReleased = true;
  laneOf(line).changed.notify_all();
}

TaskScheduler::Entries::iterator TaskScheduler::next(TaskLane lane, const TaskLine* reserved) {
  return std::ranges::find_if(m_entries, [&](const Entry& entry) {
    const TaskLine& line = *entry.job->line();
    return line.lane == lane && entry.isReady && !entry.isRunning &&
           (reserved ? &line == reserved : line.thread == nullptr);
  });
}

void TaskScheduler::startNextOf(TaskLine& line) {
  const auto waits = [&](const Entry& entry) { return entry.job->line().get() == &line && !entry.isReady; };
  const auto entry = std::ranges::find_if(m_entries, waits);
  if (entry != m_entries.end() && line.activeJobs < line.limit) {
    makeReady(*entry, true);
    laneOf(line).changed.notify_all();
  }
}

void TaskScheduler::runEntry(std::unique_lock<std::mutex>& lock, Entries::iterator entry) {
  entry->isRunning = true;
  TaskJob& job = *entry->job;
  lock.unlock();
  job.run();
  lock.lock();
  job.line()->activeJobs -= entry->isCounted ? 1 : 0;
  startNextOf(*job.line());
  Entries done;
  done.splice(done.end(), m_entries, entry);
  wakeObservers(job);
  m_ended.notify_all();
  lock.unlock();
  done.clear(); // may destroy the result
  lock.lock();
}

bool TaskScheduler::freeIfReleased(TaskLinePtr& reserved) {
  const auto isOfLine = [&](const Entry& entry) { return entry.job->line() == reserved; };
  if (!reserved || !(m_isStopping || (reserved->isReleased && std::ranges::none_of(m_entries, isOfLine)))) {
    return false;
  }
  reserved->thread = nullptr;
  reserved.reset();
  return true;
}

void TaskScheduler::work(TaskLane lane) {
  if (lane == TaskLane::Background) {
    lowerThreadPriority();
  }
  // An event loop, though it does not run, lets jobs use processes, timers and sockets.
  const std::unique_ptr<QEventLoop> loop = makeEventLoop();
  Lane& threads = m_lanes[static_cast<std::size_t>(lane)];
  std::unique_lock lock(m_mutex);
  TaskLinePtr reserved;
  while (true) {
    const auto entry = next(lane, reserved.get());
    if (entry != m_entries.end()) {
      if (const TaskLinePtr& line = entry->job->line(); line->onOneThread && !reserved) {
        reserved = line;
        reserved->thread = &reserved;
      }
      runEntry(lock, entry);
    } else if (!freeIfReleased(reserved)) {
      if (m_isStopping) {
        return;
      }
      threads.idle += reserved ? 0 : 1;
      threads.changed.wait(lock);
      threads.idle -= reserved ? 0 : 1;
    }
  }
}

void TaskScheduler::endAll() {
  static std::mutex oneAtATime;
  const std::scoped_lock alone(oneAtATime);
  std::unique_lock lock(m_mutex);
  m_isEnding = true;
  for (Entry& entry : m_entries) {
    if (!entry.job->options().mustFinish) {
      cancelLocked(entry);
    }
  }
  const auto hasWorkers = [this] {
    return std::ranges::any_of(m_lanes, [](const Lane& lane) { return !lane.workers.empty(); });
  };
  while (!m_entries.empty() || hasWorkers()) {
    m_ended.wait(lock, [this] { return m_entries.empty(); });
    m_isStopping = true;
    std::vector<std::thread> workers;
    for (Lane& lane : m_lanes) {
      std::ranges::move(lane.workers, std::back_inserter(workers));
      lane.workers.clear();
      lane.changed.notify_all();
    }
    lock.unlock();
    std::ranges::for_each(workers, &std::thread::join);
    lock.lock();
    m_isStopping = false;
  }
  m_isEnding = false;
}

void TaskScheduler::list(const TaskJobPtr& job) {
  const std::scoped_lock lock(m_mutex);
  m_listed.push_back(job);
  wakeObservers(*job);
}

void TaskScheduler::unlist(const TaskJobPtr& job) {
  const std::scoped_lock lock(m_mutex);
  std::erase(m_listed, job);
  wakeObservers(*job);
}

std::vector<TaskJobPtr> TaskScheduler::namedJobs() const {
  const std::scoped_lock lock(m_mutex);
  std::vector<TaskJobPtr> jobs = m_listed;
  for (const Entry& entry : m_entries) {
    if (!entry.job->options().name.isEmpty()) {
      jobs.push_back(entry.job);
    }
  }
  std::ranges::sort(jobs, {}, &TaskJob::id);
  return jobs;
}

void TaskScheduler::addObserver(const std::shared_ptr<TaskWake>& observer) {
  const std::scoped_lock lock(m_mutex);
  m_observers.push_back(observer);
}

void TaskScheduler::removeObserver(const std::shared_ptr<TaskWake>& observer) {
  const std::scoped_lock lock(m_mutex);
  std::erase(m_observers, observer);
}

void TaskScheduler::wakeObservers(const TaskJob& job) const {
  if (!job.options().name.isEmpty()) {
    std::ranges::for_each(m_observers, [](const auto& observer) { observer->post(); });
  }
}

void endTasks() {
  TaskScheduler::instance().endAll();
}

} // namespace vitrine::base
