#include "tests/core/formats/vgo/scene/VgoUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using scene::Blend;
using scene::Cull;
using scene::MaterialModel;
using scene::TextureSlot;

scene::PbrParams pbr(const scene::Material& material) {
  return std::get<scene::PbrParams>(material.params);
}

scene::ToonParams toon(const scene::Material& material) {
  return std::get<scene::ToonParams>(material.params);
}

bool has(const scene::Material& material, TextureSlot slot) {
  return material.slot(slot).texture != scene::kNone;
}

QVector3D mapped(const scene::Material& material, float u, float v) {
  return material.slot(TextureSlot::BaseColor).uvTransform.map(QVector3D(u, v, 0));
}

/// A node that shows a triangle in a material of these members; texture 0 is a picture by its head.
std::unique_ptr<VgoUnderTest> shown(const std::string& material) {
  ByteMaker resource;
  for (int i = 0; i < 16; ++i) {
    resource.add(i % 5 == 0 ? 1.0F : 0.0F);
  }
  for (const float place : {0.0F, 0.0F, 0.0F, 1.0F, 0.0F, 0.0F, 0.0F, 1.0F, 0.0F}) {
    resource.add(place);
  }
  resource.text(std::string_view("\x89PNG\r\n\x1A\n\0\0\0\0\0\0\0\0", 16));
  return VgoUnderTest::of(
      R"({"nodes":[{"name":"n","isRoot":true,"meshRenderer":{"mesh":0,"materials":[0]}}],)"
      R"("meshes":[{"name":"m","attributes":{"POSITION":1},"subMeshes":[-1]}],"materials":[{"name":"it",)" +
          material + R"(}],"textures":[{"name":"t","source":2}]})",
      R"([{"kind":2,"byteOffset":0,"byteLength":64,"dataType":9296,"count":1},)"
      R"({"kind":3,"byteOffset":64,"byteLength":36,"dataType":4944,"count":3},)"
      R"({"kind":1,"byteOffset":100,"byteLength":16,"dataType":16,"count":16}])",
      resource.bytes());
}

scene::Material made(const std::string& material) {
  const auto vgo = shown(material);
  return vgo->scene ? vgo->material(QStringLiteral("it")) : scene::Material();
}

class VgoMaterialSamples : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    m_vgo = VgoUnderTest::ofSample(QString::fromLatin1(GetParam()));
    ASSERT_TRUE(m_vgo->scene);
  }
  const scene::Material& of(const char* name) { return m_vgo->material(QString::fromLatin1(name)); }
  const scene::Texture& texture(const scene::Material& material, TextureSlot slot) {
    return m_vgo->scene->assets.textures[material.slot(slot).texture];
  }

  std::unique_ptr<VgoUnderTest> m_vgo;
};

TEST_P(VgoMaterialSamples, Standard) {
  EXPECT_EQ(of("cutout").model(), MaterialModel::PbrMetalRough);
  EXPECT_EQ(of("cutout").blend, Blend::AlphaTest);
  EXPECT_EQ(of("cutout").alphaCutoff, 0.5F);
  EXPECT_EQ(pbr(of("cutout")).roughness, 0.5F);
  EXPECT_EQ(pbr(of("cutout")).metallic, 0.0F);
  EXPECT_EQ(of("fade").blend, Blend::AlphaBlend);
  EXPECT_FALSE(of("fade").depthWrite);
  EXPECT_EQ(of("fade").drawOrder, 3000);
  EXPECT_FLOAT_EQ(of("fade").color.w(), 0.4F);
  EXPECT_EQ(of("emissive").common.emission, QVector3D(1, 0.2F, 0));
  EXPECT_FALSE(of("cutout").common.emission);
}

TEST_P(VgoMaterialSamples, PicturesOfSurfaces) {
  const scene::Material& all = of("normal+orm");
  EXPECT_TRUE(has(all, TextureSlot::Normal));
  EXPECT_EQ(all.common.normalMap.scale, 1.0F);
  EXPECT_TRUE(has(all, TextureSlot::Occlusion));
  EXPECT_EQ(pbr(all).metallic, 1.0F);
  EXPECT_EQ(pbr(all).roughness, 1.0F);
  // Recovered from what the exporter made of it: smoothness is (255 - green) / (1 - 0.5).
  EXPECT_TRUE(texture(all, TextureSlot::MetalRough).asset.path.endsWith(QStringLiteral("r:0:1,g:-1:1,b:0:1")));
  EXPECT_FALSE(texture(all, TextureSlot::Occlusion).asset.path.contains(QLatin1Char(':')));
}

TEST_P(VgoMaterialSamples, PlacesOfPictures) {
  // From the bottom left: u * 2 + 0.25, v * 3 + 0.125; the scene's v is 1 - that.
  EXPECT_EQ(mapped(of("tiled"), 0, 1), QVector3D(0.25F, 1 - 0.125F, 0));
  EXPECT_EQ(mapped(of("tiled"), 1, 0), QVector3D(2.25F, 1 - 3.125F, 0));
  const scene::Texture& clamped = texture(of("clamped-tiled"), TextureSlot::BaseColor);
  EXPECT_EQ(clamped.wrapU, scene::Wrap::Clamp);
  EXPECT_EQ(clamped.filter, scene::Filter::Nearest);
  EXPECT_EQ(texture(of("tiled"), TextureSlot::BaseColor).wrapV, scene::Wrap::Repeat);
}

TEST_P(VgoMaterialSamples, Toon) {
  const scene::Material& mtoon = of("mtoon0 double-sided");
  EXPECT_EQ(mtoon.model(), MaterialModel::Toon);
  EXPECT_EQ(mtoon.cull, Cull::None);
  EXPECT_EQ(toon(mtoon).shade, QVector3D(0.6F, 0.5F, 0.55F));
  // From 0 to 1 + (0 - 1) * 0.9 of the cosine.
  EXPECT_NEAR(toon(mtoon).shadeToony, 0.95F, 1e-5F);
  EXPECT_NEAR(toon(mtoon).shadeShift, -0.05F, 1e-5F);
  const scene::Material& mtoon10 = of("mtoon10");
  EXPECT_EQ(mtoon10.model(), MaterialModel::Toon);
  EXPECT_EQ(mtoon10.blend, Blend::AlphaTest);
  EXPECT_EQ(mtoon10.cull, Cull::None);
  EXPECT_FLOAT_EQ(toon(mtoon10).shadeShift, -0.1F);
  const scene::Material& lil = of("liltoon");
  EXPECT_EQ(lil.model(), MaterialModel::Toon);
  EXPECT_EQ(lil.blend, Blend::AlphaBlend);
  EXPECT_EQ(lil.color, QVector4D(1, 0.8F, 0.8F, 0.7F));
  EXPECT_EQ(toon(lil).shade, QVector3D(1, 1, 1));
  EXPECT_TRUE(toon(lil).shadeFromBase);
}

TEST_P(VgoMaterialSamples, OthersAndUnlit) {
  EXPECT_EQ(of("urp").model(), MaterialModel::PbrMetalRough);
  EXPECT_EQ(of("urp").color, QVector4D(0.6F, 1, 0.6F, 1));
  EXPECT_EQ(of("hdrp").color, QVector4D(0.6F, 0.6F, 1, 1));
  EXPECT_EQ(of("unlit").model(), MaterialModel::Unlit);
  EXPECT_EQ(of("unlit texture").model(), MaterialModel::Unlit);
  EXPECT_EQ(of("unlit texture").color, QVector4D(1, 1, 1, 1));
  EXPECT_TRUE(has(of("webp"), TextureSlot::BaseColor));
  EXPECT_EQ(of("unknown shader").color, QVector4D(1, 0, 1, 1));
  EXPECT_EQ(of("unknown shader").properties.back().ours, true);
  EXPECT_EQ(of("urp").record->section, m_vgo->sections[formats::vgo::List::Materials]);
  EXPECT_TRUE(of("urp").properties.front().where);
}

TEST_P(VgoMaterialSamples, MislabelledVertexColoursAreTheSame) {
  const auto colors = [&](const char* node) {
    const scene::Node& from = m_vgo->scene->nodes[m_vgo->node(QString::fromLatin1(node))];
    const auto& streams = m_vgo->scene->meshes[from.mesh].vertices.colors;
    return streams.empty() ? std::vector<QVector4D>() : streams.front().values;
  };
  ASSERT_EQ(colors("vertex colour").size(), 4U);
  EXPECT_EQ(colors("vertex colour"), colors("vertex colour bug"));
  EXPECT_EQ(colors("vertex colour")[1], QVector4D(0, 1, 0, 1));
  EXPECT_TRUE(colors("urp").empty());
}

INSTANTIATE_TEST_SUITE_P(BothHands, VgoMaterialSamples, testing::Values("gen_materials_lh.vgo", "gen_materials_rh.vgo"),
                         [](const auto& test) { return std::string(test.param).substr(14, 2); });

TEST(VgoMaterials, LilToonIsToldByTheNameOfItsShader) {
  EXPECT_EQ(made(R"("shaderName":"lilToon")").blend, Blend::Opaque);
  EXPECT_EQ(made(R"("shaderName":"Hidden/lilToonCutoutOutline")").blend, Blend::AlphaTest);
  const scene::Material clear =
      made(R"("shaderName":"Hidden/lilToonOnePassTransparent","floatProperties":{"_ZWrite":1.0})");
  EXPECT_EQ(clear.blend, Blend::AlphaBlend);
  EXPECT_TRUE(clear.translucentDepthWrite);
  EXPECT_EQ(made(R"("shaderName":"_lil/lilToonMulti","floatProperties":{"_TransparentMode":1.0})").blend,
            Blend::AlphaTest);
  const scene::Material line = made(R"("shaderName":"Hidden/lilToonOutline","floatProperties":{"_OutlineWidth":0.2})");
  EXPECT_FLOAT_EQ(toon(line).outline.width, 0.002F);
  const scene::Material shadow =
      made(R"("shaderName":"lilToon","floatProperties":{"_UseShadow":1,"_ShadowBorder":0.5,"_ShadowBlur":0.2},)"
           R"("colorProperties":{"_ShadowColor":[0.5,0.5,1,1]})");
  EXPECT_EQ(toon(shadow).shade, QVector3D(0.5F, 0.5F, 1));
  EXPECT_NEAR(toon(shadow).shadeToony, 0.8F, 1e-5F);
  EXPECT_NEAR(toon(shadow).shadeShift, 0, 1e-5F);
}

TEST(VgoMaterials, WholeAndBrokenNumbersAreLookedForAlike) {
  for (const char* list : {"intProperties", "floatProperties"}) {
    const scene::Material mtoon = made(std::string(R"("shaderName":"VRM/MToon","renderQueue":2501,")") + list +
                                       R"(":{"_BlendMode":3,"_CullMode":1,"_OutlineWidthMode":2,"_OutlineWidth":1})");
    EXPECT_EQ(mtoon.blend, Blend::AlphaBlend) << list;
    EXPECT_EQ(mtoon.drawOrder, 2501) << list;
    EXPECT_EQ(mtoon.cull, Cull::Front) << list;
    EXPECT_TRUE(toon(mtoon).outline.screen) << list;
    EXPECT_FLOAT_EQ(toon(mtoon).outline.width, 0.005F) << list;
    EXPECT_TRUE(mtoon.translucentDepthWrite) << list;
  }
}

TEST(VgoMaterials, BlendingOfParticlesIsOfTheirFactors) {
  EXPECT_EQ(made(R"("shaderName":"Particles/Standard Unlit","intProperties":{"_SrcBlend":5,"_DstBlend":1})").blend,
            Blend::Additive);
  EXPECT_EQ(made(R"("shaderName":"Particles/Standard Unlit","intProperties":{"_SrcBlend":2,"_DstBlend":0})").blend,
            Blend::Multiply);
  EXPECT_EQ(made(R"("shaderName":"Particles/Standard Surface","intProperties":{"_SrcBlend":5,"_DstBlend":10})").blend,
            Blend::AlphaBlend);
  EXPECT_EQ(made(R"("shaderName":"Particles/Standard Surface","intProperties":{"_Mode":1})").blend, Blend::AlphaTest);
}

TEST(VgoMaterials, UniversalAndHighDefinitionAreOfTheirOwnProperties) {
  const scene::Material add =
      made(R"("shaderName":"Universal Render Pipeline/Lit","floatProperties":{"_Surface":1,"_Blend":2,"_Cull":0})");
  EXPECT_EQ(add.blend, Blend::Additive);
  EXPECT_EQ(add.cull, Cull::None);
  EXPECT_EQ(made(R"("shaderName":"Universal Render Pipeline/Unlit")").model(), MaterialModel::Unlit);
  const scene::Material lit = made(
      R"("shaderName":"HDRP/Lit","floatProperties":{"_AlphaCutoffEnable":1,"_AlphaCutoff":0.3,"_DoubleSidedEnable":1},)"
      R"("colorProperties":{"_EmissiveColor":[2000,1000,0]})");
  EXPECT_EQ(lit.blend, Blend::AlphaTest);
  EXPECT_FLOAT_EQ(lit.alphaCutoff, 0.3F);
  EXPECT_EQ(lit.cull, Cull::None);
  EXPECT_EQ(lit.common.emission, QVector3D(1, 0.5F, 0));
}

TEST(VgoMaterials, OcclusionHasAStrengthWhereSurfacesAreOfMetalOrNot) {
  const std::string occluded =
      R"(,"textureIndexProperties":{"_OcclusionMap":0},"floatProperties":{"_OcclusionStrength":0.25})";
  for (const char* shader : {"Standard", "Universal Render Pipeline/Lit"}) {
    const scene::Material material = made(R"("shaderName":")" + std::string(shader) + "\"" + occluded);
    ASSERT_EQ(material.model(), MaterialModel::PbrMetalRough) << shader;
    EXPECT_EQ(pbr(material).occlusionStrength, 0.25F) << shader;
    EXPECT_TRUE(has(material, TextureSlot::Occlusion)) << shader;
  }
  const scene::Material unityChan = made(R"("shaderName":"UnityChanToonShader/Toon")" + occluded);
  ASSERT_EQ(unityChan.model(), MaterialModel::Toon);
  EXPECT_EQ(toon(unityChan).shade, QVector3D(0.7F, 0.7F, 0.7F));
  EXPECT_TRUE(toon(unityChan).shadeFromBase);
}

TEST(VgoMaterials, UnknownShadersBlendByWhenTheyAreDrawn) {
  EXPECT_EQ(made(R"("shaderName":"A","renderQueue":2000)").blend, Blend::Opaque);
  EXPECT_EQ(made(R"("shaderName":"A","renderQueue":2450)").blend, Blend::AlphaTest);
  EXPECT_EQ(made(R"("shaderName":"A","renderQueue":3100)").drawOrder, 3100);
  EXPECT_EQ(made(R"("shaderName":"A")").blend, Blend::Opaque);
  EXPECT_EQ(made(R"("shaderName":"Toon/Toon")").model(), MaterialModel::Toon);
}

TEST(VgoMaterials, EveryPropertyIsListedWithItsBytes) {
  const auto vgo =
      shown(R"("shaderName":"Standard","floatProperties":{"_Cutoff":0.25},"keywordMap":{"_EMISSION":false})");
  const scene::Material& material = vgo->material(QStringLiteral("it"));
  ASSERT_EQ(material.properties.size(), 3U);
  EXPECT_EQ(material.properties[0].key, QStringLiteral("shaderName"));
  EXPECT_EQ(material.properties[1].key, QStringLiteral("_Cutoff"));
  EXPECT_EQ(material.properties[1].value, QStringLiteral("0.25"));
  EXPECT_EQ(material.properties[1].where->size, 4U);
  EXPECT_EQ(material.properties[2].value, QStringLiteral("false"));
}

} // namespace
} // namespace vitrine::tests
