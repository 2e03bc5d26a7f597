#pragma once

#include "ui/workers/DataRun.h"

#include <QTimer>

namespace vitrine::ui {

/// A piece of work on a worker whose results are looked at while it goes on. The next one takes its place without
/// waiting for its end. GUI thread.
class PolledRun : public QObject {
  Q_OBJECT

public:
  explicit PolledRun(QObject* parent = nullptr);
  /// Waits for the worker of the last one.
  ~PolledRun() override;

  void start(DataRun::Job job);
  /// Gives up what is not done; nothing is told any more.
  void stop();
  bool running() const { return m_run != nullptr; }

Q_SIGNALS:
  /// A good moment to take over what is there, several times a second; once more before done().
  void polled();
  /// Share that is done, 0 to 1.
  void progressed(double fraction);
  void done();
  void failed(const QString& reason);

private:
  void end();

  DataRun* m_run = nullptr; ///< null: none is running
  QTimer m_timer;
};

} // namespace vitrine::ui
