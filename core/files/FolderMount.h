#pragma once

#include "core/files/Mount.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <mutex>

namespace vitrine::files {

/// A folder on disk as a mount. Folder listings are read once, on demand, and kept.
class FolderMount final : public Mount {
public:
  explicit FolderMount(const QString& folder);

  QString name() const override { return m_root; }
  std::optional<MountEntry> find(const QString& path) const override;
  std::vector<MountEntry> list(const QString& folder) const override;
  Result<ByteSourcePtr> open(const MountEntry& entry, const Limits& limits) const override;

  /// Paths of the files that were opened so far.
  QStringList openedFiles() const;

private:
  struct Listing {
    std::vector<MountEntry> entries;
    QHash<QString, std::vector<std::size_t>> byLowerName; ///< names that differ by case alone, in order

    /// Entries of this name without regard to case, the one spelt so first.
    std::vector<const MountEntry*> find(const QString& name) const;
  };

  const Listing& listing(const QString& folder) const;
  std::optional<MountEntry> find(const MountEntry& from, const QStringList& parts, qsizetype next) const;

  QString m_root; ///< canonical
  mutable std::mutex m_mutex;
  mutable QHash<QString, std::shared_ptr<const Listing>> m_listings;
  mutable QSet<QString> m_opened; ///< under the mutex
};

} // namespace vitrine::files
