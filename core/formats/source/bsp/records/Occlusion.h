#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Adds the three counted lists of the occlusion lump below its section. One that does not fit is told, and ends the
/// list of lists.
void addOcclusionSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                          const Lump& lump, Endian order, const ByteSourcePtr& source, Diagnostics& diagnostics);

} // namespace vitrine::formats::source
