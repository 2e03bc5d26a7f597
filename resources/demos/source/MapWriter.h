#pragma once

#include "resources/demos/source/MapCompiler.h"

#include <bit>

namespace vitrine::demos {

/// Branches of the engine whose records differ from those that others of the version have.
enum class Game {
  Usual,
  EarlyOrangeBox,  ///< version 20 with one ambient sample for each leaf and no list of them
  Vampire,         ///< version 17 with faces of 104 bytes; all others of it are those of the Half-Life 2 beta
  DarkMessiah,     ///< version 20
  Vindictus,       ///< version 20 with wide records
  LaterVindictus,  ///< the same with faces of 76 bytes
  ZenoClash,       ///< version 20 with more names among the static props
  BlackMesa,       ///< version 20
  CounterStrikeGo, ///< version 21 with a byte more for each luxel
  Contagion        ///< version 27
};

/// Record of static props: version of the part of the game lump, and bytes. Some pairs are those of two games.
struct PropForm {
  int version = 0; ///< 0: what is usual for the map
  int size = 0;
};

struct WriteOptions {
  int version = 20;           ///< 17 to 23, 25 or 27
  bool l4d2Directory = false; ///< version 21 with Left 4 Dead 2's order of directory fields
  bool lzmaLumps = false;     ///< compress the lumps and the game lump's parts
  ZipMethod pakMethod = ZipMethod::Stored;
  bool hdr = false;     ///< also write the HDR lightmaps, faces, lights and ambient samples
  bool ldr = true;      ///< write the LDR set; maps for consoles have the other alone
  bool console = false; ///< for Xbox 360 or PlayStation 3: big-endian
  bool xored = false;   ///< all bytes XORed with a key of 32, as Tactical Intervention has them
  Game game = Game::Usual;
  PropForm props = {};
  LightQuality light = LightQuality::Baked;

  std::endian order() const { return console ? std::endian::big : std::endian::little; }
  bool vindictus() const { return game == Game::Vindictus || game == Game::LaterVindictus; }
  /// Strata's records, all of which are wide.
  bool strata() const { return version == 25; }
  /// Records of faces and of the tree have numbers of 32 bits.
  bool wide() const { return strata() || vindictus(); }
};

/// The bytes of a BSP file. Throws std::invalid_argument when the map does not fit the version's record sizes
/// (more than 65,535 faces need version 25).
Bytes writeMap(const MapModel& model, const WriteOptions& options = {});
Bytes writeMap(const MapModel& model, const CompiledMap& map, const WriteOptions& options);

/// True when the map's tables fit the narrow records of versions 19-21.
bool fitsNarrowRecords(const CompiledMap& map);

} // namespace vitrine::demos
