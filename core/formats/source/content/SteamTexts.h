#pragma once

#include "core/bytes/Bytes.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace vitrine::formats::source {

/// The folders of the libraries that a libraryfolders.vdf lists, in its new form (blocks with "path") or its old one
/// (number and folder). As written: they need not exist.
QStringList parseLibraryFolders(const Bytes& text);

/// What an appmanifest_N.acf says of an installed game.
struct SteamManifest {
  QString appId;
  QString name;
  QString folder; ///< below steamapps/common
};

/// nullopt when it does not name a folder, or one that leads elsewhere.
std::optional<SteamManifest> parseManifest(const Bytes& text);

} // namespace vitrine::formats::source
