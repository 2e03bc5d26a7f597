#pragma once

#include "core/base/Progress.h"
#include "core/structure/Structure.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace vitrine::comparing {

/// Hashes of records by what they say: references count by the content of the record they lead to, not by its number.
/// Keeps what it has computed. Used by one thread. The structure must outlive it.
class RecordHashes {
public:
  /// Records that a reference is followed through: face, surfedge, edge, vertex.
  static constexpr int kDepth = 3;
  /// Hashes that are kept for references; beyond, they are computed anew.
  static constexpr std::uint64_t kMostKept = 1 << 23;

  RecordHashes(const structure::Structure& structure, const base::Progress& progress)
      : m_structure(structure), m_progress(progress) {}

  /// Three keys of a record: of equal ones the next says less.
  struct Keys {
    std::uint64_t content = 0; ///< all cells, references by content
    std::uint64_t numbers = 0; ///< all cells as they stand
    /// Cells but for plain integers, which may be offsets into other bytes; 0: the record has nothing else.
    std::uint64_t substance = 0;
  };
  Keys keysOf(const structure::RecordLayout& layout, const Result<structure::Row>& row);
  /// Content of the records that a cell leads to, but for their offsets into other bytes; 0: the field is no reference.
  std::uint64_t targets(const structure::Field& field, const structure::Value& value, int depth = kDepth - 1);

private:
  std::uint64_t contentOf(const RecordRef& record, int depth);
  std::uint64_t contentOf(const structure::RecordLayout& layout, const structure::Row& row, int depth);

  const structure::Structure& m_structure;
  const base::Progress& m_progress;
  std::map<std::pair<SectionId, int>, std::vector<std::uint64_t>> m_kept; ///< by section and depth; 0: not known yet
  std::uint64_t m_keptCount = 0;
};

std::uint64_t hashOf(const structure::Value& value);

} // namespace vitrine::comparing
