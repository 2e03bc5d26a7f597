#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/formats/source/zip/records/ZipEntry.h"

#include <optional>
#include <vector>

namespace vitrine::formats::source {

/// Contents of an archive, in the order of its directory.
struct ZipDirectory {
  std::vector<ZipEntry> entries;
  std::optional<ByteRange> centralDirectory; ///< all its records
  std::optional<ByteRange> endRecord;        ///< with its comment
  QString comment;                           ///< of the archive: "XZP1 2048"
  bool recovered = false;                    ///< the directory was damaged; local headers were searched for
};

/// Reads the directory of a zip archive, a map's pakfile or a plain zip; docs/formats/source-assets.md, "Zip".
/// Damage is told to `diagnostics` (may be null) and what can be found is returned; WrongFormat when there is neither
/// an end record nor a local header. `where` is the archive's place in the document: ranges and diagnostics count from
/// there. No entry is decoded. Thread-safe.
Result<ZipDirectory> readZipDirectory(const ByteSource& source, const Limits& limits, Diagnostics* diagnostics,
                                      const ByteRange& where = {});

} // namespace vitrine::formats::source
