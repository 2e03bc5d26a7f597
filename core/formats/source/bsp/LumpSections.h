#pragma once

#include "core/formats/source/bsp/BspStructure.h"

namespace vitrine::formats::source {

/// Fills the section of a lump whose bytes are not simply equal records: entities, names, visibility, occlusion,
/// collision models, lighting. Others are left alone.
void fillSpecialLump(structure::StructureBuilder& builder, structure::StructureBuilder::Handle section, LumpId lump,
                     const MapParts& parts, const ByteSourcePtr& source);

} // namespace vitrine::formats::source
