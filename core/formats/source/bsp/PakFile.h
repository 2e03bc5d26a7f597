#pragma once

#include "core/base/Progress.h"
#include "core/formats/source/bsp/Lumps.h"
#include "core/formats/source/zip/ZipMount.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// The files packed into a map, or null where the lump is empty or no archive.
std::shared_ptr<const ZipMount> readPakFile(const QString& fileName, const Lump& lump, const ByteSourcePtr& file,
                                            BlockContext& context);

/// Adds the entries below the pakfile's section, by their path names. A compressed entry's section is in a space of
/// its own, decoded when somebody reads it; its coded bytes are the child "stored".
void addPakSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                    const ZipDirectory& directory, const ByteSourcePtr& archive, BlockContext& context,
                    Progress& progress);

/// The pakfile as an archive of its own.
ByteSourcePtr pakSource(const Lump& lump, const ByteSourcePtr& file);

} // namespace vitrine::formats::source
