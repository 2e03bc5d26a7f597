#pragma once

#include "core/formats/source/bsp/file/BspHeader.h"

#include <cstdint>

namespace vitrine::formats::source {

/// Use of the lumps 22 to 25, which changed from branch to branch.
enum class LumpUse : std::uint8_t {
  Portals,     ///< up to version 19
  None,        ///< version 20
  PropHulls,   ///< version 21
  FaceBrushes, ///< CS:GO, Portal 2, Strata; 24 and 25 have none
};

/// The use in the map with this header.
LumpUse lumpUse(const BspHeader& header);

/// Name of a lump in the map with this header; lumpName() of LumpId.h for all but 22 to 25.
const char* lumpName(int number, const BspHeader& header);

} // namespace vitrine::formats::source
