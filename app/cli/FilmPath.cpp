#include "app/cli/FilmPath.h"

#include "core/session/Bookmark.h"

#include <QFile>

namespace vitrine::cli {
namespace {

std::unexpected<Error> wrongPath(const QString& file, const QString& why) {
  return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("--path %1: %2").arg(file, why)));
}

/// Check of a view, which is named as `what`.
Result<void> checkView(const QString& file, const QString& what, const viewing::ViewLink& view) {
  if (!viewing::canBePassed(view)) {
    return wrongPath(file, QStringLiteral("%1: expected a perspective view with at and look").arg(what));
  }
  return {};
}

} // namespace

Result<viewing::PathViews> readPath(const QString& file) {
  QFile from(file);
  if (!from.open(QIODevice::ReadOnly)) {
    return wrongPath(file, from.errorString());
  }
  const QByteArray content = from.readAll();
  viewing::PathViews views;
  if (const auto bookmarks = session::bookmarksFromJson(content)) {
    for (const session::Bookmark& bookmark : *bookmarks) {
      if (const auto checked = checkView(file, bookmark.name, bookmark.view); !checked) {
        return std::unexpected(checked.error());
      }
      views.push_back(bookmark.view);
    }
  } else {
    int number = 0;
    for (const QByteArray& bytes : content.split('\n')) {
      const QString line = QString::fromUtf8(bytes).trimmed();
      const QString what = QStringLiteral("line %1").arg(++number);
      if (line.isEmpty() || line.startsWith(QLatin1Char('#'))) {
        continue;
      }
      const auto view = viewing::ViewLink::parse(line);
      if (!view) {
        return wrongPath(file, QStringLiteral("%1: %2").arg(what, view.error().message));
      }
      if (const auto checked = checkView(file, what, *view); !checked) {
        return std::unexpected(checked.error());
      }
      views.push_back(*view);
    }
  }
  if (views.size() < 2) {
    return wrongPath(file, QStringLiteral("at least two views are needed"));
  }
  return views;
}

} // namespace vitrine::cli
