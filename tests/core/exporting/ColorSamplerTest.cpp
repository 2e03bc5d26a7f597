#include "core/exporting/ColorSampler.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

using namespace vitrine;
using exporting::ColorSampler;
using scene::Wrap;

namespace {

constexpr int kWidth = 4;

/// A picture of 4x1 texels of given reds, 0 to 255, asked for its red at points of its middle row.
class ColorSamplerTest : public testing::Test {
protected:
  void setTexels(std::array<int, kWidth> reds) {
    QImage picture(kWidth, 1, QImage::Format_RGBA8888);
    for (int x = 0; x < kWidth; ++x) {
      picture.setPixelColor(x, 0, QColor(reds[static_cast<std::size_t>(x)], 0, 0));
    }
    texture.image = image::Image::fromQImage(picture);
  }
  float redAt(float u, Wrap wrap, float v = 0.5F) {
    texture.wrapU = wrap;
    texture.wrapV = wrap;
    ColorSampler sampler(&texture);
    sampler.useLevel(0);
    return sampler.at({u, v}).x() * 255;
  }

  scene::Texture texture;
};

TEST_F(ColorSamplerTest, MiddlesOfTexelsHaveTheirColour) {
  setTexels({10, 90, 30, 200});
  for (const Wrap wrap : {Wrap::Clamp, Wrap::Mirror, Wrap::Repeat}) {
    EXPECT_NEAR(redAt(0.125F, wrap), 10, 1e-3);
    EXPECT_NEAR(redAt(0.375F, wrap), 90, 1e-3);
    EXPECT_NEAR(redAt(0.5F, wrap), 60, 1e-3) << "between two";
    EXPECT_NEAR(redAt(0.875F, wrap), 200, 1e-3);
  }
}

TEST_F(ColorSamplerTest, EdgesAreAsTheWrappingSays) {
  setTexels({10, 90, 30, 200});
  for (const float edge : {0.0F, 1.0F, -3.0F, 8.0F}) {
    EXPECT_NEAR(redAt(edge, Wrap::Repeat), 105, 1e-2) << edge << ": the last and the first";
  }
  for (const float edge : {0.0F, 2.0F, -2.0F, 6.0F}) {
    EXPECT_NEAR(redAt(edge, Wrap::Mirror), 10, 1e-2) << edge;
    EXPECT_NEAR(redAt(edge + 1, Wrap::Mirror), 200, 1e-2) << edge + 1;
  }
  EXPECT_NEAR(redAt(-7, Wrap::Clamp), 10, 1e-3);
  EXPECT_NEAR(redAt(7, Wrap::Clamp), 200, 1e-3);
}

TEST_F(ColorSamplerTest, PicturesComeAgain) {
  setTexels({10, 90, 30, 200});
  for (int step = -20; step < 20; ++step) {
    const float u = static_cast<float>(step) / 16;
    EXPECT_NEAR(redAt(u, Wrap::Repeat), redAt(u + 3, Wrap::Repeat), 1e-2) << u;
    EXPECT_NEAR(redAt(u, Wrap::Mirror), redAt(u - 4, Wrap::Mirror), 1e-2) << u;
    EXPECT_NEAR(redAt(u, Wrap::Mirror), redAt(-u, Wrap::Mirror), 1e-2) << u;
  }
}

TEST_F(ColorSamplerTest, CoordinatesThatAreNoNumbersHaveAColour) {
  setTexels({10, 90, 30, 200});
  for (const Wrap wrap : {Wrap::Clamp, Wrap::Mirror, Wrap::Repeat}) {
    for (const float u :
         {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), 3e38F, -3e38F, -1e-20F}) {
      const float red = redAt(u, wrap, u);
      EXPECT_GE(red, 10) << u;
      EXPECT_LE(red, 200) << u;
    }
  }
}

TEST_F(ColorSamplerTest, NoPictureIsWhite) {
  EXPECT_FLOAT_EQ(redAt(0.3F, Wrap::Repeat), 255);
}

} // namespace
