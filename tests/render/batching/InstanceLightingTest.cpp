// The light where a node stands, as batches have it.
#include "render/batching/DeformedBatch.h"
#include "render/batching/RenderScene.h"
#include "render/batching/StreamColor.h"
#include "render/batching/Vertex.h"
#include "tests/render/HandmadeModel.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using render::Batch;
using render::ColorChoice;
using render::StreamColor;

/// Each side of another colour.
scene::InstanceLighting sides() {
  scene::InstanceLighting light;
  light.cube = {QVector3D(1, 0, 0),    QVector3D(0.5F, 0, 0), QVector3D(0, 1, 0),
                QVector3D(0, 0.5F, 0), QVector3D(0, 0, 1),    QVector3D(0, 0, 0.5F)};
  return light;
}

/// A square that looks along +z in its own space.
HandmadeScene::Quad squareOf(NodeIndex node, MaterialIndex material) {
  HandmadeScene::Quad quad{{-1, 1, 0}, {2, 0, 0}, {0, -2, 0}, material};
  quad.node = node;
  return quad;
}

std::vector<StreamColor> colorsOf(const Batch& batch, const ColorChoice& choice) {
  const QByteArray bytes = render::colorsFor(batch, choice);
  std::vector<StreamColor> colors(static_cast<std::size_t>(bytes.size()) / sizeof(StreamColor));
  std::memcpy(static_cast<void*>(colors.data()), bytes.constData(), colors.size() * sizeof(StreamColor));
  return colors;
}

QVector3D rgb(const StreamColor& color) {
  return {color.color[0], color.color[1], color.color[2]};
}

class NodeLightInBatches : public testing::Test {
protected:
  NodeIndex addLit(const QMatrix4x4& place, const scene::InstanceLighting& light) {
    const NodeIndex node = m_maker.addNode(scene::NodeKind::Prop, QStringLiteral("prop"));
    m_maker.addQuad(squareOf(node, m_grey));
    scene::Node& added = m_maker.scene().nodes.back();
    added.local = place;
    added.light = m_maker.scene().bake.instanceLightings.add(light);
    return node;
  }

  /// The colours of the first batch's vertices; they are all alike.
  QVector3D onlyColor(const ColorChoice& choice = {}) {
    const render::RenderScene built = batched(m_maker.finish());
    EXPECT_EQ(built.batches.size(), 1U);
    const std::vector<StreamColor> colors = colorsOf(built.batches.front(), choice);
    EXPECT_EQ(colors.size(), built.batches.front().vertexCount());
    for (const StreamColor& color : colors) {
      EXPECT_EQ(static_cast<float>(color.use), static_cast<float>(StreamColor::Use::PlaceLight));
      EXPECT_EQ(rgb(color), rgb(colors.front()));
    }
    return colors.empty() ? QVector3D() : rgb(colors.front());
  }

  HandmadeScene m_maker;
  MaterialIndex m_grey = m_maker.addPlain({0.5F, 0.5F, 0.5F});
};

TEST_F(NodeLightInBatches, ASideTakesWhatComesFromWhereItLooks) {
  addLit({}, sides());
  EXPECT_EQ(onlyColor(), QVector3D(0, 0, 1));
}

TEST_F(NodeLightInBatches, TheWorldSaysWhereItLooks) {
  QMatrix4x4 turned;
  turned.translate(10, 20, 30);
  turned.rotate(-90, 1, 0, 0); // +z goes up
  turned.scale(3, 1, 0.5F);
  addLit(turned, sides());
  EXPECT_LT((onlyColor() - QVector3D(0, 1, 0)).length(), 1e-3F);
}

TEST_F(NodeLightInBatches, MirroredOnesLookTheOtherWay) {
  QMatrix4x4 mirrored;
  mirrored.scale(1, 1, -1);
  addLit(mirrored, sides());
  EXPECT_LT((onlyColor() - QVector3D(0, 0, 0.5F)).length(), 1e-3F);
}

TEST_F(NodeLightInBatches, BetweenSidesItIsShared) {
  QMatrix4x4 turned;
  turned.rotate(45, 0, 1, 0);
  addLit(turned, sides());
  EXPECT_LT((onlyColor() - QVector3D(0.5F, 0, 0.5F)).length(), 1e-3F);
}

TEST_F(NodeLightInBatches, OfVerticesTakesThePlaceOfTheCube) {
  scene::InstanceLighting light = sides();
  for (int i = 0; i < 4; ++i) {
    light.vertices.push_back({qfloat16(0.25F * static_cast<float>(i)), qfloat16(3.0F), qfloat16(0.0F)});
  }
  addLit({}, light);
  const render::RenderScene built = batched(m_maker.finish());
  const Batch& batch = built.batches.front();
  const std::vector<StreamColor> colors = colorsOf(batch, {});
  for (std::uint32_t i = 0; i < batch.vertexCount(); ++i) {
    render::Vertex vertex;
    std::memcpy(static_cast<void*>(&vertex), batch.vertices.constData() + i * sizeof vertex, sizeof vertex);
    // Corners in the order of HandmadeScene::addQuad: down the left side, up the right one.
    const bool right = vertex.position[0] > 0;
    const bool low = vertex.position[1] < 0;
    const float number = right ? (low ? 2.0F : 3.0F) : (low ? 1.0F : 0.0F);
    EXPECT_EQ(rgb(colors[i]), QVector3D(0.25F * number, 3, 0));
  }
}

TEST_F(NodeLightInBatches, HoldsUnderEveryChoiceOfAStream) {
  const NodeIndex node = addLit({}, sides());
  m_maker.addColors(node, QStringLiteral("day"), scene::ColorUse::Paint, {1, 1, 0});
  m_maker.addColorChoice({QStringLiteral("day"), QStringLiteral("night")});
  const render::RenderScene built = batched(m_maker.finish());
  for (const ColorChoice& choice :
       {ColorChoice(), ColorChoice(QStringLiteral("day")), ColorChoice(QStringLiteral("night"))}) {
    const std::vector<StreamColor> colors = colorsOf(built.batches.front(), choice);
    ASSERT_FALSE(colors.empty());
    EXPECT_EQ(rgb(colors.front()), QVector3D(0, 0, 1));
  }
}

TEST_F(NodeLightInBatches, OthersInTheSameBatchHaveNone) {
  m_maker.addQuad(squareOf(0, m_grey));
  addLit({}, sides());
  const render::RenderScene built = batched(m_maker.finish());
  ASSERT_EQ(built.batches.size(), 1U);
  const std::vector<StreamColor> colors = colorsOf(built.batches.front(), {});
  for (const render::BatchRange& range : built.batches.front().ranges) {
    const auto use = static_cast<float>(colors[range.firstVertex].use);
    EXPECT_EQ(use, range.item == 0 ? 0.0F : static_cast<float>(StreamColor::Use::PlaceLight));
  }
}

TEST_F(NodeLightInBatches, FramesOfAFigureDoNotWriteOverIt) {
  HandmadeModel animatedModel{m_maker};
  const NodeIndex body = animatedModel.addPart(QStringLiteral("body"));
  const scene::DrawItemIndex item = m_maker.addQuad(squareOf(body, m_grey));
  m_maker.addColors(body, QStringLiteral("brightness"), scene::ColorUse::Light, {1, 1, 1});
  m_maker.scene().nodes[body].light = 0;
  m_maker.scene().bake.instanceLightings.push_back(sides());
  animatedModel.addFrames(body, {{{0, 0, 0}, 0.0F}, {{10, 0, 0}, 1.0F}});
  animatedModel.addPose({{body, 0}});
  animatedModel.addPose({{body, 1}});
  animatedModel.animatedModel().restPose = 0;
  animatedModel.addClip({0, 1});
  const render::RenderScene built = batched(m_maker.finish());
  const auto found =
      std::ranges::find_if(built.batches, [&](const Batch& batch) { return batch.ranges.front().item == item; });
  ASSERT_NE(found, built.batches.end());
  ASSERT_TRUE(found->sources);
  render::DeformedBatch posed(std::make_shared<const Batch>(*found));
  const ItemSet drawn = ItemSet::range(0, built.scene->drawItems().size());
  posed.follow(std::make_shared<const animation::Pose>(built.scene, at(0, 0.05)), drawn, {});
  StreamColor color;
  std::memcpy(static_cast<void*>(&color), posed.colors().constData(), sizeof color);
  EXPECT_EQ(static_cast<float>(color.use), static_cast<float>(StreamColor::Use::PlaceLight));
  EXPECT_EQ(rgb(color), QVector3D(0, 0, 1));
}

} // namespace
} // namespace vitrine::tests
