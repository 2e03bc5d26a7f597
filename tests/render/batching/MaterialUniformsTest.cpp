#include "render/batching/MaterialUniforms.h"

#include "core/animation/FinishScene.h"
#include "tests/render/HandmadeScene.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using render::Uniforms;
using scene::TextureSlot;

/// The uniforms of a material in a scene with a picture (texture 0) and a cube map (texture 1).
Uniforms uniformsOf(const scene::Material& material, double metresPerUnit = 1) {
  scene::SceneAssets assets;
  assets.textures.resize(2);
  assets.textures[0].image = image::Image::fromQImage(quarters(2));
  auto cube = std::make_shared<image::Image>(*assets.textures[0].image);
  cube->faceCount = 6;
  assets.textures[1].image = cube;
  assets.materials.push_back(material);
  SceneBuilder scene;
  scene.metresPerUnit = metresPerUnit;
  return render::uniformsOf(render::renderMaterialOf(0, assets), *animation::finishScene(std::move(scene)));
}

scene::Material withParams(const scene::MaterialParams& params) {
  scene::Material material;
  material.params = params;
  return material;
}

float number(const Uniforms& uniforms, const char* name) {
  return uniforms.at(QLatin1String(name)).toFloat();
}

QVector3D vector(const Uniforms& uniforms, const char* name) {
  return uniforms.at(QLatin1String(name)).value<QVector3D>();
}

std::set<QString> names(const Uniforms& uniforms) {
  std::set<QString> found;
  for (const auto& [name, value] : uniforms) {
    found.insert(name);
  }
  return found;
}

TEST(MaterialUniforms, ModelsWithoutParametersHaveTheirColourAlone) {
  for (const scene::MaterialParams& params :
       {scene::MaterialParams(scene::UnlitParams()), scene::MaterialParams(scene::BakedParams()),
        scene::MaterialParams(scene::LambertParams()), scene::MaterialParams(scene::TwoLayerBlendParams()),
        scene::MaterialParams(scene::RefractParams())}) {
    scene::Material material = withParams(params);
    material.color = QVector4D(0.25F, 0.5F, 1, 1);
    const Uniforms uniforms = uniformsOf(material);
    EXPECT_EQ(names(uniforms), std::set<QString>{QStringLiteral("materialColor")});
    EXPECT_EQ(uniforms.at(QStringLiteral("materialColor")).value<QVector4D>(), material.color);
  }
  EXPECT_TRUE(uniformsOf(withParams(scene::SkyParams())).empty());
}

TEST(MaterialUniforms, OfWater) {
  const Uniforms uniforms = uniformsOf(
      withParams(scene::WaterParams{.fogColor = QVector3D(0.1F, 0.2F, 0.3F), .fogStart = 5, .fogEnd = 9.0F}));
  EXPECT_EQ(names(uniforms), std::set<QString>{QStringLiteral("materialColor")}) << "the fog is of eyes in it";
  EXPECT_EQ(uniforms.at(QStringLiteral("materialColor")).value<QVector4D>().toVector3D(), QVector3D(0.1F, 0.2F, 0.3F));
}

TEST(MaterialUniforms, OfPhong) {
  scene::Material material =
      withParams(scene::PhongParams{.specular = {1, 0.5F, 0}, .shininess = 9, .ambient = {0, 1, 2}});
  material.common.normalMap.scale = 0.5F;
  const Uniforms uniforms = uniformsOf(material);
  EXPECT_EQ(vector(uniforms, "specularColor"), QVector3D(1, 0.5F, 0));
  EXPECT_EQ(number(uniforms, "shininess"), 9);
  EXPECT_EQ(vector(uniforms, "ambientColor"), QVector3D(0, 1, 2));
  EXPECT_EQ(number(uniforms, "normalScale"), 0.5F);
  EXPECT_EQ(uniforms.size(), 5U);
}

TEST(MaterialUniforms, OfMetalAndRoughness) {
  scene::Material material = withParams(scene::PbrParams{0.1F, 0.2F, 0.3F, 0.4F});
  material.slot(TextureSlot::Occlusion) = {0, 1, {}};
  const Uniforms uniforms = uniformsOf(material);
  EXPECT_EQ(number(uniforms, "metallic"), 0.1F);
  EXPECT_EQ(number(uniforms, "roughness"), 0.2F);
  EXPECT_EQ(number(uniforms, "smoothnessInAlpha"), 0.3F);
  EXPECT_EQ(number(uniforms, "occlusionStrength"), 0.4F);
  EXPECT_EQ(uniforms.at(QStringLiteral("occlusionUvSet")).toInt(), 1);
  EXPECT_FALSE(uniforms.contains(QStringLiteral("metalRoughUvSet")));
}

TEST(MaterialUniforms, OfToon) {
  const Uniforms uniforms = uniformsOf(withParams(scene::ToonParams{.shade = QVector3D(1, 0, 0),
                                                                    .shadeFromBase = true,
                                                                    .shadeShift = -0.5F,
                                                                    .shadeToony = 0.25F,
                                                                    .rim = {0, 1, 0},
                                                                    .rimFresnelPower = 3,
                                                                    .rimLift = 0.1F,
                                                                    .rimLightMix = 0.2F,
                                                                    .asUnlit = 0.3F}));
  EXPECT_EQ(vector(uniforms, "shadeColor"), QVector3D(1, 0, 0));
  EXPECT_EQ(number(uniforms, "shadeFromBase"), 1);
  EXPECT_EQ(number(uniforms, "shadeShift"), -0.5F);
  EXPECT_EQ(number(uniforms, "shadeToony"), 0.25F);
  EXPECT_EQ(vector(uniforms, "matcapColor"), QVector3D()) << "there is no picture of it";
  EXPECT_EQ(vector(uniforms, "rimColor"), QVector3D(0, 1, 0));
  EXPECT_EQ(number(uniforms, "rimFresnelPower"), 3);
  EXPECT_EQ(number(uniforms, "rimLift"), 0.1F);
  EXPECT_EQ(number(uniforms, "rimLightMix"), 0.2F);
  EXPECT_EQ(number(uniforms, "asUnlit"), 0.3F);
  EXPECT_FALSE(uniforms.contains(QStringLiteral("outlineWidth")));
}

TEST(MaterialUniforms, OutlinesAreInUnitsOfTheWorldOrSharesOfTheScreen) {
  scene::ToonParams toon{.outline = {.width = 0.5F, .color = {0, 0, 1}, .lightMix = 0.75F}};
  const Uniforms world = uniformsOf(withParams(toon), 0.25);
  EXPECT_EQ(number(world, "outlineWidth"), 2) << "half a metre";
  EXPECT_EQ(world.at(QStringLiteral("outlineScreen")).toInt(), 0);
  EXPECT_EQ(vector(world, "outlineColor"), QVector3D(0, 0, 1));
  EXPECT_EQ(number(world, "outlineLightMix"), 0.75F);
  toon.outline.screen = true;
  const Uniforms screen = uniformsOf(withParams(toon), 0.25);
  EXPECT_EQ(number(screen, "outlineWidth"), 0.5F);
  EXPECT_EQ(screen.at(QStringLiteral("outlineScreen")).toInt(), 1);
}

TEST(MaterialUniforms, OfLayersThatModelsShare) {
  scene::Material material = texturedMaterial(0);
  material.blend = scene::Blend::AlphaTest;
  material.alphaCutoff = 0.25F;
  material.slot(TextureSlot::Detail).texture = 0;
  material.slot(TextureSlot::Environment).texture = 1;
  material.common.detail = {scene::DetailBlend::Multiply, 0.75F};
  material.common.reflection = {scene::ReflectionMask::BaseAlpha, {1, 0, 0}, 0.1F, 0.2F, 0.3F};
  material.common.selfIllumination = QVector3D(0, 1, 0);
  material.common.seamlessScale = 0.5F;
  const Uniforms uniforms = uniformsOf(material);
  EXPECT_EQ(number(uniforms, "alphaCutoff"), 0.25F);
  EXPECT_EQ(uniforms.at(QStringLiteral("detailMode")).toInt(), 8);
  EXPECT_EQ(number(uniforms, "detailShare"), 0.75F);
  EXPECT_EQ(vector(uniforms, "mirrorTint"), QVector3D(1, 0, 0));
  EXPECT_EQ(vector(uniforms, "mirrorResponse"), QVector3D(0.1F, 0.2F, 0.3F));
  EXPECT_EQ(vector(uniforms, "selfLitColor"), QVector3D(0, 1, 0));
  EXPECT_EQ(number(uniforms, "seamlessScale"), 0.5F);
  EXPECT_TRUE(uniforms.contains(QStringLiteral("fileAxes")));
}

TEST(MaterialUniforms, EmissionIsOfUnlitAndOfWhatLampsLight) {
  for (const auto& [params, shines] : {std::pair(scene::MaterialParams(scene::UnlitParams()), true),
                                       std::pair(scene::MaterialParams(scene::PhongParams()), true),
                                       std::pair(scene::MaterialParams(scene::PbrParams()), true),
                                       std::pair(scene::MaterialParams(scene::ToonParams()), true),
                                       std::pair(scene::MaterialParams(scene::BakedParams()), false),
                                       std::pair(scene::MaterialParams(scene::LambertParams()), false)}) {
    scene::Material material = withParams(params);
    material.common.emission = QVector3D(3, 2, 1);
    const Uniforms uniforms = uniformsOf(material);
    SCOPED_TRACE(scene::modelName(material.model()).toStdString());
    ASSERT_EQ(uniforms.contains(QStringLiteral("emissionColor")), shines);
    EXPECT_TRUE(!shines || vector(uniforms, "emissionColor") == QVector3D(3, 2, 1));
  }
}

} // namespace
} // namespace vitrine::tests
