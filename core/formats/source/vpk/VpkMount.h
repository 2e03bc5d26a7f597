#pragma once

#include "core/files/ArchiveIndex.h"
#include "core/formats/source/vpk/VpkContent.h"

namespace vitrine::formats::source {

/// The names of an archive as folders. Of equal names the first counts. Throws base::Cancelled.
files::ArchiveIndex archiveIndexOf(const VpkDirectory& directory, Progress& progress, std::size_t* equal = nullptr);

/// A VPK as a mount: a directory file with the parts beside it, or a file with everything in it.
class VpkMount final : public files::Mount {
public:
  /// `name` is shown to the user: the path of the directory file.
  VpkMount(QString name, VpkArchivePtr archive);

  QString name() const override { return m_name; }
  std::optional<files::MountEntry> find(const QString& path) const override { return m_index.find(path); }
  std::vector<files::MountEntry> list(const QString& folder) const override { return m_index.list(folder); }
  /// NotFound when a part is missing; for the checksum see openVpkEntry.
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits& limits) const override;

private:
  QString m_name;
  VpkArchivePtr m_archive;
  files::ArchiveIndex m_index;
};

/// The archive of the directory file, or of the part, at `path`. `bytes`: those of that file.
Result<MountPtr> mountVpk(const QString& path, const ByteSourcePtr& bytes, const Limits& limits);

/// Mount of an archive file on disk. An archive mounted elsewhere in the program, and unchanged since, is shared.
Result<MountPtr> mountVpkFile(const QString& path, const Limits& limits);

} // namespace vitrine::formats::source
