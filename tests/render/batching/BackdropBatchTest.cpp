// Batches of what stands behind the world, and of what faces the eye.
#include "core/state/SceneState.h"
#include "render/batching/HighlightGeometry.h"
#include "render/batching/RenderScene.h"
#include "render/batching/TriangleSorter.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

TEST(BackdropBatch, BackdropsAreNeverMixed) {
  HandmadeScene maker;
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  const LayerIndex first = maker.addLayer(QStringLiteral("layer.skybox2d"), true);
  const LayerIndex second = maker.addLayer(QStringLiteral("layer.skybox3d"), true);
  for (const LayerIndex layer : {first, LayerIndex(), second, first, LayerIndex(), second}) {
    maker.addQuad({.corner = {0, 0, 0}, .toRight = {1, 0, 0}, .down = {0, -1, 0}, .material = grey, .layer = layer});
  }
  maker.scene().world.backdrops = {{.layer = first, .origin = {}, .fog = {}},
                                   {.layer = second, .origin = {}, .fog = {}}};
  const scene::ScenePtr scene = maker.finish();
  const render::RenderScene built = batched(scene);
  ASSERT_EQ(built.batches.size(), 3U);
  for (const render::Batch& batch : built.batches) {
    EXPECT_EQ(batch.ranges.size(), 2U);
    for (const render::BatchRange& range : batch.ranges) {
      EXPECT_EQ(scene->backdropOf(range.item), batch.backdrop);
    }
  }
}

/// Two squares 1 wide on the points (0, 0, 0) and (0, 0, 8) that face the eye.
scene::ScenePtr sprites() {
  HandmadeScene maker;
  const MaterialIndex grey = maker.addPlain({0.2F, 0.2F, 0.2F});
  for (const float z : {0.0F, 8.0F}) {
    maker.addQuad({.corner = {-0.5F, 1, z}, .toRight = {1, 0, 0}, .down = {0, -1, 0}, .material = grey});
  }
  scene::Mesh& mesh = maker.scene().meshes[0];
  mesh.facing = scene::Billboard::Upright;
  for (const QVector3D& position : mesh.vertices.positions) {
    mesh.vertices.pivots.emplace_back(0, 0, position.z());
  }
  return maker.finish();
}

TEST(BackdropBatch, WhatFacesTheEyeIsSortedByItsPivots) {
  const scene::ScenePtr scene = sprites();
  const render::RenderScene built = batched(scene);
  ASSERT_EQ(built.batches.size(), 1U);
  const render::Batch& batch = built.batches[0];
  EXPECT_EQ(batch.facing, scene::Billboard::Upright);
  ASSERT_EQ(batch.pivots.size(), qsizetype{batch.vertexCount()} * qsizetype{sizeof(QVector3D)});
  const render::PositionRecords records = render::positionsOf(batch);
  for (std::uint32_t vertex = 0; vertex < batch.vertexCount(); ++vertex) {
    EXPECT_EQ(records.at(vertex).x(), 0.0F);
    EXPECT_EQ(records.at(vertex).y(), 0.0F);
  }
  EXPECT_LE(batch.bounds.min().z(), -0.5F) << "wherever it turns";
  EXPECT_GE(batch.bounds.max().z(), 8.5F);
}

TEST(BackdropBatch, TheHighlightTurnsToo) {
  const scene::ScenePtr scene = sprites();
  const auto pose = std::make_shared<const animation::Pose>(scene, state::SceneState());
  render::HighlightGeometry geometry({0}, pose, {true}, {0, 0, 100});
  EXPECT_NEAR(geometry.bounds().size().x(), 1, 1e-5);
  EXPECT_NEAR(geometry.bounds().size().z(), 0, 1e-5);
  EXPECT_FALSE(geometry.follow(QVector3D(0, 0, 100)));
  EXPECT_TRUE(geometry.follow(QVector3D(-100, 50, 0)));
  EXPECT_NEAR(geometry.bounds().size().x(), 0, 1e-5);
  EXPECT_NEAR(geometry.bounds().size().z(), 1, 1e-5);
  EXPECT_NEAR(geometry.bounds().size().y(), 1, 1e-5);
}

} // namespace
} // namespace vitrine::tests
