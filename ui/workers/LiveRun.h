#pragma once

#include "ui/workers/DataRun.h"

#include <QTimer>

#include <memory>
#include <mutex>
#include <vector>

namespace vitrine::ui {

/// Work on a worker that hands rows over while it finds them, a slice at a time. A new run takes the place of the one
/// before, without waiting for it. GUI thread.
template <class Row>
class LiveRun : public QObject {
public:
  using Sink = std::function<void(Row row)>;
  /// Called on the worker; may throw base::Cancelled. True: there may be more than was found.
  using Job = std::function<Result<bool>(const Sink& sink, base::Progress& progress)>;

  /// Receiver of what a run tells, on the GUI thread.
  struct Listener {
    std::function<void(std::vector<Row> rows)> found;
    std::function<void(double fraction)> progressed;
    std::function<void(bool limitReached)> finished;
    std::function<void(const QString& reason)> failed;
  };

  explicit LiveRun(Listener listener, QObject* parent = nullptr) : QObject(parent), m_listener(std::move(listener)) {
    constexpr int kLiveEveryMs = 40;
    m_timer.setInterval(kLiveEveryMs);
    m_timer.callOnTimeout(this, [this] { deliver(); });
  }
  ~LiveRun() override { stop(); }

  void start(Job job) {
    stop();
    m_inbox = std::make_shared<Inbox>();
    m_run = new DataRun(
        [inbox = m_inbox, job = std::move(job)](base::Progress& progress) -> Result<void> {
          const auto sink = [&inbox](Row row) {
            const std::scoped_lock lock(inbox->mutex);
            inbox->rows.push_back(std::move(row));
          };
          const auto limitReached = job(sink, progress);
          if (!limitReached) {
            return std::unexpected(limitReached.error());
          }
          inbox->limitReached = *limitReached;
          return {};
        },
        this);
    connect(m_run, &DataRun::progressed, this, m_listener.progressed);
    connect(m_run, &DataRun::done, this, [this] { end(); });
    connect(m_run, &DataRun::failed, this, [this](const QString& reason) { fail(reason); });
    m_run->start();
    m_timer.start();
  }

  /// Gives up what is not found yet; nothing is told any more.
  void stop() {
    m_timer.stop();
    m_inbox.reset();
    if (DataRun* run = std::exchange(m_run, nullptr)) {
      run->abandon(this);
    }
  }

  bool running() const { return m_inbox != nullptr; }

private:
  /// Rows on their way from the worker to the window, and the end of the work.
  struct Inbox {
    std::mutex mutex;
    std::vector<Row> rows;
    bool limitReached = false;
  };

  void deliver() {
    constexpr std::size_t kMostLiveRows = 2000; // what a list takes in well under a frame
    std::vector<Row> slice;
    {
      const std::scoped_lock lock(m_inbox->mutex);
      auto& waiting = m_inbox->rows;
      const auto count = static_cast<std::ptrdiff_t>(std::min(waiting.size(), kMostLiveRows));
      slice.assign(std::make_move_iterator(waiting.begin()), std::make_move_iterator(waiting.begin() + count));
      waiting.erase(waiting.begin(), waiting.begin() + count);
    }
    const bool last = !m_run && slice.size() < kMostLiveRows;
    const std::shared_ptr<Inbox> inbox = m_inbox;
    if (!slice.empty()) {
      m_listener.found(std::move(slice));
    }
    if (last && m_inbox == inbox) { // the listener has neither stopped nor started anew
      const bool limitReached = inbox->limitReached;
      m_timer.stop();
      m_inbox.reset();
      m_listener.finished(limitReached);
    }
  }

  void end() {
    std::exchange(m_run, nullptr)->deleteLater();
    deliver();
  }

  void fail(const QString& reason) {
    std::exchange(m_run, nullptr)->deleteLater();
    m_timer.stop();
    m_inbox.reset();
    m_listener.failed(reason);
  }

  Listener m_listener;
  std::shared_ptr<Inbox> m_inbox; ///< null: none is running
  DataRun* m_run = nullptr;       ///< null: its worker has ended
  QTimer m_timer;
};

} // namespace vitrine::ui
