#include "render/batching/RenderMaterial.h"

#include "core/scene/Clay.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::Program;
using render::renderMaterialOf;
using render::Stage;
using render::StandIn;
using scene::AssetState;
using scene::Blend;
using scene::MaterialModel;

/// Texture 0 has a picture, texture 1 is still to come, texture 2 was not found.
scene::SceneAssets assetsWith(scene::Material material) {
  scene::SceneAssets assets;
  assets.textures.resize(3);
  assets.textures[0].image = image::Image::fromQImage(quarters(2));
  assets.textures[0].state = AssetState::Ready;
  assets.textures[1].state = AssetState::Pending;
  assets.textures[2].state = AssetState::Missing;
  assets.materials.push_back(std::move(material));
  return assets;
}

TEST(RenderMaterial, ATextureIsShownInItsOwnColours) {
  scene::Material material = texturedMaterial(0);
  material.fallbackColor = QVector3D(1, 0, 0);
  const auto assets = assetsWith(material);
  const auto made = renderMaterialOf(0, assets);
  EXPECT_TRUE(made.effect.baseTexture);
  EXPECT_EQ(made.baseTexture, TextureIndex(0));
  EXPECT_EQ(made.color, QVector4D(1, 1, 1, 1));
  EXPECT_FALSE(render::isMergeable(0, made, assets));
}

TEST(RenderMaterial, NormalsCountWhereThereMayBeLightByDirections) {
  scene::Material material = texturedMaterial(0);
  material.slot(scene::TextureSlot::Normal) = {0, 1, {}};
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.bump, render::Bump::Normals);
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).normals.uvSet, 1);
  material.common.normalMap.selfShadowed = true;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.bump, render::Bump::Weights);
  material.slot(scene::TextureSlot::Normal).texture = 1;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.bump, render::Bump::None) << "still to come";
  material.slot(scene::TextureSlot::Normal).texture = 0;
  for (const MaterialModel model :
       {MaterialModel::Unlit, MaterialModel::Water, MaterialModel::Sky, MaterialModel::Lambert}) {
    material.params = scene::defaultParams(model);
    EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.bump, render::Bump::None);
  }
}

TEST(RenderMaterial, BentSurfacesWithoutATextureAreNotMerged) {
  scene::Material material;
  material.fallbackColor = QVector3D(1, 0, 0);
  material.slot(scene::TextureSlot::Normal).texture = 0;
  const auto assets = assetsWith(material);
  EXPECT_FALSE(render::isMergeable(0, renderMaterialOf(0, assets), assets));
}

TEST(RenderMaterial, DetailIsOnlyShownInModesThatAreKnown) {
  scene::Material material = texturedMaterial(0);
  material.slot(scene::TextureSlot::Detail).texture = 0;
  EXPECT_TRUE(renderMaterialOf(0, assetsWith(material)).effect.detail);
  material.common.detail.blend = scene::DetailBlend::Unknown;
  EXPECT_FALSE(renderMaterialOf(0, assetsWith(material)).effect.detail);
}

TEST(RenderMaterial, ParametersWithoutUseTellNoMaterialsApart) {
  const scene::Material plain;
  scene::Material other;
  other.common.normalMap.scale = 2;
  other.common.detail.share = 0.25F;
  other.common.reflection.fresnel = 0.5F;
  other.common.selfIllumination = QVector3D(1, 0, 0);
  other.common.seamlessScale = 4;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(other)), renderMaterialOf(0, assetsWith(plain)));
  other.fallbackColor = QVector3D(1, 0, 0);
  EXPECT_NE(renderMaterialOf(0, assetsWith(other)), renderMaterialOf(0, assetsWith(plain)));
}

TEST(RenderMaterial, SurfacesShineByAlphaOrByAPicture) {
  scene::Material material = texturedMaterial(0);
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::None);
  material.common.selfIllumination = QVector3D(0.5F, 1, 1);
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::BaseAlpha);
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).common.selfIllumination, QVector3D(0.5F, 1, 1));
  material.slot(scene::TextureSlot::Emissive).texture = 0;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::Mask);
  material.params = scene::UnlitParams{};
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::None) << "all of it is";
}

TEST(RenderMaterial, AMissingTextureShowsTheFallbackColour) {
  scene::Material material = texturedMaterial(2);
  material.fallbackColor = QVector3D(0.5F, 0.4F, 0.3F);
  const auto assets = assetsWith(material);
  const auto made = renderMaterialOf(0, assets);
  EXPECT_FALSE(made.effect.baseTexture);
  EXPECT_EQ(made.effect.standIn, StandIn::Checker) << "for when it is asked for";
  EXPECT_EQ(made.color, QVector4D(0.5F, 0.4F, 0.3F, 1));
  EXPECT_TRUE(render::isMergeable(0, made, assets));
}

TEST(RenderMaterial, AMissingTextureWithoutColourIsClay) {
  const auto made = renderMaterialOf(0, assetsWith(texturedMaterial(2)));
  EXPECT_EQ(made.effect.standIn, StandIn::Checker);
  EXPECT_EQ(made.color, scene::clayOf(scene::Material()));
}

TEST(RenderMaterial, WhatIsStillToComeIsNeitherCheckeredNorMerged) {
  const auto assets = assetsWith(texturedMaterial(1));
  const auto made = renderMaterialOf(0, assets);
  EXPECT_EQ(made.effect.standIn, StandIn::None);
  EXPECT_FALSE(render::isMergeable(0, made, assets));
}

TEST(RenderMaterial, SkyIsAHoleUnlessItIsThePictureOfABackdrop) {
  scene::Material sky = texturedMaterial(0);
  sky.params = scene::SkyParams{};
  EXPECT_EQ(renderMaterialOf(0, assetsWith(sky)).effect.program, Program::Sky);
  const auto picture = renderMaterialOf(0, assetsWith(sky), render::SkyUse::Picture);
  EXPECT_EQ(picture.effect.program, Program::Surface);
  EXPECT_EQ(picture.baseTexture, TextureIndex(0));
  EXPECT_FALSE(picture.effect.lit);
  scene::Material missing = texturedMaterial(2);
  missing.params = scene::SkyParams{{.zenith = QVector3D(0.1F, 0.2F, 0.3F)}};
  EXPECT_EQ(renderMaterialOf(0, assetsWith(missing)).effect.program, Program::Sky);
  const auto plain = renderMaterialOf(0, assetsWith(missing), render::SkyUse::Picture);
  EXPECT_EQ(plain.effect.program, Program::Surface) << "a colour instead";
  EXPECT_FALSE(plain.effect.lit);
  EXPECT_EQ(plain.effect.standIn, StandIn::SkyGradient);
  EXPECT_EQ(plain.sky.zenith, QVector3D(0.1F, 0.2F, 0.3F));
  EXPECT_FALSE(render::isMergeable(0, plain, assetsWith(missing))) << "it may be found later";
  scene::Material pending = texturedMaterial(1);
  pending.params = scene::SkyParams{};
  EXPECT_EQ(renderMaterialOf(0, assetsWith(pending), render::SkyUse::Picture).effect.program, Program::Sky)
      << "nothing to show yet";
}

TEST(RenderMaterial, TwoLayersNeedBothTextures) {
  scene::Material material = texturedMaterial(0);
  material.params = scene::TwoLayerBlendParams{};
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.program, Program::Surface);
  material.slot(scene::TextureSlot::BaseColor2).texture = 0;
  const auto made = renderMaterialOf(0, assetsWith(material));
  EXPECT_EQ(made.effect.program, Program::TwoLayer);
  EXPECT_TRUE(made.effect.secondTexture);
}

TEST(RenderMaterial, FourLayersAreThoseThatAreThere) {
  scene::Material material = texturedMaterial(0);
  material.params = scene::FourLayerBlendParams{};
  material.slot(scene::TextureSlot::BaseColor4).texture = 0;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.program, Program::Surface) << "there is no second";
  material.slot(scene::TextureSlot::BaseColor2).texture = 0;
  const auto made = renderMaterialOf(0, assetsWith(material));
  EXPECT_EQ(made.effect.program, Program::TwoLayer);
  EXPECT_TRUE(made.effect.layers.byWeights);
  EXPECT_FALSE(made.effect.layers.third);
  EXPECT_TRUE(made.effect.layers.fourth);
  EXPECT_EQ(made.fourthTexture.texture, TextureIndex(0));
}

TEST(RenderMaterial, StagesFollowBlending) {
  scene::Material material = texturedMaterial(0);
  const auto stage = [&] { return stageOf(renderMaterialOf(0, assetsWith(material)).effect); };
  EXPECT_EQ(stage(), Stage::Opaque);
  material.blend = Blend::AlphaTest;
  EXPECT_EQ(stage(), Stage::AlphaTest);
  material.blend = Blend::AlphaBlend;
  material.drawOrder = 7;
  EXPECT_EQ(stage(), Stage::Translucent);
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.drawOrder, 7);
  EXPECT_FALSE(renderMaterialOf(0, assetsWith(material)).effect.depthWrite);
  material.params = scene::SkyParams{};
  EXPECT_EQ(stage(), Stage::Sky);
  material.params = scene::WaterParams{};
  material.blend = Blend::Opaque;
  EXPECT_EQ(stage(), Stage::Translucent);
}

TEST(RenderMaterial, CutOutPicturesAreTestedWhereThatIsAskedFor) {
  const auto blend = [](Blend wanted, bool hasAlpha, bool cutOut) {
    scene::Material material = texturedMaterial(0);
    material.blend = wanted;
    scene::SceneAssets assets = assetsWith(material);
    auto picture = std::make_shared<image::Image>(*assets.textures[0].image);
    picture->hasAlpha = hasAlpha;
    picture->cutOut = cutOut;
    assets.textures[0].image = picture;
    return renderMaterialOf(0, assets).effect.blend;
  };
  EXPECT_EQ(blend(Blend::Automatic, true, true), Blend::AlphaBlend);
  EXPECT_EQ(blend(Blend::AutomaticCutout, true, true), Blend::AlphaTest);
  EXPECT_EQ(blend(Blend::AutomaticCutout, true, false), Blend::AlphaBlend);
  EXPECT_EQ(blend(Blend::AutomaticCutout, false, false), Blend::Opaque);
  scene::Material missing = texturedMaterial(2);
  missing.blend = Blend::AutomaticCutout;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(missing)).effect.blend, Blend::Opaque);
}

TEST(RenderMaterial, ADrawOrderOfOpaqueOnesIsNoReasonForAnotherEffect) {
  scene::Material material = texturedMaterial(0);
  material.drawOrder = 3;
  EXPECT_EQ(renderMaterialOf(0, assetsWith(material)).effect.drawOrder, 0);
}

TEST(RenderMaterial, WaterIsTintedByItsFog) {
  scene::Material material;
  material.params = scene::WaterParams{.fogColor = QVector3D(0.1F, 0.3F, 0.2F)};
  const auto made = renderMaterialOf(0, assetsWith(material));
  EXPECT_EQ(made.color.toVector3D(), QVector3D(0.1F, 0.3F, 0.2F));
  EXPECT_LT(made.color.w(), 1.0F);
  EXPECT_EQ(made.effect.cull, scene::Cull::None);
}

TEST(RenderMaterial, OddIndicesAreABareSurface) {
  const auto assets = assetsWith(texturedMaterial(99));
  EXPECT_FALSE(renderMaterialOf(0, assets).effect.baseTexture);
  EXPECT_FALSE(renderMaterialOf(scene::kNone, assets).effect.baseTexture);
  EXPECT_EQ(renderMaterialOf(5, assets).effect.standIn, StandIn::None);
}

} // namespace
} // namespace vitrine::tests
