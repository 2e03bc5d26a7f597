#include "core/session/ByteBookmark.h"

#include "core/base/KeptList.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace vitrine::session {
namespace {

const QString kByteList = QStringLiteral("bytes");
const QString kByteName = QStringLiteral("name");
const QString kByteSpace = QStringLiteral("space");
const QString kByteOffset = QStringLiteral("offset");
const QString kByteSize = QStringLiteral("size");

/// More than anybody makes: a file of others must not fill the memory.
constexpr qsizetype kMostByteBookmarks = 10'000;

std::optional<ByteBookmark> bookmarkFrom(const QJsonObject& object) {
  const qint64 offset = object.value(kByteOffset).toInteger(-1);
  const qint64 size = object.value(kByteSize).toInteger(-1);
  if (offset < 0 || size < 1) {
    return std::nullopt;
  }
  return ByteBookmark{object.value(kByteName).toString(), object.value(kByteSpace).toString(),
                      static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(size)};
}

} // namespace

QString spaceKey(const ByteSpaces& spaces, SpaceId space) {
  if (space == base::kFileSpace) {
    return {};
  }
  const QString& name = spaces[space].name;
  int nth = 1;
  for (SpaceId before = base::kFileSpace + 1; before < space; ++before) {
    nth += spaces[before].name == name ? 1 : 0;
  }
  return nth == 1 ? name : QStringLiteral("%1#%2").arg(name).arg(nth);
}

std::optional<SpaceId> spaceOfKey(const ByteSpaces& spaces, const QString& key) {
  if (key.isEmpty()) {
    return base::kFileSpace;
  }
  for (SpaceId space = base::kFileSpace + 1; space < spaces.size(); ++space) {
    if (key.startsWith(spaces[space].name) && spaceKey(spaces, space) == key) {
      return space;
    }
  }
  return std::nullopt;
}

std::optional<ByteRange> rangeOf(const ByteBookmark& bookmark, const ByteSpaces& spaces) {
  const auto space = spaceOfKey(spaces, bookmark.space);
  if (!space || !spaces.contains(*space)) {
    return std::nullopt;
  }
  const std::uint64_t end = spaces[*space].source->size();
  const bool isThere = bookmark.offset < end && bookmark.size <= end - bookmark.offset;
  return isThere ? std::optional(ByteRange{*space, bookmark.offset, bookmark.size}) : std::nullopt;
}

QByteArray byteBookmarksToJson(const ByteBookmarks& bookmarks, const QString& fileName) {
  QJsonArray list;
  for (const ByteBookmark& bookmark : bookmarks) {
    QJsonObject one{{kByteName, bookmark.name},
                    {kByteOffset, static_cast<qint64>(bookmark.offset)},
                    {kByteSize, static_cast<qint64>(bookmark.size)}};
    if (!bookmark.space.isEmpty()) {
      one.insert(kByteSpace, bookmark.space);
    }
    list << one;
  }
  return QJsonDocument(base::keptList(kByteList, fileName, list)).toJson();
}

std::optional<ByteBookmarks> byteBookmarksFromJson(const QByteArray& json) {
  const auto list = base::keptEntries(json, kByteList, kMostByteBookmarks);
  if (!list) {
    return std::nullopt;
  }
  ByteBookmarks bookmarks;
  for (const QJsonValue& entry : *list) {
    if (auto bookmark = bookmarkFrom(entry.toObject())) {
      bookmarks.push_back(std::move(*bookmark));
    }
  }
  return bookmarks;
}

} // namespace vitrine::session
