#pragma once

#include "core/files/Vfs.h"
#include "core/formats/source/bsp/file/Lumps.h"

#include <vector>

namespace vitrine::formats::source::bsp {

inline constexpr auto kSideLumpHeader = structure::layout(
    "lump file header", 20, i32("lumpOffset", QT_TRANSLATE_NOOP("formats", "offset of the lump in this file")),
    i32("lumpID"), i32("lumpVersion"), i32("lumpLength"),
    i32("mapRevision", QT_TRANSLATE_NOOP("formats", "of the map that it belongs to")));

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// A file beside a map, `<map>_l_<n>.lmp`, whose lump stands for one of the map's.
struct SideLump {
  QString name;
  LumpId lump = LumpId::Entities;
  ByteRange whole;                     ///< the file, a space of its own
  std::optional<ByteRange> replaced{}; ///< what the map has itself; nullopt: it has nothing there
};

/// Contents of the header of a side file.
struct SideLumpHeader {
  LumpId lump = LumpId::Entities;
  DirectoryEntry entry; ///< of the file itself
  std::int32_t mapRevision = 0;
};

/// Fails where the header is cut off, or names no lump or bytes outside the file.
Result<SideLumpHeader> readSideLumpHeader(const Bytes& file, Endian order);

/// Finds the side files of the map `map` (its path in `vfs`: "d1_town_01.bsp", in an archive "maps/d1_town_01.bsp")
/// in its folder, and puts their lumps into `lumps`. Those that make no sense, and those of other revisions of the map,
/// are told; the former are left out.
std::vector<SideLump> takeSideLumps(const QString& map, const BspHeader& header, const files::Vfs& vfs, Lumps& lumps,
                                    BlockContext& context);

} // namespace vitrine::formats::source
