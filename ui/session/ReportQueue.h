#pragma once

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <mutex>

namespace vitrine::ui {

/// Reports of a worker to the thread of this object, in their order and a slice at a time: between two slices the
/// window answers to its user and draws, however many reports come. Posted events would all be worked off at once.
class ReportQueue : public QObject {
  Q_OBJECT

public:
  using Report = std::function<void()>;

  /// A slice ends with the report that makes it longer than this.
  static constexpr int kSliceMs = 8;

  explicit ReportQueue(QObject* parent = nullptr);

  /// Thread-safe.
  void add(Report report);

private:
  void work();
  Report takeFirst();

  std::mutex m_mutex;
  std::deque<Report> m_reports; ///< under the mutex
  bool m_begun = false;         ///< under the mutex: work() is due, or under way
  QTimer m_next;
};

} // namespace vitrine::ui
