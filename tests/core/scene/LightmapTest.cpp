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
  LightStyleWeights mix{};
  mix.weights[0] = 1;
  EXPECT_EQ(lightAt(lightmap, 0, 0, mix), QVector3D(1, 0, 0));
  EXPECT_EQ(lightAt(lightmap, 1, 0, mix), QVector3D(0, 1, 0)) << "rows run along x";
  EXPECT_EQ(lightAt(lightmap, 0, 1, mix), QVector3D(0, 0, 1));
  mix.weights[32] = 0.5F;
  EXPECT_EQ(lightAt(lightmap, 1, 1, mix), QVector3D(1, 1, 2));
}

/// Two white layers of one luxel, in sets 0 and 1; the second is half as bright.
Lightmap twoSets() {
  Lightmap lightmap{1, 1, {}};
  lightmap.layers.push_back({0, tests::bytesOf({255, 255, 255, 0}), {}});
  lightmap.layers.push_back({0, tests::bytesOf({255, 255, 255, 0xff}), {}, 1});
  return lightmap;
}

TEST(LightAt, OnlyLayersOfTheChosenSetCount) {
  LightStyleWeights mix = fullLight();
  EXPECT_EQ(lightAt(twoSets(), 0, 0, mix), QVector3D(1, 1, 1));
  mix.set = 1;
  EXPECT_EQ(lightAt(twoSets(), 0, 0, mix), QVector3D(0.5F, 0.5F, 0.5F));
  mix.set = 2;
  EXPECT_EQ(lightAt(twoSets(), 0, 0, mix), QVector3D());
}

TEST(BumpedLightAt, EachBasisHasItsOwnMapAndFlatLayersCountInAll) {
  Lightmap lightmap{1, 1, {}};
  EXPECT_FALSE(lightmap.isBumped());
  lightmap.layers.push_back(
      {0, tests::bytesOf({9, 9, 9, 0}), tests::bytesOf({255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0})});
  lightmap.layers.push_back({7, tests::bytesOf({255, 255, 255, 0}), {}});
  EXPECT_TRUE(lightmap.isBumped());
  LightStyleWeights mix = fullLight();
  mix.weights[7] = 0.5F;
  const auto light = bumpedLightAt(lightmap, 0, 0, mix);
  EXPECT_EQ(light[0], QVector3D(1.5F, 0.5F, 0.5F));
  EXPECT_EQ(light[1], QVector3D(0.5F, 1.5F, 0.5F));
  EXPECT_EQ(light[2], QVector3D(0.5F, 0.5F, 1.5F));
}

TEST(AverageLight, IsWhatTheFileSaysElseTheMeanOfTheLuxels) {
  Lightmap lightmap{2, 1, {}};
  lightmap.layers.push_back({0, tests::bytesOf({255, 255, 255, 0, 0, 0, 0, 0}), {}});
  EXPECT_EQ(averageLight(lightmap, fullLight()), QVector3D(0.5F, 0.5F, 0.5F));
  lightmap.layers.front().average = QVector3D(0.25F, 0, 0);
  EXPECT_EQ(averageLight(lightmap, fullLight()), QVector3D(0.25F, 0, 0));
}

TEST(BumpBases, AreUnitVectorsAtRightAngles) {
  for (std::size_t i = 0; i < bumpBases().size(); ++i) {
    EXPECT_NEAR(bumpBases()[i].length(), 1.0F, 1e-6F);
    EXPECT_NEAR(QVector3D::dotProduct(bumpBases()[i], bumpBases()[(i + 1) % 3]), 0.0F, 1e-6F);
  }
}

} // namespace
} // namespace vitrine::scene
