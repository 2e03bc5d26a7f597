#include "core/links/Luxel.h"

#include "core/animation/FinishScene.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::links {
namespace {

/// Three items, each a square from (-1, -1) to (1, 1): 0 is lit by 4 x 2 luxels, from left to right and from bottom to
/// top, 1 by a lightmap whose luxels are not there, 2 by none.
ScenePtr litSquares() {
  SceneBuilder scene;
  for (int i = 0; i < 3; ++i) {
    scene::Surface surface;
    surface.material = MaterialIndex(0);
    surface.lightmap = i < 2 ? scene::LightmapIndex(i) : scene::LightmapIndex();
    const MeshIndex mesh = tests::addMesh(scene, tests::square(static_cast<float>(i)), surface);
    for (const QVector3D& corner : scene.meshes[mesh].vertices.positions) {
      scene.meshes[mesh].vertices.lightmapUvs.emplace_back(2 * (corner.x() + 1), corner.y() + 1);
    }
    tests::addNode(scene, mesh);
  }
  scene.assets.materials.resize(1);
  for (const std::size_t bytes : {std::size_t{32}, std::size_t{12}}) {
    scene::Lightmap lightmap;
    lightmap.width = 4;
    lightmap.height = 2;
    lightmap.layers.resize(1);
    lightmap.layers[0].flat = tests::randomBytes(bytes, 3);
    scene.bake.lightmaps.push_back(lightmap);
  }
  return animation::finishScene(std::move(scene));
}

class LuxelTest : public testing::Test {
protected:
  std::optional<QPoint> near(const QVector3D& point, DrawItemIndex item = 0, const QMatrix4x4& world = {}) {
    const auto luxel = luxelNear(*scene, item, world, point);
    return luxel ? std::optional(luxel->place) : std::nullopt;
  }

  ScenePtr scene = litSquares();
};

TEST_F(LuxelTest, APointLiesInTheLuxelOfItsPlace) {
  EXPECT_EQ(near({-0.9F, -0.9F, 0}), QPoint(0, 0));
  EXPECT_EQ(near({-0.4F, 0.1F, 0}), QPoint(1, 1));
  EXPECT_EQ(near({0.4F, -0.1F, 0}), QPoint(2, 0));
  EXPECT_EQ(near({0.6F, 0.7F, 0}), QPoint(3, 1));
}

TEST_F(LuxelTest, APointBesideTheSurfaceHasTheNearestOne) {
  EXPECT_EQ(near({5, 5, 3}), QPoint(3, 1)) << "the far border belongs to the last luxel";
  EXPECT_EQ(near({-5, 0.5F, -1}), QPoint(0, 1));
  EXPECT_EQ(near({0.1F, -7, 0}), QPoint(2, 0));
}

TEST_F(LuxelTest, TheNodeMovesTheSurface) {
  QMatrix4x4 world;
  world.translate(10, 0, 0);
  world.rotate(180, 0, 0, 1);
  EXPECT_EQ(near({10.9F, 0.9F, 0}, 0, world), QPoint(0, 0));
}

TEST_F(LuxelTest, AHitIsBetweenItsCorners) {
  picking::Hit hit;
  hit.item = 0;
  const auto& vertices = scene->meshOf(0);
  // A quarter of the way from the first corner to the middle of the others.
  hit.barycentric = {0.75F, 0.125F, 0.125F};
  QVector3D point;
  for (int i = 0; i < 3; ++i) {
    point += vertices.vertices.positions[vertices.indices[static_cast<std::size_t>(i)]] * hit.barycentric[i];
  }
  const auto luxel = luxelOf(*scene, hit);
  ASSERT_TRUE(luxel);
  EXPECT_EQ(luxel->item, DrawItemIndex(0));
  EXPECT_EQ(luxel->lightmap, scene::LightmapIndex(0));
  EXPECT_EQ(luxel->place, QPoint(static_cast<int>(2 * (point.x() + 1)), static_cast<int>(point.y() + 1)));
  hit.triangle = 7;
  EXPECT_FALSE(luxelOf(*scene, hit));
}

TEST_F(LuxelTest, WithoutAWholeLightmapThereIsNone) {
  EXPECT_TRUE(lightmapOf(*scene, 0));
  EXPECT_FALSE(lightmapOf(*scene, 1));
  EXPECT_FALSE(lightmapOf(*scene, 2));
  EXPECT_FALSE(lightmapOf(*scene, 3));
  EXPECT_FALSE(near({0, 0, 0}, 1));
  EXPECT_FALSE(near({0, 0, 0}, 2));
}

} // namespace
} // namespace vitrine::links
