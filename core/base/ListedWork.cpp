#include "core/base/ListedWork.h"

#include "core/base/TaskScheduler.h"

namespace vitrine::base {

ListedWork::ListedWork(const QString& name, QObject* parent)
    : TaskReceiver(parent),
      m_job(std::make_shared<TaskJob>(TaskOptions{.name = name}, nullptr, TaskJob::Work(), wake())) {
  TaskScheduler::instance().list(m_job);
}

ListedWork::~ListedWork() {
  TaskScheduler::instance().unlist(m_job);
}

void ListedWork::step(const QString& phase, double fraction) {
  if (!m_job->progress().cancelled()) {
    m_job->progress().step(phase, fraction);
  }
}

void ListedWork::receive(Occasion /*occasion*/) {
  if (m_job->progress().cancelled() && !std::exchange(m_isCancelled, true)) {
    try {
      Q_EMIT cancelWanted();
    } catch (...) {
      logFailedReceiver();
    }
  }
}

} // namespace vitrine::base
