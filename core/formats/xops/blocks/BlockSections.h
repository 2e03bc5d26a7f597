#pragma once

#include "core/formats/xops/blocks/BlockFile.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::xops {

/// Sections of a BD1 file, by handle.
struct BlockSections {
  structure::StructureBuilder::Handle slots = 0;
  structure::StructureBuilder::Handle blocks = 0;
};

/// Adds header, texture slots, blocks and what follows them below `parent`.
BlockSections addBlockSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                               const ByteSourcePtr& source, SpaceId space, const BlockFile& file);

/// Fields of the block record that are about one face alone, its texture coordinates and its number; by face.
std::vector<std::vector<std::size_t>> faceFields();

} // namespace vitrine::formats::xops
