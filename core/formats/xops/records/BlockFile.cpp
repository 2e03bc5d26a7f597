#include "core/formats/xops/records/BlockFile.h"

#include "core/base/Translate.h"
#include "core/structure/Column.h"

#include <cmath>

namespace vitrine::formats::xops {
namespace {

using base::translate;
using structure::columnOf;
using Handle = structure::StructureBuilder::Handle;

constexpr std::uint64_t kEditorTail = 10; // zero bytes that the original editors leave at the end
constexpr float kFarthestCorner = 1.0e7F;

constexpr auto kU = columnOf<kBlock>("u.top");
constexpr auto kV = columnOf<kBlock>("v.top");
constexpr auto kTexture = columnOf<kBlock>("texture.top");
constexpr auto kEnabled = columnOf<kBlock>("enabled");
// The fields of the other faces follow, so that one column reads them all.
constexpr std::uint32_t kFaceUvs = 4;
static_assert(kV.offset() - kU.offset() == kBlockFaces * kFaceUvs * sizeof(float));
static_assert(kTexture.offset() - kV.offset() == kBlockFaces * kFaceUvs * sizeof(float));
static_assert(kEnabled.offset() - kTexture.offset() == kBlockFaces * sizeof(std::int32_t));

Block readBlock(const std::byte* at) {
  Block block;
  for (std::uint32_t i = 0; i < block.corners.size(); ++i) {
    block.corners[i] = QVector3D(columnOf<kBlock>("x").real(at, i), columnOf<kBlock>("y").real(at, i),
                                 columnOf<kBlock>("z").real(at, i));
  }
  for (std::uint32_t i = 0; i < kBlockFaces * kFaceUvs; ++i) {
    block.uvs[i / kFaceUvs][i % kFaceUvs] = QVector2D(kU.real(at, i), kV.real(at, i));
  }
  for (std::uint32_t face = 0; face < block.textures.size(); ++face) {
    block.textures[face] = kTexture.integer(at, face);
  }
  block.enabled = kEnabled.integer(at);
  return block;
}

/// The bytes of a slot as far as they are there.
Bytes slotBytes(const Bytes& file, int slot) {
  const ByteRange range = BlockFile::slotRange(base::kFileSpace, slot);
  return file.clippedSlice(range.offset, range.size);
}

void readSlots(const Bytes& bytes, BlockFile& file) {
  for (int slot = 0; slot < kTextureSlots; ++slot) {
    file.textures[static_cast<std::size_t>(slot)] =
        bytes::cString(slotBytes(bytes, slot).span(), 0, kTextureSlot.fields[kTextureSlot["path"]].encoding);
  }
}

/// Number of blocks by the whole header at `file`.
std::uint32_t declaredBlocks(const std::byte* file) {
  return columnOf<kBlockCount>("blocks").as<std::uint32_t>(file + kTextureSlotsBytes);
}

void tellOfCount(const BlockFile& file, SpaceId space, Diagnostics& diagnostics) {
  const ByteRange count{space, kTextureSlotsBytes, kBlockCount.size};
  const ByteRange rest{space, file.blocksRange(space).end(), file.trailing()};
  if (file.declared > file.blocks.size()) {
    diagnostics.damage(translate("formats", "%1 of %2 blocks could be read").arg(file.blocks.size()).arg(file.declared),
                       rest);
  } else if (file.trailing() != 0 && file.trailing() != kEditorTail) {
    diagnostics.note(translate("formats", "%1 bytes after the last block").arg(file.trailing()), rest);
  }
  if (file.blocks.size() > kGameBlocks) {
    diagnostics.note(translate("formats", "%1 blocks, but the game and its editor support %2")
                         .arg(file.blocks.size())
                         .arg(kGameBlocks),
                     count);
  }
}

void tellOfBlocks(const BlockFile& file, SpaceId space, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < file.blocks.size(); ++i) {
    const ByteRange where = BlockFile::blockRange(space, i);
    if (!file.blocks[i].isSane()) {
      diagnostics.countedDamage(
          QStringLiteral("block.corners"),
          translate("formats", "a corner of block %1 has no valid position; the block is left out").arg(i), where);
    }
    if (file.blocks[i].enabled == 0) {
      diagnostics.note(translate("formats", "block %1 is disabled: the editor hides it, the game does not").arg(i),
                       ByteRange{space, where.offset + kEnabled.offset(), sizeof(std::int32_t)});
    }
  }
}

/// True if the slots could be file names: printable up to the first NUL, and one of them with an extension.
bool slotsMakeSense(const Bytes& head) {
  bool anyName = false;
  for (int slot = 0; slot < kTextureSlots; ++slot) {
    const Bytes name = slotBytes(head, slot);
    const auto end = std::ranges::find(name.span(), std::byte{0});
    const auto used = name.span().first(static_cast<std::size_t>(end - name.span().begin()));
    if (std::ranges::any_of(used, [](std::byte c) { return c < std::byte{0x20}; })) {
      return false;
    }
    anyName = anyName || std::ranges::find(used, std::byte{'.'}) != used.end();
  }
  return anyName;
}

} // namespace

bool Block::isSaneCorner(const QVector3D& corner) {
  // NaN is not below anything either.
  return std::abs(corner.x()) <= kFarthestCorner && std::abs(corner.y()) <= kFarthestCorner &&
         std::abs(corner.z()) <= kFarthestCorner;
}

BlockFile readBlocks(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  BlockFile file;
  file.size = bytes.size();
  readSlots(bytes, file);
  if (!file.headerWhole()) {
    diagnostics.damage(
        translate("formats", "the header is truncated: %1 of %2 bytes").arg(file.size).arg(kBlockHeaderBytes),
        ByteRange{space, file.size, 0});
    return file;
  }
  file.declared = declaredBlocks(bytes.data());
  const auto whole = std::min<std::uint64_t>(file.declared, (file.size - kBlockHeaderBytes) / kBlock.size);
  file.blocks.reserve(whole);
  for (std::uint64_t i = 0; i < whole; ++i) {
    file.blocks.push_back(readBlock(bytes.data() + kBlockHeaderBytes + i * kBlock.size));
  }
  tellOfCount(file, space, diagnostics);
  tellOfBlocks(file, space, diagnostics);
  return file;
}

int scoreBlocks(const Bytes& head, std::uint64_t size, bool rightExtension) {
  constexpr int kByName = 40;
  constexpr int kByContent = 60;
  constexpr int kByBoth = 80;
  bool fits = false;
  if (head.size() >= kBlockHeaderBytes) {
    const std::uint64_t end = kBlockHeaderBytes + std::uint64_t{declaredBlocks(head.data())} * kBlock.size;
    const bool someBlocks = end > kBlockHeaderBytes;
    fits = someBlocks && (size == end || size == end + kEditorTail) && slotsMakeSense(head);
  }
  if (fits) {
    return rightExtension ? kByBoth : kByContent;
  }
  return rightExtension && size > 0 ? kByName : 0;
}

BlockSections addBlockSections(structure::StructureBuilder& builder, Handle parent, const ByteSourcePtr& source,
                               SpaceId space, const BlockFile& file) {
  BlockSections sections;
  const auto table = [&](Handle below, const char* name, const structure::LayoutPtr& layout, ByteRange range) {
    const Handle handle = builder.add(below, QString::fromLatin1(name), range);
    builder.at(handle).table = structure::makeFixedTable(layout, source, range);
    return handle;
  };
  const Handle header =
      builder.add(parent, QStringLiteral("header"), {space, 0, std::min(file.size, kBlockHeaderBytes)});
  sections.slots = table(header, "textures", kTextureSlot, {space, 0, std::min(file.size, kTextureSlotsBytes)});
  if (!file.headerWhole()) {
    builder.at(header).note = translate("formats", "truncated");
    return sections;
  }
  table(header, "count", kBlockCount, {space, kTextureSlotsBytes, kBlockCount.size});
  sections.blocks = table(parent, "blocks", kBlock, file.blocksRange(space));
  if (file.declared > file.blocks.size()) {
    builder.at(sections.blocks).note = translate("formats", "%1 declared").arg(file.declared);
  }
  if (file.trailing() > 0) {
    const Handle rest =
        builder.add(parent, QStringLiteral("trailing"), {space, file.blocksRange(space).end(), file.trailing()});
    builder.at(rest).note = translate("formats", "not used");
  }
  return sections;
}

std::vector<std::vector<std::size_t>> faceFields() {
  std::vector<std::vector<std::size_t>> sets;
  for (std::size_t face = 0; face < kBlockFaces; ++face) {
    sets.push_back({kBlock["u.top"] + face, kBlock["v.top"] + face, kBlock["texture.top"] + face});
  }
  return sets;
}

} // namespace vitrine::formats::xops
