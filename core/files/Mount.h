#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::files {

/// A file inside a mount. Paths are relative, with forward slashes, as the mount spells them.
struct MountEntry {
  QString path;
  std::uint64_t size = 0;
  bool folder = false;
};

/// Place that files are found in: a folder, an archive, a pakfile. Read-only, thread-safe. Never leads outside itself:
/// ".." and absolute names are refused, symbolic links that leave a folder are not followed.
class Mount {
public:
  virtual ~Mount() = default;

  /// Name shown to the user: the folder's path, "pakfile of de_dust.bsp".
  virtual QString name() const = 0;

  /// The file of this name, without regard to case and slash direction; where names differ by case alone, the one spelt
  /// so, else the first.
  virtual std::optional<MountEntry> find(const QString& path) const = 0;

  /// Files and folders directly inside `folder` ("" is the top), in the mount's order.
  virtual std::vector<MountEntry> list(const QString& folder) const = 0;

  /// Names of entries that neither find() nor list() gives: names that lead outside the mount or are nested too deep.
  /// Spelt as in the archive, a thousand at most.
  virtual QStringList refusedNames() const { return {}; }

  /// The bytes of a found entry; decoded sizes are checked against `limits` before anything is allocated.
  virtual Result<ByteSourcePtr> open(const MountEntry& entry, const Limits& limits) const = 0;
};

using MountPtr = std::shared_ptr<const Mount>;

/// "Materials\\Brick//./x" -> "Materials/Brick/x": forward slashes, no empty or "." parts. nullopt when the name is
/// absolute, climbs with "..", or holds a NUL or drive letter.
std::optional<QString> relativePath(const QString& path);

/// `path` as written in a file of `folder` (itself relative, "" is the top): joined, and ".." followed as long as it
/// stays inside the top. nullopt when it leaves it, is absolute, or holds a NUL or drive letter.
std::optional<QString> resolvedPath(const QString& folder, const QString& path);

/// The folder part of a relative path, without a slash at its end; "" for a name alone.
QString folderOf(const QString& path);

/// The form paths are compared in: relativePath in lower case.
std::optional<QString> normalisedPath(const QString& path);

} // namespace vitrine::files

namespace vitrine {
using files::MountPtr;
} // namespace vitrine
