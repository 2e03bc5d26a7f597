#include "core/base/TaskQueue.h"

#include "core/base/TaskScheduler.h"

namespace vitrine::base {

TaskQueue::TaskQueue(Options options, QObject* parent)
    : TaskReceiver(parent), m_options(options),
      m_line(
          std::make_shared<TaskLine>(TaskLine{.lane = options.lane, .limit = 1, .onOneThread = options.onOneThread})),
      m_hasFailed(std::make_shared<std::atomic<bool>>(false)), m_outOfMemory(outOfMemory()) {}

TaskQueue::~TaskQueue() {
  stop();
  TaskScheduler::instance().release(*m_line);
}

void TaskQueue::addWork(TaskOptions options, TaskJob::Work work, Then then) {
  const bool stopsSoon = m_failedAdds > 0 && !m_options.continuesOnFailure;
  if ((m_hasStopped || stopsSoon) && !options.mustFinish) {
    return;
  }
  try {
    auto guarded = [hasFailed = m_hasFailed, stops = !m_options.continuesOnFailure && !options.mustFinish,
                    work = std::move(work)](TaskReports& reports, Progress& progress) mutable -> Result<void> {
      if (stops && *hasFailed) {
        throw Cancelled();
      }
      try {
        Result<void> outcome = work(reports, progress);
        *hasFailed = *hasFailed || !outcome;
        return outcome;
      } catch (...) {
        *hasFailed = true;
        throw;
      }
    };
    startTicking();
    std::list<Entry> added;
    added.emplace_back(std::make_shared<TaskJob>(std::move(options), m_line, std::move(guarded), wake()),
                       std::move(then));
    TaskScheduler::instance().add(added.front().job);
    m_entries.splice(m_entries.end(), added);
  } catch (...) {
    failToAdd();
  }
}

void TaskQueue::failToAdd() noexcept {
  if (m_failedAdds == 0) {
    m_endsBeforeFailedAdd = m_entries.size();
  }
  ++m_failedAdds;
  receiveFailure();
}

void TaskQueue::stop() {
  m_hasStopped = true;
  for (const Entry& entry : m_entries) {
    if (!entry.job->options().mustFinish) {
      TaskScheduler::instance().cancel(*entry.job);
    }
  }
}

void TaskQueue::waitForEnd() {
  for (const Entry& entry : m_entries) {
    entry.job->wait();
  }
}

void TaskQueue::fail(const Error& error) {
  if (!m_options.continuesOnFailure) {
    stop();
  }
  Q_EMIT failed(error);
}

void TaskQueue::deliver(Entry entry) {
  if (m_hasStopped) {
    return;
  }
  const std::shared_ptr<TaskWake> self = wake();
  Result<void> outcome = entry.job->outcome();
  if (outcome && entry.then) {
    try {
      entry.then();
    } catch (...) {
      outcome = std::unexpected(errorOfException(entry.job->outOfMemory()));
    }
  }
  if (!outcome && self->isAttached()) {
    fail(outcome.error());
  }
}

bool TaskQueue::deliverNext() {
  if (m_failedAdds > 0 && m_endsBeforeFailedAdd == 0) {
    --m_failedAdds;
    if (!m_hasStopped) {
      fail(Error(m_outOfMemory)); // a copy, as a receiver may destroy this object
    }
    return true;
  }
  if (m_entries.empty() || !m_entries.front().job->hasEnded()) {
    return false;
  }
  Entry entry = std::move(m_entries.front());
  m_entries.pop_front();
  if (m_failedAdds > 0) {
    --m_endsBeforeFailedAdd;
  }
  deliver(std::move(entry));
  return true;
}

void TaskQueue::receive(Occasion /*occasion*/) {
  if (m_isDelivering) {
    return; // a receiver waits in an event loop of its own
  }
  const std::shared_ptr<TaskWake> self = wake();
  m_isDelivering = true;
  bool hasMore = true;
  while (hasMore && self->isAttached()) {
    try {
      hasMore = deliverNext();
    } catch (...) {
      logFailedReceiver();
    }
  }
  if (self->isAttached()) {
    m_isDelivering = false;
    if (m_entries.empty()) {
      stopTicking();
    }
  }
}

} // namespace vitrine::base
