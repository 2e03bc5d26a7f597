#include "core/visibility/FogQuery.h"

#include "core/animation/FinishScene.h"
#include "core/visibility/Visibility.h"
#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

namespace vitrine::visibility {
namespace {

const scene::Fog kMapFog{.color = {0.5F, 0.4F, 0.3F}, .start = 100, .end = 900, .maxDensity = 0.8F};

/// A foggy map of two rooms; in the right one there is water up to y = 10.
SceneBuilder foggyRooms() {
  SceneBuilder scene(*tests::twoRooms());
  auto visibility = std::make_shared<Visibility>(*scene.world.visibility);
  visibility->leaves[1].fogVolume = 0;
  scene.world.visibility = visibility;
  scene::Material water;
  water.params = scene::WaterParams{.fogColor = QVector3D(0, 0.2F, 0.1F), .fogStart = 5, .fogEnd = 50};
  scene.assets.materials = {water};
  scene.world.fogVolumes = {{.material = 0, .surfaceHeight = 10, .record = {}}};
  scene.view.viewPresets = {{.fog = kMapFog, .background = {}}};
  scene.controls = {{.id = QStringLiteral("fog"),
                     .label = {},
                     .group = {},
                     .defaultValue = 1,
                     .choices = {},
                     .target = scene::ViewPresetTarget{{scene::kNone, 0}}}};
  return scene;
}

SceneState without() {
  SceneState state;
  state.controls[QStringLiteral("fog")] = 0;
  return state;
}

TEST(FogQuery, MapFogIsInsideTheMap) {
  const ScenePtr scene = animation::finishScene(foggyRooms());
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInLeftRoom}), kMapFog);
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, without()), {tests::kInLeftRoom}), std::nullopt);
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInSolid}), std::nullopt);
  EXPECT_TRUE(isOutside(*scene, tests::kInSolid));
  EXPECT_FALSE(isOutside(*scene, tests::kInLeftRoom));
}

TEST(FogQuery, WaterHasFogOfItsOwn) {
  const ScenePtr scene = animation::finishScene(foggyRooms());
  const scene::Fog water{.color = {0, 0.2F, 0.1F}, .start = 5, .end = 50};
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInRightRoom}), water);
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInRightRoom + QVector3D(0, 20, 0)}),
            kMapFog)
      << "above its surface";
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, without()), {tests::kInRightRoom}), std::nullopt);
  scene::SceneAssets unknown = scene->assets;
  unknown.materials[0].params = scene::WaterParams{};
  EXPECT_EQ(fogAt(*scene, unknown, state::evaluate(*scene, {}), {tests::kInRightRoom}), kMapFog)
      << "its material is not there";
}

/// sRGB-encoded 1 0.5 0 where one looks along +x, 0 0.5 1 the other way. 0.5 encoded is 0.21404 linear.
scene::Fog twoColours() {
  return {.color = {1, 0.21404F, 0},
          .start = 100,
          .end = 900,
          .maxDensity = 0.8F,
          .blend = scene::FogBlend{.direction = {1, 0, 0}, .color = {0, 0.21404F, 1}}};
}

TEST(FogQuery, OfTwoColoursOneIsSeen) {
  SceneBuilder builder = foggyRooms();
  builder.view.viewPresets[0].fog = twoColours();
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const auto towards = [&](const QVector3D& direction) {
    const auto fog = fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInLeftRoom, direction});
    EXPECT_FALSE(fog->blend);
    EXPECT_EQ(fog->end, 900);
    EXPECT_EQ(fog->maxDensity, 0.8F);
    return fog->color;
  };
  const auto isNear = [](const QVector3D& one, const QVector3D& other) { return (one - other).length() < 1e-4F; };
  EXPECT_PRED2(isNear, towards({1, 0, 0}), QVector3D(1, 0.21404F, 0));
  EXPECT_PRED2(isNear, towards({-1, 0, 0}), QVector3D(0, 0.21404F, 1));
  // Half of each, of encoded colours; upwards as well as sideways.
  EXPECT_PRED2(isNear, towards({0, 0, 1}), QVector3D(0.21404F, 0.21404F, 0.21404F));
  EXPECT_PRED2(isNear, towards({0, 1, 0}), QVector3D(0.21404F, 0.21404F, 0.21404F));
  // (1 + 0.6) / 2 = 0.8 of the first; 0.8 encoded is 0.60383 linear, 0.2 is 0.03310.
  EXPECT_PRED2(isNear, towards({0.6F, 0.8F, 0}), QVector3D(0.60383F, 0.21404F, 0.03310F));
}

TEST(FogQuery, BackdropsHaveTwoColoursToo) {
  SceneBuilder builder = foggyRooms();
  builder.layers.push_back({QStringLiteral("sky"), {}});
  builder.world.backdrops = {{.layer = 0, .origin = {}, .scale = 16, .fog = twoColours()}};
  const ScenePtr scene = animation::finishScene(std::move(builder));
  const auto fog =
      backdropFog(*scene, state::evaluate(*scene, {}), scene::BackdropIndex(0), {tests::kInLeftRoom, {-1, 0, 0}});
  ASSERT_TRUE(fog);
  EXPECT_LT((fog->color - QVector3D(0, 0.21404F, 1)).length(), 1e-4F);
}

TEST(FogQuery, WaterOfAMapWithoutFog) {
  SceneBuilder builder = foggyRooms();
  builder.controls[0].defaultValue = 0;
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInLeftRoom}), std::nullopt);
  EXPECT_TRUE(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInRightRoom}))
      << "nobody switched it off";
}

TEST(FogQuery, WithoutClustersNobodyIsOutside) {
  SceneBuilder builder = foggyRooms();
  auto visibility = std::make_shared<Visibility>(*builder.world.visibility);
  for (Visibility::Leaf& leaf : visibility->leaves) {
    leaf.cluster = -1;
  }
  builder.world.visibility = visibility;
  const ScenePtr scene = animation::finishScene(builder);
  EXPECT_EQ(fogAt(*scene, scene->assets, state::evaluate(*scene, {}), {tests::kInSolid}), kMapFog);
  builder.world.visibility = nullptr;
  const ScenePtr blind = animation::finishScene(std::move(builder));
  EXPECT_EQ(fogAt(*blind, blind->assets, state::evaluate(*blind, {}), {tests::kInRightRoom}), kMapFog);
}

} // namespace
} // namespace vitrine::visibility
