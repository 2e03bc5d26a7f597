#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/structure/Structure.h"

#include <vector>

namespace vitrine::formats::source {

/// Adds the three counted lists of the occlusion lump below its section. One that does not fit is told, and ends the
/// list of lists.
void addOcclusionSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                          const Lump& lump, Endian order, const ByteSourcePtr& source, Diagnostics& diagnostics);

/// Polygon of an occluder. Numbers are as stored: nothing is checked.
struct OccluderPolygon {
  std::size_t row = 0;                 ///< of the list of polygons
  std::int32_t plane = -1;             ///< into PLANES
  std::vector<std::uint32_t> vertices; ///< into VERTEXES, in file order
};

/// Occluder: polygons that hide what lies wholly behind them, while it is active.
struct Occluder {
  std::size_t row = 0; ///< of the list of occluders
  bool isActive = true;
  std::vector<OccluderPolygon> polygons;
};

/// The occluders of the lump, without what its lists do not hold. Each polygon belongs to the first occluder that has
/// it, and vertex numbers are read no more often than there are any.
std::vector<Occluder> readOccluders(const Lump& lump, Endian order);

} // namespace vitrine::formats::source
