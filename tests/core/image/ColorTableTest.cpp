#include "core/image/ColorTable.h"

#include <gtest/gtest.h>

#include <array>

namespace vitrine::tests {
namespace {

using image::ImagePtr;
using image::kColorTableSide;

/// Bytes of a table whose entry is 4 * red, 4 * green and 4 * blue place, and 7 where all are at their ends.
std::vector<std::byte> countedTable() {
  std::vector<std::byte> bytes;
  for (int blue = 0; blue < 32; ++blue) {
    for (int green = 0; green < 32; ++green) {
      for (int red = 0; red < 32; ++red) {
        for (const int place : {red, green, blue}) {
          bytes.push_back(static_cast<std::byte>(red + green + blue == 93 ? 7 : 4 * place));
        }
      }
    }
  }
  return bytes;
}

std::array<int, 4> texelAt(const QByteArray& texels, int red, int green, int blue) {
  const qsizetype at = 4 * (red + 32 * (green + 32 * blue));
  const auto byte = [&](qsizetype channel) {
    return static_cast<int>(static_cast<unsigned char>(texels[at + channel]));
  };
  return {byte(0), byte(1), byte(2), byte(3)};
}

ImagePtr plainTable(int red, int green, int blue) {
  std::vector<std::byte> bytes;
  for (int entry = 0; entry < 32 * 32 * 32; ++entry) {
    bytes.insert(bytes.end(),
                 {static_cast<std::byte>(red), static_cast<std::byte>(green), static_cast<std::byte>(blue)});
  }
  return image::colorTableOf(bytes);
}

TEST(ColorTable, RedGoesFastest) {
  const ImagePtr table = image::colorTableOf(countedTable());
  EXPECT_EQ(table->width, 32U);
  EXPECT_EQ(table->height, 1024U);
  EXPECT_TRUE(image::isColorTable(*table));
  const QByteArray texels = table->picture(0).texels.toByteArray();
  EXPECT_EQ(texelAt(texels, 1, 2, 3), (std::array{4, 8, 12, 255}));
  EXPECT_EQ(texelAt(texels, 31, 0, 0), (std::array{124, 0, 0, 255}));
  EXPECT_EQ(texelAt(texels, 0, 0, 31), (std::array{0, 0, 124, 255}));
  EXPECT_EQ(texelAt(texels, 31, 31, 31), (std::array{7, 7, 7, 255}));
}

TEST(ColorTable, OfAnotherSizeIsNone) {
  EXPECT_FALSE(image::isColorTable(*image::Image::fromQImage(QImage(32, 32, QImage::Format_RGBA8888))));
}

TEST(ColorTable, MixturesKeepColoursByWhatIsLeftOfOne) {
  const ImagePtr table = plainTable(100, 50, 0);
  const QByteArray whole = image::mixedColorTable({{table, 1}});
  EXPECT_EQ(texelAt(whole, 31, 31, 31), (std::array{100, 50, 0, 255}));
  // 255 and 0 as they are: 0.25 * 100 + 0.75 * 255 = 216.25, 0.25 * 50 = 12.5.
  const QByteArray quarter = image::mixedColorTable({{table, 0.25F}});
  EXPECT_EQ(texelAt(quarter, 31, 0, 0), (std::array{216, 13, 0, 255}));
  // The 15th of 31 places is 15 * 255 / 31 = 123.4.
  EXPECT_EQ(texelAt(image::mixedColorTable({}), 15, 31, 0), (std::array{123, 255, 0, 255}));
}

TEST(ColorTable, WeightsOfMoreThanOneAreDivided) {
  const std::vector<image::WeightedTable> three{
      {plainTable(200, 0, 0), 1}, {plainTable(0, 100, 0), 1}, {plainTable(0, 0, 8), 2}};
  EXPECT_EQ(texelAt(image::mixedColorTable(three), 31, 31, 31), (std::array{50, 25, 4, 255}));
}

} // namespace
} // namespace vitrine::tests
