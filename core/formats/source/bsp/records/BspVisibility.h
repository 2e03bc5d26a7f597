#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/structure/Structure.h"

#include <vector>

namespace vitrine::formats::source {

/// Number of clusters that the visibility lump states, and places of their rows.
struct ClusterRows {
  std::int32_t count = 0;
  bool fits = true;                          ///< else the number is not to be used
  std::vector<std::uint32_t> visibleAt = {}; ///< from the start of the lump, of the row of each cluster
};

/// `order` is that of the lump's numbers.
ClusterRows readClusterRows(const Bytes& lump, Endian order);

/// Offset in the lump of the record of a cluster, whose first field is the place of its row.
std::uint64_t clusterRecordAt(std::size_t cluster);

/// Adds header, clusters and rows below the lump's section.
void addVisibilitySections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                           const Bytes& lump, Endian order, const ByteSourcePtr& source);

} // namespace vitrine::formats::source
