#pragma once

#include "ui/session/Session.h"

#include <QObject>
#include <QThreadPool>

namespace vitrine::ui {

class ByteBookmarkModel;

/// Keeps the bookmarks of a file's bytes on disk, by what is in the file and not by where it lies; one that is read
/// again after it has changed takes them along. Reads and writes on a worker, and waits for it at its end.
class ByteBookmarkController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object. `folder`: of the bookmarks of all files.
  ByteBookmarkController(const Session& session, ByteBookmarkModel& model, const QString& folder,
                         QObject* parent = nullptr);
  ~ByteBookmarkController() override;

  /// The hash of what is in the shown file is known now.
  void look(const QString& hash);

Q_SIGNALS:
  /// The model has what is kept for the shown file.
  void lookedUp();

private:
  void showDocument();
  void take(const QString& hash, const QByteArray& json);
  void save();

  const Session& m_session;
  ByteBookmarkModel& m_model;
  QString m_folder;
  QString m_path;        ///< of the shown file, or the one before
  QString m_hash;        ///< of the shown file; empty: not known yet
  bool m_isRead = false; ///< what is on disk for the hash is in the model
  QThreadPool m_pool;    ///< one thread: what was written is read after it
};

} // namespace vitrine::ui
