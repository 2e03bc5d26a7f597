#pragma once

#include "core/formats/source/bsp/scene/faces/FaceMeshes.h"

namespace vitrine::formats::source {

/// The small room of the 3D sky; docs/formats/source-bsp.md, "3D sky".
struct SkyRoom {
  int area = 0;                   ///< 0: there is none, or it cannot be told from the rest of the map
  const Entity* camera = nullptr; ///< not null where there is an area
};

/// Sky room of a map, found after cameras were added: the area players start in is no sky.
SkyRoom findSkyRoom(const SceneParts& parts);

/// Faces of the world in that room go into the layer of the 3D sky, which becomes a backdrop. `faces` holds the world
/// only.
void addSkyRoom(SceneParts& parts, const FaceMeshes& faces, const SkyRoom& room);

} // namespace vitrine::formats::source
