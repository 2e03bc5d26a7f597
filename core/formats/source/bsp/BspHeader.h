#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/source/bsp/LumpId.h"

#include <QString>

#include <array>
#include <cstdint>

namespace vitrine::formats::source {

inline constexpr std::uint64_t kHeaderSize = 1036;

/// One entry of the lump directory as stored; nothing in it is checked yet.
struct DirectoryEntry {
  std::int32_t offset = 0;
  std::int32_t length = 0;
  std::int32_t version = 0;
  std::uint32_t uncompressedSize = 0; ///< 0: stored raw
};

/// Engine branch that the map was made for, where that changes how the map is read.
enum class Branch { Standard, Left4Dead2, DarkMessiah, Contagion };

struct BspHeader {
  int version = 0;
  Branch branch = Branch::Standard;
  std::uint32_t directoryOffset = 8;
  std::int32_t mapRevision = 0;
  std::array<DirectoryEntry, kLumpCount> lumps;

  const DirectoryEntry& lump(LumpId id) const { return lumps[static_cast<std::size_t>(id)]; }
  /// Strata's records, with wider fields than everybody else's.
  bool wide() const { return version == 25; }
  bool knownVersion() const { return version >= 17 && version <= 27; }
  /// The order {version, offset, length, …} of the directory.
  bool versionFirst() const { return branch == Branch::Left4Dead2; }
};

/// Reads the header of a file of `fileSize` bytes that starts with `head` (at least kHeaderSize + 4 bytes of it, if
/// there are so many). Fails with ErrorCode::WrongFormat, naming maps of the family that are not read, or Unsupported.
Result<BspHeader> readBspHeader(const Bytes& head, std::uint64_t fileSize);

/// Certainty that `head` is a Source map, as Format::score; `bspExtension` claims kin and maps of other engines, so
/// that lists show them and opening says what they are.
int scoreBsp(const Bytes& head, bool bspExtension);

/// "L4D2", "Dark Messiah" …; empty for the standard branch.
QString branchName(Branch branch);

} // namespace vitrine::formats::source
