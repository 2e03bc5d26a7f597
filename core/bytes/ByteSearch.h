#pragma once

#include "core/base/Progress.h"
#include "core/bytes/BytePattern.h"
#include "core/bytes/ByteSource.h"

#include <functional>

namespace vitrine::bytes {

/// The part of a source that is searched; matches lie in it whole.
struct SearchRange {
  std::uint64_t from = 0;
  std::uint64_t end = 0;

  static SearchRange whole(const ByteSource& source) { return {0, source.size()}; }
};

/// Receives the offset of each match; returns false to end the search.
using MatchSink = std::function<bool(std::uint64_t offset)>;

/// Search for a pattern in a source, which is read a piece at a time. Errors are those of the source. All throw
/// base::Cancelled through `progress` and tell it how far they are.

/// The first match that begins in `range` and ends in it; nullopt: there is none.
Result<std::optional<std::uint64_t>> findNext(const ByteSource& source, SearchRange range, const BytePattern& pattern,
                                              Progress& progress);
/// The last such match.
Result<std::optional<std::uint64_t>> findPrevious(const ByteSource& source, SearchRange range,
                                                  const BytePattern& pattern, Progress& progress);
/// A match on the way around a source.
struct AroundMatch {
  std::uint64_t offset = 0;
  bool wrapped = false; ///< the way led past the end of the source, or past its start

  bool operator==(const AroundMatch&) const = default;
};

/// Forwards the first match that begins at `from` or after it, backwards the last that begins before it; where there is
/// none, the search goes on from the other end of the source.
Result<std::optional<AroundMatch>> findAround(const ByteSource& source, std::uint64_t from, bool forwards,
                                              const BytePattern& pattern, Progress& progress);
/// Sends matches that do not overlap to `sink`, the first `limit` of them at most; their number.
Result<std::uint64_t> findAll(const ByteSource& source, SearchRange range, const BytePattern& pattern,
                              std::uint64_t limit, const MatchSink& sink, Progress& progress);

/// Offsets of the matches in bytes at hand that do not overlap.
std::vector<std::uint64_t> matchesIn(std::span<const std::byte> bytes, const BytePattern& pattern);

} // namespace vitrine::bytes
