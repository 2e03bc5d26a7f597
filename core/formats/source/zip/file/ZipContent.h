#pragma once

#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/bytes/Decompress.h"
#include "core/formats/source/zip/records/ZipEntry.h"

namespace vitrine::formats::source {

/// An entry's bytes as far as they can be decoded; `problem` tells of a stream that ends early or is damaged, and of a
/// checksum that does not fit. Stored entries of archives in memory are not copied. Errors when nothing can be read:
/// ZipEntry::problem, a size beyond `limits`, or a source that fails. Thread-safe.
Result<bytes::Decoded> decodeZipEntry(const ByteSource& archive, const ZipEntry& entry, const Limits& limits);

/// Source of ZipEntry::size bytes that decodes an entry at the first read and keeps the result. Reads past what
/// could be decoded are Errors; a wrong checksum is not. `limits` are checked now.
Result<ByteSourcePtr> makeZipEntrySource(ByteSourcePtr archive, const ZipEntry& entry, const Limits& limits);

} // namespace vitrine::formats::source
