#include "render/batching/RenderMaterial.h"
#include "tests/render/HandmadeScene.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using render::Program;
using render::renderMaterialOf;
using scene::MaterialModel;
using scene::TextureSlot;

/// Texture 0 has a picture, texture 1 is still to come.
scene::SceneAssets assetsOf(const scene::Material& material) {
  scene::SceneAssets assets;
  assets.textures.resize(2);
  assets.textures[0].image = image::Image::fromQImage(quarters(2));
  assets.materials.push_back(material);
  return assets;
}

scene::Material ofModel(MaterialModel model) {
  scene::Material material;
  material.params = scene::defaultParams(model);
  return material;
}

render::RenderMaterial made(const scene::Material& material) {
  return renderMaterialOf(0, assetsOf(material));
}

TEST(ShadingParams, ModelsThatLampsLightHaveProgramsOfTheirOwn) {
  EXPECT_EQ(made(ofModel(MaterialModel::PbrMetalRough)).effect.program, Program::Pbr);
  EXPECT_EQ(made(ofModel(MaterialModel::Phong)).effect.program, Program::Phong);
  EXPECT_EQ(made(ofModel(MaterialModel::Toon)).effect.program, Program::Toon);
  for (const MaterialModel model : {MaterialModel::Baked, MaterialModel::Unlit, MaterialModel::Lambert}) {
    EXPECT_EQ(made(ofModel(model)).effect.program, Program::Surface);
    EXPECT_EQ(made(ofModel(model)).shading, render::ShadingParams());
  }
}

TEST(ShadingParams, WhatShinesByAPictureIsDarkWithoutIt) {
  for (const MaterialModel model : {MaterialModel::Phong, MaterialModel::PbrMetalRough, MaterialModel::Unlit}) {
    scene::Material material = ofModel(model);
    material.common.emission = QVector3D(1, 1, 1);
    EXPECT_TRUE(made(material).effect.parts.emission);
    material.slot(TextureSlot::Emissive).texture = 1;
    EXPECT_FALSE(made(material).effect.parts.emission);
    material.slot(TextureSlot::Emissive).texture = 0;
    EXPECT_TRUE(made(material).effect.parts.emission);
  }
}

TEST(ShadingParams, TheirMaterialsAreNotMerged) {
  for (const MaterialModel model : {MaterialModel::PbrMetalRough, MaterialModel::Phong, MaterialModel::Toon}) {
    const auto assets = assetsOf(ofModel(model));
    EXPECT_FALSE(render::isMergeable(0, renderMaterialOf(0, assets), assets));
  }
  scene::Material material = ofModel(MaterialModel::Unlit);
  EXPECT_TRUE(render::isMergeable(0, made(material), assetsOf(material)));
  material.common.emission = QVector3D(1, 0, 0);
  EXPECT_FALSE(render::isMergeable(0, made(material), assetsOf(material)));
}

TEST(ShadingParams, PartsAreThePicturesThatAreThere) {
  scene::Material material = ofModel(MaterialModel::PbrMetalRough);
  EXPECT_EQ(made(material).effect.parts, render::ShadingParts());
  for (const TextureSlot slot : {TextureSlot::MetalRough, TextureSlot::Occlusion, TextureSlot::Emissive,
                                 TextureSlot::Shade, TextureSlot::Matcap}) {
    material.slot(slot).texture = 0;
  }
  render::ShadingParts parts = made(material).effect.parts;
  EXPECT_TRUE(parts.metalRoughTexture && parts.occlusionTexture && parts.emission && parts.emissionTexture);
  EXPECT_FALSE(parts.shadeTexture || parts.matcapTexture || parts.outline);
  material.params = scene::ToonParams{};
  material.slot(TextureSlot::Matcap).texture = 1;
  parts = made(material).effect.parts;
  EXPECT_TRUE(parts.shadeTexture);
  EXPECT_FALSE(parts.metalRoughTexture || parts.occlusionTexture || parts.matcapTexture) << "one is still to come";
}

TEST(ShadingParams, HighlightsHaveAColourOrThereAreNone) {
  scene::Material material = ofModel(MaterialModel::Phong);
  material.slot(TextureSlot::Specular).texture = 0;
  EXPECT_FALSE(made(material).effect.parts.specularTexture) << "black times a picture is nothing";
  const auto params = [](const scene::Material& from) {
    return std::get<render::PhongShading>(made(from).shading.model).params;
  };
  EXPECT_EQ(params(material).shininess, 20);
  EXPECT_EQ(params(material).ambient, QVector3D(1, 1, 1));
  material.params = scene::PhongParams{.specular = QVector3D(0.5F, 0, 0), .shininess = -3};
  EXPECT_TRUE(made(material).effect.parts.specularTexture);
  EXPECT_EQ(params(material).specular, QVector3D(0.5F, 0, 0));
  EXPECT_EQ(params(material).shininess, 0);
  material.params = scene::PbrParams{};
  EXPECT_FALSE(made(material).effect.parts.specularTexture);
}

TEST(ShadingParams, ShadeAndMatcapAreWhiteWhereOnlyAPictureIsGiven) {
  scene::Material material = ofModel(MaterialModel::Toon);
  const auto params = [](const scene::Material& from) {
    return std::get<render::ToonShading>(made(from).shading.model).params;
  };
  EXPECT_EQ(params(material).shade, QVector3D(0, 0, 0));
  EXPECT_EQ(params(material).matcap, QVector3D(0, 0, 0));
  material.slot(TextureSlot::Shade).texture = 0;
  material.slot(TextureSlot::Matcap).texture = 0;
  EXPECT_EQ(params(material).shade, QVector3D(1, 1, 1));
  EXPECT_EQ(params(material).matcap, QVector3D(1, 1, 1));
  material.params = scene::ToonParams{.shade = QVector3D(0, 1, 0), .matcap = {1, 0, 0}};
  EXPECT_EQ(params(material).shade, QVector3D(0, 1, 0));
  EXPECT_EQ(params(material).matcap, QVector3D(1, 0, 0));
}

TEST(ShadingParams, EmissionIsAColourAPictureOrBoth) {
  scene::Material material = ofModel(MaterialModel::Toon);
  EXPECT_FALSE(made(material).effect.parts.emission);
  material.slot(TextureSlot::Emissive).texture = 0;
  EXPECT_EQ(made(material).shading.emission.color, QVector3D(1, 1, 1));
  material.common.emission = QVector3D(2, 0, 0);
  EXPECT_EQ(made(material).shading.emission.color, QVector3D(2, 0, 0));
  material.common.emission = QVector3D();
  EXPECT_FALSE(made(material).effect.parts.emission) << "black times a picture is nothing";
  EXPECT_FALSE(made(material).effect.parts.emissionTexture);
}

TEST(ShadingParams, OutlinesAreThoseOfToonWithAWidth) {
  scene::Material material = ofModel(MaterialModel::Toon);
  material.slot(TextureSlot::Outline).texture = 0;
  EXPECT_FALSE(made(material).effect.parts.outline || made(material).effect.parts.outlineTexture);
  material.params = scene::ToonParams{.outline = {.width = 0.01F}};
  EXPECT_TRUE(made(material).effect.parts.outline && made(material).effect.parts.outlineTexture);
  EXPECT_EQ(std::get<render::ToonShading>(made(material).shading.model).params.outline.lightMix, 1);
  material.params = scene::PbrParams{};
  EXPECT_FALSE(made(material).effect.parts.outline);
}

TEST(ShadingParams, OddNumbersAreAsIfTheyWereNotSaid) {
  scene::Material material = ofModel(MaterialModel::Toon);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  material.common.normalMap.scale = nan;
  material.params = scene::ToonParams{.shade = QVector3D(nan, 0, 0),
                                      .shadeShift = nan,
                                      .shadeToony = nan,
                                      .rimFresnelPower = nan,
                                      .outline = {.width = nan}};
  EXPECT_EQ(made(material), made(ofModel(MaterialModel::Toon)));
  material.params = scene::ToonParams{.shadeShift = -5};
  EXPECT_EQ(std::get<render::ToonShading>(made(material).shading.model).params.shadeShift, -1);
}

TEST(ShadingParams, NormalsBendWhatLampsLight) {
  scene::Material material = ofModel(MaterialModel::Toon);
  material.slot(TextureSlot::Normal).texture = 0;
  material.common.normalMap.selfShadowed = true; // of baked light
  EXPECT_EQ(made(material).effect.bump, render::Bump::Normals);
}

TEST(ShadingParams, TranslucentOnesWriteDepthWhereTheySaySo) {
  scene::Material material = ofModel(MaterialModel::Toon);
  material.blend = scene::Blend::AlphaBlend;
  material.drawOrder = 2510;
  EXPECT_FALSE(made(material).effect.depthWrite);
  material.translucentDepthWrite = true;
  EXPECT_TRUE(made(material).effect.depthWrite);
  EXPECT_EQ(made(material).effect.drawOrder, 2510);
}

} // namespace
} // namespace vitrine::tests
