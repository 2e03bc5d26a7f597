#pragma once

#include "core/bytes/Bytes.h"

#include <vector>

namespace vitrine::tests {

/// Lengths to cut a file to: none, the first bytes, then evenly, up to one byte short; ascending, `count` of them or as
/// many as the file has bytes.
std::vector<std::size_t> cutLengths(std::size_t fileSize, std::size_t count);

/// The file with one to four bytes changed, a quarter of them within the first kilobytes, where headers and directories
/// are. The same for the same seed.
Bytes flipped(const Bytes& file, std::uint32_t seed);

/// Share of each file in `total` flips: in inverse proportion to its size, so that large files do not take all the
/// time, and at least a few each. Sums to at least `total`.
std::vector<std::size_t> shareOut(std::size_t total, const std::vector<std::size_t>& fileSizes);

} // namespace vitrine::tests
