#pragma once

#include "ui/session/Session.h"
#include "ui/workers/ContentStore.h"

namespace vitrine::ui {

class ByteBookmarkModel;

/// Keeps the bookmarks of a file's bytes on disk, by what is in the file and not by where it lies (ContentStore); one
/// that is read again after it has changed takes them along.
class ByteBookmarkController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object. `folder`: of the bookmarks of all files.
  ByteBookmarkController(const Session& session, ByteBookmarkModel& model, const QString& folder,
                         QObject* parent = nullptr);

Q_SIGNALS:
  /// The model has what is kept for the shown file.
  void lookedUp();

private:
  void showDocument();
  void take(const DocumentPtr& document, const QString& hash, const QVariant& kept);
  void save();

  const Session& m_session;
  ByteBookmarkModel& m_model;
  ContentStore m_store;
  QString m_path; ///< of the shown file, or the one before
  QString m_hash; ///< of what is in the shown file; empty: not known yet
};

} // namespace vitrine::ui
