#include "core/formats/x3/assets/X3Content.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace vitrine::formats::x3 {
namespace {

bool isNamed(const QDir& folder, const char* name) {
  return folder.dirName().compare(QLatin1StringView(name), Qt::CaseInsensitive) == 0;
}

QDir above(const QDir& folder) {
  return QDir(QFileInfo(folder.path()).path());
}

/// The parent of the nearest folder of this name that holds `folder` or is it.
std::optional<QDir> parentOf(const char* name, QDir folder) {
  while (!folder.isRoot() && !folder.dirName().isEmpty()) {
    if (isNamed(folder, name)) {
      return above(folder);
    }
    folder = above(folder);
  }
  return std::nullopt;
}

} // namespace

std::vector<SearchPath> X3Content::searchPaths(const QString& file, const FormatInfo&) const {
  const QDir folder(QFileInfo(file).absolutePath());
  std::vector<SearchPath> paths;
  const auto add = [&](const QDir& place, const char* reason) {
    if (std::ranges::find(paths, place.path(), &SearchPath::path) == paths.end()) {
      paths.push_back({place.path(), QString::fromLatin1(reason)});
    }
  };
  std::optional<QDir> game = parentOf("objects", folder);
  if (!game && isNamed(folder, "mods")) {
    game = above(folder);
  }
  if (game) {
    add(*game, QT_TRANSLATE_NOOP("formats", "the game's folder"));
  }
  if (const QDir base = game.value_or(folder); isNamed(base, "addon")) {
    add(base, QT_TRANSLATE_NOOP("formats", "the game's folder"));
    add(above(base), QT_TRANSLATE_NOOP("formats", "the game that the addon is for"));
  }
  add(folder, QT_TRANSLATE_NOOP("formats", "the file's folder"));
  return paths;
}

} // namespace vitrine::formats::x3
