#pragma once

#include "resources/demos/common/ByteWriter.h"

#include <array>

namespace vitrine::demos {

/// A bare LZMA1 stream without end marker: five property bytes and the payload.
struct LzmaStream {
  std::array<std::byte, 5> properties;
  Bytes payload;
};

/// Throws std::runtime_error when liblzma refuses.
LzmaStream lzmaCompress(std::span<const std::byte> data);

/// The form of compressed lumps: "LZMA", sizes, properties, payload ("Lump compression" in the format notes).
Bytes lzmaLump(std::span<const std::byte> data);

} // namespace vitrine::demos
