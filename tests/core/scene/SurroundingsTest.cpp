#include "core/scene/Surroundings.h"

#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

const QVector3D kLeft(-5, 0, 0);
const QVector3D kRight(5, 0, 0);
const QVector3D kSolid(0, 0, -50);
const Fog kMapFog{.color = {0.5F, 0.4F, 0.3F}, .start = 100, .end = 900, .maxDensity = 0.8F};

/// A foggy map of two rooms; in the right one there is water up to y = 10.
Scene foggyRooms() {
  Scene scene = tests::twoRooms();
  auto visibility = std::make_shared<Visibility>(*scene.visibility);
  visibility->leaves[1].fogVolume = 0;
  scene.visibility = visibility;
  Material water;
  water.colors[QStringLiteral("fog")] = {0, 0.2F, 0.1F};
  water.scalars[QStringLiteral("fogStart")] = 5;
  water.scalars[QStringLiteral("fogEnd")] = 50;
  scene.assets.materials = {water};
  scene.fogVolumes = {{.material = 0, .surfaceHeight = 10, .record = {}}};
  scene.gameViews = {{.fog = kMapFog, .background = {}}};
  scene.controls = {{.id = QStringLiteral("fog"), .label = {}, .group = {}, .defaultValue = 1, .choices = {},
                     .target = GameViewTarget{{kNone, 0}}}};
  scene.finish();
  return scene;
}

SceneState without() {
  SceneState state;
  state.controls[QStringLiteral("fog")] = 0;
  return state;
}

TEST(Surroundings, MapFogIsInsideTheMap) {
  const Scene scene = foggyRooms();
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kLeft), kMapFog);
  EXPECT_EQ(fogAt(scene, scene.assets, without(), kLeft), std::nullopt);
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kSolid), std::nullopt);
  EXPECT_TRUE(isOutside(scene, kSolid));
  EXPECT_FALSE(isOutside(scene, kLeft));
}

TEST(Surroundings, WaterHasFogOfItsOwn) {
  const Scene scene = foggyRooms();
  const Fog water{.color = {0, 0.2F, 0.1F}, .start = 5, .end = 50};
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kRight), water);
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kRight + QVector3D(0, 20, 0)), kMapFog) << "above its surface";
  EXPECT_EQ(fogAt(scene, scene.assets, without(), kRight), std::nullopt);
  SceneAssets unknown = scene.assets;
  unknown.materials[0].colors.clear();
  EXPECT_EQ(fogAt(scene, unknown, {}, kRight), kMapFog) << "its material is not there";
}

TEST(Surroundings, WaterOfAMapWithoutFog) {
  Scene scene = foggyRooms();
  scene.controls[0].defaultValue = 0;
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kLeft), std::nullopt);
  EXPECT_TRUE(fogAt(scene, scene.assets, {}, kRight)) << "nobody switched it off";
}

TEST(Surroundings, WithoutClustersNobodyIsOutside) {
  Scene scene = foggyRooms();
  auto visibility = std::make_shared<Visibility>(*scene.visibility);
  for (Visibility::Leaf& leaf : visibility->leaves) {
    leaf.cluster = -1;
  }
  scene.visibility = visibility;
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kSolid), kMapFog);
  scene.visibility = nullptr;
  EXPECT_EQ(fogAt(scene, scene.assets, {}, kRight), kMapFog);
}

} // namespace
} // namespace vitrine::scene
