#include "core/base/RunningTasks.h"

#include "core/base/TaskScheduler.h"

namespace vitrine::base {

RunningTasks::RunningTasks(QObject* parent) : TaskReceiver(parent) {
  TaskScheduler::instance().addObserver(wake());
  receive(Occasion::Woken);
}

RunningTasks::~RunningTasks() {
  TaskScheduler::instance().removeObserver(wake());
}

void RunningTasks::cancel(std::uint64_t id) {
  for (const TaskJobPtr& job : TaskScheduler::instance().namedJobs()) {
    if (job->id() == id) {
      TaskScheduler::instance().cancel(*job);
    }
  }
}

void RunningTasks::receive(Occasion /*occasion*/) {
  try {
    std::vector<Item> items;
    for (const TaskJobPtr& job : TaskScheduler::instance().namedJobs()) {
      const TaskJob::Step step = job->step();
      items.push_back({job->id(), job->options().name, step.phase, step.fraction});
    }
    if (items.empty()) {
      stopTicking();
    } else {
      startTicking();
    }
    if (items != m_items) {
      m_items = std::move(items);
      Q_EMIT changed();
    }
  } catch (...) {
    // The list stays as it is until the next tick, which may have memory.
  }
}

} // namespace vitrine::base
