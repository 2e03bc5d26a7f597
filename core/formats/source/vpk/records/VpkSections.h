#pragma once

#include "core/bytes/ByteSpace.h"
#include "core/formats/source/vpk/file/VpkContent.h"
#include "core/structure/Structure.h"

#include <map>

namespace vitrine::formats::source {

/// Byte spaces of an archive in a document.
struct VpkSpaces {
  SpaceId directory = base::kFileSpace;
  std::map<std::uint16_t, ByteRange> parts; ///< present parts
};

/// Adds header, tree (a table of entries), the sections of checksums, and the files by their paths, as far as their
/// bytes are there. A file that is partly preloaded has a space of its own, put together when somebody reads it.
/// Throws base::Cancelled.
void addVpkSections(structure::StructureBuilder& builder, bytes::ByteSpaces& spaces, const VpkArchivePtr& archive,
                    const VpkSpaces& where, const Limits& limits, Progress& progress);

/// Reason why the bytes of an entry cannot be had: "beyond the end of its part"; empty: none.
QString vpkProblem(const VpkArchive& archive, const VpkEntry& entry, const VpkSpaces& where);

} // namespace vitrine::formats::source
