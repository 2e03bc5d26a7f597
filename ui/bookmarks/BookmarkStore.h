#pragma once

#include "core/document/Document.h"
#include "ui/bookmarks/Bookmark.h"

#include <QObject>
#include <QThreadPool>

namespace vitrine::ui {

/// The user's bookmarks on disk, by what is in a file and not by where it lies: a file for each hash, in a folder.
/// Reads and writes on a worker, each file whole or not at all. The destructor waits for what is to be written.
class BookmarkStore : public QObject {
  Q_OBJECT

public:
  explicit BookmarkStore(const QString& folder, QObject* parent = nullptr);
  ~BookmarkStore() override;

  /// Looks up the bookmarks of a document; found() tells them. Another document ends that.
  void look(const DocumentPtr& document);
  void save(const QString& hash, const Bookmarks& bookmarks, const QString& fileName);

Q_SIGNALS:
  /// The content's hash, and its bookmarks: none where nobody made any.
  void found(const vitrine::DocumentPtr& document, const QString& hash, const vitrine::ui::Bookmarks& bookmarks);

private:
  QString pathOf(const QString& hash) const;

  QString m_folder;
  std::shared_ptr<base::Progress> m_looking; ///< null: nothing is looked up
  QThreadPool m_pool;                        ///< one thread: what was written is read after it
};

} // namespace vitrine::ui
