#include "core/base/TaskWake.h"

#include "core/base/TaskReceiver.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QPointer>
#include <QSocketNotifier>

#include <algorithm>
#include <cstdint>
#include <mutex>

#ifdef Q_OS_LINUX
#include <sys/eventfd.h>
#endif
#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace vitrine::base {

/// Descriptor that is readable from signal() until clear(): an eventfd or a pipe. Invalid on systems that have neither.
class SignalDescriptor {
public:
  SignalDescriptor() {
#if defined(Q_OS_LINUX)
    m_read = m_write = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
#elif defined(Q_OS_UNIX)
    int ends[2];
    if (::pipe(ends) == 0) {
      for (const int end : ends) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(end, F_SETFL, O_NONBLOCK);
      }
      m_read = ends[0];
      m_write = ends[1];
    }
#endif
  }
  SignalDescriptor(const SignalDescriptor&) = delete;
  SignalDescriptor& operator=(const SignalDescriptor&) = delete;
  ~SignalDescriptor() {
#ifdef Q_OS_UNIX
    if (m_read >= 0) {
      ::close(m_read);
    }
    if (m_write != m_read) {
      ::close(m_write);
    }
#endif
  }

  /// Descriptor to watch; negative if it is invalid.
  int readEnd() const { return m_read; }
  void signal() const noexcept {
#ifdef Q_OS_UNIX
    const std::uint64_t one = 1; // an eventfd accepts nothing but numbers of this size
    [[maybe_unused]] const auto written = ::write(m_write, &one, sizeof one); // fails only if it is full: readable
#endif
  }
  void clear() const noexcept {
#ifdef Q_OS_UNIX
    std::uint64_t count = 0;
    [[maybe_unused]] const auto size = ::read(m_read, &count, sizeof count); // fails only if it is not readable
#endif
  }

private:
  int m_read = -1;
  int m_write = -1;
};

namespace {

constexpr QEvent::Type kWoken = QEvent::User; // only hubs post it, each to its own listener

} // namespace

/// The woken receivers of one thread. Workers need only its mutex and its descriptor to wake a receiver: it allocates
/// nothing, and nothing of Qt, which the thread sanitizer does not see, is shared with them.
class TaskHub {
public:
  explicit TaskHub(QObject& listener) : m_listener(&listener) {}

  /// Descriptor that the event loop should watch; negative if there is none.
  int descriptor() const { return m_descriptor.readEnd(); }
  /// Says whether a socket notifier watches the descriptor. If none does, events are posted.
  void setWatched(bool isWatched);
  /// The thread ends.
  void removeListener();

  /// Calls the receivers that are woken now. Receivers that wake during the calls follow in another round
  /// of the event loop. A receiver may run an event loop, which calls the others, and may be destroyed.
  void deliver();

private:
  friend class TaskWake;

  // These three need the mutex.
  void add(TaskWake& wake) noexcept;
  void remove(TaskWake& wake) noexcept;
  void signal() noexcept;

  /// Removes the receiver that was woken first from the list and returns it; null if there is none. Ends the signal,
  /// unless others are left.
  TaskReceiver* takeFirst();

  std::mutex m_mutex;
  std::list<TaskWake*> m_woken;
  QObject* m_listener; ///< receives posted events; null after the end of the thread
  bool m_isWatched = false;
  bool m_isSignalled = false; ///< deliver() will be called
  const SignalDescriptor m_descriptor;
};

void TaskHub::setWatched(bool isWatched) {
  const std::scoped_lock lock(m_mutex);
  m_isWatched = isWatched;
  m_isSignalled = false;
  if (!m_woken.empty()) {
    signal();
  }
}

void TaskHub::removeListener() {
  const std::scoped_lock lock(m_mutex);
  m_listener = nullptr;
  m_isWatched = false;
}

void TaskHub::signal() noexcept {
  if (m_isSignalled || !m_listener) {
    return;
  }
  try {
    if (m_isWatched) {
      m_descriptor.signal();
    } else {
      QCoreApplication::postEvent(m_listener, new QEvent(kWoken));
    }
    m_isSignalled = true;
  } catch (...) {
    // The event needs memory. The next tick of the receivers takes its place.
  }
}

void TaskHub::add(TaskWake& wake) noexcept {
  m_woken.splice(m_woken.end(), wake.m_idle);
  signal();
}

void TaskHub::remove(TaskWake& wake) noexcept {
  if (wake.m_idle.empty()) {
    wake.m_idle.splice(wake.m_idle.end(), m_woken, std::ranges::find(m_woken, &wake));
  }
}

TaskReceiver* TaskHub::takeFirst() {
  const std::scoped_lock lock(m_mutex);
  if (m_isWatched) {
    m_descriptor.clear();
  }
  m_isSignalled = false;
  if (m_woken.empty()) {
    return nullptr;
  }
  TaskWake& first = *m_woken.front();
  remove(first);
  if (!m_woken.empty()) {
    signal(); // an event loop of the receiver calls the others
  }
  return first.m_receiver;
}

void TaskHub::deliver() {
  std::ptrdiff_t most = 0;
  {
    const std::scoped_lock lock(m_mutex);
    most = std::ssize(m_woken);
  }
  do {
    TaskReceiver* receiver = takeFirst(); // also if none is left, as it ends the signal
    if (!receiver) {
      return;
    }
    receiver->receive(TaskReceiver::Occasion::Woken);
  } while (--most > 0);
}

namespace {

/// The part of a hub that lives on the receiving thread.
class HubListener : public QObject {
public:
  HubListener() : m_hub(std::make_shared<TaskHub>(*this)) {}
  ~HubListener() override { m_hub->removeListener(); }

  const std::shared_ptr<TaskHub>& hub() const { return m_hub; }
  /// Watches the descriptor with the present event dispatcher of the thread. That of the main thread ends with the
  /// application, and other threads get one with their first event loop.
  void watch() {
    QAbstractEventDispatcher* dispatcher = QAbstractEventDispatcher::instance();
    if (!dispatcher || dispatcher == m_dispatcher || m_hub->descriptor() < 0) {
      return;
    }
    m_hub->setWatched(false);
    m_notifier.reset(); // before the next, as a descriptor has one notifier
    m_notifier = std::make_unique<QSocketNotifier>(m_hub->descriptor(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] { m_hub->deliver(); });
    m_dispatcher = dispatcher;
    m_hub->setWatched(true);
  }

private:
  bool event(QEvent* event) override {
    if (event->type() != kWoken) {
      return QObject::event(event);
    }
    m_hub->deliver();
    return true;
  }

  const std::shared_ptr<TaskHub> m_hub;
  QPointer<QAbstractEventDispatcher> m_dispatcher;
  std::unique_ptr<QSocketNotifier> m_notifier;
};

/// Listener of this thread.
HubListener& listener() {
  thread_local HubListener ofThisThread;
  ofThisThread.watch();
  return ofThisThread;
}

} // namespace

TaskWake::TaskWake(TaskReceiver& receiver) : m_hub(listener().hub()), m_receiver(&receiver), m_idle(1, this) {}

bool TaskWake::post() noexcept {
  const std::scoped_lock lock(m_hub->m_mutex);
  if (m_receiver && !m_idle.empty()) {
    m_hub->add(*this);
  }
  return m_hub->m_isSignalled;
}

void TaskWake::detach() {
  const std::scoped_lock lock(m_hub->m_mutex);
  m_receiver = nullptr;
  m_hub->remove(*this);
}

bool TaskWake::isAttached() const {
  const std::scoped_lock lock(m_hub->m_mutex);
  return m_receiver != nullptr;
}

void TaskWake::watch() {
  listener();
}

} // namespace vitrine::base
