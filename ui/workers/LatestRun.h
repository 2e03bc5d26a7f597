#pragma once

#include "ui/workers/DataRun.h"

namespace vitrine::ui {

/// Work of which the latest piece alone counts: another takes the place of the one before, which is given up without
/// waiting for its end. GUI thread.
class LatestRun : public QObject {
  Q_OBJECT

public:
  explicit LatestRun(QObject* parent = nullptr);
  /// Gives up what runs.
  ~LatestRun() override;

  /// One of `then`, failed() and cancelled() follows, not from within this call.
  void start(DataRun::Job job, std::function<void()> then);
  /// Ends what runs; cancelled() follows.
  void cancel();
  /// Gives up what runs; nothing follows.
  void drop();
  bool isRunning() const { return m_run != nullptr; }

Q_SIGNALS:
  /// Share that is done, 0 to 1.
  void progressed(double fraction);
  void failed(const QString& reason);
  void cancelled();

private:
  /// The run, which has ended; nothing is running any more.
  void forget();

  DataRun* m_run = nullptr; ///< null: nothing is running
};

} // namespace vitrine::ui
