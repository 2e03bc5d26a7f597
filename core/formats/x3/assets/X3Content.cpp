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

class PathList {
public:
  void add(const QDir& folder, const char* reason) {
    const bool known = std::ranges::any_of(m_paths, [&](const SearchPath& path) { return path.path == folder.path(); });
    if (!known) {
      m_paths.push_back({folder.path(), QString::fromLatin1(reason)});
    }
  }
  std::vector<SearchPath> take() { return std::move(m_paths); }

private:
  std::vector<SearchPath> m_paths;
};

} // namespace

std::vector<SearchPath> X3Content::searchPaths(const QString& file, const FormatInfo&) const {
  const QDir folder(QFileInfo(file).absolutePath());
  PathList paths;
  std::optional<QDir> game = parentOf("objects", folder);
  if (!game && isNamed(folder, "mods")) {
    game = above(folder);
  }
  if (game) {
    paths.add(*game, QT_TRANSLATE_NOOP("formats", "the game's folder"));
  }
  if (const QDir base = game.value_or(folder); isNamed(base, "addon")) {
    paths.add(base, QT_TRANSLATE_NOOP("formats", "the game's folder"));
    paths.add(above(base), QT_TRANSLATE_NOOP("formats", "the game that the addon is for"));
  }
  paths.add(folder, QT_TRANSLATE_NOOP("formats", "the file's folder"));
  return paths.take();
}

} // namespace vitrine::formats::x3
