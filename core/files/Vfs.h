#pragma once

#include "core/files/MissingFiles.h"
#include "core/files/Mount.h"

#include <memory>
#include <shared_mutex>

namespace vitrine::files {

/// An ordered chain of mounts: the first that has a file wins. Thread-safe; mounts are only ever added.
class Vfs {
public:
  struct Found {
    MountPtr mount;
    MountEntry entry;
  };

  void append(MountPtr mount);
  void prepend(MountPtr mount);
  std::vector<MountPtr> mounts() const;

  std::optional<Found> find(const QString& path) const;

  /// Files and folders directly inside `folder` of every mount, in the order of the mounts; of equal names (without
  /// regard to case) the first.
  std::vector<MountEntry> list(const QString& folder) const;

  /// The whole file; NotFound when no mount has it.
  Result<Bytes> read(const QString& path, const Limits& limits) const;

private:
  mutable std::shared_mutex m_mutex;
  std::vector<MountPtr> m_mounts;
};

/// The whole of a found file.
Result<Bytes> contentOf(const Vfs::Found& found, const Limits& limits);

} // namespace vitrine::files

namespace vitrine {
using files::Vfs;
} // namespace vitrine
