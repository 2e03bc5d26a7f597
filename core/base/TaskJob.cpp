#include "core/base/TaskJob.h"

#include "core/base/TaskHook.h"
#include "core/base/Translate.h"

#include <atomic>
#include <new>

namespace vitrine::base {
namespace {

std::uint64_t nextId() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

} // namespace

void TaskReports::post(Report report) {
  Reports added;
  added.push_back(std::move(report));
  {
    const std::scoped_lock lock(m_mutex);
    m_reports.splice(m_reports.end(), added);
  }
  wake();
}

void TaskReports::wake() const noexcept {
  if (m_wake) {
    m_wake->post();
  }
}

TaskReports::Reports TaskReports::takeFirst() {
  Reports first;
  const std::scoped_lock lock(m_mutex);
  if (!m_reports.empty()) {
    first.splice(first.end(), m_reports, m_reports.begin());
  }
  return first;
}

bool TaskReports::isEmpty() const {
  const std::scoped_lock lock(m_mutex);
  return m_reports.empty();
}

Error errorOfException(const Error& outOfMemory) noexcept {
  try {
    try {
      throw;
    } catch (const Cancelled&) {
      return Error::of(ErrorCode::Cancelled, {});
    } catch (const std::bad_alloc&) {
      return outOfMemory;
    } catch (const std::exception& exception) {
      return Error::of(ErrorCode::Internal,
                       translate("base", "the program failed: %1").arg(QString::fromLocal8Bit(exception.what())));
    } catch (...) {
      return Error::of(ErrorCode::Internal, translate("base", "the program failed"));
    }
  } catch (...) {
    return outOfMemory; // the text of the error did not fit
  }
}

Error outOfMemory() noexcept {
  try {
    return Error::of(ErrorCode::LimitReached, translate("base", "there is not enough memory"));
  } catch (...) {
    return Error::of(ErrorCode::LimitReached, QStringLiteral("there is not enough memory")); // needs none
  }
}

TaskJob::TaskJob(TaskOptions options, TaskLinePtr line, Work work, std::shared_ptr<TaskWake> wake)
    : m_id(nextId()), m_options(std::move(options)), m_line(std::move(line)), m_work(std::move(work)), m_wake(wake),
      m_progress([this](const QString& phase, double fraction) {
        const std::scoped_lock lock(m_mutex);
        m_step = {phase, fraction};
      }),
      m_reports(std::move(wake)), m_outOfMemory(base::outOfMemory()) {}

Result<void> TaskJob::runWork(const TaskHook* hook) noexcept {
  try {
    m_progress.check();
    if (hook && hook->before) {
      hook->before();
    }
    return m_work(m_reports, m_progress);
  } catch (...) {
    return std::unexpected(errorOfException(m_outOfMemory));
  }
}

void TaskJob::run() noexcept {
  const std::shared_ptr<const TaskHook> hook = taskHook();
  Result<void> outcome = runWork(hook.get());
  m_work = nullptr;
  {
    const std::scoped_lock lock(m_mutex);
    m_outcome = std::move(outcome);
    m_end.notify_all();
  }
  if (m_wake) {
    m_wake->post();
  }
  if (hook && hook->after) {
    hook->after();
  }
}

TaskJob::Step TaskJob::step() const {
  const std::scoped_lock lock(m_mutex);
  return m_step;
}

bool TaskJob::hasEnded() const {
  const std::scoped_lock lock(m_mutex);
  return m_outcome.has_value();
}

Result<void> TaskJob::outcome() const {
  const std::scoped_lock lock(m_mutex);
  return *m_outcome;
}

void TaskJob::wait() const {
  std::unique_lock lock(m_mutex);
  m_end.wait(lock, [this] { return m_outcome.has_value(); });
}

bool TaskJob::waitUntil(std::chrono::steady_clock::time_point deadline) const {
  std::unique_lock lock(m_mutex);
  return m_end.wait_until(lock, deadline, [this] { return m_outcome.has_value(); });
}

} // namespace vitrine::base
