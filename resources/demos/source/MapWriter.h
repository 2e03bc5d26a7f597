#pragma once

#include "resources/demos/source/MapCompiler.h"

namespace vitrine::demos {

struct WriteOptions {
  int version = 20;           ///< 19, 20, 21 or 25
  bool l4d2Directory = false; ///< version 21 with Left 4 Dead 2's order of directory fields
  bool lzmaLumps = false;     ///< compress the lumps and the game lump's parts
  ZipMethod pakMethod = ZipMethod::Stored;
  bool hdr = false; ///< also write the HDR lightmaps, faces, lights and ambient samples
  LightQuality light = LightQuality::Baked;
};

/// The bytes of a BSP file. Throws std::invalid_argument when the map does not fit the version's record sizes
/// (more than 65,535 faces need version 25).
Bytes writeMap(const MapModel& model, const WriteOptions& options = {});
Bytes writeMap(const MapModel& model, const CompiledMap& map, const WriteOptions& options);

/// True when the map's tables fit the narrow records of versions 19-21.
bool fitsNarrowRecords(const CompiledMap& map);

} // namespace vitrine::demos
