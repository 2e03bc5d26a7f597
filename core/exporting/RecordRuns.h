#pragma once

#include "core/exporting/ExportModel.h"
#include "core/structure/Structure.h"

namespace vitrine::exporting {

/// Gathers the records of triangles, as runs of records that follow each other with as many triangles each.
class RecordRuns {
public:
  /// The record of the next triangle; nullopt: none is known.
  void add(const std::optional<RecordRef>& record);
  /// All runs, their sections by path. Every section must be one of the structure's.
  std::vector<ExportRecords> finished(const structure::Structure& structure);

private:
  struct Run {
    std::optional<RecordRef> first;
    std::uint64_t count = 1;
    std::uint32_t triangles = 1; ///< of each
  };

  /// Ends the last record of the last run, which may have fewer triangles than those before it.
  void endRecord();

  std::vector<Run> m_runs;
  std::uint32_t m_current = 0; ///< triangles of the last record
};

} // namespace vitrine::exporting
