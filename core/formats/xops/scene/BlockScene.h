#pragma once

#include "core/formats/xops/records/BlockFile.h"
#include "core/scene/SceneBuilder.h"

namespace vitrine::formats::xops {

// Names of the colour streams of a map's meshes.
inline constexpr const char* kDayStream = "day";
inline constexpr const char* kDarkStream = "dark";
inline constexpr const char* kCollisionStream = "collision";
inline constexpr const char* kClayStream = "clay"; ///< where BlockPlace asks for it

/// Meanings of the colours of the collision stream.
std::vector<scene::LegendEntry> collisionLegend();

/// Place of a block file in a document.
struct BlockPlace {
  QString name;   ///< of the map's node
  QString folder; ///< that texture paths are relative to, in the Vfs
  SpaceId space = base::kFileSpace;
  SectionId blocks = structure::kRootSection; ///< record table of the blocks
  SectionId slots = structure::kRootSection;
  LayerIndex layer;          ///< of the map's node
  LayerIndex invisibleLayer; ///< of the faces that the game does not draw
  bool inClay = false;       ///< has the clay stream
};

/// Adds a node for the map, one below it for each block, and the materials they need, all in scene axes. `solid` is
/// what solidBlocks says.
void addBlocks(SceneBuilder& scene, const BlockFile& file, const std::vector<bool>& solid, const BlockPlace& place,
               Diagnostics& diagnostics);

} // namespace vitrine::formats::xops
