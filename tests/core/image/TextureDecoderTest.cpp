#include "core/image/TextureDecoder.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

constexpr std::uint16_t kRed = 0xf800;
constexpr std::uint16_t kGreen = 0x07e0;
constexpr std::uint16_t kBlue = 0x001f;

/// A colour block: two RGB565 colours and two bits for each texel, first texel lowest.
Bytes colourBlock(std::uint16_t c0, std::uint16_t c1, std::uint32_t indices) {
  return tests::ByteMaker().add(c0).add(c1).add(indices).bytes();
}

Bytes joined(const std::vector<Bytes>& parts) {
  QByteArray all;
  for (const Bytes& part : parts) {
    all += part.toByteArray();
  }
  return Bytes::adopt(all);
}

TEST(DecodeBlocks, Bc1MixesItsTwoColours) {
  // Texels 0-3 of the first row: colour 0, colour 1, 2/3 : 1/3, 1/3 : 2/3; the rest colour 0.
  const QImage picture = decodeTexels(PixelFormat::Bc1, {4, 4, colourBlock(kRed, kBlue, 0b11'10'01'00)});
  EXPECT_EQ(picture.pixelColor(0, 0), QColor(255, 0, 0));
  EXPECT_EQ(picture.pixelColor(1, 0), QColor(0, 0, 255));
  EXPECT_NEAR(picture.pixelColor(2, 0).red(), 170, 1);
  EXPECT_NEAR(picture.pixelColor(2, 0).blue(), 85, 1);
  EXPECT_NEAR(picture.pixelColor(3, 0).red(), 85, 1);
  EXPECT_EQ(picture.pixelColor(3, 3), QColor(255, 0, 0)) << "rows run from the top";
}

TEST(DecodeBlocks, Bc1AlphaHasHolesAndPlainBc1HasNone) {
  // Colour 0 not above colour 1: three colours, the fourth is transparent black.
  const Bytes block = colourBlock(kBlue, kRed, 0xffffffff);
  EXPECT_EQ(decodeTexels(PixelFormat::Bc1Alpha, {4, 4, block}).pixelColor(0, 0).alpha(), 0);
  EXPECT_EQ(decodeTexels(PixelFormat::Bc1, {4, 4, block}).pixelColor(0, 0), QColor(0, 0, 0, 255));
}

TEST(DecodeBlocks, Bc2HasFourBitsOfAlphaEach) {
  const Bytes alpha = tests::ByteMaker().add<std::uint64_t>(0xfedc'ba98'7654'3210).bytes();
  const QImage picture = decodeTexels(PixelFormat::Bc2, {4, 4, joined({alpha, colourBlock(kGreen, kGreen, 0)})});
  EXPECT_EQ(picture.pixelColor(0, 0), QColor(0, 255, 0, 0));
  EXPECT_EQ(picture.pixelColor(1, 0).alpha(), 17);
  EXPECT_EQ(picture.pixelColor(3, 3).alpha(), 255);
}

TEST(DecodeBlocks, Bc3InterpolatesItsAlpha) {
  // Alpha 255 and 0, then texels 0, 1, 2 point at them and at 6/7.
  const Bytes alpha = tests::bytesOf({255, 0, 0b10'001'000, 0, 0, 0, 0, 0});
  const QImage picture = decodeTexels(PixelFormat::Bc3, {4, 4, joined({alpha, colourBlock(kRed, kRed, 0)})});
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 255);
  EXPECT_EQ(picture.pixelColor(1, 0).alpha(), 0);
  EXPECT_NEAR(picture.pixelColor(2, 0).alpha(), 219, 1);
}

TEST(DecodeBlocks, SizesNeedNotBeWholeBlocks) {
  const QImage picture =
      decodeTexels(PixelFormat::Bc1, {5, 3, joined({colourBlock(kRed, kRed, 0), colourBlock(kBlue, kBlue, 0)})});
  ASSERT_EQ(picture.size(), QSize(5, 3));
  EXPECT_EQ(picture.pixelColor(3, 2), QColor(255, 0, 0));
  EXPECT_EQ(picture.pixelColor(4, 2), QColor(0, 0, 255));
  EXPECT_EQ(decodeTexels(PixelFormat::Bc3, {1, 1, tests::randomBytes(16, 1)}).size(), QSize(1, 1));
}

TEST(DecodeBlocks, ImagesDecodeThroughIt) {
  Image image;
  image.format = PixelFormat::Bc1;
  image.width = image.height = 4;
  image.pictures.push_back({4, 4, colourBlock(kGreen, kGreen, 0)});
  EXPECT_EQ(image.toQImage().pixelColor(2, 2), QColor(0, 255, 0));
}

} // namespace
} // namespace vitrine::image
