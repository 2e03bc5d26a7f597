#pragma once

#include "core/session/Bookmark.h"
#include "ui/workers/ContentStore.h"

namespace vitrine::ui {

/// The user's bookmarks on disk, by what is in a file and not by where it lies (ContentStore).
class BookmarkStore : public QObject {
  Q_OBJECT

public:
  explicit BookmarkStore(const QString& folder, QObject* parent = nullptr);

  /// Looks up the bookmarks of a document; found() tells them. Another document ends that.
  void look(const DocumentPtr& document) { m_store.look(document); }
  void save(const QString& hash, const Bookmarks& bookmarks, const QString& fileName);

Q_SIGNALS:
  /// The content's hash, and its bookmarks: none where nobody made any.
  void found(const vitrine::DocumentPtr& document, const QString& hash, const vitrine::Bookmarks& bookmarks);
  void saved();
  void saveFailed(const QString& reason);

private:
  ContentStore m_store;
};

} // namespace vitrine::ui
