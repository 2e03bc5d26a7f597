#pragma once

#include "core/base/PendingTask.h"

#include <QMimeData>

#include <functional>

namespace vitrine::ui {

/// A file that is dragged to another program. A task makes it from the moment the drag begins; a program that requests
/// it waits until it is complete. The task is cancelled if no program requests the file. GUI thread.
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
  mutable bool m_asked = false;
  mutable base::PendingTask<void> m_making;
};

} // namespace vitrine::ui
