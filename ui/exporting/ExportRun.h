#pragma once

#include "core/base/Task.h"
#include "core/exporting/SceneExporter.h"
#include "core/session/Snapshot.h"

#include <QObject>

namespace vitrine::ui {

/// One export of what a window shows, as a task. GUI thread.
class ExportRun : public QObject {
  Q_OBJECT

public:
  struct Job {
    session::Snapshot shown; ///< with a scene; its document names the records
    SceneState state;        ///< of what is written
    exporting::ExportTarget target;
  };

  ExportRun(Job job, QObject* parent);

  /// One of saved(), failed() and cancelled() follows, not from within this call.
  void start();
  /// Nothing is left behind; cancelled() follows, unless it is too late for that.
  void cancel() { m_task.cancel(); }
  const QString& path() const { return m_job.target.path; }

Q_SIGNALS:
  /// `fraction` of the phase, 0 to 1; negative: the amount of work is not known.
  void progressed(const QString& phase, double fraction);
  /// `leftOut`: user texts, exporting::leftOut.
  void saved(const QStringList& leftOut);
  void failed(const QString& reason);
  void cancelled();

private:
  Job m_job;
  base::Task m_task;
};

} // namespace vitrine::ui
