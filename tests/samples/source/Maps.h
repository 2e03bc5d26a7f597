#pragma once

#include "resources/demos/source/MapModel.h"

namespace vitrine::samples {

/// One lit room of 512 x 512 x 256 units with a pillar: the smallest whole map. Textures are small, for quick tests.
demos::MapModel makeSingleRoom();

/// `count` rooms on a grid, joined by bent corridors, each furnished by the dice. Every room is its own cluster and
/// sees little beyond its doors. About 50 faces a room; more than some 350 rooms want version 25.
demos::MapModel makeRooms(int count, std::uint64_t seed);

} // namespace vitrine::samples
