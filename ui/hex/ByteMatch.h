#pragma once

#include "core/base/TaskStream.h"
#include "core/bytes/BytePattern.h"
#include "core/bytes/ByteSource.h"

#include <array>

namespace vitrine::ui {

/// A match of a pattern in bytes, with the first bytes from there on.
struct ByteMatch {
  static constexpr std::size_t kExcerpt = 24;

  std::uint64_t offset = 0;
  std::array<std::byte, kExcerpt> excerpt{};
  std::uint8_t excerptSize = 0; ///< fewer at the end of the source

  std::span<const std::byte> bytes() const { return {excerpt.data(), excerptSize}; }
};

/// Limit of a list of matches; further ones are not searched for.
inline constexpr std::uint64_t kMostByteMatches = 100'000;

/// Sends the matches of a pattern in a source to `sink`. Returns true if there are more than kMostByteMatches. Throws
/// base::Cancelled through `progress`.
Result<bool> findByteMatches(const ByteSource& source, const BytePattern& pattern,
                             const base::TaskSink<ByteMatch>& sink, base::Progress& progress);

} // namespace vitrine::ui
