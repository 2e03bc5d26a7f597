#include "render/batching/ColorChoice.h"

#include "render/batching/RenderScene.h"
#include "render/batching/StreamColor.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using render::Batch;
using render::ColorChoice;
using render::StreamColor;
using scene::ColorUse;

const ColorChoice kDayChoice(QStringLiteral("day"));
const ColorChoice kSolidChoice(QStringLiteral("solid"));

StreamColor colorOf(const Batch& batch, const ColorChoice& choice, std::uint32_t vertex) {
  const QByteArray bytes = render::colorsFor(batch, choice);
  StreamColor color;
  EXPECT_EQ(bytes.size(), qsizetype{batch.vertexCount()} * qsizetype{sizeof color});
  std::memcpy(static_cast<void*>(&color), bytes.constData() + std::size_t{vertex} * sizeof color, sizeof color);
  return color;
}

float useOf(const StreamColor& color) {
  return static_cast<float>(color.use);
}

HandmadeScene::Quad quadOf(NodeIndex node, MaterialIndex material) {
  HandmadeScene::Quad quad{{static_cast<float>(node.number()) * 3, 0, 0}, {1, 0, 0}, {0, -1, 0}, material};
  quad.node = node;
  return quad;
}

/// Three nodes of a textured material each: the world without streams, one with "day", one with "day" and "solid".
struct ThreeNodes {
  ThreeNodes() {
    for (NodeIndex node = 0; node < 3; ++node) {
      if (node > 0) {
        maker.addNode(scene::NodeKind::World, QString::number(node.number()));
      }
      materials.push_back(maker.addTextured(maker.addTexture(QImage(1, 1, QImage::Format_RGBA8888))));
      maker.addQuad(quadOf(node, materials[node]));
    }
    maker.addColors(1, *kDayChoice, ColorUse::Light, {0.5F, 0.6F, 0.7F});
    maker.addColors(2, *kDayChoice, ColorUse::Light, {2, 2, 2});
    maker.addColors(2, *kSolidChoice, ColorUse::Paint, {1, 0, 0});
  }

  /// The batch of a node.
  const Batch& batch(NodeIndex node) const {
    return *std::ranges::find(built->batches, materials[node], &Batch::material);
  }

  void build() {
    Progress progress;
    const scene::ScenePtr scene = maker.finish();
    built.emplace(scene, scene->assets, progress);
  }

  HandmadeScene maker;
  scene::ByNode<MaterialIndex> materials;
  std::optional<render::RenderScene> built;
};

TEST(ColorChoice, WithoutAControlEachMeshShowsItsFirst) {
  ThreeNodes nodes;
  nodes.build();
  EXPECT_EQ(render::colorChoice(state::evaluate(*nodes.built->scene, {})), std::nullopt);
  EXPECT_EQ(render::possibleChoices(*nodes.built->scene), std::vector<ColorChoice>{std::nullopt});
  EXPECT_TRUE(nodes.batch(0).colors.empty()) << "no bytes for what has no streams";
  const StreamColor first = colorOf(nodes.batch(1), std::nullopt, 3);
  EXPECT_EQ(useOf(first), 1);
  EXPECT_NEAR(static_cast<float>(first.color[1]), 0.6F, 0.5F / 255.0F / 2);
  EXPECT_EQ(static_cast<float>(colorOf(nodes.batch(2), std::nullopt, 0).color[0]), 2.0F) << "not cut at 1";
}

TEST(ColorChoice, AControlChoosesByName) {
  ThreeNodes nodes;
  nodes.maker.addColorChoice({*kDayChoice, *kSolidChoice, QStringLiteral("none has this")});
  nodes.build();
  state::SceneState state;
  EXPECT_EQ(render::colorChoice(state::evaluate(*nodes.built->scene, state)), kDayChoice);
  state.controls[QStringLiteral("colors")] = 1;
  EXPECT_EQ(render::colorChoice(state::evaluate(*nodes.built->scene, state)), kSolidChoice);
  EXPECT_EQ(render::possibleChoices(*nodes.built->scene),
            (std::vector<ColorChoice>{std::nullopt, kDayChoice, kSolidChoice}));
  EXPECT_TRUE(render::colorsFor(nodes.batch(1), kSolidChoice).isEmpty()) << "as if it had none";
  const StreamColor solid = colorOf(nodes.batch(2), kSolidChoice, 1);
  EXPECT_EQ(useOf(solid), 2);
  EXPECT_EQ(static_cast<float>(solid.color[0]), 1.0F);
  EXPECT_EQ(static_cast<float>(solid.color[1]), 0.0F);
}

TEST(ColorChoice, OnlyBatchesWithOtherColoursChange) {
  ThreeNodes nodes;
  nodes.maker.addColorChoice({*kDayChoice, *kSolidChoice});
  nodes.build();
  const auto changes = [&](NodeIndex node, const ColorChoice& from, const ColorChoice& to) {
    return render::colorsFor(nodes.batch(node), from) != render::colorsFor(nodes.batch(node), to);
  };
  EXPECT_FALSE(changes(0, kDayChoice, kSolidChoice));
  EXPECT_TRUE(changes(1, kDayChoice, kSolidChoice));
  EXPECT_TRUE(changes(2, kDayChoice, kSolidChoice));
  EXPECT_FALSE(changes(1, std::nullopt, kDayChoice)) << "its first is that one";
  EXPECT_EQ(nodes.batch(1).colors.at(std::nullopt).constData(), nodes.batch(1).colors.at(kDayChoice).constData())
      << "equal streams share their bytes";
}

TEST(ColorChoice, ABatchOfSeveralMeshesKeepsThemApart) {
  HandmadeScene maker;
  const MaterialIndex grey = maker.addPlain({0.5F, 0.5F, 0.5F});
  maker.addQuad(quadOf(0, grey));
  maker.addNode(scene::NodeKind::World, QStringLiteral("lit"));
  maker.addQuad(quadOf(1, grey));
  maker.addColors(1, *kDayChoice, ColorUse::Light, {0.25F, 0.25F, 0.25F});
  Progress progress;
  const scene::ScenePtr scene = maker.finish();
  const render::RenderScene built(scene, scene->assets, progress);
  ASSERT_EQ(built.batches.size(), 1U);
  const Batch& batch = built.batches.front();
  for (const render::BatchRange& range : batch.ranges) {
    const StreamColor color = colorOf(batch, std::nullopt, batch.indices[range.firstIndex]);
    EXPECT_EQ(useOf(color), range.item == 0 ? 0 : 1);
    EXPECT_EQ(static_cast<float>(color.color[0]), range.item == 0 ? 0.0F : 0.25F);
  }
}

TEST(ColorChoice, AShortStreamIsFullLightWhereItEnds) {
  HandmadeScene maker;
  maker.addQuad(quadOf(0, maker.addPlain({1, 1, 1})));
  maker.addColors(0, *kDayChoice, ColorUse::Light, {0.5F, 0.5F, 0.5F});
  maker.scene().meshes.front().vertices.colors.front().values.resize(1);
  Progress progress;
  const scene::ScenePtr scene = maker.finish();
  const render::RenderScene built(scene, scene->assets, progress);
  const Batch& batch = built.batches.front();
  std::vector<float> factors;
  for (std::uint32_t vertex = 0; vertex < batch.vertexCount(); ++vertex) {
    EXPECT_EQ(useOf(colorOf(batch, std::nullopt, vertex)), 1);
    factors.push_back(static_cast<float>(colorOf(batch, std::nullopt, vertex).color[0]));
  }
  std::ranges::sort(factors);
  EXPECT_EQ(factors, (std::vector<float>{0.5F, 1, 1, 1}));
}

} // namespace
} // namespace vitrine::tests
