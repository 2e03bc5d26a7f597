#include "tests/bench/WatchedApplication.h"

#include <QEvent>
#include <QMetaEnum>
#include <QThread>
#include <QWindow>

#include <ctime>

namespace vitrine::bench {

double threadCpuTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
  if (QThread::currentThread() != thread()) {
    return QApplication::notify(receiver, event);
  }
  // Both may be gone afterwards.
  const auto type = event->type();
  const bool frame = type == QEvent::UpdateRequest && qobject_cast<QWindow*>(receiver);
  const QString name = QString::fromLatin1(receiver->metaObject()->className());
  const double start = threadCpuTime();
  ++m_depth;
  const bool result = QApplication::notify(receiver, event);
  --m_depth;
  const double spent = threadCpuTime() - start;
  if (frame) {
    m_frames += spent;
    m_longestFrame = std::max(m_longestFrame, spent);
  } else if (m_depth == 0 && spent > m_longestEvent) {
    m_longestEvent = spent;
    m_event = name + u'/' + QString::fromLatin1(QMetaEnum::fromType<QEvent::Type>().valueToKey(type));
  }
  return result;
}

WatchedApplication::Work WatchedApplication::runUntil(const std::function<bool()>& done) {
  Work work;
  m_longestFrame = 0;
  do {
    m_frames = m_longestEvent = 0;
    const double start = threadCpuTime();
    processEvents(QEventLoop::WaitForMoreEvents);
    const double spent = threadCpuTime() - start - m_frames;
    work.total += spent;
    if (spent > work.longest) {
      work.longest = spent;
      work.event = m_event;
    }
  } while (!done());
  work.frame = m_longestFrame;
  return work;
}

} // namespace vitrine::bench
