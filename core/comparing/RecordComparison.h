#pragma once

#include "core/comparing/Difference.h"
#include "core/comparing/RecordHashes.h"

#include <set>
#include <utility>

namespace vitrine::comparing {

/// Places and sizes of sections that both documents have, as pairs of numbers: what a field says of one may differ
/// because the section lies elsewhere now.
using PlacePairs = std::set<std::pair<std::int64_t, std::int64_t>>;

/// The records of a section in one of the two documents, with the hashes of all records there.
struct ComparedTable {
  SectionId section = structure::kRootSection;
  const structure::RecordTable& table;
  RecordHashes& hashes;
};

/// Records of a section that are compared one by one; of more only the bytes are.
inline constexpr std::uint64_t kMostComparedRecords = 1 << 24;

/// Compares the records of a section that both documents have, in layouts of the same fields: matched by content, the
/// rest by what stands between the same matches. Throws base::Cancelled.
DifferenceGroup compareRecords(const ComparedTable& before, const ComparedTable& after, const PlacePairs& places,
                               const base::Progress& progress);

} // namespace vitrine::comparing
