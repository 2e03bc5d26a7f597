#include "core/formats/source/assets/content/GameSearchPaths.h"

#include "core/files/DiskNames.h"
#include "core/formats/source/assets/content/GameInfo.h"
#include "core/formats/source/assets/content/SearchPaths.h"
#include "core/formats/source/assets/content/SmallText.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats::source {
namespace {

constexpr const char* kAbove = QT_TRANSLATE_NOOP("formats", "the folder above maps, materials or models");
constexpr const char* kNamed = QT_TRANSLATE_NOOP("formats", "given as the game's folder");
constexpr const char* kArchive = QT_TRANSLATE_NOOP("formats", "an archive in the given folder");
// Deep enough for any installation; an end for paths that are made to be long.
constexpr int kMaxClimb = 32;

bool isContentFolder(const QString& name) {
  return std::ranges::any_of(QStringList{QStringLiteral("maps"), QStringLiteral("materials"), QStringLiteral("models")},
                             [&](const QString& known) { return name.compare(known, Qt::CaseInsensitive) == 0; });
}

/// The game is of another engine: nothing above it is of this one.
bool endsSearch(const QString& folder) {
  return files::namedOnDisk(folder, QStringLiteral("liblist.gam")) ||
         files::namedOnDisk(folder, QStringLiteral("gameinfo.gi"));
}

/// Folders around a file that say where its game keeps content.
struct ContentFolders {
  QString content; ///< folder above maps, materials or models; empty if the file is in none of them
  QString game;    ///< folder of gameinfo.txt; empty if there is none
};

ContentFolders contentFoldersAround(const QString& folder) {
  ContentFolders found;
  QString at = folder;
  for (int climbed = 0; climbed < kMaxClimb; ++climbed) {
    if (gameInfoIn(at)) {
      found.game = at;
      break;
    }
    const QString above = QFileInfo(at).path();
    if (above == at || endsSearch(at)) {
      break;
    }
    if (found.content.isEmpty() && isContentFolder(QFileInfo(at).fileName())) {
      found.content = above;
    }
    at = above;
  }
  return found;
}

void addWithArchives(SearchPathList& paths, const QString& folder, const QStringList& archives, const char* reason) {
  for (const QString& archive : archives) {
    paths.add(archive, kArchive);
  }
  paths.add(folder, reason);
}

} // namespace

std::vector<SearchPath> gameSearchPaths(const QString& path) {
  const ContentFolders folders = contentFoldersAround(QDir::cleanPath(QFileInfo(path).absolutePath()));
  SearchPathList game;
  if (!folders.game.isEmpty()) {
    addSearchPaths(game, folders.game);
  }
  // An addon's own files come before the game's, also where the game does not list it.
  SearchPathList paths;
  if (!folders.content.isEmpty() && !game.contains(folders.content)) {
    addWithArchives(paths, folders.content, packsIn(folders.content), kAbove);
  }
  std::vector<SearchPath> all = paths.take();
  std::ranges::move(game.take(), std::back_inserter(all));
  return all;
}

QString gameTitleFor(const QString& path) {
  const QString folder = contentFoldersAround(QDir::cleanPath(QFileInfo(path).absolutePath())).game;
  const auto description = folder.isEmpty() ? std::nullopt : gameInfoIn(folder);
  const auto text = description ? readSmallText(*description) : std::nullopt;
  return text ? parseGameInfo(*text).title : QString();
}

QStringList gamesIn(const QString& folder) {
  if (gameInfoIn(folder)) {
    return {folder};
  }
  QStringList games;
  const QDir in(folder);
  for (const QString& name : in.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase)) {
    if (gameInfoIn(in.filePath(name))) {
      games << in.filePath(name);
    }
  }
  return games;
}

std::vector<SearchPath> gameSearchPathsIn(const QString& folder) {
  QString named = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
  SearchPathList paths;
  for (const QString& game : gamesIn(named)) {
    addSearchPaths(paths, game);
  }
  if (paths.paths().empty()) {
    named = isContentFolder(QFileInfo(named).fileName()) ? QFileInfo(named).path() : named;
    addWithArchives(paths, named, archivesIn(named), kNamed);
  }
  auto all = paths.take();
  return all.empty() ? std::vector<SearchPath>{{folder, QString::fromLatin1(kNamed)}} : all;
}

} // namespace vitrine::formats::source
