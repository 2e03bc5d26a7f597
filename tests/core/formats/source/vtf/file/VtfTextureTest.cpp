#include "core/formats/source/vtf/file/VtfTexture.h"

#include "tests/core/formats/source/vtf/VtfMaker.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

VtfTexture readFine(const VtfMaker& maker, VtfUse use = VtfUse::Picture) {
  auto texture = readVtf(maker.bytes(), use, {}, nullptr);
  EXPECT_TRUE(texture) << (texture ? "" : texture.error().reason().toStdString());
  return texture ? std::move(*texture) : VtfTexture();
}

ErrorCode errorOf(const VtfMaker& maker, const Limits& limits = {}) {
  const auto texture = readVtf(maker.bytes(), VtfUse::Picture, limits, nullptr);
  EXPECT_FALSE(texture);
  return texture ? ErrorCode::Cancelled : texture.error().code;
}

QRgb corner(const image::Image& image, std::uint32_t mip = 0, std::uint32_t face = 0, std::uint32_t frame = 0) {
  return image.toQImage(mip, face, frame).pixel(0, 0);
}

TEST(VtfTexture, smallestLevelComesFirst) {
  VtfMaker maker{.format = 5, .mips = 3, .texels = joined({filled(1, 10), filled(4, 20), filled(16, 30)})};
  const VtfTexture texture = readFine(maker);
  ASSERT_EQ(texture.image->mipCount, 3u);
  EXPECT_EQ(corner(*texture.image, 0), qRgb(30, 30, 30));
  EXPECT_EQ(corner(*texture.image, 1), qRgb(20, 20, 20));
  EXPECT_EQ(corner(*texture.image, 2), qRgb(10, 10, 10));
  EXPECT_EQ(texture.image->picture(1).width, 2u);
  EXPECT_EQ(texture.image->picture(2).height, 1u);
}

TEST(VtfTexture, levelsBeyondTheSmallestAreLeftOut) {
  VtfMaker maker{
      .format = 5, .mips = 4, .texels = joined({filled(1, 5), filled(1, 10), filled(4, 20), filled(16, 30)})};
  const VtfTexture texture = readFine(maker);
  EXPECT_EQ(texture.image->mipCount, 3u);
  EXPECT_EQ(texture.imageBytes, 22u);
  EXPECT_EQ(corner(*texture.image, 0), qRgb(30, 30, 30));
  EXPECT_EQ(corner(*texture.image, 2), qRgb(10, 10, 10));
}

TEST(VtfTexture, framesAndFacesAreInOrder) {
  VtfMaker maker{.minor = 5, .width = 1, .height = 1, .flags = kVtfCubeMap, .frames = 2, .format = 5};
  for (int i = 0; i < 12; ++i) {
    maker.texels.push_back(static_cast<std::byte>(i));
  }
  // 7.5 has a resource table, which replaces the fixed place of the picture.
  const Bytes plain = maker.bytes();
  std::vector<std::byte> file(plain.span().begin(), plain.span().end());
  file[68] = std::byte{1};
  const std::array<std::byte, 8> row{std::byte{0x30}, {}, {}, {}, std::byte{88}, {}, {}, {}};
  file.insert(file.begin() + 80, row.begin(), row.end());
  const auto texture = readVtf(Bytes::adopt(file), VtfUse::Picture, {}, nullptr);
  ASSERT_TRUE(texture) << texture.error().reason().toStdString();
  EXPECT_EQ(texture->image->faceCount, 6u);
  EXPECT_EQ(texture->image->frameCount, 2u);
  EXPECT_EQ(corner(*texture->image, 0, 4, 0), qRgb(4, 4, 4));
  EXPECT_EQ(corner(*texture->image, 0, 1, 1), qRgb(7, 7, 7));
}

TEST(VtfTexture, sphereMapFaceIsSkippedAndCounted) {
  VtfMaker maker{.width = 2, .height = 2, .flags = kVtfCubeMap, .firstFrame = 0, .format = 5, .mips = 2};
  for (int mip = 0; mip < 2; ++mip) {
    for (int face = 0; face < 7; ++face) {
      maker.texels = joined({maker.texels, filled(mip == 0 ? 1 : 4, 10 * face + mip)});
    }
  }
  const VtfTexture texture = readFine(maker);
  EXPECT_EQ(texture.facesInFile, 7u);
  EXPECT_EQ(texture.image->faceCount, 6u);
  EXPECT_EQ(corner(*texture.image, 0, 5), qRgb(51, 51, 51));
  EXPECT_EQ(corner(*texture.image, 1, 2), qRgb(20, 20, 20));
}

TEST(VtfTexture, sixFacesByTheBytesWhateverTheFirstFrameSays) {
  VtfMaker maker{.width = 1, .height = 1, .flags = kVtfCubeMap, .firstFrame = 0, .format = 5, .texels = filled(6, 9)};
  EXPECT_EQ(readFine(maker).facesInFile, 6u);
  maker.firstFrame = 0xffff;
  EXPECT_EQ(readFine(maker).facesInFile, 6u);
  maker.texels = filled(7, 9);
  EXPECT_EQ(readFine(maker).facesInFile, 7u);
}

TEST(VtfTexture, blocksStayBlocks) {
  VtfMaker maker{.width = 10, .height = 6, .format = 13, .texels = filled(6 * 8, 0x5a)};
  const VtfTexture texture = readFine(maker);
  EXPECT_EQ(texture.image->format, image::PixelFormat::Bc1);
  EXPECT_FALSE(texture.image->hasAlpha);
  EXPECT_TRUE(sameBytes(texture.image->picture(0).texels, Bytes::adopt(maker.texels)));
  for (const std::uint32_t flag : {kVtfOneBitAlpha, kVtfEightBitAlpha}) {
    maker.flags = flag;
    EXPECT_EQ(readFine(maker).image->format, image::PixelFormat::Bc1Alpha);
  }
}

TEST(VtfTexture, redIsInTheLowBitsOfRgb565) {
  VtfMaker maker{.width = 1, .height = 1, .format = 4, .texels = {std::byte{0x1f}, std::byte{0x00}}};
  EXPECT_EQ(corner(*readFine(maker).image), qRgb(255, 0, 0));
  maker.format = 17;
  EXPECT_EQ(corner(*readFine(maker).image), qRgb(0, 0, 255));
}

TEST(VtfTexture, fixedPointIsTwelveBits) {
  ByteMaker texel;
  texel.add<std::uint16_t>(8192).add<std::uint16_t>(4096).add<std::uint16_t>(2048).add<std::uint16_t>(4096);
  const Bytes raw = texel.bytes();
  VtfMaker maker{.width = 1, .height = 1, .format = 25, .texels = {raw.span().begin(), raw.span().end()}};
  const VtfTexture texture = readFine(maker);
  EXPECT_EQ(texture.image->format, image::PixelFormat::Rgba16F);
  ByteMaker halves; // 2, 1, 0.5, 1
  halves.add<std::uint16_t>(0x4000).add<std::uint16_t>(0x3c00).add<std::uint16_t>(0x3800).add<std::uint16_t>(0x3c00);
  EXPECT_TRUE(sameBytes(texture.image->picture(0).texels, halves.bytes()));
}

TEST(VtfTexture, samplingFollowsTheFlags) {
  VtfMaker maker{.flags = kVtfClampS | kVtfPointSample, .format = 5, .texels = filled(16, 1)};
  const VtfTexture texture = readFine(maker);
  EXPECT_TRUE(texture.image->clampU);
  EXPECT_FALSE(texture.image->clampV);
  EXPECT_TRUE(texture.image->pointSampled);
}

TEST(VtfTexture, volumeShowsItsFirstSlice) {
  Diagnostics diagnostics;
  VtfMaker maker{
      .width = 1, .height = 1, .format = 5, .depth = 3, .texels = {std::byte{7}, std::byte{8}, std::byte{9}}};
  const auto texture = readVtf(maker.bytes(), VtfUse::Picture, {}, &diagnostics);
  ASSERT_TRUE(texture);
  EXPECT_EQ(corner(*texture->image), qRgb(7, 7, 7));
  ASSERT_EQ(diagnostics.entries().size(), 1u);
  EXPECT_TRUE(diagnostics.entries()[0].message.contains(QStringLiteral("3 slices")));
}

TEST(VtfTexture, oldNumbersOfMovedFormats) {
  EXPECT_EQ(readFine({.minor = 2, .format = 37, .texels = filled(16, 0)}).formatName, QStringLiteral("ATI2N"));
  EXPECT_EQ(readFine({.minor = 2, .format = 38, .texels = filled(8, 0)}).formatName, QStringLiteral("ATI1N"));
}

TEST(VtfTexture, refusesWhatItCannotRead) {
  EXPECT_EQ(errorOf({.format = 999, .texels = filled(64, 0)}), ErrorCode::Unsupported);
  EXPECT_EQ(errorOf({.format = 7, .texels = filled(64, 0)}), ErrorCode::Unsupported);
  EXPECT_EQ(errorOf({.minor = 9, .texels = filled(64, 0)}), ErrorCode::Unsupported);
  EXPECT_EQ(errorOf({.width = 0, .texels = filled(64, 0)}), ErrorCode::Damaged);
  EXPECT_EQ(errorOf({.frames = 0, .texels = filled(64, 0)}), ErrorCode::Damaged);
  EXPECT_EQ(errorOf({.mips = 0, .texels = filled(64, 0)}), ErrorCode::Damaged);
  EXPECT_EQ(errorOf({.mips = 17, .texels = filled(64, 0)}), ErrorCode::Damaged);
  EXPECT_EQ(errorOf({.texels = filled(63, 0)}), ErrorCode::Damaged);
  EXPECT_EQ(errorOf({.width = 16385, .texels = filled(64, 0)}), ErrorCode::LimitReached);
  EXPECT_EQ(errorOf({.width = 16384, .height = 16384, .format = 29}), ErrorCode::LimitReached);
  EXPECT_EQ(errorOf({.width = 16384, .height = 16384, .frames = 65535, .format = 29, .mips = 15, .depth = 16384}),
            ErrorCode::LimitReached);
  Limits tight;
  tight.maxDecodedBytes = 63;
  EXPECT_EQ(errorOf({.texels = filled(64, 0)}, tight), ErrorCode::LimitReached);
}

TEST(VtfTexture, limitsCountWhatOneByteTexelsBecome) {
  Limits tight;
  tight.maxDecodedBytes = 63;
  EXPECT_EQ(errorOf({.format = 5, .texels = filled(16, 0)}, tight), ErrorCode::LimitReached);
  tight.maxDecodedBytes = 64;
  EXPECT_TRUE(readVtf(VtfMaker{.format = 5, .texels = filled(16, 0)}.bytes(), VtfUse::Picture, tight, nullptr));
}

TEST(VtfTexture, blocksOfNewerFormatsAreDecoded) {
  for (const int id : {67, 70}) {
    const VtfMaker maker{.format = id, .texels = filled(16, 0)};
    EXPECT_EQ(readFine(maker).image->format, image::PixelFormat::Rgba8);
    EXPECT_EQ(readFine(maker).formatName, QStringLiteral("BC7"));
  }
  for (const int id : {66, 71}) {
    const VtfMaker maker{.format = id, .texels = filled(16, 0)};
    EXPECT_EQ(readFine(maker).image->format, image::PixelFormat::Rgba16F);
    EXPECT_EQ(readFine(maker).formatName, QStringLiteral("BC6H"));
  }
}

} // namespace
} // namespace vitrine::tests
