#pragma once

#include "resources/demos/source/MapWriter.h"

namespace vitrine::demos {

/// One entry of the game lump.
struct GamePart {
  std::uint32_t id = 0;
  int version = 0;
  Bytes data;
};

/// Static props ("sprp") in the record layout usual for the map version, and detail props ("dprp") where there are any.
std::vector<GamePart> gameParts(const MapModel& model, const CompiledMap& map, const WriteOptions& options);

} // namespace vitrine::demos
