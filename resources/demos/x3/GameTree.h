#pragma once

#include "resources/demos/x3/Archive.h"
#include "resources/demos/x3/SceneModel.h"

namespace vitrine::demos::x3 {

/// Form that a tree of files is written in.
enum class Form {
  Mixed,     ///< each body in another way, as in a game with mods
  Text,      ///< .bod, .dds, .tga
  Binary,    ///< .bob
  Packed,    ///< .pbd, .pbb and .pck
  Catalogue, ///< all but the scene in 01.cat and 02.cat
};

/// The demo's files, "objects/vitrine/lighthouse_scene.bod" (or .pbd) first.
std::vector<MadeFile> stationFiles(Form form);

Bytes bytesOf(const std::string& text);

} // namespace vitrine::demos::x3
