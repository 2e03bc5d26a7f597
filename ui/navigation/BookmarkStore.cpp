#include "ui/navigation/BookmarkStore.h"

namespace vitrine::ui {
namespace {

std::optional<QVariant> readBookmarks(const QByteArray& text) {
  const auto bookmarks = session::bookmarksFromJson(text);
  return bookmarks ? std::optional(QVariant::fromValue(*bookmarks)) : std::nullopt;
}

} // namespace

BookmarkStore::BookmarkStore(const QString& folder, QObject* parent) : QObject(parent), m_store(folder, readBookmarks) {
  connect(&m_store, &ContentStore::found, this,
          [this](const DocumentPtr& document, const QString& hash, const QVariant& kept) {
            Q_EMIT found(document, hash, kept.value<Bookmarks>());
          });
  connect(&m_store, &ContentStore::saved, this, &BookmarkStore::saved);
  connect(&m_store, &ContentStore::saveFailed, this, &BookmarkStore::saveFailed);
}

void BookmarkStore::save(const QString& hash, const Bookmarks& bookmarks, const QString& fileName) {
  m_store.save(hash, [bookmarks, fileName] {
    return bookmarks.empty() ? QByteArray() : session::bookmarksToJson(bookmarks, fileName);
  });
}

} // namespace vitrine::ui
