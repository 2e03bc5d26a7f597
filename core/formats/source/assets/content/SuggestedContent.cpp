#include "core/formats/source/assets/content/SuggestedContent.h"

#include "core/base/Translate.h"
#include "core/files/FolderMount.h"
#include "core/formats/source/assets/content/GameSearchPaths.h"
#include "core/formats/source/assets/content/SearchPaths.h"
#include "core/formats/source/mdl/assets/ModelFiles.h"
#include "core/formats/source/vpk/file/VpkMount.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <functional>

namespace vitrine::formats::source {
namespace {

struct Game {
  QString name;
  QString folder;
};

std::vector<Game> gamesOf(const Steam& steam) {
  std::vector<Game> games;
  for (const SteamApp& app : steam.apps()) {
    const QStringList folders = gamesIn(app.folder);
    for (const QString& folder : folders) {
      const bool several = folders.size() > 1;
      games.push_back(
          {several ? QStringLiteral("%1 (%2)").arg(app.name, QFileInfo(folder).fileName()) : app.name, folder});
    }
  }
  for (const QString& mod : steam.sourceMods()) {
    if (gameInfoIn(mod)) {
      games.push_back({QFileInfo(mod).fileName(), mod});
    }
  }
  return games;
}

/// Counts in mounts that games share: several of them look into the same archives.
class Counter {
public:
  Counter(const std::vector<files::MissingFile>& missing, base::Progress& progress)
      : m_missing(missing), m_progress(progress) {}

  int count(const QString& game) {
    SearchPathList paths;
    addSearchPaths(paths, game);
    std::vector<bool> found(m_missing.size());
    for (const SearchPath& path : paths.paths()) {
      m_progress.check();
      const std::vector<bool>& here = foundIn(path.path);
      std::transform(found.begin(), found.end(), here.begin(), found.begin(), std::logical_or<>());
    }
    return static_cast<int>(std::ranges::count(found, true));
  }

private:
  const std::vector<bool>& foundIn(const QString& place) {
    const auto known = m_found.constFind(place);
    return known != m_found.cend() ? *known : *m_found.insert(place, lookIn(place));
  }

  std::vector<bool> lookIn(const QString& place) {
    std::vector<bool> found(m_missing.size());
    MountPtr mount;
    if (QFileInfo(place).isDir()) {
      mount = std::make_shared<files::FolderMount>(place);
    } else if (auto archive = mountVpkFile(place, {})) {
      mount = std::move(*archive);
    }
    for (std::size_t i = 0; mount && i < m_missing.size(); ++i) {
      m_progress.check();
      found[i] = std::ranges::any_of(substitutesOf(m_missing[i].path), [&mount](const QString& path) {
        const auto entry = mount->find(path);
        return entry && !entry->folder;
      });
    }
    return found;
  }

  const std::vector<files::MissingFile>& m_missing;
  base::Progress& m_progress;
  QHash<QString, std::vector<bool>> m_found; ///< by the place's path
};

} // namespace

std::vector<SuggestedContent> installedGames(const Steam& steam, base::Progress& progress) {
  std::vector<SuggestedContent> installed;
  for (const Game& game : gamesOf(steam)) {
    progress.check();
    installed.push_back({game.name, game.folder, 0});
  }
  return installed;
}

std::vector<SuggestedContent> suggestedContent(const std::vector<files::MissingFile>& missing, const Steam& steam,
                                               base::Progress& progress) {
  std::vector<SuggestedContent> suggested;
  if (missing.empty()) {
    return suggested;
  }
  Counter counter(missing, progress);
  const std::vector<Game> games = gamesOf(steam);
  for (std::size_t i = 0; i < games.size(); ++i) {
    progress.step(base::translate("formats", "Searching %1").arg(games[i].name), static_cast<double>(i) / games.size());
    if (const int found = counter.count(games[i].folder); found > 0) {
      suggested.push_back({games[i].name, games[i].folder, found});
    }
  }
  std::ranges::stable_sort(suggested, std::greater<>(), &SuggestedContent::found);
  return suggested;
}

} // namespace vitrine::formats::source
