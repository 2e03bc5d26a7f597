#pragma once

#include "core/base/Limits.h"
#include "core/bytes/Decompress.h"

namespace vitrine::formats::x3 {

/// Wrapping of the game's packed files (.pck, .pbd, .pbb) (docs/formats/x3-files.md, "Wrapping").
enum class Wrapping {
  None,
  Gzip,
  XoredGzip, ///< a first byte tells the key that all others are XORed with
};

/// Told by the first bytes of a file.
Wrapping wrappingOf(const Bytes& head);

/// Contents of a wrapped file. Of a damaged one: the part that could be decoded, with `problem`.
Result<bytes::Decoded> unwrapped(const Bytes& packed, const Limits& limits);

/// Start of a file's contents from its first bytes: of one that is not wrapped, themselves. `complete`: that
/// is all of it, if the bytes are all of the file.
bytes::Decoded unwrappedHead(const Bytes& head);

/// The words shown for it: "gzip", "PCK (key 0x5a)".
QString wrappingName(const Bytes& head);

} // namespace vitrine::formats::x3
