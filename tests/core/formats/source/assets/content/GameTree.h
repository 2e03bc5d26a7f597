#pragma once

#include "core/formats/api/ContentLocator.h"
#include "tests/support/TempFolder.h"

namespace vitrine::tests {

/// Writes a game's description with these search paths; returns its folder.
inline QString writeGame(const TempFolder& tree, const QString& folder, const QByteArray& paths,
                         const QByteArray& appId = "220") {
  tree.write(folder + QStringLiteral("/gameinfo.txt"),
             "\"GameInfo\"\n{\n game \"A game\"\n FileSystem\n {\n  SteamAppId " + appId + "\n  SearchPaths\n  {\n" +
                 paths + "  }\n }\n}\n");
  return tree.path(folder);
}

/// Installs a game in a library of Steam.
inline void writeManifest(const TempFolder& tree, const QString& library, const QByteArray& appId,
                          const QByteArray& name, const QByteArray& folder) {
  tree.write(QStringLiteral("%1/steamapps/appmanifest_%2.acf").arg(library, QString::fromLatin1(appId)),
             "\"AppState\"\n{\n \"appid\" \"" + appId + "\"\n \"name\" \"" + name + "\"\n \"installdir\" \"" + folder +
                 "\"\n}\n");
}

/// The places of search paths, from `top`.
inline QStringList namesOf(const std::vector<formats::SearchPath>& paths, const QString& top) {
  QStringList names;
  const QString canonical = QFileInfo(top).canonicalFilePath();
  for (const formats::SearchPath& path : paths) {
    names << QDir(canonical).relativeFilePath(QFileInfo(path.path).canonicalFilePath());
  }
  return names;
}

} // namespace vitrine::tests
