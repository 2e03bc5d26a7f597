#pragma once

#include "core/formats/vgo/file/VgoFile.h"
#include "core/structure/Structure.h"

namespace vitrine::formats::vgo {

/// Accessors whose elements get sections; files have some hundreds.
inline constexpr std::size_t kMostElementSections = 20'000;

/// Adds a section below `resource` for each accessor whose bytes are there, named by its number: a row for each
/// element, or for each triangle; a picture file as it is; of sparse ones, their indices and values. `source` is the
/// space of the resource. Returns them by accessor: those with one row for each element (three indices a row, where a
/// mesh has them as triangles), others not.
std::vector<std::optional<structure::StructureBuilder::Handle>>
addElementSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle resource,
                   const VgoFile& file, const ByteSourcePtr& source);

} // namespace vitrine::formats::vgo
