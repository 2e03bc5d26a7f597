#pragma once

#include "core/base/TaskStream.h"

#include <QObject>

#include <functional>
#include <vector>

namespace vitrine::ui {

/// Task that delivers rows while it finds them, a slice at a time. A new run replaces the one before, without waiting
/// for it. GUI thread.
template <class Row>
class LiveRun : public QObject {
public:
  using Sink = base::TaskSink<Row>;
  /// Called on a worker; may throw base::Cancelled. Returns true if there may be more rows than were found.
  using Job = std::function<Result<bool>(const Sink& sink, base::Progress& progress)>;

  /// Receiver of the results, on the GUI thread.
  struct Listener {
    std::function<void(std::vector<Row> rows)> found;
    std::function<void(double fraction)> progressed;
    std::function<void(bool limitReached)> finished;
    std::function<void(const QString& reason)> failed;
  };

  explicit LiveRun(Listener listener, QObject* parent = nullptr) : QObject(parent), m_listener(std::move(listener)) {
    connect(&m_task, &base::Task::progressed, this,
            [this](const QString& /*phase*/, double fraction) { m_listener.progressed(fraction); });
    connect(&m_task, &base::Task::failed, this, [this](const Error& error) { m_listener.failed(error.reason()); });
  }

  void start(Job job) {
    base::startStream<Row>(
        m_task, {}, std::move(job), [this](std::vector<Row> rows) { m_listener.found(std::move(rows)); },
        [this](bool limitReached) { m_listener.finished(limitReached); });
  }

  /// Cancels the run; nothing more is delivered.
  void stop() { m_task.drop(); }

  bool running() const { return m_task.isRunning(); }

private:
  Listener m_listener;
  base::Task m_task;
};

} // namespace vitrine::ui
