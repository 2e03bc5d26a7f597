#include "render/batching/Batcher.h"

#include "render/batching/RenderScene.h"
#include "render/batching/Vertex.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>

namespace vitrine::tests {
namespace {

using render::Batch;
using render::Batcher;
using render::RenderScene;
using render::Vertex;

Vertex vertexOf(const Batch& batch, std::uint32_t index) {
  Vertex vertex;
  std::memcpy(&vertex, batch.vertices.constData() + std::size_t{index} * sizeof vertex, sizeof vertex);
  return vertex;
}

HandmadeScene::Quad quadAt(const QVector3D& corner, MaterialIndex material,
                           scene::LightmapIndex lightmap = scene::kNone) {
  return {corner, {1, 0, 0}, {0, -1, 0}, material, lightmap};
}

/// Every triangle of every item is in exactly one batch, with the positions it has in the scene.
void expectWhole(const RenderScene& built) {
  const scene::Scene& scene = *built.scene;
  scene::ByItem<std::uint32_t> drawn(scene.drawItems().size());
  for (const Batch& batch : built.batches) {
    std::uint32_t next = 0;
    for (const render::BatchRange& range : batch.ranges) {
      ASSERT_EQ(range.firstIndex, next);
      next += range.indexCount;
      drawn[range.item] += range.indexCount / 3;
    }
    ASSERT_EQ(next, batch.indices.size());
    for (const std::uint32_t index : batch.indices) {
      ASSERT_LT(index, batch.vertexCount());
    }
  }
  for (const scene::DrawItemIndex item : drawn.indices()) {
    EXPECT_EQ(drawn[item], scene.surfaceOf(item).triangleCount()) << item.number();
  }
}

TEST(Batcher, AHundredThousandSurfacesMakeFewBatches) {
  HandmadeScene maker;
  std::vector<MaterialIndex> materials;
  for (int i = 0; i < 60; ++i) {
    materials.push_back(maker.addTextured(maker.addTexture(QImage(1, 1, QImage::Format_RGBA8888))));
    materials.push_back(maker.addPlain({0.1F, 0.2F, static_cast<float>(i) / 60.0F}));
  }
  for (int i = 0; i < 100'000; ++i) {
    const QVector3D corner(static_cast<float>(i % 317), static_cast<float>(i / 317), static_cast<float>(i % 13));
    maker.addQuad(quadAt(corner, materials[static_cast<std::size_t>(i) % materials.size()]));
  }
  const RenderScene built = batched(maker.finish());
  EXPECT_LE(built.batches.size(), Batcher::kMaxBatches);
  EXPECT_GE(built.batches.size(), 61U);
  expectWhole(built);
}

TEST(Batcher, BatchesOfOneLookAreApartInSpace) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  for (int i = 0; i < 40'000; ++i) {
    maker.addQuad(quadAt({static_cast<float>(i), 0, 0}, material));
  }
  const RenderScene built = batched(maker.finish());
  ASSERT_GT(built.batches.size(), 4U);
  for (const Batch& batch : built.batches) {
    EXPECT_LE(batch.indices.size() / 3, Batcher::kMinCut);
    EXPECT_LT(batch.bounds.size().x(), 40'000.0F / 4);
  }
}

TEST(Batcher, PlainMaterialsMergeAndKeepTheirColours) {
  HandmadeScene maker;
  maker.addQuad(quadAt({0, 0, 0}, maker.addPlain({1, 0, 0})));
  maker.addQuad(quadAt({2, 0, 0}, maker.addPlain({0, 0.5F, 0})));
  const RenderScene built = batched(maker.finish());
  ASSERT_EQ(built.batches.size(), 1U);
  const Batch& batch = built.batches.front();
  EXPECT_TRUE(batch.merged);
  EXPECT_EQ(batch.renderMaterial.color, QVector4D(1, 1, 1, 1));
  for (const render::BatchRange& range : batch.ranges) {
    const Vertex vertex = vertexOf(batch, batch.indices[range.firstIndex]);
    const std::array<std::uint8_t, 4> red{255, 0, 0, 255};
    const std::array<std::uint8_t, 4> green{0, 188, 0, 255}; // 0.5 encoded
    EXPECT_EQ(vertex.color, range.item == 0 ? red : green);
  }
}

TEST(Batcher, MaterialsThatMayStillChangeStayApart) {
  HandmadeScene maker;
  for (int i = 0; i < 3; ++i) {
    scene::Material pending;
    pending.fallbackColor = QVector3D(0.5F, 0.5F, 0.5F);
    pending.state = scene::AssetState::Pending;
    maker.addQuad(quadAt({static_cast<float>(i), 0, 0}, maker.addMaterial(pending)));
  }
  const RenderScene built = batched(maker.finish());
  ASSERT_EQ(built.batches.size(), 3U);
  std::set<MaterialIndex> materials;
  for (const Batch& batch : built.batches) {
    EXPECT_FALSE(batch.merged);
    materials.insert(batch.material);
  }
  EXPECT_EQ(materials, (std::set<MaterialIndex>{0, 1, 2}));
}

TEST(Batcher, EachTriangleHasThreeDifferentCorners) {
  // A fan, and a grid with alternating diagonals: both can be numbered without more vertices.
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  maker.addQuad(quadAt({0, 0, 0}, material));
  scene::Mesh& mesh = maker.scene().meshes.front();
  scene::Surface fan = mesh.surfaces.front();
  fan.firstIndex = static_cast<std::uint32_t>(mesh.indices.size());
  const auto first = static_cast<std::uint32_t>(mesh.vertices.positions.size());
  for (int i = 0; i < 8; ++i) {
    const float angle = static_cast<float>(i) * 0.7F;
    mesh.vertices.positions.emplace_back(std::cos(angle), std::sin(angle), 0.0F);
    mesh.vertices.normals.emplace_back(0.0F, 0.0F, 1.0F);
    mesh.vertices.uvs[0].emplace_back();
    mesh.vertices.lightmapUvs.emplace_back();
  }
  for (std::uint32_t i = 1; i + 1 < 8; ++i) {
    mesh.indices.insert(mesh.indices.end(), {first, first + i, first + i + 1});
  }
  fan.indexCount = static_cast<std::uint32_t>(mesh.indices.size()) - fan.firstIndex;
  mesh.surfaces.push_back(fan);
  const RenderScene built = batched(maker.finish());
  ASSERT_EQ(built.batches.size(), 1U);
  const Batch& batch = built.batches.front();
  EXPECT_EQ(batch.vertexCount(), 4U + 8U);
  for (std::size_t i = 0; i < batch.indices.size(); i += 3) {
    std::array<int, 3> sum{};
    for (std::size_t k = 0; k < 3; ++k) {
      const Vertex vertex = vertexOf(batch, batch.indices[i + k]);
      for (std::size_t c = 0; c < 3; ++c) {
        sum[c] += vertex.corner[c];
      }
    }
    EXPECT_EQ(sum, (std::array<int, 3>{255, 255, 255}));
  }
}

TEST(Batcher, NodesAreBakedInAndMirroredOnesTurnRound) {
  HandmadeScene maker;
  maker.addQuad(quadAt({0, 0, 0}, maker.addPlain({1, 1, 1})));
  scene::Node mirrored;
  mirrored.mesh = 0;
  mirrored.local.translate(10, 0, 0);
  mirrored.local.scale(-1, 1, 1);
  maker.scene().nodes.push_back(mirrored);
  const RenderScene built = batched(maker.finish());
  ASSERT_EQ(built.batches.size(), 1U);
  const Batch& batch = built.batches.front();
  EXPECT_EQ(batch.bounds.max().x(), 10.0F);
  for (const render::BatchRange& range : batch.ranges) {
    std::array<QVector3D, 3> p;
    for (std::uint32_t k = 0; k < 3; ++k) {
      const auto at = vertexOf(batch, batch.indices[range.firstIndex + k]).position;
      p[k] = {at[0], at[1], at[2]};
    }
    EXPECT_GT(QVector3D::crossProduct(p[1] - p[0], p[2] - p[0]).z(), 0.0F) << "front faces +Z";
    EXPECT_EQ(vertexOf(batch, batch.indices[range.firstIndex]).normal, (std::array<std::int16_t, 3>{0, 0, 32767}));
  }
}

TEST(Batcher, WhatIsLitByShapeAndWhatByLightmap) {
  HandmadeScene maker;
  const MaterialIndex plain = maker.addPlain({1, 1, 1});
  scene::Material lambert;
  lambert.params = scene::LambertParams{};
  lambert.fallbackColor = QVector3D(1, 1, 1);
  const MaterialIndex shaded = maker.addMaterial(lambert);
  const scene::LightmapIndex lightmap = maker.addLightmap(2, 2, {1, 1, 1}, 0);
  maker.addQuad(quadAt({0, 0, 0}, plain, lightmap));
  maker.addQuad(quadAt({1, 0, 0}, plain));
  maker.addQuad(quadAt({2, 0, 0}, shaded));
  scene::Node prop;
  prop.kind = scene::NodeKind::Prop;
  prop.mesh = 0;
  prop.local.translate(0, 5, 0);
  maker.scene().nodes.push_back(prop);
  const RenderScene built = batched(maker.finish());
  std::map<scene::DrawItemIndex, std::int16_t> shaped;
  for (const Batch& batch : built.batches) {
    for (const render::BatchRange& range : batch.ranges) {
      shaped[range.item] = vertexOf(batch, batch.indices[range.firstIndex]).shaped;
    }
  }
  const std::map<scene::DrawItemIndex, std::int16_t> expected{{0, 0}, {1, 0},     {2, 32767},
                                                              {3, 0}, {4, 32767}, {5, 32767}};
  EXPECT_EQ(shaped, expected);
}

TEST(Batcher, BrokenCornersLoseTheirTriangleOnly) {
  HandmadeScene maker;
  maker.addQuad(quadAt({0, 0, 0}, maker.addPlain({1, 1, 1})));
  maker.scene().meshes.front().vertices.positions[3] = {std::nanf(""), 0, 0};
  const RenderScene built = batched(maker.finish());
  ASSERT_EQ(built.batches.size(), 1U);
  EXPECT_EQ(built.batches.front().indices.size(), 3U);
  EXPECT_FALSE(built.batches.front().bounds.empty());
}

TEST(Batcher, MeshesWithoutNormalsGetThem) {
  HandmadeScene maker;
  maker.addQuad(quadAt({0, 0, 0}, maker.addPlain({1, 1, 1})));
  maker.scene().meshes.front().vertices.normals.clear();
  const RenderScene built = batched(maker.finish());
  const Batch& batch = built.batches.front();
  EXPECT_EQ(vertexOf(batch, batch.indices[0]).normal, (std::array<std::int16_t, 3>{0, 0, 32767}));
}

TEST(Batcher, CanBeCancelledAtEachStep) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  maker.addLightmap(2, 2, {1, 1, 1}, 0);
  maker.addQuad(quadAt({0, 0, 0}, material, 0));
  const auto scene = maker.finish();
  Progress counting;
  RenderScene(scene, scene->assets, counting);
  ASSERT_GT(counting.stepCount(), 1);
  for (int step = 1; step <= counting.stepCount(); ++step) {
    Progress progress;
    progress.cancelAtStep(step);
    EXPECT_THROW(RenderScene(scene, scene->assets, progress), base::Cancelled) << step;
  }
}

TEST(SurfaceNumbers, ShareFourEntriesAndBeginAtOne) {
  using render::SurfaceNumbers;
  EXPECT_EQ(SurfaceNumbers().packed(), (std::array<std::uint16_t, 4>{0, 0, 0, 0}));
  EXPECT_EQ((SurfaceNumbers{0, 1, 2, 3}.packed()), (std::array<std::uint16_t, 4>{1, 2, 3 << 8, 4}));
  EXPECT_EQ((SurfaceNumbers{65'534, 65'535, 255, 0x1FFFF}.packed()),
            (std::array<std::uint16_t, 4>{65'535, 1, 1 << 8 | 2, 0}));
  EXPECT_EQ((SurfaceNumbers{-1, -1, -1, SurfaceNumbers::kMaxLightmap}.packed()),
            (std::array<std::uint16_t, 4>{0, 0, 0, 0}));
}

TEST(Batcher, VerticesKnowTheNumbersOfTheirSurface) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  maker.addLightmap(2, 2, {1, 1, 1}, 0);
  maker.addQuad({{0, 0, 0}, {1, 0, 0}, {0, -1, 0}, material, maker.addLightmap(2, 2, {1, 1, 1}, 0)});
  maker.addQuad({{0, 0, 0}, {1, 0, 0}, {0, -1, 0}, material});
  maker.scene().world.surfaceLeaves = {{{5, 2, {8, 9}}}};
  const auto scene = maker.finish();
  const RenderScene built = batched(scene);
  ASSERT_EQ(built.batches.size(), 1U);
  const Batch& batch = built.batches[0];
  EXPECT_EQ(vertexOf(batch, batch.ranges[0].firstVertex).numbers, (render::SurfaceNumbers{5, 8, 2, 1}.packed()));
  EXPECT_EQ(vertexOf(batch, batch.ranges[1].firstVertex).numbers, render::SurfaceNumbers().packed());
}

} // namespace
} // namespace vitrine::tests
