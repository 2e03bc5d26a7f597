#include "core/image/Opacity.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using image::Image;
using image::PixelFormat;

/// A picture of one row, by alpha.
Image::Picture rowOf(const std::vector<int>& alphas) {
  std::vector<std::byte> texels;
  for (const int alpha : alphas) {
    texels.insert(texels.end(), {std::byte{10}, std::byte{20}, std::byte{30}, static_cast<std::byte>(alpha)});
  }
  return {static_cast<std::uint32_t>(alphas.size()), 1, Bytes::adopt(std::move(texels))};
}

Image::Picture blockOf(std::uint32_t width, std::uint32_t height, const std::vector<int>& bytes) {
  std::vector<std::byte> block;
  for (const int byte : bytes) {
    block.push_back(static_cast<std::byte>(byte));
  }
  return {width, height, Bytes::adopt(std::move(block))};
}

TEST(Opacity, HolesWithSoftRimsAreCutOut) {
  std::vector<int> alphas(120, 255);
  EXPECT_FALSE(anyTransparency(PixelFormat::Rgba8, rowOf(alphas)));
  EXPECT_TRUE(isCutOut(PixelFormat::Rgba8, rowOf(alphas)));
  std::fill_n(alphas.begin(), 40, 0);
  EXPECT_TRUE(anyTransparency(PixelFormat::Rgba8, rowOf(alphas)));
  std::fill_n(alphas.begin() + 40, 10, 128);
  EXPECT_TRUE(isCutOut(PixelFormat::Rgba8, rowOf(alphas))) << "a twelfth";
  alphas[50] = 128;
  EXPECT_FALSE(isCutOut(PixelFormat::Rgba8, rowOf(alphas)));
}

TEST(Opacity, VariesWhereOneTexelIsAnother) {
  EXPECT_FALSE(alphaVaries(PixelFormat::Rgba8, rowOf({128, 128, 128})));
  EXPECT_FALSE(alphaVaries(PixelFormat::Rgba8, rowOf({0})));
  EXPECT_TRUE(alphaVaries(PixelFormat::Rgba8, rowOf({128, 128, 129})));
  EXPECT_TRUE(alphaVaries(PixelFormat::Rgba8, rowOf({255, 0})));
}

TEST(Opacity, WhatIsNearlyOneOrTheOtherIsNotSoft) {
  EXPECT_TRUE(isCutOut(PixelFormat::Rgba8, rowOf({1, 16, 239, 254, 0, 255})));
  EXPECT_FALSE(isCutOut(PixelFormat::Rgba8, rowOf({100, 100, 100, 255})));
}

TEST(Opacity, OfBlocks) {
  // BC1: the first colour is not the larger number, and texel 5 has index 3.
  const auto holed = blockOf(4, 4, {0, 0, 255, 255, 0, 3 << 2, 0, 0});
  EXPECT_TRUE(anyTransparency(PixelFormat::Bc1Alpha, holed));
  EXPECT_TRUE(isCutOut(PixelFormat::Bc1Alpha, holed));
  // BC2: sixteen times four bits.
  EXPECT_TRUE(isCutOut(PixelFormat::Bc2, blockOf(4, 4, {0xf0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0})));
  const auto halfway = blockOf(4, 4, {0x78, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0});
  EXPECT_TRUE(anyTransparency(PixelFormat::Bc2, halfway));
  EXPECT_FALSE(isCutOut(PixelFormat::Bc2, halfway)) << "two of sixteen";
  // BC3: every texel is the first of two ends, 255; then 128.
  EXPECT_FALSE(anyTransparency(PixelFormat::Bc3, blockOf(4, 4, {255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})));
  EXPECT_FALSE(isCutOut(PixelFormat::Bc3, blockOf(4, 4, {128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})));
}

TEST(Opacity, TexelsBesideThePictureDoNotCount) {
  // Only the first texel of the block is inside; the others are soft.
  EXPECT_TRUE(isCutOut(PixelFormat::Bc2, blockOf(1, 1, {0x7f, 0x77, 0x77, 0x77, 0x77, 0x77, 0x77, 0x77, 0, 0, 0, 0, 0, 0, 0, 0})));
  EXPECT_FALSE(anyTransparency(PixelFormat::Bc2, blockOf(1, 1, {0x7f, 0x77, 0x77, 0x77, 0x77, 0x77, 0x77, 0x77, 0, 0, 0, 0, 0, 0, 0, 0})));
}

} // namespace
} // namespace vitrine::tests
