#pragma once

#include "resources/demos/common/ByteWriter.h"

namespace vitrine::demos {

/// Wrapping of deflated bytes; zlib's numbers of "window bits".
enum class DeflateFrame { None = -15, Zlib = 15, Gzip = 15 + 16 };

inline constexpr int kBestCompression = 9;

/// The bytes as deflate packs them best; `memory` is zlib's level from 1 to 9, on which the packed bytes depend. There
/// is no name and no time in it: equal bytes give equal ones. Throws std::runtime_error when zlib refuses.
Bytes deflated(std::span<const std::byte> data, DeflateFrame frame, int memory = 8);

} // namespace vitrine::demos
