#include "core/image/Dds.h"

#include "tests/core/image/DdsMaker.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

using tests::DdsMaker;

constexpr std::uint32_t kCube = 0x200 | 0xfc00;
constexpr std::uint32_t kVolume = 0x200000;

/// One DXT1 block of a single colour (RGB565).
std::vector<int> dxt1(int colour) {
  return {colour & 0xff, colour >> 8, 0, 0, 0, 0, 0, 0};
}

std::vector<int> concatenated(std::initializer_list<std::vector<int>> parts) {
  std::vector<int> all;
  for (const auto& part : parts) {
    all.insert(all.end(), part.begin(), part.end());
  }
  return all;
}

QColor firstTexel(const Image& image, std::uint32_t mip = 0, std::uint32_t face = 0) {
  return image.toQImage(mip, face).pixelColor(0, 0);
}

/// The first texel of a picture that must be readable.
QColor texelOf(const DdsMaker& made) {
  const auto image = decodeDds(made.bytes(), {});
  EXPECT_TRUE(image.has_value()) << image.error().message.toStdString();
  return image ? firstTexel(**image) : QColor();
}

Error errorOf(const DdsMaker& made, const Limits& limits = {}) {
  const auto image = decodeDds(made.bytes(), limits);
  EXPECT_FALSE(image.has_value());
  return image ? Error{} : image.error();
}

TEST(Dds, TexelsByMasks) {
  const std::array<std::uint32_t, 4> argb = {0xff0000, 0xff00, 0xff, 0xff000000};
  EXPECT_EQ(texelOf(DdsMaker::packed(32, argb, {1, 2, 3, 4})), QColor(3, 2, 1, 4)) << "A8R8G8B8";
  EXPECT_EQ(texelOf(DdsMaker::packed(32, {0xff, 0xff00, 0xff0000, 0xff000000}, {1, 2, 3, 4})), QColor(1, 2, 3, 4))
      << "A8B8G8R8";
  EXPECT_EQ(texelOf(DdsMaker::packed(24, {0xff0000, 0xff00, 0xff, 0}, {1, 2, 3})), QColor(3, 2, 1)) << "R8G8B8";
  EXPECT_EQ(texelOf(DdsMaker::packed(16, {0xf800, 0x7e0, 0x1f, 0}, {0xe3, 0x07})), QColor(0, 255, 24)) << "R5G6B5";
  EXPECT_EQ(texelOf(DdsMaker::packed(16, {0x7c00, 0x3e0, 0x1f, 0x8000}, {0x00, 0x7c})), QColor(255, 0, 0, 0))
      << "A1R5G5B5";
  EXPECT_EQ(texelOf(DdsMaker::packed(16, {0xf00, 0xf0, 0xf, 0xf000}, {0x21, 0x43})), QColor(0x33, 0x22, 0x11, 0x44))
      << "A4R4G4B4";
  EXPECT_EQ(texelOf(DdsMaker::packed(8, {0xe0, 0x1c, 0x03, 0}, {0xfd})), QColor(255, 255, 85)) << "R3G3B2";
  EXPECT_EQ(texelOf(DdsMaker::packed(32, {0x3ff00000, 0xffc00, 0x3ff, 0xc0000000}, {0xff, 0x03, 0xf0, 0xbf})),
            QColor(255, 0, 255, 170))
      << "A2R10G10B10";
}

TEST(Dds, AlphaCountsOnlyWhereTheFlagSaysSo) {
  DdsMaker made;
  made.texels = {1, 2, 3, 4};
  EXPECT_TRUE((*decodeDds(made.bytes(), {}))->hasAlpha);
  made.flags = 0x40; // X8R8G8B8, as many writers leave the mask
  EXPECT_EQ(texelOf(made), QColor(3, 2, 1));
  EXPECT_FALSE((*decodeDds(made.bytes(), {}))->hasAlpha);
  made.flags = 0x41;
  made.texels = {1, 2, 3, 255};
  EXPECT_FALSE((*decodeDds(made.bytes(), {}))->hasAlpha) << "every texel is opaque";
}

TEST(Dds, GreyAndAlphaAlone) {
  DdsMaker made = DdsMaker::packed(8, {0xff, 0, 0, 0}, {77});
  made.flags = 0x20000;
  EXPECT_EQ(texelOf(made), QColor(77, 77, 77)) << "L8";
  made = DdsMaker::packed(16, {0xff, 0, 0, 0xff00}, {77, 33});
  made.flags = 0x20001;
  EXPECT_EQ(texelOf(made), QColor(77, 77, 77, 33)) << "A8L8";
  made = DdsMaker::packed(8, {0xff, 0xff, 0xff, 0xff}, {33});
  made.flags = 0x2;
  EXPECT_EQ(texelOf(made), QColor(0, 0, 0, 33)) << "A8";
}

TEST(Dds, PaletteOf256) {
  DdsMaker made;
  made.flags = 0x20;
  made.bits = 8;
  made.width = 2;
  made.texels.assign(1024, 0);
  made.texels[4 * 200] = 10;
  made.texels[4 * 200 + 1] = 20;
  made.texels[4 * 200 + 2] = 30;
  made.texels.insert(made.texels.end(), {200, 0});
  const auto image = decodeDds(made.bytes(), {});
  ASSERT_TRUE(image.has_value());
  EXPECT_EQ(firstTexel(**image), QColor(10, 20, 30));
  EXPECT_FALSE((*image)->hasAlpha);
  made.flags = 0x21;
  EXPECT_EQ(texelOf(made), QColor(10, 20, 30, 0)) << "the fourth byte is alpha when the header says so";
  made.texels.resize(1025);
  EXPECT_EQ(errorOf(made).code, ErrorCode::Damaged);
}

TEST(Dds, Dxt1KnowsWhetherItHasHoles) {
  const auto opaque = decodeDds(DdsMaker::blocks("DXT1", 4, 4, dxt1(0xf800)).bytes(), {});
  ASSERT_TRUE(opaque.has_value());
  EXPECT_EQ((*opaque)->format, PixelFormat::Bc1);
  EXPECT_FALSE((*opaque)->hasAlpha);
  EXPECT_EQ(firstTexel(**opaque), QColor(255, 0, 0));

  const std::vector<int> hole = {0, 0, 0, 0xf8, 0xc0, 0, 0, 0}; // first colour the smaller; texel 3 has index 3
  const auto holed = decodeDds(DdsMaker::blocks("DXT1", 4, 4, hole).bytes(), {});
  EXPECT_EQ((*holed)->format, PixelFormat::Bc1Alpha);
  EXPECT_TRUE((*holed)->hasAlpha);
  EXPECT_EQ((*holed)->toQImage().pixelColor(3, 0).alpha(), 0);
  const auto narrow = decodeDds(DdsMaker::blocks("DXT1", 3, 4, hole).bytes(), {});
  EXPECT_EQ((*narrow)->format, PixelFormat::Bc1) << "the hole lies outside the picture";
  const std::vector<int> swapped = {0, 0xf8, 0, 0, 0xc0, 0, 0, 0};
  EXPECT_EQ((*decodeDds(DdsMaker::blocks("DXT1", 4, 4, swapped).bytes(), {}))->format, PixelFormat::Bc1)
      << "index 3 is a colour when the first colour is the larger";
}

TEST(Dds, Dxt3AndDxt5KnowWhetherTheyAreOpaque) {
  const std::vector<int> full(8, 255);
  for (const char* name : {"DXT2", "DXT3"}) {
    auto image = decodeDds(DdsMaker::blocks(name, 4, 4, concatenated({full, dxt1(0x1f)})).bytes(), {});
    EXPECT_EQ((*image)->format, PixelFormat::Bc2);
    EXPECT_FALSE((*image)->hasAlpha);
    image = decodeDds(
        DdsMaker::blocks(name, 4, 4, concatenated({{255, 255, 255, 255, 255, 255, 255, 0xef}, dxt1(0x1f)})).bytes(),
        {});
    EXPECT_TRUE((*image)->hasAlpha);
    EXPECT_EQ((*image)->toQImage().pixelColor(2, 3).alpha(), 0xff);
    EXPECT_EQ((*image)->toQImage().pixelColor(3, 3).alpha(), 0xee);
  }
  for (const char* name : {"DXT4", "DXT5"}) {
    const auto alphaOf = [&](std::vector<int> alpha) {
      const auto image = decodeDds(DdsMaker::blocks(name, 4, 4, concatenated({alpha, dxt1(0x1f)})).bytes(), {});
      EXPECT_EQ((*image)->format, PixelFormat::Bc3);
      return (*image)->hasAlpha;
    };
    EXPECT_FALSE(alphaOf({255, 0, 0, 0, 0, 0, 0, 0})) << "all texels are the first value";
    EXPECT_TRUE(alphaOf({255, 0, 1, 0, 0, 0, 0, 0})) << "one is the second";
    EXPECT_FALSE(alphaOf({0, 0, 255, 255, 255, 255, 255, 255})) << "number 7 of six values is full";
    EXPECT_TRUE(alphaOf({255, 255, 0, 0, 0, 0, 0, 0xc0})) << "number 6 of six values is empty";
  }
}

TEST(Dds, NumbersOfDirect3D10) {
  EXPECT_EQ(texelOf(DdsMaker::dxgi(28, {1, 2, 3, 4})), QColor(1, 2, 3, 4)) << "R8G8B8A8";
  EXPECT_EQ(texelOf(DdsMaker::dxgi(87, {1, 2, 3, 4})), QColor(3, 2, 1, 4)) << "B8G8R8A8";
  EXPECT_EQ(texelOf(DdsMaker::dxgi(88, {1, 2, 3, 4})), QColor(3, 2, 1)) << "B8G8R8X8";
  EXPECT_EQ(texelOf(DdsMaker::dxgi(85, {0x00, 0xf8})), QColor(255, 0, 0)) << "B5G6R5";
  EXPECT_EQ(texelOf(DdsMaker::dxgi(86, {0x1f, 0x80})), QColor(0, 0, 255)) << "B5G5R5A1";
  EXPECT_EQ((*decodeDds(DdsMaker::dxgi(71, dxt1(0)).bytes(), {}))->format, PixelFormat::Bc1);
  EXPECT_EQ((*decodeDds(DdsMaker::dxgi(74, std::vector<int>(16)).bytes(), {}))->format, PixelFormat::Bc2);
  EXPECT_EQ((*decodeDds(DdsMaker::dxgi(77, std::vector<int>(16)).bytes(), {}))->format, PixelFormat::Bc3);
  EXPECT_TRUE((*decodeDds(DdsMaker::dxgi(28, {1, 2, 3, 4}).bytes(), {}))->hasAlpha);
  EXPECT_FALSE((*decodeDds(DdsMaker::dxgi(28, {1, 2, 3, 4}, 0, 3, 3).bytes(), {}))->hasAlpha)
      << "the extension says that alpha is opaque";
}

TEST(Dds, SaysWhatIsNotRead) {
  const auto message = [](const DdsMaker& made) {
    const Error error = errorOf(made);
    EXPECT_EQ(error.code, ErrorCode::Unsupported);
    return error.message.toStdString();
  };
  EXPECT_NE(message(DdsMaker::dxgi(80, {})).find("BC4"), std::string::npos);
  EXPECT_NE(message(DdsMaker::dxgi(83, {})).find("BC5"), std::string::npos);
  EXPECT_NE(message(DdsMaker::dxgi(95, {})).find("BC6H"), std::string::npos);
  EXPECT_NE(message(DdsMaker::dxgi(98, {})).find("BC7"), std::string::npos);
  EXPECT_NE(message(DdsMaker::dxgi(11, {})).find("DXGI 11"), std::string::npos);
  EXPECT_NE(message(DdsMaker::blocks("ATI2", 4, 4, {})).find("ATI2 (BC5)"), std::string::npos);
  EXPECT_NE(message(DdsMaker::blocks(std::string_view("\x6f\0\0\0", 4), 4, 4, {})).find("111"), std::string::npos);
  DdsMaker bump;
  bump.flags = 0x80000;
  EXPECT_NE(message(bump).find("0x80000"), std::string::npos);
}

TEST(Dds, MipsAreThoseThatAreThere) {
  DdsMaker made = DdsMaker::blocks(
      "DXT1", 8, 8, concatenated({dxt1(1), dxt1(1), dxt1(1), dxt1(1), dxt1(0xf800), dxt1(0x1f), dxt1(0x7e0)}));
  made.mips = 4;
  const auto whole = decodeDds(made.bytes(), {});
  ASSERT_TRUE(whole.has_value());
  EXPECT_EQ((*whole)->mipCount, 4U);
  EXPECT_EQ((*whole)->picture(3).width, 1U);
  EXPECT_EQ(firstTexel(**whole, 1), QColor(255, 0, 0));
  EXPECT_EQ(firstTexel(**whole, 3), QColor(0, 255, 0));

  made.texels.resize(48);
  EXPECT_EQ((*decodeDds(made.bytes(), {}))->mipCount, 3U);
  made.texels.resize(47);
  EXPECT_EQ((*decodeDds(made.bytes(), {}))->mipCount, 2U) << "a mip that is cut is left out";
  made.texels.resize(31);
  EXPECT_EQ(errorOf(made).code, ErrorCode::Damaged) << "the first has to be whole";
  made.mips = 1000;
  made.texels.resize(64);
  EXPECT_EQ((*decodeDds(made.bytes(), {}))->mipCount, 4U) << "no mips beyond 1x1";
}

TEST(Dds, CubeMapsHaveSixFacesEachWithItsMips) {
  DdsMaker made;
  made.width = made.height = 2;
  made.mips = 2;
  made.caps2 = kCube;
  for (int face = 0; face < 6; ++face) {
    for (int texel = 0; texel < 5; ++texel) {
      made.texels.insert(made.texels.end(), {face, texel, 0, 255});
    }
  }
  const auto cube = decodeDds(made.bytes(), {});
  ASSERT_TRUE(cube.has_value());
  EXPECT_EQ((*cube)->faceCount, 6U);
  EXPECT_EQ((*cube)->mipCount, 2U);
  EXPECT_EQ((*cube)->pictures.size(), 12U);
  EXPECT_EQ(firstTexel(**cube, 0, 5), QColor(0, 0, 5));
  EXPECT_EQ(firstTexel(**cube, 1, 4), QColor(0, 4, 4));
  made.texels.resize(made.texels.size() - 1);
  EXPECT_EQ((*decodeDds(made.bytes(), {}))->mipCount, 1U) << "mips every face has";
  made.caps2 = 0x200 | 0x400;
  EXPECT_EQ((*decodeDds(made.bytes(), {}))->faceCount, 1U) << "of an incomplete cube map the first face";

  DdsMaker newer = DdsMaker::dxgi(28, {}, 4);
  for (int face = 0; face < 6; ++face) {
    newer.texels.insert(newer.texels.end(), {face, 0, 0, 255});
  }
  EXPECT_EQ(firstTexel(**decodeDds(newer.bytes(), {}), 0, 3), QColor(3, 0, 0));
}

TEST(Dds, OfAVolumeTheFirstSliceOfEveryMip) {
  DdsMaker made;
  made.width = made.height = 2;
  made.depth = 2;
  made.mips = 2;
  made.caps2 = kVolume;
  for (int texel = 0; texel < 4 + 4 + 1; ++texel) {
    made.texels.insert(made.texels.end(), {texel, 0, 0, 255});
  }
  const auto volume = decodeDds(made.bytes(), {});
  ASSERT_TRUE(volume.has_value());
  EXPECT_EQ((*volume)->mipCount, 2U);
  EXPECT_EQ((*volume)->faceCount, 1U);
  EXPECT_EQ(firstTexel(**volume), QColor(0, 0, 0));
  EXPECT_EQ(firstTexel(**volume, 1), QColor(0, 0, 8));
}

TEST(Dds, RefusesHeadersThatContradictThemselves) {
  DdsMaker made;
  made.texels = {1, 2, 3, 4};
  made.headerSize = 100;
  EXPECT_EQ(errorOf(made).code, ErrorCode::Damaged);
  made = {};
  made.formatSize = 24;
  EXPECT_EQ(errorOf(made).code, ErrorCode::Damaged);
  made = {};
  made.width = 0;
  EXPECT_EQ(errorOf(made).code, ErrorCode::Damaged);
  EXPECT_EQ(errorOf(DdsMaker::packed(32, {0x0f0f, 0, 0, 0}, {1, 2, 3, 4})).code, ErrorCode::Damaged) << "two runs";
  EXPECT_EQ(errorOf(DdsMaker::packed(16, {0xff0000, 0, 0, 0}, {1, 2})).code, ErrorCode::Damaged) << "beyond the texel";
  EXPECT_EQ(errorOf(DdsMaker::packed(32, {}, {1, 2, 3, 4})).code, ErrorCode::Damaged) << "no mask";
  EXPECT_EQ(errorOf(DdsMaker::packed(12, {0xf00, 0xf0, 0xf, 0}, {1, 2})).code, ErrorCode::Unsupported);
}

TEST(Dds, KeepsToTheLimits) {
  DdsMaker made;
  made.width = 0xffffffff;
  made.height = 0xffffffff;
  EXPECT_EQ(errorOf(made).code, ErrorCode::LimitReached);
  made.width = made.height = 16384;
  EXPECT_EQ(errorOf(made).code, ErrorCode::Damaged) << "what is not there is not allocated";
  made = DdsMaker::packed(8, {0xff, 0, 0, 0}, std::vector<int>(64));
  made.width = made.height = 8;
  Limits limits;
  limits.maxDecodedBytes = 255;
  EXPECT_EQ(errorOf(made, limits).code, ErrorCode::LimitReached) << "decoded it is four times as large";
  limits.maxDecodedBytes = 256;
  EXPECT_TRUE(decodeDds(made.bytes(), limits).has_value());
}

/// Pictures that came through are whole: their texels are as many as they say.
void expectSound(const Result<ImagePtr>& image) {
  if (!image) {
    EXPECT_FALSE(image.error().message.isEmpty());
    return;
  }
  ASSERT_EQ((*image)->pictures.size(), std::size_t{(*image)->mipCount} * (*image)->faceCount);
  for (const Image::Picture& picture : (*image)->pictures) {
    ASSERT_EQ(picture.texels.size(), pictureBytes((*image)->format, picture.width, picture.height));
  }
}

TEST(Dds, SurvivesCutsAndFlippedBits) {
  DdsMaker blocks = DdsMaker::blocks("DXT5", 5, 7, std::vector<int>(96, 0x5a));
  blocks.mips = 3;
  DdsMaker cube;
  cube.width = cube.height = 2;
  cube.mips = 2;
  cube.caps2 = kCube;
  cube.texels.assign(120, 0x33);
  DdsMaker palette;
  palette.flags = 0x20;
  palette.texels.assign(1030, 7);
  for (const DdsMaker& made : {blocks, cube, palette, DdsMaker::dxgi(28, {1, 2, 3, 4}, 0, 4)}) {
    const QByteArray sound = made.bytes().toByteArray();
    for (qsizetype size = 0; size < sound.size(); ++size) {
      expectSound(decodeDds(Bytes::adopt(sound.left(size)), {}));
    }
    for (qsizetype at = 0; at < std::min<qsizetype>(sound.size(), 160); ++at) {
      for (int bit = 0; bit < 8; ++bit) {
        QByteArray flipped = sound;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
        expectSound(decodeDds(Bytes::adopt(flipped), {}));
      }
    }
  }
}

} // namespace
} // namespace vitrine::image
