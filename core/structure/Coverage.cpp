#include "core/structure/Coverage.h"

#include "core/base/Translate.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace vitrine::structure {
namespace {

/// Runs of scattered records that are told apart; beyond them memory would not be bounded.
constexpr std::size_t kMostClaims = 4'000'000;
/// Overlapping sections that are named at one place.
constexpr std::size_t kMostNamed = 8;
constexpr std::uint64_t kRowsBetweenChecks = 4096;

/// Bytes that a section holds.
struct Claim {
  std::uint64_t offset = 0;
  std::uint64_t end = 0;
  SectionId section = kRootSection;
  CoverageKind kind = CoverageKind::Data;
};

/// Order of sections at one place: deeper ones after those above, later ones after earlier ones.
struct Rank {
  int depth = 0;
  SectionId section = kRootSection;
  CoverageKind kind = CoverageKind::Data;

  auto operator<=>(const Rank&) const = default;
};

class CoverageBuilder {
public:
  CoverageBuilder(const Structure& structure, const bytes::ByteSpaces& spaces, SpaceId space, base::Progress& progress)
      : m_structure(structure), m_spaces(spaces), m_progress(progress) {
    m_coverage.space = space;
    m_coverage.size = spaces[space].source->size();
  }

  Coverage build() {
    gatherCoded();
    gatherDepths();
    for (SectionId id = 0; id < m_structure.size(); ++id) {
      addClaims(id);
      if (id % kRowsBetweenChecks == 0) {
        m_progress.step(base::translate("formats", "Mapping the sections"),
                        static_cast<double>(id) / static_cast<double>(m_structure.size()));
      }
    }
    sweep();
    return std::move(m_coverage);
  }

private:
  void gatherCoded() {
    for (const ByteSpace& other : m_spaces) {
      if (other.codedRange && other.codedRange->space == m_coverage.space) {
        m_coverage.coded.push_back({other.id, *other.codedRange, other.source->size(), other.decoder});
      }
    }
    std::ranges::sort(m_coverage.coded, {}, [](const CoverageCoded& coded) { return coded.stored.offset; });
  }

  /// Sections stand behind their parents.
  void gatherDepths() {
    m_depths.assign(m_structure.size(), 0);
    m_parted.assign(m_structure.size(), false);
    for (SectionId id = 1; id < m_structure.size(); ++id) {
      const SectionId parent = m_structure[id].parent;
      m_depths[id] = m_depths[parent] + 1;
      if (m_structure[id].range.space == m_structure[parent].range.space && m_structure[id].range.size > 0) {
        m_parted[parent] = true;
      }
    }
  }

  void addClaims(SectionId id) {
    const Section& section = m_structure[id];
    if (section.range.space != m_coverage.space || section.range.size == 0) {
      return;
    }
    const bool padding = section.name.compare(QLatin1StringView("padding"), Qt::CaseInsensitive) == 0;
    if (padding && section.table && section.table->isScattered()) {
      addRecords(id, CoverageKind::Padding);
    } else if (padding) {
      add(section.range.offset, section.range.end(), id, CoverageKind::Padding);
    } else if (section.table && section.table->rowCount() > 0) {
      addTable(id);
    } else {
      const bool whole = m_parted[id] && !section.members;
      add(section.range.offset, section.range.end(), id, whole ? CoverageKind::Gap : CoverageKind::Data);
    }
  }

  void addTable(SectionId id) {
    const Section& section = m_structure[id];
    if (section.table->isScattered()) {
      addRecords(id, CoverageKind::Records);
      return;
    }
    const ByteRange last = section.table->rangeOf(section.table->rowCount() - 1);
    const bool within = last.space == m_coverage.space && last.end() > section.range.offset;
    const std::uint64_t end = within ? std::min(last.end(), section.range.end()) : section.range.end();
    add(section.range.offset, end, id, CoverageKind::Records);
    add(end, section.range.end(), id, isDecoded(end, section.range.end()) ? CoverageKind::Data : CoverageKind::Rest);
  }

  /// True if another space was decoded from bytes in this run: compressed data behind a head that is a record.
  bool isDecoded(std::uint64_t offset, std::uint64_t end) const {
    const auto after = std::ranges::lower_bound(m_coverage.coded, end, {}, [](const CoverageCoded& coded) {
      return coded.stored.offset;
    });
    return after != m_coverage.coded.begin() && std::prev(after)->stored.end() > offset;
  }

  /// Runs of scattered records; records that touch are one run.
  void addRecords(SectionId id, CoverageKind kind) {
    const RecordTable& table = *m_structure[id].table;
    const std::uint64_t rows = table.rowCount();
    const std::size_t first = m_claims.size();
    for (std::uint64_t row = 0; row < rows; ++row) {
      if (row % kRowsBetweenChecks == 0) {
        m_progress.check();
      }
      const ByteRange range = table.rangeOf(row);
      if (range.space != m_coverage.space) {
        continue;
      }
      if (m_claims.size() > first && m_claims.back().end == range.offset) {
        m_claims.back().end = std::min(range.end(), m_coverage.size);
      } else if (m_claims.size() >= kMostClaims) {
        m_claims.resize(first);
        m_coverage.coarse = true;
        add(m_structure[id].range.offset, m_structure[id].range.end(), id, kind);
        return;
      } else {
        add(range.offset, range.end(), id, kind);
      }
    }
  }

  void add(std::uint64_t offset, std::uint64_t end, SectionId section, CoverageKind kind) {
    const std::uint64_t cut = std::min(end, m_coverage.size);
    if (offset < cut) {
      m_claims.push_back({offset, cut, section, kind});
    }
  }

  /// Goes over the places where claims begin and end.
  void sweep() {
    std::ranges::sort(m_claims, {}, &Claim::offset);
    std::vector<std::size_t> ends(m_claims.size());
    std::iota(ends.begin(), ends.end(), std::size_t{0});
    std::ranges::sort(ends, {}, [this](std::size_t claim) { return m_claims[claim].end; });
    std::size_t begun = 0;
    std::size_t ended = 0;
    std::uint64_t at = 0;
    while (at < m_coverage.size) {
      for (; ended < ends.size() && m_claims[ends[ended]].end <= at; ++ended) {
        const auto found = m_active.find(rankOf(m_claims[ends[ended]]));
        m_active.erase(found);
      }
      for (; begun < m_claims.size() && m_claims[begun].offset <= at; ++begun) {
        m_active.insert(rankOf(m_claims[begun]));
      }
      std::uint64_t next = m_coverage.size;
      if (begun < m_claims.size()) {
        next = std::min(next, m_claims[begun].offset);
      }
      if (ended < ends.size()) {
        next = std::min(next, m_claims[ends[ended]].end);
      }
      addRun(at, next);
      at = next;
      if ((m_coverage.runs.size() & 0xfffu) == 0) {
        m_progress.check();
      }
    }
  }

  Rank rankOf(const Claim& claim) const { return {m_depths[claim.section], claim.section, claim.kind}; }

  void addRun(std::uint64_t offset, std::uint64_t end) {
    CoverageRun run{offset, end - offset, CoverageKind::Gap, kRootSection, {}};
    if (!m_active.empty()) {
      // A section that only holds others gives way to any that speaks of the bytes.
      const auto spoken = std::ranges::find_if(m_active.rbegin(), m_active.rend(),
                                               [](const Rank& rank) { return rank.kind != CoverageKind::Gap; });
      const Rank& owner = spoken == m_active.rend() ? *m_active.rbegin() : *spoken;
      run.kind = owner.kind;
      run.section = owner.section;
      nameOverlapping(run);
    }
    if (!m_coverage.runs.empty()) {
      CoverageRun& last = m_coverage.runs.back();
      if (last.kind == run.kind && last.section == run.section && last.overlapping == run.overlapping) {
        last.size += run.size;
        return;
      }
    }
    m_coverage.runs.push_back(std::move(run));
  }

  /// Sections beside the owner; those above it, and those that only hold others, are none.
  void nameOverlapping(CoverageRun& run) const {
    for (auto rank = m_active.rbegin(); rank != m_active.rend() && run.overlapping.size() < kMostNamed; ++rank) {
      const bool speaks = rank->kind != CoverageKind::Gap && rank->kind != CoverageKind::Rest;
      if (speaks && rank->section != run.section && !isAbove(rank->section, run.section)) {
        run.overlapping.push_back(rank->section);
      }
    }
  }

  bool isAbove(SectionId above, SectionId section) const {
    while (section != kRootSection && m_depths[section] > m_depths[above]) {
      section = m_structure[section].parent;
    }
    return section == above;
  }

  const Structure& m_structure;
  const bytes::ByteSpaces& m_spaces;
  base::Progress& m_progress;
  std::vector<int> m_depths;
  std::vector<bool> m_parted; ///< by section: others lie in it
  std::vector<Claim> m_claims;
  std::multiset<Rank> m_active;
  Coverage m_coverage;
};

template <class Holds>
std::uint64_t bytesOf(const Coverage& coverage, Holds holds) {
  std::uint64_t bytes = 0;
  for (const CoverageRun& run : coverage.runs) {
    bytes += holds(run) ? run.size : 0;
  }
  return bytes;
}

} // namespace

std::uint64_t Coverage::unclaimedBytes() const {
  return bytesOf(*this, [](const CoverageRun& run) { return run.isUnclaimed(); });
}

std::uint64_t Coverage::overlappingBytes() const {
  return bytesOf(*this, [](const CoverageRun& run) { return !run.overlapping.empty(); });
}

std::size_t Coverage::runAt(std::uint64_t offset) const {
  const auto after = std::ranges::upper_bound(runs, offset, {}, &CoverageRun::offset);
  return static_cast<std::size_t>(after - runs.begin()) - 1;
}

Coverage coverageOf(const Structure& structure, const bytes::ByteSpaces& spaces, SpaceId space,
                    base::Progress& progress) {
  return CoverageBuilder(structure, spaces, space, progress).build();
}

Result<bool> isAllZero(const ByteSource& source, const ByteRange& range, base::Progress& progress) {
  constexpr std::uint64_t kPage = 256ull << 10;
  for (std::uint64_t offset = range.offset; offset < range.end(); offset += kPage) {
    progress.check();
    const auto bytes = source.read(offset, std::min(kPage, range.end() - offset));
    if (!bytes) {
      return std::unexpected(bytes.error());
    }
    if (std::ranges::any_of(bytes->span(), [](std::byte byte) { return byte != std::byte{}; })) {
      return false;
    }
  }
  return true;
}

} // namespace vitrine::structure
