#pragma once

#include "core/base/Progress.h"
#include "core/formats/source/zip/file/ZipDirectory.h"

namespace vitrine::formats::source {

/// True if an entry of the archive is compressed.
bool holdsCodedEntries(const ZipDirectory& directory);

/// The archive with every entry stored as it decodes, in the order of their bytes; names, times, attributes and
/// comments stay. Where the comment tells of an alignment ("XZP1 2048"), data is aligned so. An Error where an entry
/// cannot be decoded whole. Throws base::Cancelled.
Result<Bytes> storedZip(const ByteSource& archive, const ZipDirectory& directory, const Limits& limits,
                        Progress& progress);

} // namespace vitrine::formats::source
