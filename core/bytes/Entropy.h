#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSource.h"

#include <vector>

namespace vitrine::bytes {

/// Shannon entropy of the byte values of a run: 0 bits a byte where all are equal, 8 where all values are equally
/// frequent, as in compressed or encrypted data.
double entropyOf(std::span<const std::byte> bytes);

/// Entropy along a source, block by block.
struct EntropyCurve {
  std::uint64_t blockSize = 0; ///< the last block may be shorter
  bool sampled = false;        ///< only a part of each block was read
  std::vector<float> bits;     ///< of each block, 0 … 8
};

/// Curve of at most `mostBlocks` blocks, none smaller than 256 bytes. Of large blocks four runs of 16 KiB each are read,
/// so that time and memory are bounded. Throws Cancelled.
Result<EntropyCurve> entropyCurve(const ByteSource& source, std::size_t mostBlocks, base::Progress& progress);

} // namespace vitrine::bytes
