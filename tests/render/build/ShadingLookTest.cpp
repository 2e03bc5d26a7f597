#include "render/build/MaterialLook.h"

#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <limits>

namespace vitrine::tests {
namespace {

using render::lookOf;
using render::Program;
using scene::MaterialModel;
using scene::TextureSlot;

/// Texture 0 has a picture, texture 1 is still to come.
scene::SceneAssets assetsWith(const scene::Material& material) {
  scene::SceneAssets assets;
  assets.textures.resize(2);
  assets.textures[0].image = image::Image::fromQImage(quarters(2));
  assets.materials.push_back(material);
  return assets;
}

scene::Material ofModel(MaterialModel model) {
  scene::Material material;
  material.model = model;
  return material;
}

render::MaterialLook look(const scene::Material& material) {
  return lookOf(0, assetsWith(material));
}

TEST(ShadingLook, ModelsThatLampsLightHaveProgramsOfTheirOwn) {
  EXPECT_EQ(look(ofModel(MaterialModel::PbrMetalRough)).effect.program, Program::Pbr);
  EXPECT_EQ(look(ofModel(MaterialModel::Phong)).effect.program, Program::Phong);
  EXPECT_EQ(look(ofModel(MaterialModel::Toon)).effect.program, Program::Toon);
  for (const MaterialModel model : {MaterialModel::Baked, MaterialModel::Unlit, MaterialModel::Lambert}) {
    EXPECT_EQ(look(ofModel(model)).effect.program, Program::Surface);
    EXPECT_EQ(look(ofModel(model)).shading, render::ShadingLook());
  }
}

TEST(ShadingLook, TheirMaterialsAreNotMerged) {
  for (const MaterialModel model : {MaterialModel::PbrMetalRough, MaterialModel::Phong, MaterialModel::Toon}) {
    const auto assets = assetsWith(ofModel(model));
    EXPECT_FALSE(render::isMergeable(0, lookOf(0, assets), assets));
  }
  scene::Material material = ofModel(MaterialModel::Unlit);
  EXPECT_TRUE(render::isMergeable(0, look(material), assetsWith(material)));
  material.colors[QStringLiteral("emission")] = QVector3D(1, 0, 0);
  EXPECT_FALSE(render::isMergeable(0, look(material), assetsWith(material)));
}

TEST(ShadingLook, PartsAreThePicturesThatAreThere) {
  scene::Material material = ofModel(MaterialModel::PbrMetalRough);
  EXPECT_EQ(look(material).effect.parts, render::ShadingParts());
  for (const TextureSlot slot : {TextureSlot::MetalRough, TextureSlot::Occlusion, TextureSlot::Emissive, TextureSlot::Shade, TextureSlot::Matcap}) {
    material.slot(slot).texture = 0;
  }
  render::ShadingParts parts = look(material).effect.parts;
  EXPECT_TRUE(parts.metalRoughTexture && parts.occlusionTexture && parts.emission && parts.emissionTexture);
  EXPECT_FALSE(parts.shadeTexture || parts.matcapTexture || parts.outline);
  material.model = MaterialModel::Toon;
  material.slot(TextureSlot::Matcap).texture = 1;
  parts = look(material).effect.parts;
  EXPECT_TRUE(parts.shadeTexture);
  EXPECT_FALSE(parts.metalRoughTexture || parts.occlusionTexture || parts.matcapTexture) << "one is still to come";
}

TEST(ShadingLook, HighlightsHaveAColourOrThereAreNone) {
  scene::Material material = ofModel(MaterialModel::Phong);
  material.slot(TextureSlot::Specular).texture = 0;
  EXPECT_FALSE(look(material).effect.parts.specularTexture) << "black times a picture is nothing";
  EXPECT_EQ(look(material).shading.phong.shininess, 20);
  EXPECT_EQ(look(material).shading.phong.ambient, QVector3D(1, 1, 1));
  material.colors[QStringLiteral("specular")] = QVector3D(0.5F, 0, 0);
  material.scalars[QStringLiteral("shininess")] = -3;
  EXPECT_TRUE(look(material).effect.parts.specularTexture);
  EXPECT_EQ(look(material).shading.phong.specular, QVector3D(0.5F, 0, 0));
  EXPECT_EQ(look(material).shading.phong.shininess, 0);
  material.model = MaterialModel::PbrMetalRough;
  EXPECT_FALSE(look(material).effect.parts.specularTexture);
}

TEST(ShadingLook, EmissionIsAColourAPictureOrBoth) {
  scene::Material material = ofModel(MaterialModel::Toon);
  EXPECT_FALSE(look(material).effect.parts.emission);
  material.slot(TextureSlot::Emissive).texture = 0;
  EXPECT_EQ(look(material).shading.emission.color, QVector3D(1, 1, 1));
  material.colors[QStringLiteral("emission")] = QVector3D(2, 0, 0);
  EXPECT_EQ(look(material).shading.emission.color, QVector3D(2, 0, 0));
  material.colors[QStringLiteral("emission")] = QVector3D();
  EXPECT_FALSE(look(material).effect.parts.emission) << "black times a picture is nothing";
  EXPECT_FALSE(look(material).effect.parts.emissionTexture);
}

TEST(ShadingLook, OutlinesAreThoseOfToonWithAWidth) {
  scene::Material material = ofModel(MaterialModel::Toon);
  material.slot(TextureSlot::Outline).texture = 0;
  EXPECT_FALSE(look(material).effect.parts.outline || look(material).effect.parts.outlineTexture);
  material.scalars[QStringLiteral("outlineWidth")] = 0.01F;
  EXPECT_TRUE(look(material).effect.parts.outline && look(material).effect.parts.outlineTexture);
  EXPECT_EQ(look(material).shading.outline.lightMix, 1);
  material.model = MaterialModel::PbrMetalRough;
  EXPECT_FALSE(look(material).effect.parts.outline);
}

TEST(ShadingLook, OddNumbersAreAsIfTheyWereNotSaid) {
  scene::Material material = ofModel(MaterialModel::Toon);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const char* name : {"shadeShift", "shadeToony", "rimFresnelPower", "outlineWidth", "normalScale"}) {
    material.scalars[QLatin1String(name)] = nan;
  }
  material.colors[QStringLiteral("shade")] = QVector3D(nan, 0, 0);
  EXPECT_EQ(look(material).shading, look(ofModel(MaterialModel::Toon)).shading);
  material.scalars[QStringLiteral("shadeShift")] = -5;
  EXPECT_EQ(look(material).shading.toon.shadeShift, -1);
}

TEST(ShadingLook, NormalsBendWhatLampsLight) {
  scene::Material material = ofModel(MaterialModel::Toon);
  material.slot(TextureSlot::Normal).texture = 0;
  material.scalars[QStringLiteral("ssbump")] = 1; // of baked light
  EXPECT_EQ(look(material).effect.bump, render::Bump::Normals);
}

TEST(ShadingLook, TranslucentOnesWriteDepthWhereTheySaySo) {
  scene::Material material = ofModel(MaterialModel::Toon);
  material.blend = scene::Blend::AlphaBlend;
  material.drawOrder = 2510;
  EXPECT_FALSE(look(material).effect.depthWrite);
  material.scalars[QStringLiteral("transparentDepthWrite")] = 1;
  EXPECT_TRUE(look(material).effect.depthWrite);
  EXPECT_EQ(look(material).effect.drawOrder, 2510);
}

} // namespace
} // namespace vitrine::tests
