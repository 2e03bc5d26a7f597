#pragma once

#include "core/structure/RecordTable.h"

namespace vitrine::formats::x3 {

// Read records of text anew for tables of the layouts in TextLayouts.h.

structure::CellDecoder pointCells();
structure::CellDecoder faceCells();
structure::CellDecoder frameCells();
structure::CellDecoder noteCells();
structure::CellDecoder materialCells();
structure::CellDecoder parameterCells();

/// Counts that a path's own bytes do not tell quickly.
struct PathCounts {
  std::uint32_t notes = 0;
  std::uint32_t frames = 0;
};
structure::CellDecoder pathCells(std::vector<PathCounts> counts);

} // namespace vitrine::formats::x3
