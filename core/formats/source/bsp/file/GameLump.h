#pragma once

#include "core/formats/source/bsp/file/Lumps.h"
#include "core/structure/Column.h"

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kGameLumpCount = structure::layout("game lumps", 4, i32("count"));
inline constexpr auto kGameLumpId = u32("id", QT_TRANSLATE_NOOP("formats", "four letters, from high to low byte"));
inline constexpr auto kGameLumpPlace =
    structure::group(i32("fileofs"), i32("filelen", QT_TRANSLATE_NOOP("formats", "bytes, decoded where compressed")));
constexpr auto gameLumpKind(structure::FieldType number) {
  return structure::group(structure::FieldSpec(number, "flags", QT_TRANSLATE_NOOP("formats", "1 = compressed")),
                          structure::FieldSpec(number, "version"));
}
inline constexpr auto kGameLumpEntry =
    structure::layout("game lump", 16, kGameLumpId, gameLumpKind(structure::FieldType::U16), kGameLumpPlace);
inline constexpr auto kGameLumpEntryDarkMessiah = structure::layout(
    "game lump", 20, i32("unknown"), kGameLumpId, gameLumpKind(structure::FieldType::U16), kGameLumpPlace);
inline constexpr auto kGameLumpEntryVindictus =
    structure::layout("game lump", 20, kGameLumpId, gameLumpKind(structure::FieldType::U32), kGameLumpPlace);

using GameLumpEntryLayouts =
    structure::LayoutFamily<kGameLumpEntry, kGameLumpEntryDarkMessiah, kGameLumpEntryVindictus>;

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// One part of the game lump: static props, detail props …
struct GameLumpEntry {
  std::uint32_t id = 0;
  std::uint16_t version = 0;
  Block block;
  std::uint16_t flags = 0; ///< as stored: 1 = compressed
  std::size_t row = 0;     ///< in the directory

  /// "sprp"; hexadecimal where it is no text.
  QString name() const;
};

inline constexpr std::uint32_t kStaticProps = 0x73707270; // sprp
inline constexpr std::uint32_t kDetailProps = 0x64707270; // dprp

/// The game lump's directory and its parts, decoded; docs/formats/source-bsp.md, "Game lump".
struct GameLump {
  structure::RecordView directory;    ///< the entries, without the count before them
  std::vector<GameLumpEntry> entries; ///< without the terminator that compressed lumps have
  bool offsetsFromLump = false;       ///< its entries count from the start of the lump, not of the file

  const GameLumpEntry* find(std::uint32_t id) const;
};

/// Reads the directory, and the parts out of `file`, which is the space of the lump.
GameLump readGameLump(const Lump& lump, const BspHeader& header, const ByteSource& file, BlockContext& context);

/// True if the game lump that `header`, of version 20, names has the entries that only Vindictus has: those of other
/// maps are shorter, and would lie nowhere.
bool hasVindictusEntries(const BspHeader& header, const ByteSource& file);

} // namespace vitrine::formats::source
