#include "core/formats/x3/game/GameRoots.h"

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

class Roots {
public:
  void add(const QDir& folder, const char* reason) {
    const bool known =
        std::ranges::any_of(m_roots, [&](const ProposedRoot& root) { return root.path == folder.path(); });
    if (!known) {
      m_roots.push_back({folder.path(), QString::fromLatin1(reason)});
    }
  }
  std::vector<ProposedRoot> take() { return std::move(m_roots); }

private:
  std::vector<ProposedRoot> m_roots;
};

} // namespace

std::vector<ProposedRoot> gameRoots(const QString& path) {
  const QDir folder(QFileInfo(path).absolutePath());
  Roots roots;
  std::optional<QDir> game = parentOf("objects", folder);
  if (!game && isNamed(folder, "mods")) {
    game = above(folder);
  }
  if (game) {
    roots.add(*game, QT_TRANSLATE_NOOP("formats", "the game's folder"));
  }
  if (const QDir base = game.value_or(folder); isNamed(base, "addon")) {
    roots.add(base, QT_TRANSLATE_NOOP("formats", "the game's folder"));
    roots.add(above(base), QT_TRANSLATE_NOOP("formats", "the game that the addon is for"));
  }
  roots.add(folder, QT_TRANSLATE_NOOP("formats", "the file's folder"));
  return roots.take();
}

} // namespace vitrine::formats::x3
