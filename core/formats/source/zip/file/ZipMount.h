#pragma once

#include "core/files/ArchiveMount.h"
#include "core/formats/source/zip/file/ZipDirectory.h"

namespace vitrine::formats::source {

/// A zip archive as a mount: a map's pakfile, a plain zip. Names are compared without case; of equal names the last
/// counts, as in zip tools. Immutable and thread-safe.
class ZipMount final : public files::ArchiveMount {
public:
  /// `archive` must be the source that `directory` was read from; `name` is shown to the user.
  ZipMount(QString name, ByteSourcePtr archive, ZipDirectory directory);

  const ZipDirectory& directory() const { return m_directory; }

protected:
  /// Damaged when the data ends early or does not fit its checksum.
  Result<ByteSourcePtr> openAt(std::size_t index, const Limits& limits) const override;

private:
  ByteSourcePtr m_archive;
  ZipDirectory m_directory;
};

} // namespace vitrine::formats::source
