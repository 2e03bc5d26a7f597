#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Makes the table of the collision models, one record per brush model: a head of four numbers, solids, text. A head
/// whose sizes do not fit is told, and is the last.
void fillPhysCollide(structure::Section& section, const Lump& lump, Endian order, const ByteSourcePtr& source,
                     Diagnostics& diagnostics);

} // namespace vitrine::formats::source
