#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::source {

/// Where the files are that the one at `path` refers to: the folder above maps, materials or models that it is in, and
/// what the game above says (addSearchPaths). For Format::roots of all formats of this family. Empty where it is in no
/// such folder and no game.
std::vector<ProposedRoot> gameRoots(const QString& path);

/// What a folder stands for that the user names: a game's folder for its search paths, an installation for those of all
/// games in it, any other for itself and the archives in it. For Format::rootsIn.
std::vector<ProposedRoot> gameRootsIn(const QString& folder);

/// The folders of games that `folder` is or directly holds.
QStringList gamesIn(const QString& folder);

} // namespace vitrine::formats::source
