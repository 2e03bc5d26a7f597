#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace vitrine::formats::source {

inline constexpr std::uint64_t kLeastLumpAlignment = 4;   ///< that the engine wants of lumps, bytes
inline constexpr std::uint64_t kMostLumpAlignment = 2048; ///< a sector of a disc; more than that is chance

/// Alignment that a lump at `offset` has, or shall have: a power of two.
constexpr std::uint64_t lumpAlignmentAt(std::uint64_t offset) {
  return std::clamp(std::uint64_t{1} << std::countr_zero(offset | kMostLumpAlignment), kLeastLumpAlignment,
                    kMostLumpAlignment);
}

} // namespace vitrine::formats::source
