#include "ui/bookmarks/ByteBookmarkController.h"

#include "core/session/Bookmark.h"
#include "ui/bookmarks/ByteBookmarkModel.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace vitrine::ui {
namespace {

/// More than the longest list takes.
constexpr qint64 kLargestFile = 16 << 20;

QByteArray readIn(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.read(kLargestFile) : QByteArray();
}

void writeTo(const QString& path, const QByteArray& json) {
  QDir().mkpath(QFileInfo(path).path());
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size()) {
    file.commit();
  }
}

/// Damaged ones are not to be written over.
void putAside(const QString& path) {
  const QString aside = path + QStringLiteral(".damaged");
  QFile::remove(aside);
  QFile::rename(path, aside);
}

} // namespace

ByteBookmarkController::ByteBookmarkController(const Session& session, ByteBookmarkModel& model, const QString& folder,
                                               QObject* parent)
    : QObject(parent), m_session(session), m_model(model), m_folder(folder) {
  m_pool.setMaxThreadCount(1);
  connect(&session, &Session::documentChanged, this, &ByteBookmarkController::showDocument);
  connect(&model, &ByteBookmarkModel::edited, this, &ByteBookmarkController::save);
}

ByteBookmarkController::~ByteBookmarkController() {
  m_pool.waitForDone();
}

void ByteBookmarkController::showDocument() {
  const Document* document = m_session.document();
  const QString path = document ? document->path : QString();
  m_hash.clear();
  m_isRead = false;
  if (path != m_path) {
    m_model.setBookmarks({});
  }
  m_path = path;
}

void ByteBookmarkController::look(const QString& hash) {
  m_hash = hash;
  m_isRead = false;
  m_pool.start([this, hash, path = session::bookmarkPath(m_folder, hash)] {
    const QByteArray json = readIn(path);
    QMetaObject::invokeMethod(this, [this, hash, json] { take(hash, json); }, Qt::QueuedConnection);
  });
}

void ByteBookmarkController::take(const QString& hash, const QByteArray& json) {
  if (hash != m_hash || std::exchange(m_isRead, true)) {
    return; // another document is there
  }
  const auto kept = session::byteBookmarksFromJson(json);
  if (!kept && !json.isEmpty()) {
    m_pool.start([path = session::bookmarkPath(m_folder, hash)] { putAside(path); });
  }
  // There may be some that were made before it was known what is in the file, or before the file changed.
  const bool anyBefore = !m_model.bookmarks().empty();
  m_model.merge(kept.value_or(session::ByteBookmarks()));
  if (anyBefore) {
    save();
  }
  Q_EMIT lookedUp();
}

void ByteBookmarkController::save() {
  if (!m_isRead) {
    return;
  }
  const QString path = session::bookmarkPath(m_folder, m_hash);
  if (m_model.bookmarks().empty()) {
    m_pool.start([path] { QFile::remove(path); });
    return;
  }
  const QByteArray json = session::byteBookmarksToJson(m_model.bookmarks(), QFileInfo(m_path).fileName());
  m_pool.start([path, json] { writeTo(path, json); });
}

} // namespace vitrine::ui
