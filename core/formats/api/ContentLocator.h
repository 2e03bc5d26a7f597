#pragma once

#include "core/base/Progress.h"
#include "core/files/MissingFiles.h"
#include "core/files/SearchPath.h"
#include "core/formats/api/FormatInfo.h"

#include <QtGlobal>

#include <vector>

namespace vitrine::formats {

using files::SearchPath;

/// A game or collection on this machine, which may have files a document misses.
struct SuggestedContent {
  QString name;   ///< "Half-Life 2"
  QString folder; ///< to be given as a game folder (OpenOptions::gameFolders)
  int found = 0;  ///< so many of the missing files are in it
};

/// The places where the games of a family keep their content; this one knows of no game. For search paths it reads no
/// further than descriptions of games and names of folders. Stateless and thread-safe.
class ContentLocator {
public:
  virtual ~ContentLocator() = default;

  /// Search paths for a file of a format of the family: around it, and where its game says. Best first. Default: none.
  virtual std::vector<SearchPath> searchPaths(const QString& /*file*/, const FormatInfo& /*format*/) const {
    return {};
  }

  /// Name of the game that a file of a format of the family is from, as lists show it; asked for every folder of such
  /// files. Default: not known.
  virtual QString game(const QString& /*file*/) const { return {}; }

  /// Search paths that a folder stands for which the user names as a game's. Best first. Default: the folder itself.
  virtual std::vector<SearchPath> searchPathsIn(const QString& folder) const {
    return {{folder, QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "given as the game's folder"))}};
  }

  /// Games on this machine that have some of the missing files, best first. Searches disks: for workers; throws only
  /// base::Cancelled. Default: none.
  virtual std::vector<SuggestedContent> suggestedContent(const std::vector<files::MissingFile>& /*missing*/,
                                                         base::Progress& /*progress*/) const {
    return {};
  }

  /// Games of the family on this machine, whatever is missing. Searches disks: for workers; throws only
  /// base::Cancelled. Default: none.
  virtual std::vector<SuggestedContent> installedGames(base::Progress& /*progress*/) const { return {}; }
};

} // namespace vitrine::formats
