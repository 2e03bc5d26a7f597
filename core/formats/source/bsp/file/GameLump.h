#pragma once

#include "core/formats/source/bsp/file/Lumps.h"

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kGameLumpCount = structure::layout("game lumps", 4, i32("count"));
inline constexpr auto kGameLumpEntry =
    structure::layout("game lump", 16, u32("id", QT_TRANSLATE_NOOP("formats", "four letters, from high to low byte")),
                      u16("flags", QT_TRANSLATE_NOOP("formats", "1 = compressed")), u16("version"), i32("fileofs"),
                      i32("filelen", QT_TRANSLATE_NOOP("formats", "bytes, decoded where compressed")));

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// One part of the game lump: static props, detail props …
struct GameLumpEntry {
  std::uint32_t id = 0;
  std::uint16_t version = 0;
  Block block;
  std::uint16_t flags = 0; ///< as stored: 1 = compressed

  /// "sprp"; hexadecimal where it is no text.
  QString name() const;
};

inline constexpr std::uint32_t kStaticProps = 0x73707270; // sprp
inline constexpr std::uint32_t kDetailProps = 0x64707270; // dprp

/// The game lump's directory and its parts, decoded; docs/formats/source-bsp.md, "Game lump".
struct GameLump {
  ByteRange directory;                ///< the entries, without the count before them
  std::vector<GameLumpEntry> entries; ///< without the terminator that compressed lumps have
  bool offsetsFromLump = false;       ///< its entries count from the start of the lump, not of the file

  const GameLumpEntry* find(std::uint32_t id) const;
};

GameLump readGameLump(const Lump& lump, const ByteSource& file, BlockContext& context);

} // namespace vitrine::formats::source
