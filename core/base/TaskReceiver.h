#pragma once

#include <QBasicTimer>
#include <QObject>

#include <memory>
#include <mutex>

namespace vitrine::base {

/// Wakes a TaskReceiver from any thread. It outlives the receiver, so that a job may use it at any time.
class TaskWake {
public:
  explicit TaskWake(QObject* receiver) : m_receiver(receiver) {}

  /// Posts an event to the receiver, unless one is under way. Without memory for the event the receiver's next tick
  /// takes its place.
  void post() noexcept;
  /// The receiver has got the event: the next one is posted again.
  void accept();
  /// The receiver is being destroyed: nothing is posted any more.
  void detach();
  bool isAttached() const;

private:
  mutable std::mutex m_mutex;
  QObject* m_receiver; ///< null after detach()
  bool m_isPosted = false;
};

/// Base of objects that receive from jobs on other threads: `receive` is called on this object's thread soon after
/// wake()->post(), and several times a second while the object ticks. The ticks make it independent of posted events,
/// which need memory.
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

  bool event(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

private:
  std::shared_ptr<TaskWake> m_wake;
  QBasicTimer m_ticks;
  QBasicTimer m_soon;
};

} // namespace vitrine::base
