#pragma once

#include "core/structure/RecordTable.h"

namespace vitrine::formats::source {

/// Place of a record, from the start of its section.
struct RecordRun {
  std::uint32_t start = 0;
  std::uint32_t size = 0;
};

/// Records of any sizes that lie apart: `runs` ascend and do not overlap. `decode` gets a record's bytes; a cell of
/// size 0 stands for the whole record.
structure::RecordTablePtr makeScatteredRuns(structure::LayoutPtr layout, ByteSourcePtr source, ByteRange where,
                                            std::vector<RecordRun> runs, structure::CellDecoder decode);

} // namespace vitrine::formats::source
