#pragma once

#include "core/base/Task.h"
#include "core/bytes/SendBytes.h"
#include "core/structure/TableText.h"

#include <QObject>

#include <functional>

namespace vitrine::ui {

/// The text of a sink of text as UTF-8 for one of bytes, which must outlive what comes back.
structure::TextSink asUtf8(const bytes::ByteSink& sink);

/// One piece of work on data, done on a worker: a table on its way into a file, rows on theirs to the clipboard. GUI
/// thread.
class DataRun : public QObject {
  Q_OBJECT

public:
  /// Called on the worker; may throw base::Cancelled. What it holds on to lives as long as the run.
  using Job = std::function<Result<void>(base::Progress& progress)>;

  explicit DataRun(Job job, QObject* parent = nullptr);
  /// Gives up what is not done; waits for the worker.
  ~DataRun() override;

  /// One of done(), failed() and cancelled() follows, not from within this call.
  void start();
  void cancel() { m_task.cancel(); }
  /// Cancels a run that was started, without waiting for its worker: the run deletes itself when that has ended.
  /// `listener` is told nothing more.
  void abandon(const QObject* listener);

Q_SIGNALS:
  /// Share that is done, 0 to 1; told a few times a second.
  void progressed(double fraction);
  void done();
  void failed(const QString& reason);
  void cancelled();

private:
  Job m_job; ///< empty once it is started
  base::Task m_task;
  double m_fraction = 0;
};

} // namespace vitrine::ui
