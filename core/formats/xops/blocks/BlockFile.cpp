#include "core/formats/xops/blocks/BlockFile.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Text.h"

#include <bit>
#include <cmath>

namespace vitrine::formats::xops {
namespace {

constexpr std::uint64_t kCountOffset = 310;
constexpr std::uint64_t kEditorTail = 10; // zero bytes that the original editors leave at the end
constexpr float kLargestCoordinate = 1.0e7F;

Block readBlock(const std::byte* at) {
  std::array<std::uint32_t, kBlockBytes / 4> words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    words[i] = bytes::loadU32(at + i * 4);
  }
  const auto real = [&words](std::size_t word) { return std::bit_cast<float>(words[word]); };
  Block block;
  for (std::size_t i = 0; i < block.corners.size(); ++i) {
    block.corners[i] = QVector3D(real(i), real(8 + i), real(16 + i));
  }
  constexpr std::size_t kUvWords = 24;
  constexpr std::size_t kU = 24;
  for (std::size_t i = 0; i < kUvWords; ++i) {
    block.uvs[i / 4][i % 4] = QVector2D(real(kU + i), real(kU + kUvWords + i));
  }
  for (std::size_t i = 0; i < block.textures.size(); ++i) {
    block.textures[i] = std::bit_cast<std::int32_t>(words[kU + 2 * kUvWords + i]);
  }
  block.enabled = std::bit_cast<std::int32_t>(words.back());
  return block;
}

void readSlots(const Bytes& bytes, BlockFile& file) {
  for (std::size_t slot = 0; slot < file.textures.size(); ++slot) {
    const Bytes name = bytes.clippedSlice(slot * kSlotBytes, kSlotBytes);
    file.textures[slot] = bytes::cString(name.span(), 0, bytes::TextEncoding::Cp932);
  }
}

void tellOfCount(const BlockFile& file, SpaceId space, Diagnostics& diagnostics) {
  const ByteRange count{space, kCountOffset, 2};
  if (file.declared > file.blocks.size()) {
    diagnostics.damage(
        QStringLiteral("%1 blocks are declared, %2 are whole").arg(file.declared).arg(file.blocks.size()),
        ByteRange{space, file.blockRange(space).end(), file.trailing()});
  } else if (file.trailing() != 0 && file.trailing() != kEditorTail) {
    diagnostics.note(QStringLiteral("%1 bytes after the last block").arg(file.trailing()),
                     ByteRange{space, file.blockRange(space).end(), file.trailing()});
  }
  if (file.blocks.size() > kGameBlocks) {
    diagnostics.note(QStringLiteral("%1 blocks, where the game and its editor take %2")
                         .arg(file.blocks.size())
                         .arg(kGameBlocks),
                     count);
  }
}

void tellOfBlocks(const BlockFile& file, SpaceId space, Diagnostics& diagnostics) {
  for (std::size_t i = 0; i < file.blocks.size(); ++i) {
    const ByteRange where{space, kBlockHeaderBytes + i * kBlockBytes, kBlockBytes};
    if (!file.blocks[i].isSane()) {
      diagnostics.countedDamage(QStringLiteral("block.corners"),
                                QStringLiteral("a corner of block %1 is no place; the block is left out").arg(i),
                                where);
    }
    if (file.blocks[i].enabled == 0) {
      diagnostics.note(QStringLiteral("block %1 is switched off: the editor hides it, the game does not").arg(i),
                       ByteRange{space, where.end() - 4, 4});
    }
  }
}

/// True if the slots could be file names: printable up to the first NUL, and one of them with an extension.
bool slotsMakeSense(const Bytes& head) {
  bool anyName = false;
  for (std::size_t slot = 0; slot < kTextureSlots; ++slot) {
    const Bytes name = head.clippedSlice(slot * kSlotBytes, kSlotBytes);
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

bool Block::isSane() const {
  // NaN is not below anything either.
  return std::ranges::all_of(corners, [](const QVector3D& c) {
    return std::abs(c.x()) <= kLargestCoordinate && std::abs(c.y()) <= kLargestCoordinate &&
           std::abs(c.z()) <= kLargestCoordinate;
  });
}

BlockFile readBlocks(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  BlockFile file;
  file.size = bytes.size();
  readSlots(bytes, file);
  if (!file.headerWhole()) {
    diagnostics.damage(QStringLiteral("the header is cut short: %1 of %2 bytes").arg(file.size).arg(kBlockHeaderBytes),
                       ByteRange{space, file.size, 0});
    return file;
  }
  file.declared = bytes::loadU16(bytes.data() + kCountOffset);
  const auto whole = std::min<std::uint64_t>(file.declared, (file.size - kBlockHeaderBytes) / kBlockBytes);
  file.blocks.reserve(whole);
  for (std::uint64_t i = 0; i < whole; ++i) {
    file.blocks.push_back(readBlock(bytes.data() + kBlockHeaderBytes + i * kBlockBytes));
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
    const std::uint64_t end = kBlockHeaderBytes + bytes::loadU16(head.data() + kCountOffset) * kBlockBytes;
    const bool someBlocks = end > kBlockHeaderBytes;
    fits = someBlocks && (size == end || size == end + kEditorTail) && slotsMakeSense(head);
  }
  if (fits) {
    return rightExtension ? kByBoth : kByContent;
  }
  return rightExtension && size > 0 ? kByName : 0;
}

} // namespace vitrine::formats::xops
