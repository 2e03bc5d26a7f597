#pragma once

#include "core/bytes/ByteReader.h"
#include "core/formats/source/bsp/file/Lumps.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Adds the collision hulls of displacements below the lump's section: their number, the size of each, and one opaque
/// run of bytes each. Strata's (`wide`) numbers have 32 bits. Sizes that do not add up to the lump are told.
void addPhysDispSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section,
                         const Lump& lump, bool wide, bytes::Endian order, const ByteSourcePtr& source,
                         Diagnostics& diagnostics);

} // namespace vitrine::formats::source
