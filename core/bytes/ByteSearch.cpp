#include "core/bytes/ByteSearch.h"

#include <QFloat16>

#include <algorithm>
#include <cstring>
#include <limits>

namespace vitrine::bytes {
namespace {

/// Large enough for the disk, small enough for the processor's cache.
constexpr std::uint64_t kSearchedAtOnce = 1 << 20;
constexpr std::size_t kNoMatch = std::numeric_limits<std::size_t>::max();

/// Sixteen bytes that are compared at once, on every processor that GCC and Clang know.
using Lane = std::uint8_t __attribute__((vector_size(16)));
constexpr std::size_t kLanes = 4; ///< in a block
constexpr std::size_t kBlockBytes = kLanes * sizeof(Lane);

Lane laneAt(const std::byte* bytes) {
  Lane lane;
  std::memcpy(&lane, bytes, sizeof(lane));
  return lane;
}

Lane filledWith(std::byte value) {
  return Lane{} + std::to_integer<std::uint8_t>(value);
}

bool hasAny(Lane lane) {
  std::uint64_t halves[2];
  std::memcpy(halves, &lane, sizeof(halves));
  return (halves[0] | halves[1]) != 0;
}

template <class T>
double numberAt(const std::byte* bytes, std::endian order) {
  std::array<std::byte, sizeof(T)> raw;
  std::memcpy(raw.data(), bytes, sizeof(T));
  if (order != std::endian::native) {
    std::ranges::reverse(raw);
  }
  T value;
  std::memcpy(&value, raw.data(), sizeof(T));
  return static_cast<double>(value);
}

double numberAt(const std::byte* bytes, const NumberInterval& interval) {
  switch (interval.type) {
  case NumberType::F16:
    return static_cast<double>(static_cast<float>(numberAt<qfloat16>(bytes, interval.order)));
  case NumberType::F32:
    return numberAt<float>(bytes, interval.order);
  default:
    return numberAt<double>(bytes, interval.order);
  }
}

/// How often a byte is met in files, roughly: the rarer, the less there is to look at closely.
int commonness(std::byte value) {
  const auto code = std::to_integer<int>(value);
  constexpr int kZero = 1000;
  constexpr int kFilling = 100; // 0xff, one, blanks
  constexpr int kLetter = 20;
  constexpr int kSmall = 10;
  if (code == 0) {
    return kZero;
  }
  if (code == 0xff || code == 1 || code == ' ') {
    return kFilling;
  }
  return (code >= 'a' && code <= 'z') || code == 0x3f || code == 0x80 ? kLetter : code < 0x20 ? kSmall : 1;
}

/// A byte of the pattern that blocks are looked through for.
struct Anchor {
  std::size_t at = 0;
  std::byte value{};
  std::byte mask{};
};

/// A pattern made ready to be looked for: its two rarest bytes are compared in whole blocks, the others where these
/// are.
class Matcher {
public:
  explicit Matcher(const BytePattern& pattern) : m_pattern(pattern) {
    std::vector<Anchor> anchors;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      std::byte mask = pattern.mask[i];
      if (!pattern.otherCase.empty()) {
        mask &= ~(pattern.bytes[i] ^ pattern.otherCase[i]);
      }
      anchors.push_back({i, pattern.bytes[i] & mask, mask});
    }
    // Of bytes that are as rare, the last: text begins alike more often than it ends alike.
    std::ranges::stable_sort(anchors, {}, rank);
    m_first = anchors.front();
    m_second = anchors[std::min<std::size_t>(1, anchors.size() - 1)];
  }

  std::size_t size() const { return m_pattern.size(); }

  /// The first match in `bytes` at or after `from`; kNoMatch: none.
  std::size_t next(std::span<const std::byte> bytes, std::size_t from) const {
    if (bytes.size() < size()) {
      return kNoMatch;
    }
    const std::size_t end = bytes.size() - size() + 1; // of the places where a match may begin
    std::size_t at = from;
    while (at + kBlockBytes <= end) {
      at = skipBlocks(bytes.data(), at, end);
      const std::size_t blockEnd = std::min(at + kBlockBytes, end);
      for (; at < blockEnd; ++at) {
        if (matches(bytes.data() + at)) {
          return at;
        }
      }
    }
    for (; at < end; ++at) {
      if (matches(bytes.data() + at)) {
        return at;
      }
    }
    return kNoMatch;
  }

  /// The last match in `bytes`; kNoMatch: none. Runs are looked through from the end.
  std::size_t last(std::span<const std::byte> bytes) const {
    constexpr std::size_t kRun = 4096;
    if (bytes.size() < size()) {
      return kNoMatch;
    }
    std::size_t end = bytes.size() - size() + 1;
    while (end > 0) {
      const std::size_t from = end > kRun ? end - kRun : 0;
      const auto run = bytes.subspan(from, end - from + size() - 1);
      std::size_t found = kNoMatch;
      for (std::size_t at = next(run, 0); at != kNoMatch; at = next(run, at + 1)) {
        found = at;
      }
      if (found != kNoMatch) {
        return from + found;
      }
      end = from;
    }
    return kNoMatch;
  }

private:
  static int rank(const Anchor& anchor) {
    constexpr int kHalfKnown = 500;
    constexpr int kUnknown = 100'000;
    const int bits = std::popcount(std::to_integer<unsigned>(anchor.mask));
    return bits == 0 ? kUnknown : bits < 7 ? kHalfKnown * (9 - bits) : commonness(anchor.value);
  }

  /// The start of the first block with both anchors in their places; past the last whole block, where there is none.
  std::size_t skipBlocks(const std::byte* bytes, std::size_t at, std::size_t end) const {
    const Lane firstMask = filledWith(m_first.mask);
    const Lane first = filledWith(m_first.value);
    const Lane secondMask = filledWith(m_second.mask);
    const Lane second = filledWith(m_second.value);
    for (; at + kBlockBytes <= end; at += kBlockBytes) {
      Lane any{};
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const std::byte* here = bytes + at + lane * sizeof(Lane);
        any |= reinterpret_cast<Lane>((laneAt(here + m_first.at) & firstMask) == first) &
               reinterpret_cast<Lane>((laneAt(here + m_second.at) & secondMask) == second);
      }
      if (hasAny(any)) {
        break;
      }
    }
    return at;
  }

  bool matches(const std::byte* bytes) const {
    if ((bytes[m_first.at] & m_first.mask) != m_first.value) {
      return false;
    }
    if (!m_pattern.otherCase.empty()) {
      return matchesLetters(bytes);
    }
    for (std::size_t i = 0; i < size(); ++i) {
      if (((bytes[i] ^ m_pattern.bytes[i]) & m_pattern.mask[i]) != std::byte{0}) {
        return false;
      }
    }
    if (!m_pattern.number) {
      return true;
    }
    const double value = numberAt(bytes, *m_pattern.number);
    return value >= m_pattern.number->least && value <= m_pattern.number->most;
  }

  /// Each letter is there in one case as a whole.
  bool matchesLetters(const std::byte* bytes) const {
    for (std::size_t from = 0; from < size();) {
      std::size_t end = from + 1;
      while (end < size() && !m_pattern.starts[end]) {
        ++end;
      }
      if (std::memcmp(bytes + from, m_pattern.bytes.data() + from, end - from) != 0 &&
          std::memcmp(bytes + from, m_pattern.otherCase.data() + from, end - from) != 0) {
        return false;
      }
      from = end;
    }
    return true;
  }

  const BytePattern& m_pattern;
  Anchor m_first;
  Anchor m_second;
};

SearchRange clipped(SearchRange range, const ByteSource& source) {
  range.end = std::min(range.end, source.size());
  range.from = std::min(range.from, range.end);
  return range;
}

double share(std::uint64_t done, std::uint64_t all) {
  return all == 0 ? 1 : static_cast<double>(done) / static_cast<double>(all);
}

} // namespace

Result<std::uint64_t> findAll(const ByteSource& source, SearchRange range, const BytePattern& pattern,
                              std::uint64_t limit, const MatchSink& sink, Progress& progress) {
  range = clipped(range, source);
  std::uint64_t count = 0;
  if (pattern.empty()) {
    return count;
  }
  const Matcher matcher(pattern);
  std::uint64_t piece = range.from;
  while (count < limit && range.end - piece >= matcher.size()) {
    progress.step({}, share(piece - range.from, range.end - range.from));
    const std::uint64_t size = std::min(range.end - piece, kSearchedAtOnce + matcher.size() - 1);
    const auto bytes = source.read(piece, size);
    if (!bytes) {
      return std::unexpected(bytes.error());
    }
    std::size_t after = 0; // the last match
    for (std::size_t at = matcher.next(bytes->span(), 0); at != kNoMatch && count < limit;
         at = matcher.next(bytes->span(), after)) {
      ++count;
      after = at + matcher.size();
      if (!sink(piece + at)) {
        return count;
      }
    }
    piece += std::max<std::uint64_t>(size - matcher.size() + 1, after);
  }
  return count;
}

Result<std::optional<std::uint64_t>> findNext(const ByteSource& source, SearchRange range, const BytePattern& pattern,
                                              Progress& progress) {
  std::optional<std::uint64_t> found;
  const auto keep = [&found](std::uint64_t offset) {
    found = offset;
    return false;
  };
  const auto count = findAll(source, range, pattern, 1, keep, progress);
  return count ? Result<std::optional<std::uint64_t>>(found) : std::unexpected(count.error());
}

Result<std::optional<std::uint64_t>> findPrevious(const ByteSource& source, SearchRange range,
                                                  const BytePattern& pattern, Progress& progress) {
  range = clipped(range, source);
  if (pattern.empty()) {
    return std::nullopt;
  }
  const Matcher matcher(pattern);
  std::uint64_t end = range.end;
  while (end - range.from >= matcher.size()) {
    progress.step({}, share(range.end - end, range.end - range.from));
    const std::uint64_t size = std::min(end - range.from, kSearchedAtOnce + matcher.size() - 1);
    const auto bytes = source.read(end - size, size);
    if (!bytes) {
      return std::unexpected(bytes.error());
    }
    if (const std::size_t at = matcher.last(bytes->span()); at != kNoMatch) {
      return end - size + at;
    }
    end = end - size + matcher.size() - 1;
  }
  return std::nullopt;
}

Result<std::optional<AroundMatch>> findAround(const ByteSource& source, std::uint64_t from, bool forwards,
                                              const BytePattern& pattern, Progress& progress) {
  if (pattern.empty()) {
    return std::nullopt;
  }
  const std::uint64_t place = std::min(from, source.size());
  // Matches that begin before the place may reach behind it.
  const std::uint64_t before = std::min(source.size(), place + pattern.size() - 1);
  const SearchRange ranges[] = {{0, before}, {place, source.size()}};
  for (const bool wrapped : {false, true}) {
    const SearchRange range = ranges[forwards != wrapped ? 1 : 0];
    const auto found =
        forwards ? findNext(source, range, pattern, progress) : findPrevious(source, range, pattern, progress);
    if (!found) {
      return std::unexpected(found.error());
    }
    if (*found) {
      return AroundMatch{**found, wrapped};
    }
  }
  return std::nullopt;
}

std::vector<std::uint64_t> matchesIn(std::span<const std::byte> bytes, const BytePattern& pattern) {
  std::vector<std::uint64_t> found;
  if (!pattern.empty()) {
    const Matcher matcher(pattern);
    for (std::size_t at = matcher.next(bytes, 0); at != kNoMatch; at = matcher.next(bytes, at + matcher.size())) {
      found.push_back(at);
    }
  }
  return found;
}

} // namespace vitrine::bytes
