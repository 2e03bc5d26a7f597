#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/vgo/file/VgoFile.h"
#include "core/formats/vgo/records/LayoutSections.h"

namespace vitrine::formats::vgo {

/// Adds everything that was read below the root, and numbers the sections. The accessors learn where their records are.
/// Sections: header, IDX, chunks (the heads of all), COMP, asset, layout with a table for each of its lists, accessors,
/// "encrypted accessors" and crypt in encrypted files, "resource file" where a chunk points to one, resource with a
/// section for each accessor by number, padding.
LayoutSections addSections(structure::StructureBuilder& builder, const bytes::ByteSpaces& spaces, VgoFile& file);

} // namespace vitrine::formats::vgo
