#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <cstdint>

namespace vitrine::bytes {

/// Output of a decoder. A stream that ends early or is damaged keeps its decoded prefix.
struct Decoded {
  Bytes bytes;
  bool complete = true;    ///< the whole `outputSize` was decoded
  QString problem;         ///< reason why the output is not complete
};

/// Raw LZMA1 (LZMA SDK, 5 property bytes as in .lzma files) of known output size. `outputSize` must have been checked
/// against Limits by the caller. No end marker is needed; decoding stops at outputSize.
Result<Decoded> decodeLzma(const Bytes& properties, const Bytes& coded, std::uint64_t outputSize);

enum class DeflateWrapper { Raw, Zlib, Gzip };

/// Deflate (RFC 1951) with or without wrapper, at most `maxOutput` bytes; `expectedSize` 0 when not known. Of gzip, all
/// members that follow each other; what stands behind them is left alone.
Result<Decoded> decodeDeflate(const Bytes& coded, DeflateWrapper wrapper, std::uint64_t expectedSize,
                              std::uint64_t maxOutput);

/// Zstandard (RFC 8878) of known output size; frames that follow each other are one. `outputSize` must have been checked
/// against Limits by the caller. A window larger than the output needs is refused as damage.
Result<Decoded> decodeZstd(const Bytes& coded, std::uint64_t outputSize);

std::uint32_t crc32(const Bytes& bytes);

} // namespace vitrine::bytes
