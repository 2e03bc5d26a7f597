#pragma once

#include <list>
#include <memory>

namespace vitrine::base {

class TaskHub;
class TaskReceiver;

/// Wakes a TaskReceiver from any thread. It outlives the receiver, so that a job may use it at any time. The wakes of
/// all receivers of a thread share one TaskHub, which the event loop of that thread watches.
class TaskWake {
public:
  /// Called on the thread of the receiver.
  explicit TaskWake(TaskReceiver& receiver);
  TaskWake(const TaskWake&) = delete;
  TaskWake& operator=(const TaskWake&) = delete;

  /// Lets the event loop of the receiver's thread call TaskReceiver::receive() soon, unless that is already pending.
  /// Receivers are called in the order of their wakes. Needs no memory where the system has pipes; elsewhere it returns
  /// false without memory, and the receiver's next tick replaces the wake.
  bool post() noexcept;
  /// The receiver is being destroyed: it is not called any more.
  void detach();
  bool isAttached() const;
  /// Lets the present event dispatcher of this thread watch the hub. Call it where the thread may have got one since
  /// the receiver was constructed.
  static void watch();

private:
  friend class TaskHub;

  const std::shared_ptr<TaskHub> m_hub; ///< its mutex guards the members below
  TaskReceiver* m_receiver;             ///< null after detach()
  std::list<TaskWake*> m_idle;          ///< node of this wake while it is not in the list of the hub
};

} // namespace vitrine::base
