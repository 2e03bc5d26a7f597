#pragma once

#include <QString>

#include <optional>

namespace vitrine::formats {

/// A path that leads through an archive (docs/adr/0016-paths-through-archives.md):
/// "/games/x3/01.cat/objects/ring.bod".
struct ArchivePath {
  QString file;  ///< the archive, a file on disk
  QString inner; ///< the rest, with forward slashes; never empty

  /// nullopt: an ordinary path, to a file, a folder or nothing. Looks at names on disk alone: whether the file is an
  /// archive and has such an entry is not known yet.
  static std::optional<ArchivePath> of(const QString& path);
};

/// The file on disk that a path leads to or through.
QString fileOnDisk(const QString& path);

} // namespace vitrine::formats
