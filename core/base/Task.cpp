#include "core/base/Task.h"

#include "core/base/TaskScheduler.h"

namespace vitrine::base {
namespace {

constexpr std::chrono::milliseconds kSlice{4};
constexpr int kMostJobs = 2;

} // namespace

Task::Task(QObject* parent, TaskLane lane)
    : TaskReceiver(parent), m_line(std::make_shared<TaskLine>(TaskLine{.lane = lane, .limit = kMostJobs})),
      m_outOfMemory(outOfMemory()) {}

Task::~Task() {
  drop();
}

void Task::startWork(TaskOptions options, TaskJob::Work work, Then then, Pull pull) {
  drop();
  try {
    startTicking();
    auto job = std::make_shared<TaskJob>(std::move(options), m_line, std::move(work), wake());
    TaskScheduler::instance().add(job);
    m_job = std::move(job);
    m_then = std::move(then);
    m_pull = std::move(pull);
  } catch (...) {
    failToStart();
  }
}

void Task::failToStart() noexcept {
  drop();
  m_hasFailedToStart = true;
  receiveFailure();
}

void Task::cancel() {
  if (m_job) {
    TaskScheduler::instance().cancel(*m_job);
  }
}

void Task::drop() {
  stopTicking();
  m_isDelivering = false; // what is started next is not nested in the delivery of this
  m_hasFailedToStart = false;
  m_step = {};
  m_pull = nullptr;
  if (const TaskJobPtr job = std::exchange(m_job, nullptr); job && !job->options().mustFinish) {
    TaskScheduler::instance().cancel(*job);
  }
  const Then then = std::exchange(m_then, nullptr); // last: its captures may own this object's owner
}

void Task::fail(const Error& error) {
  drop();
  if (error.code == ErrorCode::Cancelled) {
    Q_EMIT cancelled();
  } else {
    Q_EMIT failed(error);
  }
}

void Task::tellState(const TaskJobPtr& job) {
  const std::shared_ptr<TaskWake> self = wake();
  if (TaskJob::Step step = job->step(); step != m_step) {
    m_step = step;
    Q_EMIT progressed(step.phase, step.fraction);
  }
  if (isCurrent(job, self)) {
    Q_EMIT polled();
  }
}

std::optional<Error> Task::deliverSlice(const TaskJobPtr& job, bool& hasMore) {
  const std::shared_ptr<TaskWake> self = wake();
  const auto end = std::chrono::steady_clock::now() + kSlice;
  try {
    do {
      TaskReports::Reports first = job->reports().takeFirst();
      if (first.empty()) {
        break;
      }
      first.front()();
    } while (isCurrent(job, self) && std::chrono::steady_clock::now() < end);
    hasMore = !job->reports().isEmpty();
    if (!hasMore && isCurrent(job, self) && m_pull) {
      Pull pull = std::move(m_pull);
      hasMore = pull();
      if (isCurrent(job, self)) {
        m_pull = std::move(pull);
      }
    }
    return std::nullopt;
  } catch (...) {
    return errorOfException(job->outOfMemory());
  }
}

std::optional<Error> Task::deliverEnd(const TaskJobPtr& job) {
  const Result<void> outcome = job->outcome();
  if (!outcome) {
    return outcome.error();
  }
  Then then = std::exchange(m_then, nullptr);
  drop();
  try {
    if (then) {
      then();
    }
    return std::nullopt;
  } catch (...) {
    return errorOfException(job->outOfMemory());
  }
}

void Task::receive(Occasion occasion) {
  if (m_isDelivering) {
    return; // a receiver waits in an event loop of its own
  }
  const std::shared_ptr<TaskWake> self = wake();
  m_isDelivering = true;
  try {
    if (m_hasFailedToStart) {
      fail(Error(m_outOfMemory)); // a copy, as a receiver may destroy this object
    } else if (const TaskJobPtr job = m_job) {
      const bool hasEnded = job->hasEnded(); // asked first: no report comes after it
      bool hasMore = false;
      std::optional<Error> error = deliverSlice(job, hasMore);
      if (!error && isCurrent(job, self) && (occasion == Occasion::Tick || (hasEnded && !hasMore))) {
        tellState(job);
      }
      if (!error && isCurrent(job, self) && hasEnded && !hasMore) {
        error = deliverEnd(job);
      } else if (hasMore && isCurrent(job, self)) {
        continueSoon();
      }
      if (error && self->isAttached() && (m_job == job || !m_job)) {
        fail(*error);
      }
    }
  } catch (...) {
    logFailedReceiver();
  }
  if (self->isAttached()) {
    m_isDelivering = false;
  }
}

} // namespace vitrine::base
