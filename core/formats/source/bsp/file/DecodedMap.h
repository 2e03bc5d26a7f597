#pragma once

#include "core/base/Limits.h"
#include "core/base/Progress.h"
#include "core/bytes/SendBytes.h"

namespace vitrine::formats::source {

/// Sends a map with nothing in it compressed: lumps, parts of the game lump and files of the pakfile as they decode, in
/// the order they had, none less aligned than before. The directories say so; the entry that ends the list of
/// compressed game lumps is gone. All is decoded before the first byte is sent. An Error of a map that is damaged, or
/// of which nothing is compressed. Throws base::Cancelled. docs/formats/source-bsp.md, "Compressed lumps".
Result<void> writeDecodedMap(const QString& fileName, const ByteSourcePtr& file, const Limits& limits,
                             const bytes::ByteSink& sink, Progress& progress);

} // namespace vitrine::formats::source
