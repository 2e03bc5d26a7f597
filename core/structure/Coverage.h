#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSpace.h"
#include "core/structure/Structure.h"

#include <vector>

namespace vitrine::structure {

/// Meaning of a run of bytes for the sections of a structure.
enum class CoverageKind {
  Records, ///< records of a table
  Data,    ///< other bytes of a section that has no sections in them
  Padding, ///< bytes that the format calls padding
  Rest,    ///< bytes of a table behind its last record
  Gap,     ///< bytes between the sections: of one that has others in it, or of the whole space
};

/// Bytes of a space with one meaning.
struct CoverageRun {
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
  CoverageKind kind = CoverageKind::Data;
  SectionId section = kRootSection;  ///< the deepest that holds them; of equals, the last
  std::vector<SectionId> overlapping; ///< others that hold them and are not above `section`; the first of them

  std::uint64_t end() const { return offset + size; }
  /// True for bytes that no section or record speaks of.
  bool isUnclaimed() const { return kind == CoverageKind::Gap || kind == CoverageKind::Rest; }
};

/// Bytes of a space that another was decoded from.
struct CoverageCoded {
  SpaceId space = 0; ///< the decoded one
  ByteRange stored;
  std::uint64_t decodedSize = 0;
  QString decoder;
};

/// Every byte of a space, once: the runs follow each other without a hole.
struct Coverage {
  SpaceId space = base::kFileSpace;
  std::uint64_t size = 0;
  std::vector<CoverageRun> runs;
  std::vector<CoverageCoded> coded; ///< by offset
  bool coarse = false; ///< too many scattered records: some sections count as a whole

  std::uint64_t unclaimedBytes() const;
  std::uint64_t overlappingBytes() const;
  /// The run at a byte, which must lie in the space.
  std::size_t runAt(std::uint64_t offset) const;
};

/// Coverage of `space`; the time is that of a sort of sections and scattered records. Throws Cancelled.
Coverage coverageOf(const Structure& structure, const bytes::ByteSpaces& spaces, SpaceId space,
                    base::Progress& progress);

/// Whether all bytes of a range are zero: reading ends at the first that is not. Throws Cancelled.
Result<bool> isAllZero(const ByteSource& source, const ByteRange& range, base::Progress& progress);

} // namespace vitrine::structure
