#pragma once

#include "core/base/ByteRange.h"

#include <QString>

#include <optional>

namespace vitrine::formats {

/// A path to a run of bytes of a file: "/games/save.bin/@0x1200+0x340.png". The ending is a hint what the bytes are, as
/// that of a file. The file may lie in an archive.
struct BytesPath {
  QString file;             ///< path of the file, also through an archive
  std::uint64_t offset = 0; ///< in that file
  std::uint64_t size = 0;

  /// nullopt: an ordinary path. A file on disk of that name wins.
  static std::optional<BytesPath> of(const QString& path);
  /// The path to bytes of the document at `path`, which may be such a run itself. `extension`: without the dot.
  static QString to(const QString& path, std::uint64_t offset, std::uint64_t size, const QString& extension);
};

} // namespace vitrine::formats
