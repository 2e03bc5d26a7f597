#include "ui/session/GameFolder.h"

#include "core/files/FolderMount.h"

#include <QDir>
#include <QFileInfo>

#include <set>

namespace vitrine::ui {
namespace {

QStringList foldersOf(const QString& path) {
  return path.split(QLatin1Char('/'), Qt::SkipEmptyParts);
}

/// True if the last `count` parts of `path` are the first ones of `wanted`.
bool endsInto(const QStringList& path, const QStringList& wanted, qsizetype count) {
  for (qsizetype i = 0; i < count; ++i) {
    if (path[path.size() - count + i].compare(wanted[i], Qt::CaseInsensitive) != 0) {
      return false;
    }
  }
  return true;
}

/// Without its last `count` parts.
QString above(const QString& path, qsizetype count) {
  QString folder = path;
  for (; count > 0; --count) {
    folder = folder.left(std::max<qsizetype>(folder.lastIndexOf(QLatin1Char('/')), 0));
  }
  return folder.isEmpty() || folder.endsWith(QLatin1Char(':')) ? folder + QLatin1Char('/') : folder;
}

} // namespace

std::optional<QString> gameFolderOf(const QString& place, const QString& wanted) {
  const QString path = QDir::cleanPath(QFileInfo(place).absoluteFilePath());
  const auto relative = files::relativePath(wanted);
  const QStringList all = foldersOf(path);
  const QStringList parts = relative ? foldersOf(*relative) : QStringList();
  if (parts.isEmpty()) {
    return std::nullopt;
  }
  if (!QFileInfo(path).isDir()) {
    const bool fits = all.size() > parts.size() && endsInto(all, parts, parts.size());
    return fits ? std::optional(above(path, parts.size())) : std::nullopt;
  }
  for (qsizetype inside = std::min(parts.size() - 1, all.size()); inside >= 0; --inside) {
    if (endsInto(all, parts, inside) &&
        files::FolderMount(path).find(parts.mid(inside).join(QLatin1Char('/'))).has_value()) {
      return above(path, inside);
    }
  }
  return std::nullopt;
}

QString gameFolderOf(const QString& folder, const std::vector<files::MissingFile>& wanted) {
  const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
  const QStringList all = foldersOf(path);
  // Only those files can tell whose first folder is named somewhere on the way here.
  std::set<QString> names;
  for (const QString& part : all) {
    names.insert(part.toLower());
  }
  const files::FolderMount mount(path);
  for (const files::MissingFile& file : wanted) {
    const auto relative = files::relativePath(file.path);
    const QStringList parts = relative ? foldersOf(*relative) : QStringList();
    if (parts.size() < 2 || !names.contains(parts.front().toLower())) {
      continue;
    }
    for (qsizetype inside = std::min(parts.size() - 1, all.size()); inside > 0; --inside) {
      if (endsInto(all, parts, inside) && mount.find(parts.mid(inside).join(QLatin1Char('/')))) {
        return above(path, inside);
      }
    }
  }
  return path;
}

} // namespace vitrine::ui
