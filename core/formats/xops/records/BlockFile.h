#pragma once

#include "core/base/Diagnostics.h"
#include "core/structure/Layout.h"
#include "core/structure/Structure.h"

#include <QStringList>
#include <QVector2D>
#include <QVector3D>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <vector>

namespace vitrine::formats::xops {

// docs/formats/xops-maps.md, "The block file"
inline constexpr int kTextureSlots = 10;
inline constexpr int kBlockFaces = 6;

inline constexpr auto kTextureSlot = structure::layout(
    "texture slot", 31,
    structure::fields::chars(
        "path", QT_TRANSLATE_NOOP("formats", "image, relative to the map's folder; empty if the slot is not used"), 31)
        .encoding(bytes::TextEncoding::Cp932));
inline constexpr auto kBlockCount = structure::layout(
    "block count", 2, structure::fields::u16("blocks", QT_TRANSLATE_NOOP("formats", "number of blocks")));

/// One field for each face of a block.
consteval auto fieldOfEachFace(const std::array<const char*, kBlockFaces>& names, const structure::FieldSpec& like) {
  structure::FieldGroup<kBlockFaces> faces;
  for (std::size_t face = 0; face < names.size(); ++face) {
    faces.specs[face] = like;
    faces.specs[face].field.name = names[face];
  }
  return faces;
}

inline constexpr std::array<const char*, kBlockFaces> kUNames{"u.top",   "u.bottom", "u.front",
                                                              "u.right", "u.back",   "u.left"};
inline constexpr std::array<const char*, kBlockFaces> kVNames{"v.top",   "v.bottom", "v.front",
                                                              "v.right", "v.back",   "v.left"};
inline constexpr std::array<const char*, kBlockFaces> kTextureNames{"texture.top",   "texture.bottom", "texture.front",
                                                                    "texture.right", "texture.back",   "texture.left"};
inline constexpr std::array kEnabledNames{structure::FlagName{0, "off"}, structure::FlagName{1, "on"}};

inline constexpr auto kBlock = [] {
  using namespace structure::fields;
  constexpr auto kCorners = QT_TRANSLATE_NOOP("formats", "Corners");
  constexpr auto kAxis = QT_TRANSLATE_NOOP("formats", "of corners 0 to 7: the upper four, then the lower four");
  constexpr auto kUvs = QT_TRANSLATE_NOOP("formats", "Texture coordinates");
  return structure::layout(
      "block", 316, f32("x", kAxis, 8).part(kCorners), f32("y", kAxis, 8).part(kCorners),
      f32("z", kAxis, 8).part(kCorners),
      fieldOfEachFace(
          kUNames,
          f32("", QT_TRANSLATE_NOOP("formats", "of stored corners 0 to 3; they belong to C, D, A, B"), 4).part(kUvs)),
      fieldOfEachFace(
          kVNames,
          f32("", QT_TRANSLATE_NOOP("formats", "of stored corners 0 to 3; 0 is the image's top row"), 4).part(kUvs)),
      fieldOfEachFace(kTextureNames,
                      i32("", QT_TRANSLATE_NOOP("formats", "texture slot; outside 0 to 9 the face is not drawn"))
                          .part(QT_TRANSLATE_NOOP("formats", "Texture numbers"))),
      i32("enabled", QT_TRANSLATE_NOOP("formats", "the original editor hides a block with 0"))
          .values(kEnabledNames)
          .part(QT_TRANSLATE_NOOP("formats", "Enabled")));
}();

inline constexpr std::uint64_t kTextureSlotsBytes = kTextureSlots * kTextureSlot.size;
inline constexpr std::uint64_t kBlockHeaderBytes = kTextureSlotsBytes + kBlockCount.size;
/// The most a block count can ask for, and room for what tools leave behind it.
inline constexpr std::uint64_t kMostBlockFileBytes = kBlockHeaderBytes + 0xffff * kBlock.size + 0x1000;
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
  bool isSane() const { return std::ranges::all_of(corners, &Block::isSaneCorner); }
  static bool isSaneCorner(const QVector3D& corner);
};

/// A BD1 file: texture paths and blocks. It has no magic and no version.
struct BlockFile {
  std::array<QString, kTextureSlots> textures; ///< as written, decoded as CP932; empty: slot not used
  std::uint32_t declared = 0;                  ///< block count of the header
  std::vector<Block> blocks;                   ///< whole blocks
  std::uint64_t size = 0;                      ///< of the file

  bool headerWhole() const { return size >= kBlockHeaderBytes; }
  static ByteRange slotRange(SpaceId space, int slot) {
    return {space, static_cast<std::uint64_t>(slot) * kTextureSlot.size, kTextureSlot.size};
  }
  static ByteRange blockRange(SpaceId space, std::size_t block) {
    return {space, kBlockHeaderBytes + block * kBlock.size, kBlock.size};
  }
  /// The bytes of all whole blocks.
  ByteRange blocksRange(SpaceId space) const { return {space, kBlockHeaderBytes, blocks.size() * kBlock.size}; }
  /// Number of bytes behind the last whole block.
  std::uint64_t trailing() const { return headerWhole() ? size - kBlockHeaderBytes - blocks.size() * kBlock.size : 0; }
};

/// Reads as much as is there. Damage is told with its place; it never fails.
BlockFile readBlocks(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

/// Certainty that this is a BD1 file, 0 … 100. `head` is the start of a file of `size` bytes.
int scoreBlocks(const Bytes& head, std::uint64_t size, bool rightExtension);

/// Sections of a BD1 file, by handle.
struct BlockSections {
  structure::StructureBuilder::Handle slots = 0;
  structure::StructureBuilder::Handle blocks = 0;
};

/// Adds header, texture slots, blocks and what follows them below `parent`.
BlockSections addBlockSections(structure::StructureBuilder& builder, structure::StructureBuilder::Handle parent,
                               const ByteSourcePtr& source, SpaceId space, const BlockFile& file);

/// Fields of the block record that are about one face alone, its texture coordinates and its number; by face.
std::vector<std::vector<std::size_t>> faceFields();

} // namespace vitrine::formats::xops
