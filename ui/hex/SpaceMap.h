#pragma once

#include "core/bytes/Entropy.h"
#include "core/document/Document.h"
#include "core/structure/Coverage.h"

namespace vitrine::ui {

/// Bytes of a space with one meaning, as one tile of a treemap: what a section claims, or a run that nothing points at.
struct MapTile {
  std::uint64_t bytes = 0; ///< of scattered ones fewer than the range has
  ByteRange range;
  structure::CoverageKind kind = structure::CoverageKind::Data;
  SectionId section = structure::kRootSection;
  std::size_t merged = 0; ///< above 0: this many small tiles in one, `range` being that of the largest

  bool isUnclaimed() const { return kind == structure::CoverageKind::Gap || kind == structure::CoverageKind::Rest; }
};

/// Map of a space of a document: immutable, made on a worker.
struct SpaceMap {
  DocumentPtr document;
  structure::Coverage coverage;
  std::vector<MapTile> tiles; ///< by size, the largest first; one of them may stand for all small ones
  std::uint64_t unclaimedBytes = 0;
  std::uint64_t overlappingBytes = 0;

  const ByteSpace& space() const { return document->spaces[coverage.space]; }
};

using SpaceMapPtr = std::shared_ptr<const SpaceMap>;
using EntropyPtr = std::shared_ptr<const bytes::EntropyCurve>;

/// More tiles than that would be too small to be seen.
inline constexpr std::size_t kMostTiles = 1500;

/// Throws Cancelled.
SpaceMapPtr makeSpaceMap(const DocumentPtr& document, SpaceId space, base::Progress& progress);

/// Mean entropy of the blocks that a run lies in, bits a byte; nullopt: not measured.
std::optional<double> entropyOf(const bytes::EntropyCurve* curve, std::uint64_t offset, std::uint64_t size);

} // namespace vitrine::ui
