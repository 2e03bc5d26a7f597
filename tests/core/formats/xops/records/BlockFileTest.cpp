#include "core/formats/xops/records/BlockFile.h"

#include "tests/core/formats/xops/records/TestBlocks.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using namespace formats::xops;

struct ReadBlocks {
  BlockFile file;
  std::vector<Diagnostic> told;

  bool says(const char* text, Severity severity) const {
    return std::ranges::any_of(told, [&](const Diagnostic& one) {
      return one.severity == severity && one.message.contains(QLatin1String(text));
    });
  }
};

ReadBlocks readBlockBytes(const QByteArray& bytes) {
  Diagnostics diagnostics;
  ReadBlocks result{readBlocks(Bytes::adopt(bytes), base::kFileSpace, diagnostics), {}};
  result.told = diagnostics.entries();
  return result;
}

int score(const QByteArray& bytes, bool extension) {
  return scoreBlocks(Bytes::adopt(bytes), static_cast<std::uint64_t>(bytes.size()), extension);
}

TEST(BlockFile, holdsWhatWasWritten) {
  Block second = box({1, 2, 3}, {4, 5, 6}, 7);
  second.textures[2] = 0x12345680; // only the low byte counts: -128
  second.enabled = 0;
  const ReadBlocks got = readBlockBytes(blockFile({box({0, 0, 0}, {1, 1, 1}), second}, {"a.bmp", "", "\x95\x5c.bmp"}));
  EXPECT_EQ(got.file.declared, 2U);
  ASSERT_EQ(got.file.blocks.size(), 2U);
  EXPECT_EQ(got.file.blocks[1].corners, second.corners);
  EXPECT_EQ(got.file.blocks[1].uvs, second.uvs);
  EXPECT_EQ(got.file.blocks[1].textures, second.textures);
  EXPECT_EQ(got.file.blocks[1].textureOf(2), -128);
  EXPECT_FALSE(got.file.blocks[1].isDrawn(2));
  EXPECT_TRUE(got.file.blocks[1].isDrawn(3));
  EXPECT_EQ(got.file.textures[0], QStringLiteral("a.bmp"));
  EXPECT_EQ(got.file.textures[1], QString());
  EXPECT_EQ(got.file.textures[2], QString::fromUtf8("表.bmp"));
  EXPECT_EQ(got.file.trailing(), 0U);
  EXPECT_EQ(got.told.size(), 1U) << "only the block that is switched off";
  EXPECT_TRUE(got.says("block 1 is disabled", Severity::Note));
}

TEST(BlockFile, takesTheEditorsTailWithoutAWord) {
  const QByteArray bytes = blockFile({box({0, 0, 0}, {1, 1, 1})});
  EXPECT_TRUE(readBlockBytes(bytes + QByteArray(10, '\0')).told.empty());
  EXPECT_TRUE(readBlockBytes(bytes + "abc").says("3 bytes after the last block", Severity::Note));
}

TEST(BlockFile, keepsTheWholeBlocksOfACutFile) {
  const QByteArray bytes = blockFile({box({0, 0, 0}, {1, 1, 1}), box({2, 0, 0}, {3, 1, 1})});
  for (const qsizetype missing : {1, 100, 316}) {
    const ReadBlocks got = readBlockBytes(bytes.chopped(missing));
    EXPECT_EQ(got.file.blocks.size(), 1U);
    EXPECT_TRUE(got.says("1 of 2 blocks could be read", Severity::Damage));
  }
  const ReadBlocks head = readBlockBytes(bytes.first(200));
  EXPECT_FALSE(head.file.headerWhole());
  EXPECT_EQ(head.file.textures[0], QStringLiteral("wall.bmp"));
  EXPECT_TRUE(head.says("the header is truncated: 200 of 312 bytes", Severity::Damage));
  EXPECT_TRUE(readBlockBytes({}).says("0 of 312", Severity::Damage));
}

TEST(BlockFile, saysWhatTheGameWouldNotTake) {
  const ReadBlocks many = readBlockBytes(blockFile(std::vector<Block>(161, box({0, 0, 0}, {1, 1, 1}))));
  EXPECT_EQ(many.file.blocks.size(), 161U);
  EXPECT_TRUE(many.says("161 blocks, but the game and its editor support 160", Severity::Note));
  for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), -3.0e38F}) {
    Block block = box({0, 0, 0}, {1, 1, 1});
    block.corners[5].setZ(bad);
    const ReadBlocks got = readBlockBytes(blockFile({block}));
    EXPECT_FALSE(got.file.blocks[0].isSane());
    EXPECT_TRUE(got.says("a corner of block 0 has no valid position", Severity::Damage));
  }
}

TEST(BlockFile, isToldByItsSizeAndItsNames) {
  const QByteArray bytes = blockFile({box({0, 0, 0}, {1, 1, 1})});
  EXPECT_GT(score(bytes, false), 50);
  EXPECT_GT(score(bytes + QByteArray(10, '\0'), false), 50);
  EXPECT_GT(score(bytes, true), score(bytes, false));
  EXPECT_EQ(score(bytes + "x", false), 0) << "any file might begin like this";
  EXPECT_GT(score(bytes + "x", true), 0);
  EXPECT_EQ(score(blockFile({box({0, 0, 0}, {1, 1, 1})}, {"\x01\x02"}), false), 0);
  EXPECT_EQ(score(QByteArray(628, '\0'), false), 0);
  EXPECT_EQ(score({}, true), 0);
}

} // namespace
} // namespace vitrine::tests
