// BC6H and BC7. The sums are of what Mesa 22.3 makes of the same blocks, which was compared texel by texel.
#include "core/image/Bc6h.h"
#include "core/image/Bc7.h"

#include <gtest/gtest.h>

#include <vector>

namespace vitrine::image {
namespace {

constexpr std::uint32_t kSide = 64;

/// Blocks of every mode, in all their variety.
std::vector<std::byte> manyBlocks() {
  std::vector<std::byte> blocks(kSide * kSide);
  std::uint32_t state = 1;
  for (std::byte& value : blocks) {
    state = state * 1664525U + 1013904223U;
    value = static_cast<std::byte>(state >> 24);
  }
  return blocks;
}

/// FNV-1a.
std::uint32_t sumOf(const std::vector<std::byte>& bytes) {
  std::uint32_t sum = 2166136261U;
  for (const std::byte value : bytes) {
    sum = (sum ^ std::to_integer<std::uint32_t>(value)) * 16777619U;
  }
  return sum;
}

TEST(Bptc, Bc7EqualsAnotherDecoder) {
  std::vector<std::byte> texels(kSide * kSide * 4);
  decodeBc7(manyBlocks().data(), kSide, kSide, texels.data());
  EXPECT_EQ(sumOf(texels), 0x0c74aefdU);
}

TEST(Bptc, Bc6hEqualsAnotherDecoder) {
  std::vector<std::byte> texels(kSide * kSide * 8);
  decodeBc6h(manyBlocks().data(), kSide, kSide, texels.data());
  EXPECT_EQ(sumOf(texels), 0x8d1ada71U);
}

TEST(Bptc, PartialBlocksAreCut) {
  const std::vector<std::byte> blocks = manyBlocks();
  std::vector<std::byte> whole(8 * 4 * 4);
  std::vector<std::byte> part(6 * 3 * 4);
  decodeBc7(blocks.data(), 8, 4, whole.data());
  decodeBc7(blocks.data(), 6, 3, part.data());
  for (std::size_t y = 0; y < 3; ++y) {
    for (std::size_t i = 0; i < 24; ++i) {
      EXPECT_EQ(part[y * 24 + i], whole[y * 32 + i]);
    }
  }
}

TEST(Bptc, ReservedModesAreBlack) {
  const std::vector<std::byte> nothing(16, std::byte{0});
  std::vector<std::byte> texels(64, std::byte{1});
  decodeBc7(nothing.data(), 4, 4, texels.data());
  EXPECT_EQ(texels, std::vector<std::byte>(64, std::byte{0}));
  std::vector<std::byte> reserved(16, std::byte{0xff});
  reserved[0] = std::byte{0x13}; // 10011
  std::vector<std::byte> halves(128, std::byte{1});
  decodeBc6h(reserved.data(), 4, 4, halves.data());
  EXPECT_EQ(halves[0], std::byte{0});
  EXPECT_EQ(halves[7], std::byte{0x3c});
}

} // namespace
} // namespace vitrine::image
