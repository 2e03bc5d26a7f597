#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/bytes/ByteSpace.h"
#include "core/structure/Layout.h"

#include <QtGlobal>

namespace vitrine::formats::source::bsp {

using namespace structure::fields;

inline constexpr auto kLzmaPrefix = structure::layout(
    "LZMA prefix", 17, chars("id", "", 4), u32("actualSize", QT_TRANSLATE_NOOP("formats", "bytes decoded")),
    u32("lzmaSize", QT_TRANSLATE_NOOP("formats", "bytes coded")), u8("properties", "", 5));

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A lump or game lump as it is read: the stored bytes themselves, or what their LZMA stream decodes to, which then is
/// a ByteSpace of its own.
struct Block {
  Bytes bytes;
  ByteRange range;  ///< of `bytes`: in the file, or the whole of the decoded space
  ByteRange stored; ///< in the file
  bool compressed = false;
  QString note; ///< remark for readers of the section
};

/// Destination of decoded blocks and of reports on them.
struct BlockContext {
  ByteSpaces& spaces;
  const Limits& limits;
  Diagnostics& diagnostics;
};

/// Decodes `stored`, the bytes at `where`, if they carry the LZMA prefix of the engine (docs/formats/source-bsp.md,
/// "Compressed lumps"). `expectedSize` is what the directory says of the decoded size, 0 for "stored raw". Never fails:
/// a damaged stream keeps its decoded prefix, and what was odd is in the note and the diagnostics.
Block readBlock(const QString& name, Bytes stored, const ByteRange& where, std::uint64_t expectedSize,
                BlockContext& context);

} // namespace vitrine::formats::source
