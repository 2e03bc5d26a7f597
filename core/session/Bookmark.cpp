#include "core/session/Bookmark.h"

#include "core/base/KeptList.h"

#include <QBuffer>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace vitrine::session {
namespace {

const QString kViews = QStringLiteral("bookmarks");
const QString kNameOf = QStringLiteral("name");
const QString kLink = QStringLiteral("view");
const QString kPng = QStringLiteral("picture");
const QString kDigit = QStringLiteral("key");

constexpr int kMostDigit = 9;
/// More than anybody makes: a file of others must not fill the memory.
constexpr qsizetype kMostBookmarks = 10'000;
constexpr int kWidestPicture = 1024;
/// Characters of a picture's text: the base 64 of the pixels of the largest one.
constexpr qsizetype kLongestPicture = 6 << 20;

QString textOf(const QImage& picture) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return QString::fromLatin1(png.toBase64());
}

QImage pictureFrom(const QString& text) {
  if (text.size() > kLongestPicture) {
    return {};
  }
  QByteArray png = QByteArray::fromBase64(text.toLatin1());
  QBuffer buffer(&png);
  QImageReader reader(&buffer, "PNG");
  const QSize size = reader.size(); // of the head alone
  return size.isValid() && size.width() <= kWidestPicture && size.height() <= kWidestPicture ? reader.read() : QImage();
}

} // namespace

QByteArray bookmarksToJson(const Bookmarks& bookmarks, const QString& fileName) {
  QJsonArray list;
  for (const Bookmark& bookmark : bookmarks) {
    QJsonObject one{{kNameOf, bookmark.name}, {kLink, bookmark.view.toText()}};
    if (bookmark.key != 0) {
      one.insert(kDigit, bookmark.key);
    }
    if (!bookmark.picture.isNull()) {
      one.insert(kPng, textOf(bookmark.picture));
    }
    list << one;
  }
  return QJsonDocument(base::keptList(kViews, fileName, list)).toJson();
}

std::optional<Bookmarks> bookmarksFromJson(const QByteArray& json) {
  const auto list = base::keptEntries(json, kViews, kMostBookmarks);
  if (!list) {
    return std::nullopt;
  }
  Bookmarks bookmarks;
  for (const QJsonValue& entry : *list) {
    const QJsonObject one = entry.toObject();
    const auto view = viewing::ViewLink::parse(one.value(kLink).toString());
    if (!view) {
      continue;
    }
    const int key = one.value(kDigit).toInt();
    const bool free = key >= 1 && key <= kMostDigit && !placeOfKey(bookmarks, key);
    bookmarks.push_back({.name = one.value(kNameOf).toString(),
                         .view = *view,
                         .picture = pictureFrom(one.value(kPng).toString()),
                         .key = free ? key : 0});
  }
  return bookmarks;
}

QString bookmarkPath(const QString& folder, const QString& hash) {
  return QStringLiteral("%1/%2.json").arg(folder, hash);
}

std::optional<std::size_t> placeOfKey(const Bookmarks& bookmarks, int key) {
  const auto found = std::ranges::find(bookmarks, key, &Bookmark::key);
  return key == 0 || found == bookmarks.end() ? std::nullopt
                                              : std::optional(static_cast<std::size_t>(found - bookmarks.begin()));
}

} // namespace vitrine::session
