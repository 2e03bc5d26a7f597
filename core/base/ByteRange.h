#pragma once

#include <cstdint>

namespace vitrine::base {

/// Number of a byte space of a document. 0 is the opened file; decoded lumps, archive entries and companion files follow
/// (core/bytes/ByteSpace.h).
using SpaceId = std::uint32_t;

inline constexpr SpaceId kFileSpace = 0;

/// A run of bytes in one space; offsets count from the start of that space.
struct ByteRange {
  SpaceId space = kFileSpace;
  std::uint64_t offset = 0;
  std::uint64_t size = 0;

  std::uint64_t end() const { return offset + size; }
  bool contains(std::uint64_t position) const { return position >= offset && position - offset < size; }
  bool operator==(const ByteRange&) const = default;
};

} // namespace vitrine::base

namespace vitrine {
using base::ByteRange;
using base::SpaceId;
} // namespace vitrine
