#pragma once

#include "core/files/ArchiveIndex.h"
#include "core/formats/source/zip/ZipDirectory.h"

namespace vitrine::formats::source {

/// A zip archive as a mount: a map's pakfile, a plain zip. Names are compared without case; of equal names the last
/// counts, as in zip tools. Immutable and thread-safe.
class ZipMount final : public files::Mount {
public:
  /// `archive` must be the source that `directory` was read from; `name` is shown to the user.
  ZipMount(QString name, ByteSourcePtr archive, ZipDirectory directory);

  QString name() const override { return m_name; }
  std::optional<files::MountEntry> find(const QString& path) const override { return m_index.find(path); }
  std::vector<files::MountEntry> list(const QString& folder) const override { return m_index.list(folder); }
  /// Damaged when the data ends early or does not fit its checksum.
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits& limits) const override;

  const ZipDirectory& directory() const { return m_directory; }

private:
  QString m_name;
  ByteSourcePtr m_archive;
  ZipDirectory m_directory;
  files::ArchiveIndex m_index;
};

} // namespace vitrine::formats::source
