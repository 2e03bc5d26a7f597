#pragma once

#include "core/files/ArchiveMount.h"
#include "core/formats/source/vpk/file/VpkContent.h"

namespace vitrine::formats::source {

/// The names of an archive as folders. Of equal names the first counts. Throws base::Cancelled.
files::ArchiveIndex archiveIndexOf(const VpkDirectory& directory, Progress& progress, std::size_t* equal = nullptr);

/// A VPK as a mount: a directory file with the parts beside it, or a file with everything in it.
class VpkMount final : public files::ArchiveMount {
public:
  /// `name` is shown to the user: the path of the directory file.
  VpkMount(QString name, VpkArchivePtr archive);

protected:
  /// NotFound when a part is missing; for the checksum see openVpkEntry.
  Result<ByteSourcePtr> openAt(std::size_t index, const Limits& limits) const override;

private:
  VpkArchivePtr m_archive;
};

/// The archive of the directory file, or of the part, at `path`. `bytes`: those of that file.
Result<MountPtr> mountVpk(const QString& path, const ByteSourcePtr& bytes, const Limits& limits);

/// Mount of an archive file on disk. An archive mounted elsewhere in the program, and unchanged since, is shared.
Result<MountPtr> mountVpkFile(const QString& path, const Limits& limits);

} // namespace vitrine::formats::source
