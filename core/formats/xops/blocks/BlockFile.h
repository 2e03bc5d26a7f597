#pragma once

#include "core/base/Diagnostics.h"
#include "core/bytes/ByteSpace.h"

#include <QStringList>
#include <QVector2D>
#include <QVector3D>

#include <array>
#include <vector>

namespace vitrine::formats::xops {

// docs/formats/xops-maps.md, "The block file"
inline constexpr int kTextureSlots = 10;
inline constexpr std::uint64_t kSlotBytes = 31;
inline constexpr std::uint64_t kBlockHeaderBytes = 312;
inline constexpr std::uint64_t kBlockBytes = 316;
inline constexpr int kBlockFaces = 6;
/// The most a block count can ask for, and room for what tools leave behind it.
inline constexpr std::uint64_t kMostBlockFileBytes = kBlockHeaderBytes + 0xffff * kBlockBytes + 0x1000;
/// Number of blocks that the game and its editor take; files of other tools have more.
inline constexpr std::uint32_t kGameBlocks = 160;

/// A hexahedron as it is stored, in file axes (left-handed, y up).
struct Block {
  std::array<QVector3D, 8> corners;
  std::array<std::array<QVector2D, 4>, kBlockFaces> uvs; ///< in the stored order, which is not that of the corners
  std::array<std::int32_t, kBlockFaces> textures;        ///< whole numbers; see textureOf
  std::int32_t enabled = 1;                              ///< 0: the original editor hides it, the game does not

  /// The low byte, signed, is all that readers look at. 0…9 is a slot, anything else is not drawn.
  int textureOf(int face) const { return static_cast<std::int8_t>(textures[static_cast<std::size_t>(face)] & 0xff); }
  bool isDrawn(int face) const { return textureOf(face) >= 0 && textureOf(face) < kTextureSlots; }
  /// Every corner finite and not absurdly far away: it can be placed.
  bool isSane() const;
};

/// A BD1 file: texture paths and blocks. It has no magic and no version.
struct BlockFile {
  std::array<QString, kTextureSlots> textures; ///< as written, decoded as CP932; empty: slot not used
  std::uint32_t declared = 0;                  ///< block count of the header
  std::vector<Block> blocks;                   ///< whole blocks
  std::uint64_t size = 0;                      ///< of the file

  bool headerWhole() const { return size >= kBlockHeaderBytes; }
  ByteRange blockRange(SpaceId space) const { return {space, kBlockHeaderBytes, blocks.size() * kBlockBytes}; }
  /// Number of bytes behind the last whole block.
  std::uint64_t trailing() const { return headerWhole() ? size - kBlockHeaderBytes - blocks.size() * kBlockBytes : 0; }
};

/// Reads as much as is there. Damage is told with its place; it never fails.
BlockFile readBlocks(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

/// Certainty that this is a BD1 file, 0 … 100. `head` is the start of a file of `size` bytes.
int scoreBlocks(const Bytes& head, std::uint64_t size, bool rightExtension);

} // namespace vitrine::formats::xops
