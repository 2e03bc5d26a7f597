#pragma once

#include "core/bytes/Bytes.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine::formats::source {

/// A line of gameinfo.txt that says where files of the game are.
struct GameInfoPath {
  QStringList ids; ///< "game", "mod" …, lower case
  QString value;   ///< as written: "|all_source_engine_paths|hl2/hl2_textures.vpk"

  /// True if materials and models are looked for there.
  bool holdsContent() const;
};

/// Description of a game by its own file.
struct GameInfo {
  QString title;
  QString appId; ///< of Steam; empty: not told
  std::vector<GameInfoPath> paths;
};

/// Reads a gameinfo.txt; never fails. At most some thousand paths are taken.
GameInfo parseGameInfo(const Bytes& text);

/// Meaning of a path value before anything is looked for on disk.
struct PathPlace {
  enum class From { Game, Base, App }; ///< the folder of gameinfo.txt, the one above it, a game of Steam

  From from = From::Base;
  QString appId;    ///< App only
  QString relative; ///< forward slashes, may climb with ".."; "" is the folder itself
  bool all = false; ///< every folder and archive in it
};

PathPlace placeOf(const QString& value);

} // namespace vitrine::formats::source
