#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/source/bsp/file/BspHeader.h"

namespace vitrine::formats::source {

/// A map's header, and the bytes that all its offsets mean.
struct OpenedMap {
  BspHeader header;
  ByteSourcePtr bytes; ///< of header.space
  bool coded = false;  ///< the whole file is; `bytes` are the clear ones
};

/// Reads the header of `file`, which is space 0 of `spaces`. Of a file that is coded as a whole the clear bytes become
/// a space. Fails as readBspHeader.
Result<OpenedMap> openMap(const ByteSourcePtr& file, ByteSpaces& spaces);

} // namespace vitrine::formats::source
