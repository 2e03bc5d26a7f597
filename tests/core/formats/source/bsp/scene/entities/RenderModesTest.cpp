#include "core/formats/source/bsp/scene/entities/RenderModes.h"

#include "core/formats/source/bsp/scene/MapLayers.h"
#include "resources/demos/source/BrushBuilder.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using scene::Blend;

Entity entity(std::initializer_list<std::pair<std::string_view, std::string_view>> keys) {
  Entity made;
  for (const auto& [key, value] : keys) {
    made.pairs.push_back({key, value});
  }
  return made;
}

TEST(RenderModes, normalIsWhole) {
  EXPECT_EQ(renderAdjustment(entity({})), scene::MaterialAdjustment());
  EXPECT_EQ(renderAdjustment(entity({{"rendermode", "0"}, {"renderamt", "100"}})), scene::MaterialAdjustment());
  EXPECT_EQ(renderAdjustment(entity({{"rendermode", "77"}})), scene::MaterialAdjustment());
  EXPECT_EQ(renderAdjustment(entity({{"rendermode", "-1"}, {"renderamt", "nan"}})), scene::MaterialAdjustment());
}

TEST(RenderModes, blendByAmount) {
  for (const char* mode : {"1", "2"}) {
    const auto half = renderAdjustment(entity({{"rendermode", mode}, {"renderamt", "51"}}));
    EXPECT_EQ(half.blend, Blend::AlphaBlend);
    EXPECT_FLOAT_EQ(half.factor.w(), 0.2F);
    const auto whole = renderAdjustment(entity({{"rendermode", mode}, {"renderamt", "255"}}));
    EXPECT_FALSE(whole.blend);
    EXPECT_EQ(whole.factor.w(), 1);
  }
}

TEST(RenderModes, solidIsTestedAndLightIsAdded) {
  EXPECT_EQ(renderAdjustment(entity({{"rendermode", "4"}, {"renderamt", "40"}})).blend, Blend::AlphaTest);
  EXPECT_EQ(renderAdjustment(entity({{"rendermode", "4"}, {"renderamt", "40"}})).factor.w(), 1);
  for (const char* mode : {"3", "5", "7", "8", "9"}) {
    const auto added = renderAdjustment(entity({{"rendermode", mode}, {"renderamt", "127.5"}}));
    EXPECT_EQ(added.blend, Blend::Additive) << mode;
    EXPECT_FLOAT_EQ(added.factor.w(), 0.5F);
  }
}

TEST(RenderModes, coloursAreDecoded) {
  const QVector4D factor = renderAdjustment(entity({{"rendercolor", "255 188 0"}})).factor;
  EXPECT_FLOAT_EQ(factor.x(), 1);
  EXPECT_NEAR(factor.y(), 0.5029F, 0.001F);
  EXPECT_EQ(factor.z(), 0);
  EXPECT_EQ(renderAdjustment(entity({{"rendercolor", "900 -3 inf"}})).factor.w(), 1);
}

TEST(RenderModes, someAreNotDrawnAtAll) {
  EXPECT_TRUE(isUndrawn(entity({{"rendermode", "10"}})));
  EXPECT_TRUE(isUndrawn(entity({{"rendermode", "6"}})));
  EXPECT_TRUE(isUndrawn(entity({{"renderamt", "0"}})));
  EXPECT_FALSE(isUndrawn(entity({{"rendermode", "5"}, {"renderamt", "1"}})));
}

demos::BrushEntity brushEntityAt(demos::KeyValues keys, double x, const demos::SideLook& look) {
  const demos::Vec3 origin{x, 0, 100};
  keys.emplace_back("classname", "func_brush");
  keys.emplace_back("targetname", "brush" + std::to_string(static_cast<int>(x)));
  keys.emplace_back("origin", std::to_string(x) + " 0 100");
  return {keys, origin, {demos::boxBrush({origin - demos::Vec3{8, 8, 8}, origin + demos::Vec3{8, 8, 8}}, look)}};
}

TEST(RenderModes, ofEntitiesMakeFewMaterials) {
  demos::MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  const demos::SideLook wall = materials.look("vitrine/brick");
  model.brushEntities.push_back(brushEntityAt({}, -150, wall));
  model.brushEntities.push_back(brushEntityAt({{"rendermode", "5"}, {"renderamt", "128"}}, -100, wall));
  model.brushEntities.push_back(brushEntityAt({{"rendermode", "5"}, {"renderamt", "128"}}, -50, wall));
  model.brushEntities.push_back(brushEntityAt({{"rendermode", "10"}}, 0, wall));
  const auto map = MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
  const Scene& scene = map.scene();
  const auto materialOf = [&](const char* name) {
    const auto node = std::ranges::find_if(
        scene.nodes, [name](const scene::Node& one) { return one.name.startsWith(QLatin1StringView(name)); });
    return scene.meshes[node->mesh].surfaces[0].material;
  };
  const MaterialIndex plain = materialOf("brush-150");
  const MaterialIndex added = materialOf("brush-100");
  EXPECT_NE(plain, added);
  EXPECT_EQ(added, materialOf("brush-50"));
  EXPECT_EQ(plain, materialOf("brush0"));
  const scene::Material& material = scene.assets.materials[added];
  EXPECT_EQ(material.blend, Blend::Additive);
  EXPECT_FALSE(material.depthWrite);
  EXPECT_NEAR(material.color.w(), 128.0F / 255, 1e-4F);
  EXPECT_EQ(material.asset, scene.assets.materials[plain].asset);
  const auto hidden = std::ranges::find_if(
      scene.nodes, [](const scene::Node& one) { return one.name.startsWith(QLatin1StringView("brush0")); });
  EXPECT_EQ(hidden->layer, layerIndex(MapLayer::InvisibleEntities));
}

} // namespace
} // namespace vitrine::tests
