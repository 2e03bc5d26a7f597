#include "ui/session/ReportQueue.h"

#include <QElapsedTimer>

namespace vitrine::ui {

ReportQueue::ReportQueue(QObject* parent) : QObject(parent) {
  m_next.setSingleShot(true);
  m_next.setInterval(0);
  connect(&m_next, &QTimer::timeout, this, &ReportQueue::work);
}

void ReportQueue::add(Report report) {
  const std::scoped_lock lock(m_mutex);
  m_reports.push_back(std::move(report));
  if (!std::exchange(m_begun, true)) {
    QMetaObject::invokeMethod(this, &ReportQueue::work, Qt::QueuedConnection);
  }
}

ReportQueue::Report ReportQueue::takeFirst() {
  const std::scoped_lock lock(m_mutex);
  if (m_reports.empty()) {
    m_begun = false;
    return {};
  }
  Report first = std::move(m_reports.front());
  m_reports.pop_front();
  return first;
}

void ReportQueue::work() {
  QElapsedTimer slice;
  slice.start();
  while (slice.elapsed() < kSliceMs) {
    const Report report = takeFirst();
    if (!report) {
      return;
    }
    report();
  }
  m_next.start();
}

} // namespace vitrine::ui
