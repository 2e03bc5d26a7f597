// Look of bodies' materials, and where their textures are looked for.
#include "core/formats/x3/assets/BlendState.h"
#include "core/image/Image.h"
#include "tests/core/formats/x3/format/GameFolder.h"
#include "tests/support/QtPrinters.h"

#include <QBuffer>

namespace vitrine::tests {
namespace {

using namespace formats::x3;
using scene::Blend;
using scene::Material;
using scene::TextureSlot;

/// The material of a body whose only face has it.
Material materialOf(const GameFolder& game, const QByteArray& text) {
  const auto result = openX3(game.body(QStringLiteral("body"), GameFolder::square(text)));
  EXPECT_TRUE(result.document->scene);
  return result.document->scene ? result.document->scene->assets.materials.front() : Material();
}

QByteArray effect(const QByteArray& values) {
  const auto count = values.count("SPTYPE_");
  return "MATERIAL6: 0; 0x2000000; 1; argon.fx; " + QByteArray::number(count) + "; " + values + "\n";
}

TEST(X3Materials, FactorsOfDirect3DAreNamed) {
  EXPECT_EQ(drawnBlend(2, 1).blend, Blend::Opaque);
  EXPECT_EQ(drawnBlend(5, 6).blend, Blend::AlphaBlend);
  EXPECT_EQ(drawnBlend(2, 2).blend, Blend::Additive);
  EXPECT_EQ(drawnBlend(2, 4).blend, Blend::Screen);
  EXPECT_EQ(drawnBlend(9, 1).blend, Blend::Multiply);
  EXPECT_TRUE(drawnBlend(2, 4).exact);
  EXPECT_FALSE(drawnBlend(7, 8).exact);
  EXPECT_EQ(blendText(2, 4), QStringLiteral("one + inverse source colour"));
  EXPECT_EQ(blendText(99, 0), QStringLiteral("99 + 0"));
}

TEST(X3Materials, GlowsShineOverWhatIsBehind) {
  const Material glow =
      materialOf(GameFolder(), effect("g_CullMode;SPTYPE_LONG;1; g_AlphaBlendEnable;SPTYPE_LONG;1; "
                                      "g_SrcBlend;SPTYPE_LONG;2; g_DestBlend;SPTYPE_LONG;4; "
                                      "g_ZWriteEnable;SPTYPE_LONG;0; t_DiffuseTexture;SPTYPE_STRING;glow.dds;"));
  EXPECT_EQ(glow.blend, Blend::Screen);
  EXPECT_EQ(glow.cull, scene::Cull::None);
  EXPECT_FALSE(glow.depthWrite);
  EXPECT_EQ(glow.model(), scene::MaterialModel::Unlit);
  EXPECT_EQ(propertyOf(glow.properties, "Blending"), QStringLiteral("one + inverse source colour"));
}

TEST(X3Materials, EffectsHaveTheirTexturesAndStrengths) {
  const GameFolder game;
  const Material hull = materialOf(
      game,
      effect("g_MatDiffuseStrength;SPTYPE_FLOAT;0.5; g_MatSpecularStrength;SPTYPE_FLOAT;0.25; "
             "g_MatSpecularPower;SPTYPE_FLOAT;12; g_MatEmissiveColor;SPTYPE_FLOAT4;0;0;0;0; "
             "t_DiffuseTexture;SPTYPE_STRING;C:\\art\\hull_diff.tga; t_SpecularTexture;SPTYPE_STRING;hull_spec.tga; "
             "t_BumpTexture;SPTYPE_STRING;NULL; t_LightMapTexture;SPTYPE_STRING;hull_light.dds; "
             "g_Unknown;SPTYPE_FLOAT2;1;2;"));
  EXPECT_EQ(hull.model(), scene::MaterialModel::Phong);
  EXPECT_EQ(hull.blend, Blend::Opaque);
  EXPECT_EQ(hull.name, QStringLiteral("hull_diff"));
  EXPECT_EQ(hull.color, QVector4D(0.5F, 0.5F, 0.5F, 1));
  EXPECT_EQ(std::get<scene::PhongParams>(hull.params).specular, QVector3D(0.25F, 0.25F, 0.25F));
  EXPECT_EQ(std::get<scene::PhongParams>(hull.params).shininess, 12);
  EXPECT_NE(hull.slot(TextureSlot::BaseColor).texture, scene::kNone);
  EXPECT_NE(hull.slot(TextureSlot::Specular).texture, scene::kNone);
  EXPECT_EQ(hull.slot(TextureSlot::Normal).texture, scene::kNone);
  EXPECT_EQ(hull.common.emission, QVector3D(1, 1, 1)) << "a light map glows by itself";
  EXPECT_EQ(propertyOf(hull.properties, "g_Unknown"), QStringLiteral("1, 2"));
  EXPECT_EQ(propertyOf(hull.properties, "Effect"), QStringLiteral("argon.fx"));
  EXPECT_TRUE(propertyOf(hull.properties, "t_DiffuseTexture").contains(QStringLiteral("not found")));
  EXPECT_TRUE(hull.record);
}

TEST(X3Materials, AlphaTestsAreCutOut) {
  const Material grid = materialOf(GameFolder(), effect("g_ALPHATESTENABLE;SPTYPE_BOOL;1;"));
  EXPECT_EQ(grid.blend, Blend::AlphaTest);
  EXPECT_NEAR(grid.alphaCutoff, 0.5, 0.01);
  EXPECT_TRUE(grid.depthWrite);
}

TEST(X3Materials, ClassicOnesHaveColoursAndShares) {
  const Material classic =
      materialOf(GameFolder(), "MATERIAL6: 0; 0x10; NULL; 40;40;40; 255;0;0; 255;255;255; 25;50;20;30; 0;0;0; 100; "
                               "NULL;0; NULL;0; NULL;0; NULL;0; NULL;0;\n");
  EXPECT_EQ(classic.cull, scene::Cull::None);
  EXPECT_EQ(classic.color, QVector4D(1, 0, 0, 0.75F));
  EXPECT_EQ(classic.blend, Blend::AlphaBlend);
  EXPECT_LT((classic.common.emission.value_or(QVector3D()) - QVector3D(0.5F, 0, 0)).length(), 1e-6F);
  EXPECT_LT((std::get<scene::PhongParams>(classic.params).specular - QVector3D(0.3F, 0.3F, 0.3F)).length(), 1e-6F);
  EXPECT_NEAR(std::get<scene::PhongParams>(classic.params).shininess, 4, 1e-4) << "2 to the power of 10 * 20 %";
}

TEST(X3Materials, ATextureOfFullValueHidesTheColour) {
  const GameFolder game;
  const Material full = materialOf(game, "MATERIAL3: 0;25; 0;0;0; 255;0;0; 0;0;0; 0;0;0;0; 0;0;0; 100; 0;0; 0;0;\n");
  EXPECT_EQ(full.color, QVector4D(1, 1, 1, 1));
  const Material none = materialOf(game, "MATERIAL3: 0;25; 0;0;0; 255;0;0; 0;0;0; 0;0;0;0; 0;0;0; 0; 0;0; 0;0;\n");
  EXPECT_EQ(none.color, QVector4D(1, 0, 0, 1));
  EXPECT_NE(full.slot(TextureSlot::BaseColor).texture, scene::kNone);
}

TEST(X3Materials, WithoutMaterialsFacesNameTextures) {
  const GameFolder game;
  const auto result = openX3(game.body(QStringLiteral("body"), "500; 0;0;0; 9;0;0; 0;9;0; -1;-1;-1;\n7; 0;1;2; -1;\n"
                                                               "-99; 01;\n-99; 0;\n"));
  ASSERT_TRUE(result.document->scene);
  const scene::SceneAssets& assets = result.document->scene->assets;
  ASSERT_EQ(assets.textures.size(), 1U);
  EXPECT_EQ(assets.textures[0].asset.path, QStringLiteral("7"));
  EXPECT_EQ(assets.materials[0].slot(TextureSlot::BaseColor).texture, TextureIndex(0));
}

TEST(X3Materials, NumbersBeyondTheListAreTold) {
  const GameFolder game;
  const auto result =
      openX3(game.body(QStringLiteral("body"),
                       "MATERIAL6: 0; 0; NULL; 1;1;1; 1;1;1; 1;1;1; 0;0;0;0; 0;0;0; 0; 0;0; 0;0; 0;0; 0;0; 0;0;\n"
                       "500; 0;0;0; 9;0;0; 0;9;0; -1;-1;-1;\n5; 0;1;2; -1;\n-99; 01;\n-99; 0;\n"));
  ASSERT_TRUE(result.document->scene);
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("material 5")));
}

TEST(X3Materials, TexturesOfEqualNamesAreRead) {
  const GameFolder game;
  game.write(QStringLiteral("tex/true/25.jpg"), [] {
    QImage picture(4, 4, QImage::Format_RGB888);
    picture.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    picture.save(&buffer, "JPG");
    return bytes;
  }());
  const auto result =
      openX3(game.body(QStringLiteral("body"), GameFolder::square("MATERIAL: 0; 25; 1;1;1; 2;2;2; 3;3;3;\n")));
  ASSERT_TRUE(result.document->scene);
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{*result.vfs, diagnostics, missing, progress};
  const scene::Texture& texture = result.document->scene->assets.textures.at(0);
  const auto asset = result.document->assetSource->resolve(texture.asset, context);
  ASSERT_TRUE(asset) << asset.error().reason().toStdString();
  EXPECT_EQ(std::get<image::ImagePtr>(*asset)->width, 4U);
  const auto gone = result.document->assetSource->resolve(
      {scene::AssetKind::Texture, QStringLiteral("no_such_diff.tga"), {}}, context);
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().code, ErrorCode::NotFound);
  EXPECT_EQ(gone.error().path, QStringLiteral("dds/no_such_diff.pck"));
}

} // namespace
} // namespace vitrine::tests
