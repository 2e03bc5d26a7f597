#pragma once

#include "core/bytes/ByteReader.h"
#include "core/formats/source/bsp/file/Lumps.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Adds the collision models below the lump's section: heads, solids and texts of the models, and of all solids
/// together what they consist of (PhysSolids.h). A head whose sizes do not fit is told, and is the last; a solid with
/// something wrong in it is told, and ends there. All sections are there, those of what the lump lacks without records.
void addPhysCollideSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                            const Lump& lump, bytes::Endian order, const ByteSourcePtr& source,
                            Diagnostics& diagnostics);

} // namespace vitrine::formats::source
