#include "render/build/MaterialLook.h"

#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::lookOf;
using render::Program;
using render::Stage;
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

TEST(MaterialLook, ATextureIsShownInItsOwnColours) {
  scene::Material material = texturedMaterial(0);
  material.fallbackColor = QVector3D(1, 0, 0);
  const auto assets = assetsWith(material);
  const auto look = lookOf(0, assets);
  EXPECT_TRUE(look.effect.baseTexture);
  EXPECT_EQ(look.baseTexture, 0);
  EXPECT_EQ(look.color, QVector4D(1, 1, 1, 1));
  EXPECT_FALSE(render::isMergeable(0, look, assets));
}

TEST(MaterialLook, NormalsCountWhereThereMayBeLightByDirections) {
  scene::Material material = texturedMaterial(0);
  material.slot(scene::TextureSlot::Normal) = {0, 1, {}};
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.bump, render::Bump::Normals);
  EXPECT_EQ(lookOf(0, assetsWith(material)).normals.uvSet, 1);
  material.scalars[QStringLiteral("ssbump")] = 1;
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.bump, render::Bump::Weights);
  material.slot(scene::TextureSlot::Normal).texture = 1;
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.bump, render::Bump::None) << "still to come";
  material.slot(scene::TextureSlot::Normal).texture = 0;
  for (const MaterialModel model :
       {MaterialModel::Unlit, MaterialModel::Water, MaterialModel::Sky, MaterialModel::Lambert}) {
    material.model = model;
    EXPECT_EQ(lookOf(0, assetsWith(material)).effect.bump, render::Bump::None);
  }
}

TEST(MaterialLook, BentSurfacesWithoutATextureAreNotMerged) {
  scene::Material material;
  material.fallbackColor = QVector3D(1, 0, 0);
  material.slot(scene::TextureSlot::Normal).texture = 0;
  const auto assets = assetsWith(material);
  EXPECT_FALSE(render::isMergeable(0, lookOf(0, assets), assets));
}

TEST(MaterialLook, DetailIsOnlyShownInModesThatAreKnown) {
  scene::Material material = texturedMaterial(0);
  material.slot(scene::TextureSlot::Detail).texture = 0;
  EXPECT_TRUE(lookOf(0, assetsWith(material)).effect.detail);
  material.scalars[QStringLiteral("detailBlendMode")] = 5;
  EXPECT_FALSE(lookOf(0, assetsWith(material)).effect.detail);
  material.scalars[QStringLiteral("detailBlendMode")] = -1e30F;
  EXPECT_FALSE(lookOf(0, assetsWith(material)).effect.detail);
}

TEST(MaterialLook, SurfacesShineByAlphaOrByAPicture) {
  scene::Material material = texturedMaterial(0);
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::None);
  material.scalars[QStringLiteral("selfIllumination")] = 1;
  material.colors[QStringLiteral("selfIllumination")] = QVector3D(0.5F, 1, 1);
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::BaseAlpha);
  EXPECT_EQ(lookOf(0, assetsWith(material)).selfLitColor, QVector3D(0.5F, 1, 1));
  material.slot(scene::TextureSlot::Emissive).texture = 0;
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::Mask);
  material.model = MaterialModel::Unlit;
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.selfLit, render::SelfLit::None) << "all of it is";
}

TEST(MaterialLook, AMissingTextureShowsTheFallbackColour) {
  scene::Material material = texturedMaterial(2);
  material.fallbackColor = QVector3D(1, 0.5F, 0);
  const auto assets = assetsWith(material);
  const auto look = lookOf(0, assets);
  EXPECT_FALSE(look.effect.baseTexture);
  EXPECT_FALSE(look.effect.checker);
  EXPECT_EQ(look.color, QVector4D(1, 0.5F, 0, 1));
  EXPECT_TRUE(render::isMergeable(0, look, assets));
}

TEST(MaterialLook, AMissingTextureWithoutColourIsAChecker) {
  const auto assets = assetsWith(texturedMaterial(2));
  EXPECT_TRUE(lookOf(0, assets).effect.checker);
}

TEST(MaterialLook, WhatIsStillToComeIsNeitherCheckeredNorMerged) {
  const auto assets = assetsWith(texturedMaterial(1));
  const auto look = lookOf(0, assets);
  EXPECT_FALSE(look.effect.checker);
  EXPECT_FALSE(render::isMergeable(0, look, assets));
}

TEST(MaterialLook, SkyIsAHoleUnlessItIsThePictureOfABackdrop) {
  scene::Material sky = texturedMaterial(0);
  sky.model = scene::MaterialModel::Sky;
  EXPECT_EQ(lookOf(0, assetsWith(sky)).effect.program, Program::Sky);
  const auto picture = lookOf(0, assetsWith(sky), render::SkyUse::Picture);
  EXPECT_EQ(picture.effect.program, Program::Surface);
  EXPECT_EQ(picture.baseTexture, 0);
  EXPECT_FALSE(picture.effect.lit);
  scene::Material missing = texturedMaterial(2);
  missing.model = scene::MaterialModel::Sky;
  EXPECT_EQ(lookOf(0, assetsWith(missing)).effect.program, Program::Sky);
  const auto plain = lookOf(0, assetsWith(missing), render::SkyUse::Picture);
  EXPECT_EQ(plain.effect.program, Program::Surface) << "a colour instead";
  EXPECT_FALSE(plain.effect.lit);
  EXPECT_FALSE(plain.effect.checker);
  EXPECT_FALSE(render::isMergeable(0, plain, assetsWith(missing))) << "it may be found later";
  scene::Material pending = texturedMaterial(1);
  pending.model = scene::MaterialModel::Sky;
  EXPECT_EQ(lookOf(0, assetsWith(pending), render::SkyUse::Picture).effect.program, Program::Sky)
      << "nothing to show yet";
}

TEST(MaterialLook, TwoLayersNeedBothTextures) {
  scene::Material material = texturedMaterial(0);
  material.model = MaterialModel::TwoLayerBlend;
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.program, Program::Surface);
  material.slot(scene::TextureSlot::BaseColor2).texture = 0;
  const auto look = lookOf(0, assetsWith(material));
  EXPECT_EQ(look.effect.program, Program::TwoLayer);
  EXPECT_TRUE(look.effect.secondTexture);
}

TEST(MaterialLook, StagesFollowBlending) {
  scene::Material material = texturedMaterial(0);
  const auto stage = [&] { return stageOf(lookOf(0, assetsWith(material)).effect); };
  EXPECT_EQ(stage(), Stage::Opaque);
  material.blend = Blend::AlphaTest;
  EXPECT_EQ(stage(), Stage::AlphaTest);
  material.blend = Blend::AlphaBlend;
  material.drawOrder = 7;
  EXPECT_EQ(stage(), Stage::Translucent);
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.drawOrder, 7);
  EXPECT_FALSE(lookOf(0, assetsWith(material)).effect.depthWrite);
  material.model = MaterialModel::Sky;
  EXPECT_EQ(stage(), Stage::Sky);
  material.model = MaterialModel::Water;
  material.blend = Blend::Opaque;
  EXPECT_EQ(stage(), Stage::Translucent);
}

TEST(MaterialLook, CutOutPicturesAreTestedWhereThatIsAskedFor) {
  const auto blend = [](Blend wanted, bool hasAlpha, bool cutOut) {
    scene::Material material = texturedMaterial(0);
    material.blend = wanted;
    scene::SceneAssets assets = assetsWith(material);
    auto picture = std::make_shared<image::Image>(*assets.textures[0].image);
    picture->hasAlpha = hasAlpha;
    picture->cutOut = cutOut;
    assets.textures[0].image = picture;
    return lookOf(0, assets).effect.blend;
  };
  EXPECT_EQ(blend(Blend::Automatic, true, true), Blend::AlphaBlend);
  EXPECT_EQ(blend(Blend::AutomaticCutout, true, true), Blend::AlphaTest);
  EXPECT_EQ(blend(Blend::AutomaticCutout, true, false), Blend::AlphaBlend);
  EXPECT_EQ(blend(Blend::AutomaticCutout, false, false), Blend::Opaque);
  scene::Material missing = texturedMaterial(2);
  missing.blend = Blend::AutomaticCutout;
  EXPECT_EQ(lookOf(0, assetsWith(missing)).effect.blend, Blend::Opaque);
}

TEST(MaterialLook, ADrawOrderOfOpaqueOnesIsNoReasonForAnotherEffect) {
  scene::Material material = texturedMaterial(0);
  material.drawOrder = 3;
  EXPECT_EQ(lookOf(0, assetsWith(material)).effect.drawOrder, 0);
}

TEST(MaterialLook, WaterIsTintedByItsFog) {
  scene::Material material;
  material.model = MaterialModel::Water;
  material.colors[QStringLiteral("fog")] = QVector3D(0.1F, 0.3F, 0.2F);
  const auto look = lookOf(0, assetsWith(material));
  EXPECT_EQ(look.color.toVector3D(), QVector3D(0.1F, 0.3F, 0.2F));
  EXPECT_LT(look.color.w(), 1.0F);
  EXPECT_EQ(look.effect.cull, scene::Cull::None);
}

TEST(MaterialLook, OddIndicesAreABareSurface) {
  const auto assets = assetsWith(texturedMaterial(99));
  EXPECT_FALSE(lookOf(0, assets).effect.baseTexture);
  EXPECT_FALSE(lookOf(scene::kNone, assets).effect.baseTexture);
  EXPECT_FALSE(lookOf(5, assets).effect.checker);
}

} // namespace
} // namespace vitrine::tests
