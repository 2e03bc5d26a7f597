#include "core/formats/source/assets/vmt/VmtMaterial.h"

#include "core/formats/source/assets/vmt/VmtShader.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using formats::MaterialAsset;
using scene::Blend;
using scene::MaterialModel;
using scene::TextureSlot;

MaterialAsset make(std::string_view text, Diagnostics* diagnostics = nullptr) {
  const auto include = [](const QString& path) -> Result<Bytes> {
    return std::unexpected(Error::of(ErrorCode::NotFound, QString(), path));
  };
  const auto vmt = readVmt(bytesOf(text), include, {}, nullptr);
  EXPECT_TRUE(vmt);
  return makeMaterial(*vmt, QStringLiteral("test/material"), diagnostics, ByteRange());
}

QString textureIn(const MaterialAsset& asset, TextureSlot slot) {
  const TextureIndex texture = asset.material.slot(slot).texture;
  return texture ? asset.textures[texture].asset.path : QString();
}

TEST(VmtMaterial, wallHasItsTexture) {
  const MaterialAsset asset = make("LightmappedGeneric { $basetexture Brick\\Wall.vtf $surfaceprop brick }");
  EXPECT_EQ(asset.material.name, QStringLiteral("test/material"));
  EXPECT_EQ(asset.material.model(), MaterialModel::Baked);
  EXPECT_EQ(asset.material.blend, Blend::Opaque);
  EXPECT_EQ(asset.material.cull, scene::Cull::Back);
  EXPECT_TRUE(asset.material.depthWrite);
  ASSERT_EQ(asset.textures.size(), 1u);
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor), QStringLiteral("Brick/Wall"));
  EXPECT_EQ(asset.textures[0].asset.kind, scene::AssetKind::Texture);
  EXPECT_EQ(asset.textures[0].asset.wantedBy, QStringLiteral("test/material"));
  EXPECT_EQ(asset.textures[0].state, scene::AssetState::Pending);
  ASSERT_EQ(asset.material.properties.size(), 3u);
  EXPECT_EQ(asset.material.properties[0].value, QStringLiteral("LightmappedGeneric"));
  EXPECT_EQ(asset.material.properties[2].key, QStringLiteral("$surfaceprop"));
}

TEST(VmtMaterial, twoLayersBlend) {
  const MaterialAsset asset =
      make("WorldVertexTransition { $basetexture grass $basetexture2 rock $blendmodulatetexture m "
           "$basetexturetransform2 \"scale 2 2\" }");
  EXPECT_EQ(asset.material.model(), MaterialModel::TwoLayerBlend);
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor), QStringLiteral("grass"));
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor2), QStringLiteral("rock"));
  EXPECT_EQ(textureIn(asset, TextureSlot::BlendMask), QStringLiteral("m"));
  EXPECT_TRUE(asset.material.slot(TextureSlot::BaseColor).uvTransform.isIdentity());
  EXPECT_FLOAT_EQ(asset.material.slot(TextureSlot::BaseColor2).uvTransform(0, 0), 2);
}

TEST(VmtMaterial, fourLayersBlend) {
  const MaterialAsset asset = make("Lightmapped_4WayBlend { $basetexture a $basetexture2 b $basetexture3 c "
                                   "$basetexture4 d $texture3_uvscale \"[2 3]\" $blendmodulatetexture m }");
  EXPECT_EQ(asset.material.model(), MaterialModel::FourLayerBlend);
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor), QStringLiteral("a"));
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor2), QStringLiteral("b"));
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor3), QStringLiteral("c"));
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor4), QStringLiteral("d"));
  EXPECT_EQ(asset.material.slot(TextureSlot::BlendMask).texture, scene::kNone);
  EXPECT_EQ(asset.material.slot(TextureSlot::BaseColor3).uvTransform.map(QVector3D(1, 1, 0)), QVector3D(2, 3, 0));
  EXPECT_TRUE(asset.material.slot(TextureSlot::BaseColor4).uvTransform.isIdentity());
  const MaterialAsset turned = make("MultiBlend { $basetexture a $basetexture4 d $scale 1.5 $scale4 3 $rotation4 90 }");
  EXPECT_EQ(turned.material.slot(TextureSlot::BaseColor).uvTransform.map(QVector3D(1, 0, 0)), QVector3D(1.5F, 0, 0));
  const QVector3D fourth = turned.material.slot(TextureSlot::BaseColor4).uvTransform.map(QVector3D(1, 0, 0));
  EXPECT_NEAR((fourth - QVector3D(0, 3, 0)).length(), 0, 1e-5) << "three times as far, a quarter turn on";
}

TEST(VmtMaterial, oneTextureUsedTwiceIsNamedOnce) {
  const MaterialAsset asset = make("Refract { $refracttinttexture t $normalmap t }");
  EXPECT_EQ(asset.textures.size(), 1u);
  EXPECT_EQ(textureIn(asset, TextureSlot::Normal), QStringLiteral("t"));
  EXPECT_EQ(asset.material.model(), MaterialModel::Refract);
  EXPECT_EQ(asset.material.blend, Blend::AlphaBlend);
}

TEST(VmtMaterial, modelsByShader) {
  const std::vector<std::pair<const char*, MaterialModel>> expected{
      {"UnlitGeneric", MaterialModel::Unlit},
      {"VertexlitGeneric_HDR_dx9", MaterialModel::Lambert},
      {"Water_DX90", MaterialModel::Water},
      {"Sky_HDR_DX9", MaterialModel::Sky},
      {"SDK_LightmappedGeneric", MaterialModel::Baked},
      {"LightmappedTwoTexture", MaterialModel::TwoLayerBlend},
      {"EyeRefract", MaterialModel::Lambert},
      {"Lightmapped_4WayBlend", MaterialModel::FourLayerBlend},
      {"MultiBlend_DX9", MaterialModel::FourLayerBlend}};
  for (const auto& [name, model] : expected) {
    const VmtShader shader = vmtShader(QString::fromLatin1(name));
    EXPECT_TRUE(shader.known) << name;
    EXPECT_EQ(shader.model, model) << name;
  }
}

TEST(VmtMaterial, unknownShaderIsDrawnLikeAWallAndTold) {
  Diagnostics diagnostics;
  const MaterialAsset asset = make("PaintBlob { $basetexture a }", &diagnostics);
  EXPECT_EQ(asset.material.model(), MaterialModel::Baked);
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor), QStringLiteral("a"));
  ASSERT_EQ(diagnostics.entries().size(), 1u);
  EXPECT_TRUE(diagnostics.entries()[0].message.contains(QStringLiteral("PaintBlob")));
  EXPECT_FALSE(diagnostics.anyDamage());
}

TEST(VmtMaterial, transparencyOnlyWhereItIsAskedFor) {
  struct Case {
    const char* parameters;
    Blend blend;
    bool depthWrite;
  };
  for (const Case& one :
       {Case{"", Blend::Opaque, true}, Case{"$translucent 1", Blend::AlphaBlend, false},
        Case{"$translucent 0", Blend::Opaque, true}, Case{"$alphatest 1", Blend::AlphaTest, true},
        Case{"$alphatest 1 $translucent 1", Blend::AlphaTest, true},
        Case{"$additive 1 $translucent 1", Blend::Additive, false}, Case{"$vertexalpha 1", Blend::AlphaBlend, false},
        Case{"$alpha .5", Blend::AlphaBlend, false}, Case{"$selfillum 1", Blend::Opaque, true}}) {
    const MaterialAsset asset = make("LightmappedGeneric { $basetexture a " + std::string(one.parameters) + " }");
    EXPECT_EQ(asset.material.blend, one.blend) << one.parameters;
    EXPECT_EQ(asset.material.depthWrite, one.depthWrite) << one.parameters;
  }
  EXPECT_EQ(make("DecalModulate { $basetexture a }").material.blend, Blend::Multiply);
}

TEST(VmtMaterial, alphaTestHasTheEnginesCutUnlessItSaysOtherwise) {
  EXPECT_FLOAT_EQ(make("S { $alphatest 1 }").material.alphaCutoff, 0.7F);
  EXPECT_FLOAT_EQ(make("S { $alphatest 1 $alphatestreference .3 }").material.alphaCutoff, 0.3F);
  EXPECT_FLOAT_EQ(make("S { $translucent 1 $alphatestreference .3 }").material.alphaCutoff, 0.5F) << "no test";
}

TEST(VmtMaterial, coloursMultiplyInLinearLight) {
  const MaterialAsset asset = make("S { $color \"[.5 1 1]\" $color2 \"{255 0 255}\" $alpha .25 $nocull 1 }");
  EXPECT_NEAR(asset.material.color.x(), 0.21404F, 1e-4);
  EXPECT_FLOAT_EQ(asset.material.color.y(), 0);
  EXPECT_FLOAT_EQ(asset.material.color.w(), 0.25F);
  EXPECT_EQ(asset.material.cull, scene::Cull::None);
  EXPECT_EQ(make("Black { $basetexture a }").material.color, QVector4D(0, 0, 0, 1));
}

TEST(VmtMaterial, waterIsTintedByItsFog) {
  const MaterialAsset asset = make("Water { $fogcolor \"{0 255 0}\" $fogend 100 $normalmap n $basetexture _rt_x }");
  EXPECT_EQ(asset.material.model(), MaterialModel::Water);
  const auto& water = std::get<scene::WaterParams>(asset.material.params);
  EXPECT_EQ(water.fogColor, QVector3D(0, 1, 0));
  EXPECT_EQ(water.fogStart, 0);
  EXPECT_EQ(water.fogEnd, 100.0F);
  const MaterialAsset plain = make("Water { $fogstart 7 }");
  EXPECT_EQ(std::get<scene::WaterParams>(plain.material.params).fogStart, 7);
  EXPECT_FALSE(std::get<scene::WaterParams>(plain.material.params).fogEnd);
  EXPECT_FALSE(std::get<scene::WaterParams>(plain.material.params).fogColor);
  EXPECT_LT(asset.material.color.w(), 1);
  EXPECT_EQ(asset.material.slot(TextureSlot::BaseColor).texture, scene::kNone);
  EXPECT_EQ(textureIn(asset, TextureSlot::Normal), QStringLiteral("n"));
}

TEST(VmtMaterial, skyIsClampedAndFallsBackToItsHdrTexture) {
  const MaterialAsset asset = make("Sky { $hdrcompressedtexture skybox/day_hdrrt }");
  EXPECT_EQ(textureIn(asset, TextureSlot::BaseColor), QStringLiteral("skybox/day_hdrrt"));
  EXPECT_EQ(asset.textures[0].wrapU, scene::Wrap::Clamp);
  EXPECT_EQ(asset.textures[0].wrapV, scene::Wrap::Clamp);
}

TEST(VmtMaterial, decalsLieInFront) {
  EXPECT_TRUE(make("LightmappedGeneric { $decal 1 }").material.polygonOffset);
  EXPECT_TRUE(make("DecalModulate { }").material.polygonOffset);
  EXPECT_FALSE(make("LightmappedGeneric { }").material.polygonOffset);
}

TEST(VmtMaterial, detailIsScaled) {
  const MaterialAsset asset = make("S { $detail d $detailscale 8 $detailblendfactor .5 }");
  EXPECT_FLOAT_EQ(asset.material.slot(TextureSlot::Detail).uvTransform(0, 0), 8);
  EXPECT_FLOAT_EQ(asset.material.common.detail.share, 0.5F);
  EXPECT_FLOAT_EQ(make("S { $detail d }").material.slot(TextureSlot::Detail).uvTransform(1, 1), 4);
}

TEST(VmtMaterial, detailsBlendInTheEnginesModes) {
  const auto blend = [](const std::string& mode) {
    return make("S { $detail d $detailblendmode " + mode + " }").material.common.detail.blend;
  };
  EXPECT_EQ(make("S { $detail d }").material.common.detail.blend, scene::DetailBlend::DoubledMultiply);
  EXPECT_EQ(blend("1"), scene::DetailBlend::Add);
  EXPECT_EQ(blend("2"), scene::DetailBlend::Over);
  EXPECT_EQ(blend("3"), scene::DetailBlend::Fade);
  EXPECT_EQ(blend("4"), scene::DetailBlend::Under);
  EXPECT_EQ(blend("8"), scene::DetailBlend::Multiply);
  for (const char* odd : {"5", "12", "-1", "-1e30", "1e30"}) {
    EXPECT_EQ(blend(odd), scene::DetailBlend::Unknown) << odd;
  }
}

TEST(VmtMaterial, whatShinesByItselfHasATint) {
  EXPECT_FALSE(
      make("LightmappedGeneric { $basetexture a $selfillumtint \"[1 0 0]\" }").material.common.selfIllumination);
  EXPECT_EQ(make("LightmappedGeneric { $selfillum 1 }").material.common.selfIllumination, QVector3D(1, 1, 1));
  const MaterialAsset tinted = make("LightmappedGeneric { $selfillum 1 $selfillumtint \"[1 0 0]\" $selfillummask m }");
  EXPECT_EQ(tinted.material.common.selfIllumination, QVector3D(1, 0, 0));
  EXPECT_EQ(textureIn(tinted, TextureSlot::Emissive), QStringLiteral("m"));
}

TEST(VmtMaterial, selfShadowedBumpsAreToldFromNormals) {
  EXPECT_TRUE(make("LightmappedGeneric { $bumpmap n $ssbump 1 }").material.common.normalMap.selfShadowed);
  EXPECT_FALSE(make("LightmappedGeneric { $bumpmap n $ssbump 0 }").material.common.normalMap.selfShadowed);
  EXPECT_FALSE(make("LightmappedGeneric { $bumpmap n }").material.common.normalMap.selfShadowed);
}

TEST(VmtMaterial, surroundingsAreMirroredAsTheMasksSay) {
  const MaterialAsset base = make("LightmappedGeneric { $basetexture a $envmap cubes/c $basealphaenvmapmask 1 "
                                  "$envmaptint \"[.5 .25 0]\" $fresnelreflection .2 $envmapcontrast 1 }");
  EXPECT_EQ(textureIn(base, TextureSlot::Environment), QStringLiteral("cubes/c"));
  EXPECT_EQ(base.material.common.reflection.mask, scene::ReflectionMask::BaseAlpha);
  EXPECT_EQ(base.material.common.reflection.fresnel, 0.2F);
  EXPECT_EQ(base.material.common.reflection.contrast, 1);
  EXPECT_EQ(base.material.common.reflection.tint, QVector3D(0.5F, 0.25F, 0));
  EXPECT_EQ(base.material.blend, Blend::Opaque);
  const MaterialAsset normal = make("VertexLitGeneric { $envmap env_cubemap $bumpmap n $normalmapalphaenvmapmask 1 }");
  EXPECT_EQ(textureIn(normal, TextureSlot::Environment), QString());
  EXPECT_EQ(normal.material.common.reflection.mask, scene::ReflectionMask::NormalAlpha);
  const MaterialAsset own = make("LightmappedGeneric { $envmap c $envmapmask m }");
  EXPECT_EQ(textureIn(own, TextureSlot::Specular), QStringLiteral("m"));
  EXPECT_EQ(own.material.common.reflection, scene::ReflectionParams());
  EXPECT_EQ(textureIn(make("LightmappedGeneric { $envmapmask m }"), TextureSlot::Specular), QString());
}

TEST(VmtMaterial, seamlessAndUndrawnOnes) {
  EXPECT_EQ(make("LightmappedGeneric { $seamless_scale .002 }").material.common.seamlessScale, 0.002F);
  const MaterialAsset undrawn = make("UnlitGeneric { $basetexture a $no_draw 1 }");
  EXPECT_EQ(undrawn.material.color.w(), 0);
  EXPECT_EQ(undrawn.material.blend, Blend::AlphaBlend);
}

TEST(VmtMaterial, theEditorsPictureStandsInForNone) {
  EXPECT_EQ(textureIn(make("LightmappedGeneric { %tooltexture tools/x }"), TextureSlot::BaseColor),
            QStringLiteral("tools/x"));
  EXPECT_EQ(textureIn(make("LightmappedGeneric { %tooltexture x $basetexture y }"), TextureSlot::BaseColor),
            QStringLiteral("y"));
}

TEST(VmtMaterial, anUnknownShaderIsToldOnce) {
  Diagnostics diagnostics;
  make("Oddity { $basetexture a }", &diagnostics);
  make("ODDITY { $basetexture b }", &diagnostics);
  ASSERT_EQ(diagnostics.entries().size(), 1u);
  EXPECT_EQ(diagnostics.entries()[0].repeats, 1u);
}

} // namespace
} // namespace vitrine::tests
