#pragma once

#include "core/base/TaskWake.h"

#include <QBasicTimer>
#include <QObject>

namespace vitrine::base {

/// Base of objects that receive from jobs on other threads: `receive` is called on this object's thread soon after
/// wake()->post(), and several times a second while the object ticks. The object stays on the thread that constructed
/// it.
class TaskReceiver : public QObject {
public:
  ~TaskReceiver() override;

protected:
  explicit TaskReceiver(QObject* parent);

  enum class Occasion { Woken, Tick };
  /// Must not throw.
  virtual void receive(Occasion occasion) = 0;

  const std::shared_ptr<TaskWake>& wake() const { return m_wake; }
  /// Throws std::bad_alloc if there is no timer to be had.
  void startTicking();
  void stopTicking() { m_ticks.stop(); }
  /// Calls `receive` again after the events that wait: the end of a slice.
  void continueSoon() noexcept;
  /// Calls `receive` soon, also without memory, to deliver a failure to start something.
  void receiveFailure() noexcept;
  /// Logs that a receiver of a signal threw. The exception must not reach the event loop, which would end the process.
  static void logFailedReceiver() noexcept;

  void timerEvent(QTimerEvent* event) override;

private:
  friend class TaskHub;

  std::shared_ptr<TaskWake> m_wake;
  QBasicTimer m_ticks;
  QBasicTimer m_soon;
};

} // namespace vitrine::base
