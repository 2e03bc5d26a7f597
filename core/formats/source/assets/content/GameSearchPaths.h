#pragma once

#include "core/formats/api/ContentLocator.h"

#include <QStringList>

namespace vitrine::formats::source {

/// The search paths of the file at `path`: the folder above maps, materials or models that it is in, and those of the
/// game above (addSearchPaths). Empty where it is in no such folder and no game.
std::vector<SearchPath> gameSearchPaths(const QString& path);

/// The title in the gameinfo.txt of the game that the file at `path` is in; empty: in none that tells.
QString gameTitleFor(const QString& path);

/// The search paths of a folder that the user names: of a game's folder the game's, of an installation those of all
/// games in it, of any other itself and the archives in it.
std::vector<SearchPath> gameSearchPathsIn(const QString& folder);

/// The folders of games that `folder` is or directly holds.
QStringList gamesIn(const QString& folder);

} // namespace vitrine::formats::source
