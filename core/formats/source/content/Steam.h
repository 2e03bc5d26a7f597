#pragma once

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

/// The libraries of Steam on this machine, and what is installed in them. Looks at the disk with each call.
class Steam {
public:
  /// `libraries`: folders that hold "steamapps". Those that are not there are left out, equal ones once.
  explicit Steam(const QStringList& libraries);

  /// Those of the user: where Steam puts itself on this system, and the libraries it lists.
  /// `home`: the user's folder; `dataHome`: $XDG_DATA_HOME, empty where it is not set.
  static Steam ofUser();
  static Steam ofUser(const QString& home, const QString& dataHome);

  /// With the library that the file or folder is in first, if it is in one: an external disk may not be listed.
  Steam around(const QString& path) const;

  const QStringList& libraries() const { return m_libraries; }
  /// In the order of the libraries, by number.
  std::vector<SteamApp> apps() const;
  /// Where a game is installed; nullopt: it is not.
  std::optional<QString> folderOf(const QString& appId) const;
  /// The mods beside the games: steamapps/sourcemods/*.
  QStringList sourceMods() const;

private:
  QStringList m_libraries; ///< canonical
};

} // namespace vitrine::formats::source
