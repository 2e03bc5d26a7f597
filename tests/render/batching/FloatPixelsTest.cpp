#include "render/batching/FloatPixels.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace vitrine::tests {
namespace {

using Pixel = std::array<float, 4>;

QImage pictureOf(QSize size, const std::vector<Pixel>& pixels) {
  QImage picture(size, QImage::Format_RGBA32FPx4_Premultiplied);
  for (int y = 0; y < size.height(); ++y) {
    std::memcpy(picture.scanLine(y), &pixels[static_cast<std::size_t>(y * size.width())],
                static_cast<std::size_t>(size.width()) * sizeof(Pixel));
  }
  return picture;
}

Pixel pixelOf(const QImage& picture, int x = 0, int y = 0) {
  Pixel pixel{};
  std::memcpy(pixel.data(), picture.constScanLine(y) + x * sizeof(Pixel), sizeof pixel);
  return pixel;
}

double linear(double encoded) {
  return encoded <= 0.04045 ? encoded / 12.92 : std::pow((encoded + 0.055) / 1.055, 2.4);
}

TEST(FloatPixels, BytesOfAPackedPictureAreFloatsAgain) {
  const Pixel values{-1.5F, 1e-30F, 70000.25F, 0.1F};
  for (const QImage::Format format : {QImage::Format_ARGB32_Premultiplied, QImage::Format_RGBA8888_Premultiplied}) {
    QImage packed(2, 2, format);
    for (int channel = 0; channel < 4; ++channel) {
      const auto bits = std::bit_cast<std::uint32_t>(values[static_cast<std::size_t>(channel)]);
      const std::array<std::uint8_t, 4> rgba{static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8),
                                             static_cast<std::uint8_t>(bits >> 16),
                                             static_cast<std::uint8_t>(bits >> 24)};
      uchar* to = packed.scanLine(1 - channel / 2) + channel % 2 * 4;
      if (format == QImage::Format_RGBA8888_Premultiplied) {
        std::memcpy(to, rgba.data(), 4);
      } else {
        *reinterpret_cast<QRgb*>(to) = qRgba(rgba[0], rgba[1], rgba[2], rgba[3]);
      }
    }
    EXPECT_EQ(pixelOf(render::unpackedFloats(packed)), values) << format;
  }
}

TEST(FloatPixels, TheMeanIsOfLightAlsoBeyondWhite) {
  const QImage picture = pictureOf({2, 2}, {{0, 0, 0, 1}, {1, 0.5F, 2, 1}, {1, 0.5F, 2, 1}, {0, 0, 3, 1}});
  const Pixel mean = pixelOf(render::linearAveragedDown(picture, 2, true));
  EXPECT_NEAR(mean[0], 0.5, 1e-5);
  EXPECT_NEAR(mean[1], linear(0.5) / 2, 1e-5);
  EXPECT_NEAR(mean[2], (2 * linear(2) + linear(3)) / 4, 1e-4);
  EXPECT_EQ(mean[3], 1.0F);
  EXPECT_EQ(render::linearAveragedDown(picture, 2, true).format(), QImage::Format_RGBX32FPx4);
}

TEST(FloatPixels, ColoursArePremultipliedInLinearLight) {
  const QImage picture = pictureOf({2, 1}, {{0.3F, 0.6F, 0, 0.6F}, {0, 0, 0, 0}});
  const Pixel covered = pixelOf(render::linearAveragedDown(picture, 1, false));
  EXPECT_NEAR(covered[0], 0.6 * linear(0.5), 1e-5) << "of half the coverage, half as bright on a display";
  EXPECT_NEAR(covered[1], 0.6, 1e-5) << "white";
  EXPECT_NEAR(covered[3], 0.6, 1e-6);
  EXPECT_EQ(pixelOf(render::linearAveragedDown(picture, 1, false), 1), (Pixel{0, 0, 0, 0}));
}

TEST(FloatPixels, WhatGlowsWithoutCoveringIsAddedLight) {
  const QImage picture = pictureOf({2, 1}, {{0.5F, 2, 0, 0}, {0.5F, 0.5F, 0.5F, 0.01F}});
  const QImage light = render::linearAveragedDown(picture, 1, false);
  EXPECT_NEAR(pixelOf(light)[0], linear(0.5), 1e-5);
  EXPECT_NEAR(pixelOf(light)[1], linear(2), 1e-4);
  EXPECT_LT(pixelOf(light, 1)[0], 0.3F) << "no matter how little is covered";
}

TEST(FloatPixels, NumbersThatAreNoneAreBlack) {
  const QImage picture = pictureOf({1, 1}, {{std::nanf(""), -1, 0, 1}});
  EXPECT_EQ(pixelOf(render::linearAveragedDown(picture, 1, true)), (Pixel{0, 0, 0, 1}));
}

TEST(FloatPixels, SamplesLieBetweenPixels) {
  const QImage picture = pictureOf({2, 1}, {{0, 4, 0, 1}, {1, 8, 0, 1}});
  Pixel pixel{};
  render::sampleFloats(picture, 0.5F, 0.5F, pixel.data());
  EXPECT_EQ(pixel, (Pixel{0.5F, 6, 0, 1}));
  render::sampleFloats(picture, 0, 0, pixel.data());
  EXPECT_EQ(pixel, (Pixel{0, 4, 0, 1}));
}

} // namespace
} // namespace vitrine::tests
