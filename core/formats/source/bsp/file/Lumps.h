#pragma once

#include "core/base/Progress.h"
#include "core/formats/source/bsp/file/BspHeader.h"
#include "core/formats/source/bsp/file/CodedBlock.h"

#include <array>
#include <bitset>

namespace vitrine::formats::source {

/// One of the 64 lumps, decoded. Of those that are not read `block.bytes` is empty and `block.range` says where they
/// are; the pakfile (it may be huge) always is one of them.
struct Lump {
  DirectoryEntry entry;
  Block block;

  const Bytes& bytes() const { return block.bytes; }
  bool empty() const { return block.range.size == 0; }
};

/// Numbers of lumps.
using LumpSet = std::bitset<kLumpCount>;
inline const LumpSet kAllLumps = LumpSet().set();

/// All lumps of a file. Ranges are cut to the file; what did not fit is reported.
class Lumps {
public:
  /// Lumps that are not `wanted` stay unread, as the pakfile does. Throws base::Cancelled.
  static Lumps read(const BspHeader& header, const ByteSource& file, const LumpSet& wanted, BlockContext& context,
                    Progress& progress);

  const Lump& operator[](LumpId id) const { return m_lumps[static_cast<std::size_t>(id)]; }
  /// Puts another lump in the place of one of the map's.
  void replace(LumpId id, Lump lump) { m_lumps[static_cast<std::size_t>(id)] = std::move(lump); }
  const Lump& at(int number) const { return m_lumps.at(static_cast<std::size_t>(number)); }

private:
  void warnOfOverlaps(Diagnostics& diagnostics) const;

  std::array<Lump, kLumpCount> m_lumps;
};

} // namespace vitrine::formats::source
