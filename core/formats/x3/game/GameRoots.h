#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats::x3 {

/// Folders that hold the game of the file at `path`, best first: the parent of the "objects" folder it is in, of an
/// "addon" the game's own, and the file's own folder. Of a catalogue: its folder, or the one above "mods".
std::vector<ProposedRoot> gameRoots(const QString& path);

} // namespace vitrine::formats::x3
