#pragma once

#include "core/bytes/ByteSource.h"
#include "core/formats/xops/points/PointFile.h"
#include "core/structure/Structure.h"

#include <optional>

namespace vitrine::formats::xops {

/// Sections of a point file. `points` is there even when it holds none.
struct PointSections {
  std::optional<structure::StructureBuilder::Handle> header; ///< missing when the file is too short for it
  structure::StructureBuilder::Handle points = 0;
  std::optional<structure::StructureBuilder::Handle> rest; ///< bytes behind the last whole point
};

PointSections addPointSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                               const ByteSourcePtr& source, SpaceId space, const PointFile& file);

} // namespace vitrine::formats::xops
