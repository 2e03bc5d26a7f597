#include "ui/hex/ByteMatch.h"

#include "core/bytes/ByteSearch.h"

#include <algorithm>
#include <optional>

namespace vitrine::ui {
namespace {

Result<ByteMatch> matchAt(const ByteSource& source, std::uint64_t offset) {
  const auto bytes = source.readClipped(offset, ByteMatch::kExcerpt);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  ByteMatch match;
  match.offset = offset;
  match.excerptSize = static_cast<std::uint8_t>(bytes->size());
  // A copy: a slice would keep the whole page in memory.
  std::ranges::copy(bytes->span(), match.excerpt.begin());
  return match;
}

} // namespace

Result<bool> findByteMatches(const ByteSource& source, const BytePattern& pattern,
                             const base::TaskSink<ByteMatch>& sink, base::Progress& progress) {
  std::optional<Error> unreadable;
  std::uint64_t count = 0;
  const auto take = [&](std::uint64_t offset) {
    auto match = matchAt(source, offset);
    if (!match) {
      unreadable = match.error();
      return false;
    }
    if (++count > kMostByteMatches) {
      return false;
    }
    sink(*match);
    return true;
  };
  const auto searched =
      bytes::findAll(source, bytes::SearchRange::whole(source), pattern, kMostByteMatches + 1, take, progress);
  if (!searched || unreadable) {
    return std::unexpected(unreadable ? *unreadable : searched.error());
  }
  return count > kMostByteMatches;
}

} // namespace vitrine::ui
