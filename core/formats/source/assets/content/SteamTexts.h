#pragma once

#include "core/bytes/Bytes.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace vitrine::formats::source {

/// The folders of the libraries that a libraryfolders.vdf lists, in its new form (blocks with "path") or its old one
/// (number and folder). As written: they need not exist.
QStringList parseLibraryFolders(const Bytes& text);

/// Description of an installed game, from its appmanifest_N.acf.
struct SteamManifest {
  QString appId;
  QString name;
  QString folder; ///< below steamapps/common
};

/// Manifest of a game; nullopt when its text names no folder, or one that leads elsewhere.
std::optional<SteamManifest> parseManifest(const Bytes& text);

} // namespace vitrine::formats::source
