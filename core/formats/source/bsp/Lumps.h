#pragma once

#include "core/base/Progress.h"
#include "core/formats/source/bsp/BspHeader.h"
#include "core/formats/source/bsp/CodedBlock.h"

#include <array>

namespace vitrine::formats::source {

/// One of the 64 lumps, decoded. The pakfile's bytes are not read (it may be huge): its `block.bytes` is empty and
/// `block.range` says where it is.
struct Lump {
  DirectoryEntry entry;
  Block block;

  const Bytes& bytes() const { return block.bytes; }
  bool empty() const { return block.range.size == 0; }
};

/// All lumps of a file. Ranges are cut to the file; what did not fit is reported.
class Lumps {
public:
  /// Throws base::Cancelled.
  static Lumps read(const BspHeader& header, const ByteSource& file, BlockContext& context, Progress& progress);

  const Lump& operator[](LumpId id) const { return m_lumps[static_cast<std::size_t>(id)]; }
  const Lump& at(int number) const { return m_lumps.at(static_cast<std::size_t>(number)); }

private:
  void warnOfOverlaps(Diagnostics& diagnostics) const;

  std::array<Lump, kLumpCount> m_lumps;
};

} // namespace vitrine::formats::source
