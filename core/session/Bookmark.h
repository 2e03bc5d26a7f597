#pragma once

#include "core/viewing/ViewLink.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace vitrine::session {

/// A view of a file that its user wants to come back to.
struct Bookmark {
  QString name;
  viewing::ViewLink view;
  QImage picture; ///< null: none was taken
  int key = 0;    ///< digit of the keys that go to it, 1 to 9; 0: none do

  bool operator==(const Bookmark&) const = default;
};

using Bookmarks = std::vector<Bookmark>;

/// Bookmarks as JSON: views are links, pictures PNG in base 64. `fileName`: of what they are views of, for people.
QByteArray bookmarksToJson(const Bookmarks& bookmarks, const QString& fileName);
/// nullopt: these are no bookmarks. Single ones that make no sense are left out.
std::optional<Bookmarks> bookmarksFromJson(const QByteArray& json);

/// File that the bookmarks of a content with this hash are kept in, in the folder of all.
QString bookmarkPath(const QString& folder, const QString& hash);

/// Place of the bookmark with a key; nullopt: there is none.
std::optional<std::size_t> placeOfKey(const Bookmarks& bookmarks, int key);

} // namespace vitrine::session

namespace vitrine {
using session::Bookmark;
using session::Bookmarks;
} // namespace vitrine
