#include "tests/render/Pixels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace vitrine::tests {

HandmadeScene::Quad square(MaterialIndex material, scene::LightmapIndex lightmap) {
  return {{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, material, lightmap};
}

QVector3D lightOf(std::array<std::uint8_t, 3> rgb, int exponent) {
  const float scale = std::ldexp(1.0F / 255.0F, exponent);
  return {static_cast<float>(rgb[0]) * scale, static_cast<float>(rgb[1]) * scale, static_cast<float>(rgb[2]) * scale};
}

QVector3D linearOf(const QColor& color) {
  return {image::srgbToLinear(static_cast<float>(color.redF())),
          image::srgbToLinear(static_cast<float>(color.greenF())),
          image::srgbToLinear(static_cast<float>(color.blueF()))};
}

QImage filled(const QColor& color, int side) {
  QImage picture(side, side, QImage::Format_RGBA8888);
  picture.fill(color);
  return picture;
}

Bytes luxels(std::initializer_list<std::array<int, 4>> values) {
  std::vector<std::byte> bytes;
  for (const auto& luxel : values) {
    for (const int value : luxel) {
      bytes.push_back(static_cast<std::byte>(value));
    }
  }
  return Bytes::adopt(std::move(bytes));
}

QRgb shownAs(const QVector3D& color) {
  const auto byte = [](float value) { return static_cast<int>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F)); };
  return qRgb(byte(color.x()), byte(color.y()), byte(color.z()));
}

QVector3D numberColor(unsigned number) {
  const float hue = static_cast<float>(number * 40503U % 65536U) / 65536.0F;
  const float saturation = number % 2 == 0 ? 0.55F : 0.85F;
  const float value = 1.0F - 0.18F * static_cast<float>(number % 3);
  const auto channel = [&](float turn) {
    const float at = hue + turn - std::floor(hue + turn);
    return value * (1.0F + (std::clamp(std::abs(at * 6.0F - 3.0F) - 1.0F, 0.0F, 1.0F) - 1.0F) * saturation);
  };
  return {channel(0), channel(2.0F / 3.0F), channel(1.0F / 3.0F)};
}

void expectPixel(const QImage& picture, QPoint at, QRgb expected, int tolerance) {
  ASSERT_TRUE(picture.rect().contains(at));
  EXPECT_LE(difference(picture.pixel(at), expected), tolerance)
      << "at " << at.x() << ", " << at.y() << ": "
      << QColor::fromRgba(picture.pixel(at)).name(QColor::HexArgb).toStdString() << " instead of "
      << QColor::fromRgba(expected).name(QColor::HexArgb).toStdString();
}

} // namespace vitrine::tests
