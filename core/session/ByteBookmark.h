#pragma once

#include "core/base/ByteRange.h"
#include "core/bytes/ByteSpace.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace vitrine::session {

/// A run of bytes that its user has given a name.
struct ByteBookmark {
  QString name;
  QString space; ///< of the bytes, as spaceKey tells it
  std::uint64_t offset = 0;
  std::uint64_t size = 1; ///< bytes, 1 or more

  bool operator==(const ByteBookmark&) const = default;
};

using ByteBookmarks = std::vector<ByteBookmark>;

/// Text that tells a space from the others of the same file, also when the file is read again: empty for the file
/// itself, else its name; from the second of equal names on with "#n".
QString spaceKey(const ByteSpaces& spaces, SpaceId space);
/// The space with this key; nullopt: there is none.
std::optional<SpaceId> spaceOfKey(const ByteSpaces& spaces, const QString& key);

/// The bytes of a bookmark; nullopt: the file does not have them (any more).
std::optional<ByteRange> rangeOf(const ByteBookmark& bookmark, const ByteSpaces& spaces);

/// Bookmarks as JSON. `fileName`: of the file they are in, for people.
QByteArray byteBookmarksToJson(const ByteBookmarks& bookmarks, const QString& fileName);
/// nullopt: these are no bookmarks of bytes. Single ones that make no sense are left out.
std::optional<ByteBookmarks> byteBookmarksFromJson(const QByteArray& json);

} // namespace vitrine::session
