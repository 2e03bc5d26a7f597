#pragma once

#include "core/files/Vfs.h"
#include "core/formats/source/bsp/file/CodedBlock.h"
#include "core/formats/source/bsp/records/NavMesh.h"
#include "core/structure/Structure.h"

#include <optional>

namespace vitrine::formats::source {

/// The navigation mesh beside a map, a byte space of its own.
struct NavFile {
  QString name;
  SpaceId space = base::kFileSpace;
  NavMesh mesh; ///< places are those in that space
};

/// Finds the mesh of the map `mapName` ("d1_town_01.bsp") at the root of `vfs`; nullopt where there is none, and where
/// it cannot be read, which is told. One of a map of another size is told and used.
std::optional<NavFile> takeNavFile(const QString& mapName, std::uint64_t mapSize, const files::Vfs& vfs,
                                   BlockContext& context);

/// Adds the sections of the file: header, places, areas, ladders. `source` is that of its space.
void addNavSections(structure::StructureBuilder& builder, const NavFile& file, const ByteSourcePtr& source);

} // namespace vitrine::formats::source
