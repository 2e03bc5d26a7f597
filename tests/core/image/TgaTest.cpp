#include "core/image/Tga.h"

#include "tests/support/TestBytes.h"

#include <QColor>

#include <gtest/gtest.h>

namespace vitrine::image {
namespace {

/// Puts a TGA file together; what a test does not set is that of a 24-bit picture of 2x2 texels from the top left.
struct TgaMaker {
  int idLength = 0;
  int type = 2;
  int mapFirst = 0;
  int mapLength = 0;
  int mapBits = 0;
  int width = 2;
  int height = 2;
  int bits = 24;
  int descriptor = 0x20;
  std::vector<int> data; ///< ID, colour map and texels
  bool footer = false;

  Bytes bytes() const {
    tests::ByteMaker out;
    const auto byte = [&out](int value) { out.add(static_cast<std::uint8_t>(value)); };
    const auto word = [&out](int value) { out.add(static_cast<std::uint16_t>(value)); };
    byte(idLength);
    byte(mapLength > 0 ? 1 : 0);
    byte(type);
    word(mapFirst);
    word(mapLength);
    byte(mapBits);
    word(0);
    word(0);
    word(width);
    word(height);
    byte(bits);
    byte(descriptor);
    for (const int value : data) {
      byte(value);
    }
    if (footer) {
      out.add(std::uint32_t{0}).add(std::uint32_t{0}).text(std::string_view("TRUEVISION-XFILE.\0", 18));
    }
    return out.bytes();
  }
};

const std::vector<int> kFour = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}; // B, G, R of four texels

QImage pictureOf(const TgaMaker& made) {
  EXPECT_TRUE(looksLikeTga(made.bytes().span()));
  const auto picture = decodeTga(made.bytes(), {});
  EXPECT_TRUE(picture.has_value()) << picture.error().message.toStdString();
  return picture ? *picture : QImage();
}

TEST(Tga, TrueColourFromEveryCorner) {
  TgaMaker made{.data = kFour};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(3, 2, 1));
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(6, 5, 4));
  EXPECT_EQ(pictureOf(made).pixelColor(0, 1), QColor(9, 8, 7));
  made.descriptor = 0;
  EXPECT_EQ(pictureOf(made).pixelColor(0, 1), QColor(3, 2, 1)) << "from the bottom left";
  made.descriptor = 0x10;
  EXPECT_EQ(pictureOf(made).pixelColor(1, 1), QColor(3, 2, 1)) << "from the bottom right";
  made.descriptor = 0x30;
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(3, 2, 1)) << "from the top right";
  made.idLength = 2;
  made.data.insert(made.data.begin(), {99, 99});
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(3, 2, 1)) << "behind the identification";
}

TEST(Tga, AlphaCountsUnlessItIsZeroEverywhere) {
  TgaMaker made{.width = 2, .height = 1, .bits = 32, .data = {1, 2, 3, 4, 5, 6, 7, 255}};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(3, 2, 1, 4)) << "though the header claims no alpha bits";
  made.data = {1, 2, 3, 0, 5, 6, 7, 0};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(3, 2, 1, 255));
}

TEST(Tga, FifteenAndSixteenBits) {
  TgaMaker made{.width = 2, .height = 1, .bits = 16, .data = {0x00, 0x7c, 0x1f, 0x80}};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(255, 0, 0))
      << "the high bit is alpha only when the header says so";
  made.descriptor = 0x21;
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(255, 0, 0, 0));
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(0, 0, 255));
  made.bits = 15;
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(255, 0, 0));
}

TEST(Tga, GreyWithAndWithoutAlpha) {
  EXPECT_EQ(pictureOf({.type = 3, .width = 1, .height = 1, .bits = 8, .data = {77}}).pixelColor(0, 0),
            QColor(77, 77, 77));
  EXPECT_EQ(pictureOf({.type = 3, .width = 1, .height = 1, .bits = 16, .data = {77, 9}}).pixelColor(0, 0),
            QColor(77, 77, 77, 9));
}

TEST(Tga, ColourMaps) {
  TgaMaker made{.type = 1, .mapLength = 2, .mapBits = 24, .width = 3, .height = 1, .bits = 8, .data = {}};
  made.data = {1, 2, 3, 4, 5, 6, 1, 0, 7};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(6, 5, 4));
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(3, 2, 1));
  EXPECT_EQ(pictureOf(made).pixelColor(2, 0), QColor(0, 0, 0)) << "a number outside the map";
  made.mapFirst = 1;
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(3, 2, 1)) << "the map may begin at another number";
  made.mapFirst = 0;
  made.mapBits = 16;
  made.data = {0x1f, 0, 0x00, 0x7c, 1, 0, 0};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(255, 0, 0));
}

TEST(Tga, RunsCrossRowsAndMayBeCut) {
  TgaMaker made{.type = 10, .data = {0x82, 1, 2, 3, 0x00, 4, 5, 6}};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 1), QColor(3, 2, 1));
  EXPECT_EQ(pictureOf(made).pixelColor(1, 1), QColor(6, 5, 4));
  made.data = {0x01, 1, 2, 3, 4, 5, 6, 0xff, 7, 8, 9};
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(6, 5, 4));
  EXPECT_EQ(pictureOf(made).pixelColor(1, 1), QColor(9, 8, 7)) << "a run that says more than there is room for";
  made.data = {0x80, 1, 2, 3, 0x82};
  EXPECT_EQ(pictureOf(made).pixelColor(0, 0), QColor(3, 2, 1));
  EXPECT_EQ(pictureOf(made).pixelColor(1, 0), QColor(0, 0, 0)) << "what is missing is black";
  EXPECT_EQ(pictureOf({.type = 11, .bits = 8, .data = {0x83, 50}}).pixelColor(1, 1), QColor(50, 50, 50));
  EXPECT_EQ(
      pictureOf({.type = 9, .mapLength = 1, .mapBits = 24, .bits = 8, .data = {1, 2, 3, 0x83, 0}}).pixelColor(1, 1),
      QColor(3, 2, 1));
}

TEST(Tga, IsToldByAHeaderThatMakesSense) {
  const auto refused = [](const TgaMaker& made) {
    EXPECT_FALSE(looksLikeTga(made.bytes().span()));
    return !looksLikeTga(made.bytes().span());
  };
  EXPECT_TRUE(refused({.data = {1, 2, 3}})) << "too short for 2x2";
  EXPECT_TRUE(refused({.type = 4, .data = kFour}));
  EXPECT_TRUE(refused({.bits = 12, .data = kFour}));
  EXPECT_TRUE(refused({.width = 0, .data = kFour}));
  EXPECT_TRUE(refused({.descriptor = 0x40, .data = kFour}));
  EXPECT_TRUE(refused({.type = 1, .bits = 8, .data = kFour})) << "a mapped picture without a map";
  EXPECT_TRUE(refused({.type = 3, .bits = 24, .data = kFour}));
  EXPECT_FALSE(looksLikeTga({}));
  EXPECT_FALSE(looksLikeTga(tests::bytesOf("Some plain text that is long enough to be a header of TGA").span()));
  EXPECT_TRUE(looksLikeTga(TgaMaker{.data = {1, 2, 3}, .footer = true}.bytes().span())) << "version 2 signs itself";
}

TEST(Tga, SaysWhatIsWrong) {
  Limits limits;
  limits.maxTextureSide = 1;
  EXPECT_EQ(decodeTga(TgaMaker{.data = kFour}.bytes(), limits).error().code, ErrorCode::LimitReached);
  limits = {};
  limits.maxDecodedBytes = 15;
  EXPECT_EQ(decodeTga(TgaMaker{.data = kFour}.bytes(), limits).error().code, ErrorCode::LimitReached);
  EXPECT_EQ(decodeTga(TgaMaker{.data = {1, 2}}.bytes(), {}).error().code, ErrorCode::Damaged);
  EXPECT_EQ(decodeTga(TgaMaker{.type = 7, .data = kFour}.bytes(), {}).error().code, ErrorCode::WrongFormat);
}

TEST(Tga, SurvivesCutsAndFlippedBits) {
  const TgaMaker runs{.type = 10, .bits = 32, .data = {0x82, 1, 2, 3, 4, 0x00, 4, 5, 6, 7}, .footer = true};
  const TgaMaker map{.type = 9, .mapLength = 2, .mapBits = 16, .bits = 16, .data = {1, 2, 3, 4, 0x83, 1, 0}};
  Limits limits;
  limits.maxTextureSide = 4096; // keeps flipped sizes quick
  for (const TgaMaker& made : {runs, map, TgaMaker{.data = kFour}}) {
    const QByteArray sound = made.bytes().toByteArray();
    int readable = 0;
    for (qsizetype size = 0; size <= sound.size(); ++size) {
      readable += decodeTga(Bytes::adopt(sound.left(size)), limits).has_value() ? 1 : 0;
    }
    EXPECT_GT(readable, 0);
    for (qsizetype at = 0; at < sound.size(); ++at) {
      for (int bit = 0; bit < 8; ++bit) {
        QByteArray flipped = sound;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
        const auto picture = decodeTga(Bytes::adopt(flipped), limits);
        EXPECT_TRUE(picture ? !picture->isNull() : !picture.error().message.isEmpty());
      }
    }
  }
}

} // namespace
} // namespace vitrine::image
