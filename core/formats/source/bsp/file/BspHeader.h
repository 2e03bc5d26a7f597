#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/source/bsp/file/ByteOrder.h"
#include "core/formats/source/bsp/file/LumpId.h"
#include "core/structure/Layout.h"

#include <QString>
#include <QtGlobal>

#include <array>
#include <cstdint>

namespace vitrine::formats::source::bsp {

using namespace structure::fields;

inline constexpr auto kFileHeader = structure::layout("header", 8, chars("ident", "", 4), i32("version"));
inline constexpr auto kLumpPlace = structure::group(i32("fileofs"), i32("filelen"));
inline constexpr auto kLumpVersion =
    i32("version", QT_TRANSLATE_NOOP("formats", "version of the records, not always correct"));
inline constexpr auto kLumpDecodedSize =
    u32("uncompressedSize", QT_TRANSLATE_NOOP("formats", "bytes after decompression, 0 = stored raw"));
inline constexpr auto kLumpEntry = structure::layout("lump entry", 16, kLumpPlace, kLumpVersion, kLumpDecodedSize);
inline constexpr auto kLumpEntryVersionFirst =
    structure::layout("lump entry", 16, kLumpVersion, kLumpPlace, kLumpDecodedSize);
inline constexpr auto kMapRevision = structure::layout(
    "map revision", 4, i32("mapRevision", QT_TRANSLATE_NOOP("formats", "how often the map was saved in the editor")));

} // namespace vitrine::formats::source::bsp

namespace vitrine::formats::source {

/// Header, directory and revision, where the directory follows the header at once.
inline constexpr std::uint64_t kHeaderSize =
    bsp::kFileHeader.size + kLumpCount * bsp::kLumpEntry.size + bsp::kMapRevision.size;

/// One entry of the lump directory as stored; nothing in it is checked yet.
struct DirectoryEntry {
  std::int32_t offset = 0;
  std::int32_t length = 0;
  std::int32_t version = 0;
  std::uint32_t uncompressedSize = 0; ///< 0: stored raw
};

/// Engine branch that the map was made for, where that changes how the map is read.
enum class Branch { Standard, Left4Dead2, DarkMessiah, Contagion, Vindictus };

struct BspHeader {
  int version = 0;
  Branch branch = Branch::Standard;
  std::uint32_t directoryOffset = 8;
  Endian order = Endian::Little;    ///< of numbers, but for those of LZMA prefixes and the pakfile
  SpaceId space = base::kFileSpace; ///< of the map: the file, or what its bytes decode to as a whole
  std::int32_t mapRevision = 0;
  std::array<DirectoryEntry, kLumpCount> lumps;

  const DirectoryEntry& lump(LumpId id) const { return lumps[static_cast<std::size_t>(id)]; }
  /// Strata's records, with wider fields than everybody else's.
  bool wide() const { return version == 25; }
  bool knownVersion() const { return version >= 17 && version <= 27; }
  /// The order {version, offset, length, …} of the directory.
  bool versionFirst() const { return branch == Branch::Left4Dead2; }
  ByteRange directory() const { return {space, directoryOffset, kLumpCount * bsp::kLumpEntry.size}; }
  /// The first byte behind header, directory and revision.
  std::uint64_t end() const { return directory().end() + bsp::kMapRevision.size; }
  /// The mean colours of a face stand before its luxels; older branches keep them in the face.
  bool meansBeforeLight() const { return version >= 19; }
  /// A backslash keeps a quote inside a value of an entity: Vampire's branch only.
  bool escapesQuotes() const { return version == 17; }
  /// The bytes of one lump's entry.
  ByteRange entryRange(int lump) const {
    return {space, directoryOffset + static_cast<std::uint64_t>(lump) * bsp::kLumpEntry.size, bsp::kLumpEntry.size};
  }
};

/// Reads the header of a file of `fileSize` bytes that starts with `head` (at least kHeaderSize + 4 bytes of it, if
/// there are so many). Fails with ErrorCode::WrongFormat, or Unsupported for maps of the family that are not read.
Result<BspHeader> readBspHeader(const Bytes& head, std::uint64_t fileSize);

/// Certainty that `head` is a Source map, as Format::score; `bspExtension` claims kin and maps of other engines, so
/// that lists show them and opening says what they are.
int scoreBsp(const Bytes& head, bool bspExtension);

/// "L4D2", "Dark Messiah" …; empty for the standard branch.
QString branchName(Branch branch);

/// The branch and, where it is not the usual one, how bytes are coded and ordered: what tells a map from others of its
/// version.
QString variantName(const BspHeader& header);

} // namespace vitrine::formats::source
