#pragma once

#include "core/formats/source/zip/records/ZipRecords.h"

#include <vector>

/// Finding the files of an archive by their local headers, for when its directory cannot be trusted. Inside zip/ only.
/// Throws bytes::ReadError with what the source itself refuses.
namespace vitrine::formats::source::zip {

struct ScannedEntry {
  std::uint64_t localOffset = 0;
  LocalRecord record; ///< sizes and checksum completed from the data descriptor where the header leaves them out
};

/// Looks through the whole source once; at most `maxEntries`.
std::vector<ScannedEntry> scanLocalHeaders(const ByteSource& source, std::uint64_t maxEntries);

/// The next signature of any zip record at or after `offset`; the source's size when there is none.
std::uint64_t findSignature(const ByteSource& source, std::uint64_t offset);

} // namespace vitrine::formats::source::zip
