#pragma once

#include "core/base/Progress.h"
#include "core/bytes/ByteSpace.h"
#include "core/formats/source/zip/file/ZipDirectory.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::source {

/// Byte spaces in which compressed entries get spaces of their own.
struct ZipSpaces {
  bytes::ByteSpaces& spaces;
  const Limits& limits;
  QString prefix; ///< of their names: "PAKFILE: "
};

/// Adds the entries below a section, by their path names. A compressed entry's section is in a space of its own,
/// decoded when somebody reads it; its coded bytes are the child "stored". Throws base::Cancelled.
void addZipSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                    const ZipDirectory& directory, const ByteSourcePtr& archive, const ZipSpaces& into,
                    Progress& progress);

} // namespace vitrine::formats::source
