#pragma once

#include "core/bytes/Bytes.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace vitrine::formats::source {

/// A game that Steam has installed.
struct SteamApp {
  QString appId;
  QString name;
  QString folder; ///< steamapps/common/<name>; exists
};

/// The folders of the libraries that a libraryfolders.vdf lists, in its new form (blocks with "path") or its old one
/// (number and folder). As written: they need not exist.
QStringList parseLibraryFolders(const Bytes& text);

/// The game that an appmanifest_N.acf describes, with its folder from steamapps/common; nullopt when the text names no
/// folder, or one that leads elsewhere.
std::optional<SteamApp> parseManifest(const Bytes& text);

/// The libraries of Steam on this machine, and what is installed in them. Looks at the disk with each call.
class Steam {
public:
  /// `libraries`: folders that hold "steamapps". Those that are not there are left out, equal ones once.
  explicit Steam(const QStringList& libraries);

  /// Libraries of the user: the folder where Steam installs itself on this system, and those it lists.
  /// `home`: the user's folder; `dataHome`: $XDG_DATA_HOME, empty where it is not set.
  static Steam ofUser();
  static Steam ofUser(const QString& home, const QString& dataHome);

  /// Libraries with that of the file or folder first, if there is one: an external disk may not be listed.
  Steam around(const QString& path) const;

  const QStringList& libraries() const { return m_libraries; }
  /// Installed games in the order of the libraries, by number.
  std::vector<SteamApp> apps() const;
  /// Folder of an installed game; nullopt: not installed.
  std::optional<QString> folderOf(const QString& appId) const;
  /// The mods beside the games: steamapps/sourcemods/*.
  QStringList sourceMods() const;

private:
  QStringList m_libraries; ///< canonical
};

} // namespace vitrine::formats::source
