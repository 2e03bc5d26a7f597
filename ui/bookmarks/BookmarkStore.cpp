#include "ui/bookmarks/BookmarkStore.h"

#include "core/bytes/ContentHash.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace vitrine::ui {
namespace {

Bookmarks readBookmarks(const QString& path) {
  QFile file(path);
  const auto bookmarks = file.open(QIODevice::ReadOnly) ? bookmarksFromJson(file.readAll()) : std::nullopt;
  if (file.isOpen() && !bookmarks) {
    // Not to be written over.
    QFile::remove(path + QStringLiteral(".damaged"));
    file.rename(path + QStringLiteral(".damaged"));
  }
  return bookmarks.value_or(Bookmarks());
}

} // namespace

BookmarkStore::BookmarkStore(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder) {
  m_pool.setMaxThreadCount(1);
  m_pool.setThreadPriority(QThread::LowPriority);
}

BookmarkStore::~BookmarkStore() {
  look(nullptr);
  m_pool.waitForDone();
}

QString BookmarkStore::pathOf(const QString& hash) const {
  return session::bookmarkPath(m_folder, hash);
}

void BookmarkStore::look(const DocumentPtr& document) {
  if (m_looking) {
    m_looking->cancel();
    m_looking.reset();
  }
  if (!document || document->spaces.size() == 0 || !document->spaces[base::kFileSpace].source) {
    return;
  }
  m_looking = std::make_shared<base::Progress>();
  m_pool.start([this, document, progress = m_looking] {
    try {
      const QString hash = bytes::contentHash(*document->spaces[base::kFileSpace].source, *progress);
      const Bookmarks bookmarks = hash.isEmpty() ? Bookmarks() : readBookmarks(pathOf(hash));
      QMetaObject::invokeMethod(
          this,
          [this, document, progress, hash, bookmarks] {
            if (m_looking == progress && !hash.isEmpty()) {
              m_looking.reset();
              Q_EMIT found(document, hash, bookmarks);
            }
          },
          Qt::QueuedConnection);
    } catch (const base::Cancelled&) {
      // Another document is there.
    }
  });
}

void BookmarkStore::save(const QString& hash, const Bookmarks& bookmarks, const QString& fileName) {
  m_pool.start([folder = m_folder, path = pathOf(hash), bookmarks, fileName] {
    if (bookmarks.empty()) {
      QFile::remove(path);
      return;
    }
    QDir().mkpath(folder);
    const QByteArray json = bookmarksToJson(bookmarks, fileName);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size()) {
      file.commit();
    }
  });
}

} // namespace vitrine::ui
