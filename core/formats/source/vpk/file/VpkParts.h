#pragma once

#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"

#include <QString>

#include <map>
#include <mutex>
#include <optional>

namespace vitrine::formats::source {

/// True if a file is called like the data of a split archive: "pak01_012.vpk".
bool isVpkPart(const QString& fileName);

/// The directory that the part at `path` belongs to: "pak01_dir.vpk" beside it, without regard to case. nullopt: there
/// is none, or `path` is no part.
std::optional<QString> vpkDirectoryOf(const QString& path);

/// The name of a part of the archive whose directory is at `path`: "pak01_012.vpk".
QString vpkPartName(const QString& path, std::uint16_t number);

/// The parts beside a directory file, opened when somebody reads them, by range. Thread-safe.
class VpkParts {
public:
  /// `path` of the directory file.
  explicit VpkParts(QString path) : m_path(std::move(path)) {}

  /// NotFound when the part is not there.
  Result<ByteSourcePtr> open(std::uint16_t number) const;

private:
  QString m_path;
  mutable std::mutex m_mutex;
  mutable std::map<std::uint16_t, ByteSourcePtr> m_open;
};

} // namespace vitrine::formats::source
