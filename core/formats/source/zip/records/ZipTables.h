#pragma once

#include "core/formats/source/zip/file/ZipDirectory.h"
#include "core/structure/RecordTable.h"

namespace vitrine::formats::source {

/// Kinds of records that an archive has besides the bytes of its files.
enum class ZipRecordKind { Local, Central, End };

/// Records with name, extra field and comment, at `places` (in any order, all in one space, which `source` is). Of
/// those that share bytes only the first is there. Null where there are none.
structure::RecordTablePtr zipTable(ZipRecordKind kind, std::vector<ByteRange> places, const ByteSourcePtr& source);

} // namespace vitrine::formats::source
