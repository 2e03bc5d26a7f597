#pragma once

#include "core/document/Document.h"
#include "core/formats/source/vtf/file/VtfLayout.h"

namespace vitrine::formats::source {

/// Sections of a texture file that others refer to; fixed once the structure is built.
struct VtfSections {
  structure::StructureBuilder::Handle header = 0;
  /// Pictures by mip level, a record each, in the order frame, face. Only of files that are not packed.
  std::vector<structure::StructureBuilder::Handle> levels;
  bool levelsHaveRecords = false;
};

/// Adds the header alone, of a file that says nothing sensible in it.
void addVtfHeaderSection(structure::StructureBuilder& builder, const Bytes& file);

/// Adds what the file is made of: header, resources, thumbnail, and every level with its pictures. Packed pictures
/// become spaces of `spaces`, unpacked. `layout` may be null: of a file whose texels are not read.
VtfSections addVtfSections(structure::StructureBuilder& builder, bytes::ByteSpaces& spaces, const Bytes& file,
                           const VtfHeader& header, const VtfLayout* layout, const Limits& limits);

} // namespace vitrine::formats::source
