#include "core/scene/Lightmap.h"

#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::scene {
namespace {

TEST(DecodeLuxel, IsColourTimesAPowerOfTwo) {
  const auto luxel = [](int r, int g, int b, int exponent) {
    return decodeLuxel(tests::bytesOf({r, g, b, exponent & 0xff}).data());
  };
  EXPECT_LT((luxel(255, 0, 51, 0) - QVector3D(1, 0, 0.2F)).length(), 1e-6F);
  EXPECT_FLOAT_EQ(luxel(255, 255, 255, 3).y(), 8);
  EXPECT_FLOAT_EQ(luxel(255, 255, 255, -2).z(), 0.25F);
  EXPECT_FLOAT_EQ(luxel(1, 0, 0, -128).x(), std::ldexp(1.0F / 255.0F, -128));
  EXPECT_FLOAT_EQ(luxel(1, 0, 0, 127).x(), std::ldexp(1.0F / 255.0F, 127));
}

TEST(LightAt, AddsWeightedStyles) {
  Lightmap lightmap;
  lightmap.width = 2;
  lightmap.height = 2;
  lightmap.layers.push_back({0, tests::bytesOf({255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 255, 255, 255, 0}), {}});
  lightmap.layers.push_back({32, tests::bytesOf({0, 0, 255, 1, 0, 0, 255, 1, 0, 0, 255, 1, 0, 0, 255, 1}), {}});
  std::array<float, 256> weights{};
  weights[0] = 1;
  EXPECT_EQ(lightAt(lightmap, 0, 0, weights), QVector3D(1, 0, 0));
  EXPECT_EQ(lightAt(lightmap, 1, 0, weights), QVector3D(0, 1, 0)) << "rows run along x";
  EXPECT_EQ(lightAt(lightmap, 0, 1, weights), QVector3D(0, 0, 1));
  weights[32] = 0.5F;
  EXPECT_EQ(lightAt(lightmap, 1, 1, weights), QVector3D(1, 1, 2));
}

} // namespace
} // namespace vitrine::scene
