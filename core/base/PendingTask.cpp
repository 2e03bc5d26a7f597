#include "core/base/PendingTask.h"

#include "core/base/TaskScheduler.h"

namespace vitrine::base {

PendingWork::PendingWork(TaskOptions options, TaskLane lane, TaskJob::Work work) : m_startError(outOfMemory()) {
  try {
    auto line = std::make_shared<TaskLine>(TaskLine{.lane = lane});
    auto job = std::make_shared<TaskJob>(std::move(options), std::move(line), std::move(work), nullptr);
    TaskScheduler::instance().add(job);
    m_job = std::move(job);
  } catch (...) {
    m_startError = errorOfException(m_startError);
  }
}

PendingWork& PendingWork::operator=(PendingWork&& other) noexcept {
  if (this != &other) {
    drop();
    m_job = std::move(other.m_job);
    m_startError = std::move(other.m_startError);
  }
  return *this;
}

void PendingWork::drop() noexcept {
  if (const TaskJobPtr job = std::exchange(m_job, nullptr); job && !job->options().mustFinish) {
    TaskScheduler::instance().cancel(*job);
  }
}

void PendingWork::cancel() {
  if (m_job) {
    TaskScheduler::instance().cancel(*m_job);
  }
}

Result<void> PendingWork::wait() {
  if (!m_job) {
    return std::unexpected(m_startError);
  }
  m_job->wait();
  return m_job->outcome();
}

} // namespace vitrine::base
