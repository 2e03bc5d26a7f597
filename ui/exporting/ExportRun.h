#pragma once

#include "core/exporting/SceneExporter.h"
#include "core/session/Snapshot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>

namespace vitrine::ui {

/// One export of what a window shows, on a worker. GUI thread.
class ExportRun : public QObject {
  Q_OBJECT

public:
  struct Job {
    session::Snapshot shown; ///< with a scene; its document names the records
    SceneState state;        ///< of what is written
    exporting::ExportTarget target;
  };

  ExportRun(Job job, QObject* parent);
  /// Cancels, and waits for the worker.
  ~ExportRun() override;

  /// One of saved(), failed() and cancelled() follows, not from within this call.
  void start();
  /// Nothing is left behind; cancelled() follows, unless it is too late for that.
  void cancel() { m_progress.cancel(); }
  const QString& path() const { return m_job.target.path; }

Q_SIGNALS:
  /// `fraction` of the phase, 0 to 1; negative: the amount of work is not known.
  void progressed(const QString& phase, double fraction);
  /// `leftOut`: user texts, exporting::leftOut.
  void saved(const QStringList& leftOut);
  void failed(const QString& reason);
  void cancelled();

private:
  /// On the worker.
  Result<exporting::Exported> work();
  void tell(const Result<exporting::Exported>& outcome);
  void report(const QString& phase, double fraction);

  Job m_job;
  base::Progress m_progress;
  QElapsedTimer m_sinceReport; ///< the worker's
  QString m_phase;             ///< the same
  QThreadPool m_pool;          ///< one thread
};

} // namespace vitrine::ui
