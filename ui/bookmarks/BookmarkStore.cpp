#include "ui/bookmarks/BookmarkStore.h"

#include "core/base/Progress.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace vitrine::ui {
namespace {

constexpr std::uint64_t kHashedAtOnce = 1 << 20;

/// Hash of a file's bytes; empty: they cannot be read any more. Throws base::Cancelled.
QString hashOf(const ByteSource& bytes, base::Progress& progress) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  for (std::uint64_t at = 0; at < bytes.size(); at += kHashedAtOnce) {
    progress.check();
    const auto piece = bytes.readClipped(at, kHashedAtOnce);
    if (!piece) {
      return {};
    }
    hash.addData(piece->toByteArray());
  }
  return QString::fromLatin1(hash.result().toHex());
}

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
  return QStringLiteral("%1/%2.json").arg(m_folder, hash);
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
      const QString hash = hashOf(*document->spaces[base::kFileSpace].source, *progress);
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
