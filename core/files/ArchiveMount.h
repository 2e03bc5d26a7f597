#pragma once

#include "core/files/ArchiveIndex.h"

namespace vitrine::files {

/// An archive as a mount: names by an index, bytes by the archive's own format. Immutable and thread-safe.
class ArchiveMount : public Mount {
public:
  QString name() const final { return m_name; }
  std::optional<MountEntry> find(const QString& path) const final { return m_index.find(path); }
  std::vector<MountEntry> list(const QString& folder) const final { return m_index.list(folder); }
  QStringList refusedNames() const final { return m_index.refusedNames(); }
  Result<ByteSourcePtr> open(const MountEntry& entry, const Limits& limits) const final;

protected:
  /// `name` is shown to the user.
  ArchiveMount(QString name, ArchiveIndex index) : m_name(std::move(name)), m_index(std::move(index)) {}

  /// The bytes of the entry with this number in the index (ArchiveIndex::add). Errors are told with the entry's path.
  virtual Result<ByteSourcePtr> openAt(std::size_t index, const Limits& limits) const = 0;

private:
  QString m_name;
  ArchiveIndex m_index;
};

} // namespace vitrine::files
