#include "core/formats/xops/records/BlockFile.h"
#include "resources/demos/xops/Courtyard.h"
#include "tests/samples/xops/SmallFiles.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using demos::Bd1Block;
using demos::Bd1Map;
using formats::xops::Block;
using formats::xops::BlockFile;

Bytes asBytes(const demos::Bytes& made) {
  return Bytes::adopt(made);
}

Bd1Block rewritten(const Block& block) {
  Bd1Block result;
  for (std::size_t i = 0; i < 8; ++i) {
    const QVector3D& corner = block.corners[i];
    result.corners[i] = {corner.x(), corner.y(), corner.z()};
  }
  for (std::size_t side = 0; side < 6; ++side) {
    result.faces[side].texture = block.textures[side];
    for (std::size_t i = 0; i < 4; ++i) {
      result.faces[side].picture[i] = {block.uvs[side][i].x(), block.uvs[side][i].y()};
    }
  }
  result.enabled = block.enabled;
  return result;
}

/// Bytes of a file that was read, written by our own writer. Paths are taken over as bytes: decoded, some could not be
/// told apart.
Bytes rewritten(const BlockFile& read, const Bytes& original) {
  Bd1Map map;
  for (std::size_t slot = 0; slot < map.textures.size(); ++slot) {
    const Bytes path = original.slice(slot * formats::xops::kTextureSlot.size, formats::xops::kTextureSlot.size);
    map.textures[slot].assign(reinterpret_cast<const char*>(path.data()), path.size());
  }
  for (const Block& block : read.blocks) {
    map.blocks.push_back(rewritten(block));
  }
  map.claimedCount = static_cast<std::uint16_t>(read.declared);
  map.editorTail = read.trailing() == 10;
  return asBytes(demos::writeBd1(map));
}

BlockFile readWhole(const Bytes& bytes) {
  Diagnostics diagnostics;
  BlockFile read = formats::xops::readBlocks(bytes, base::kFileSpace, diagnostics);
  EXPECT_FALSE(diagnostics.anyDamage());
  return read;
}

void expectSameBlocks(const Bd1Map& made, const BlockFile& read) {
  ASSERT_EQ(read.blocks.size(), made.blocks.size());
  for (std::size_t i = 0; i < made.blocks.size(); ++i) {
    const Bd1Block back = rewritten(read.blocks[i]);
    for (std::size_t corner = 0; corner < 8; ++corner) {
      EXPECT_EQ(static_cast<float>(made.blocks[i].corners[corner].x), static_cast<float>(back.corners[corner].x)) << i;
      EXPECT_EQ(static_cast<float>(made.blocks[i].corners[corner].z), static_cast<float>(back.corners[corner].z)) << i;
    }
    for (std::size_t side = 0; side < 6; ++side) {
      EXPECT_EQ(made.blocks[i].faces[side].texture, back.faces[side].texture) << i << ' ' << side;
    }
    EXPECT_EQ(made.blocks[i].enabled, back.enabled) << i;
  }
}

TEST(BlockRoundTrip, whatWasWrittenIsReadAndWrittenTheSame) {
  for (const Bd1Map& made : {demos::courtyard::map(), samples::small::oddBlocks()}) {
    const Bytes bytes = asBytes(demos::writeBd1(made));
    const BlockFile read = readWhole(bytes);
    expectSameBlocks(made, read);
    EXPECT_TRUE(sameBytes(rewritten(read, bytes), bytes));
  }
}

TEST(BlockRoundTrip, pathsAreDecoded) {
  const BlockFile read = readWhole(asBytes(demos::writeBd1(samples::small::oddBlocks())));
  EXPECT_EQ(read.textures[1].toStdString(), "tex\\wall.bmp");
  EXPECT_EQ(read.textures[3].toStdString(), "表示.bmp");
  EXPECT_EQ(read.textures[4].toStdString(), "a_name_of_thirty_one_bytes_.bmp");
  EXPECT_EQ(read.textures[8].toStdString(), "");
}

TEST(BlockRoundTrip, samplesComeBackByteForByte) {
  int compared = 0;
  for (const QString& path : sampleFiles(QStringLiteral("bd1"))) {
    if (!path.endsWith(QStringLiteral(".bd1"))) {
      continue;
    }
    const Bytes bytes = fileBytes(samplePath(path).value());
    Diagnostics diagnostics;
    const BlockFile read = formats::xops::readBlocks(bytes, base::kFileSpace, diagnostics);
    // Cut files, and tails no editor writes, are not the writer's business.
    if (!read.headerWhole() || read.blocks.size() != read.declared || (read.trailing() != 0 && read.trailing() != 10)) {
      continue;
    }
    EXPECT_TRUE(sameBytes(rewritten(read, bytes), bytes)) << path.toStdString();
    ++compared;
  }
  EXPECT_GE(compared, 10);
}

} // namespace
} // namespace vitrine::tests
