#pragma once

#include "core/base/TaskJob.h"

namespace vitrine::base {

/// Entry in the list of running tasks (RunningTasks) for work that is no single task: its owner does it in many steps.
/// Exists as long as the work goes on. All functions are for the thread of this object.
class ListedWork : public TaskReceiver {
  Q_OBJECT

public:
  explicit ListedWork(const QString& name, QObject* parent = nullptr);
  ~ListedWork() override;

  /// Sets the progress in the list, as Progress::step().
  void step(const QString& phase, double fraction);

Q_SIGNALS:
  /// The user wants the work to be cancelled. Emitted once.
  void cancelWanted();

private:
  void receive(Occasion occasion) override;

  const TaskJobPtr m_job; ///< never runs
  bool m_isCancelled = false;
};

} // namespace vitrine::base
