#include "ui/navigation/ByteBookmarkController.h"

#include "ui/navigation/ByteBookmarkModel.h"

#include <QFileInfo>

namespace vitrine::ui {
namespace {

std::optional<QVariant> readByteBookmarks(const QByteArray& text) {
  auto bookmarks = session::byteBookmarksFromJson(text);
  return bookmarks ? std::optional(QVariant::fromValue(*std::move(bookmarks))) : std::nullopt;
}

} // namespace

ByteBookmarkController::ByteBookmarkController(const Session& session, ByteBookmarkModel& model, const QString& folder,
                                               QObject* parent)
    : QObject(parent), m_session(session), m_model(model), m_store(folder, readByteBookmarks) {
  connect(&session, &Session::documentChanged, this, &ByteBookmarkController::showDocument);
  connect(&model, &ByteBookmarkModel::edited, this, &ByteBookmarkController::save);
  connect(&m_store, &ContentStore::found, this, &ByteBookmarkController::take);
}

void ByteBookmarkController::showDocument() {
  const FileReadingPtr& reading = m_session.reading();
  const QString path = reading ? reading->document->path : QString();
  m_hash.clear();
  if (path != m_path) {
    m_model.setBookmarks({});
  }
  m_path = path;
  m_store.look(reading ? reading->document : nullptr);
}

void ByteBookmarkController::take(const DocumentPtr& document, const QString& hash, const QVariant& kept) {
  if (!m_session.reading() || m_session.document() != document.get()) {
    return; // another document is there
  }
  m_hash = hash;
  // Bookmarks may have been made before it was known what is in the file, or before the file changed.
  const bool anyBefore = !m_model.bookmarks().empty();
  m_model.merge(kept.value<session::ByteBookmarks>());
  if (anyBefore) {
    save();
  }
  Q_EMIT lookedUp();
}

void ByteBookmarkController::save() {
  if (m_hash.isEmpty()) {
    return;
  }
  m_store.save(m_hash, [bookmarks = m_model.bookmarks(), name = QFileInfo(m_path).fileName()] {
    return bookmarks.empty() ? QByteArray() : session::byteBookmarksToJson(bookmarks, name);
  });
}

} // namespace vitrine::ui
