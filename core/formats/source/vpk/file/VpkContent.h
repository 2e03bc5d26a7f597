#pragma once

#include "core/formats/source/vpk/file/VpkParts.h"
#include "core/formats/source/vpk/records/VpkDirectory.h"

#include <memory>

namespace vitrine::formats::source {

/// An archive that is open: its directory, the file that is in, and the parts beside it. Immutable and thread-safe.
struct VpkArchive {
  /// `path` of the directory's file.
  VpkArchive(VpkDirectory read, ByteSourcePtr from, const QString& path)
      : directory(std::move(read)), file(std::move(from)), parts(path) {}

  VpkDirectory directory;
  ByteSourcePtr file; ///< of the directory
  VpkParts parts;
};

using VpkArchivePtr = std::shared_ptr<const VpkArchive>;

/// Place of the bytes behind the preloaded ones.
struct VpkBody {
  ByteSourcePtr source;
  std::uint64_t offset = 0;
};

/// NotFound when the part is missing, Damaged when what the entry says lies beyond its end.
Result<VpkBody> locateVpkBody(const VpkArchive& archive, const VpkEntry& entry);

/// A file of the archive. Its checksum is compared before anything beyond its first 4 KiB is given, so that files can
/// be recognised without reading them whole; where it does not fit, reads are Damaged. `limits` are checked now.
Result<ByteSourcePtr> openVpkEntry(const VpkArchivePtr& archive, const VpkEntry& entry, const Limits& limits);

} // namespace vitrine::formats::source
