#pragma once

#include "ui/workers/DataRun.h"

#include <QMimeData>
#include <QThreadPool>

namespace vitrine::ui {

/// A file on its way to another program by drag and drop. A worker makes it from the moment the drag begins; a program
/// that asks for it waits until it is there. One that nobody asked for is given up. GUI thread.
class DraggedFile : public QMimeData {
  Q_OBJECT

public:
  /// Called on the worker; may throw base::Cancelled.
  using Maker = std::function<Result<void>(const QString& path, base::Progress& progress)>;

  /// `path` is the file's to be; nothing is there yet.
  DraggedFile(QString path, Maker make);
  ~DraggedFile() override;

  QStringList formats() const override;
  bool hasFormat(const QString& format) const override;

Q_SIGNALS:
  /// The file that was asked for cannot be made.
  void failed(const QString& reason) const;

protected:
  QVariant retrieveData(const QString& format, QMetaType type) const override;

private:
  QString m_path;
  mutable base::Progress m_progress;
  mutable Result<void> m_result; ///< by the worker, to be looked at when it is done
  mutable bool m_asked = false;
  mutable QThreadPool m_pool; ///< one thread
};

} // namespace vitrine::ui
