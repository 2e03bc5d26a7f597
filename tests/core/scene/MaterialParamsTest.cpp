#include "core/scene/Material.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace vitrine::scene {
namespace {

constexpr int kModels = 11;
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

TEST(MaterialParams, TheModelIsThatOfTheParameters) {
  std::set<std::size_t> alternatives;
  for (int i = 0; i < kModels; ++i) {
    const auto model = static_cast<MaterialModel>(i);
    const MaterialParams params = defaultParams(model);
    EXPECT_EQ(modelOf(params), model);
    alternatives.insert(params.index());
  }
  EXPECT_EQ(alternatives.size(), std::variant_size_v<MaterialParams>)
      << "each model has parameters, and all have a model";
  Material material;
  EXPECT_EQ(material.model(), MaterialModel::Baked);
  material.params = WaterParams{};
  EXPECT_EQ(material.model(), MaterialModel::Water);
}

TEST(MaterialParams, AnotherModelBringsNewParametersTheSameOneKeepsThem) {
  Material material;
  material.params = PhongParams{.shininess = 7};
  material.common.emission = QVector3D(1, 0, 0);
  MaterialAdjustment same;
  same.model = MaterialModel::Phong;
  adjust(material, same);
  EXPECT_EQ(std::get<PhongParams>(material.params).shininess, 7);
  MaterialAdjustment other;
  other.model = MaterialModel::Toon;
  adjust(material, other);
  EXPECT_EQ(material.params, MaterialParams(ToonParams{}));
  EXPECT_EQ(material.common.emission, QVector3D(1, 0, 0)) << "what models share stays";
}

TEST(MaterialParams, OddNumbersAreAsInNewParameters) {
  const QVector3D odd(0, kNan, 0);
  EXPECT_EQ(sanitised(PhongParams{.specular = odd, .shininess = kInfinity, .ambient = odd}), PhongParams());
  EXPECT_EQ(sanitised(PbrParams{kNan, kNan, kNan, kNan}), PbrParams());
  ToonParams toon{.shade = odd, .shadeShift = kNan, .shadeToony = kNan, .matcap = odd, .rim = odd};
  toon.rimFresnelPower = toon.rimLift = toon.rimLightMix = toon.asUnlit = -kInfinity;
  toon.outline = {.width = kNan, .color = odd, .lightMix = kNan};
  EXPECT_EQ(sanitised(toon), ToonParams());
  CommonParams common;
  common.normalMap.scale = common.detail.share = common.seamlessScale = kNan;
  common.reflection = {ReflectionMask::SpecularSlot, odd, kNan, kNan, kNan};
  common.emission = common.selfIllumination = odd;
  EXPECT_EQ(sanitised(common), CommonParams());
}

TEST(MaterialParams, NumbersAreKeptWithinTheirRanges) {
  const PbrParams pbr = sanitised(PbrParams{-1, 2, 3, -4});
  EXPECT_EQ(pbr, (PbrParams{0, 1, 1, 0}));
  EXPECT_EQ(sanitised(PhongParams{.shininess = -3}).shininess, 0);
  const ToonParams toon = sanitised(ToonParams{.shadeShift = -5,
                                               .shadeToony = 5,
                                               .rimFresnelPower = 0,
                                               .rimLift = -9,
                                               .rimLightMix = 2,
                                               .asUnlit = -1,
                                               .outline = {.width = -1, .lightMix = 2}});
  EXPECT_EQ(toon.shadeShift, -1);
  EXPECT_EQ(toon.shadeToony, 1);
  EXPECT_EQ(toon.rimFresnelPower, 1e-3F);
  EXPECT_EQ(toon.rimLift, -9) << "of any size";
  EXPECT_EQ(toon.rimLightMix, 1);
  EXPECT_EQ(toon.asUnlit, 0);
  EXPECT_EQ(toon.outline.width, 0);
  EXPECT_EQ(toon.outline.lightMix, 1);
  CommonParams common;
  common.reflection = {ReflectionMask::BaseAlpha, {2, 2, 2}, 2, -1, 3};
  common.normalMap.scale = -2;
  EXPECT_EQ(sanitised(common).reflection, (ReflectionParams{ReflectionMask::BaseAlpha, {2, 2, 2}, 1, 0, 1}));
  EXPECT_EQ(sanitised(common).normalMap.scale, -2) << "of any size";
}

} // namespace
} // namespace vitrine::scene
