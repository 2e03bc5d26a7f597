#include "render/build/HighlightGeometry.h"

#include "tests/render/HandmadeFigure.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using render::HighlightGeometry;

/// Edges of triangle `index` that show: component c is 0 at two corners.
int shownEdges(const HighlightGeometry& geometry, int index) {
  int shown = 0;
  for (int edge = 0; edge < 3; ++edge) {
    int zeros = 0;
    for (int corner = 0; corner < 3; ++corner) {
      float value = 0;
      std::memcpy(&value, geometry.edges().constData() + ((index * 3 + corner) * 3 + edge) * 4, sizeof value);
      zeros += value == 0.0F;
    }
    shown += zeros == 2;
  }
  return shown;
}

HighlightGeometry geometryOf(const scene::ScenePtr& scene, const std::vector<scene::DrawItemId>& items) {
  const scene::SceneState state;
  return {items, std::make_shared<const scene::Pose>(scene, state), scene::posedNodes(*scene, state)};
}

TEST(HighlightGeometry, TheDiagonalOfAQuadIsNoOutline) {
  HandmadeScene maker;
  const auto item = maker.addQuad({{0, 0, 0}, {2, 0, 0}, {0, -2, 0}, maker.addPlain({1, 1, 1})});
  const auto scene = maker.finish();
  const HighlightGeometry geometry = geometryOf(scene, {item});
  ASSERT_EQ(geometry.vertexCount(), 6U);
  EXPECT_EQ(shownEdges(geometry, 0), 2);
  EXPECT_EQ(shownEdges(geometry, 1), 2);
  EXPECT_EQ(geometry.bounds().max(), QVector3D(2, 0, 0));
}

TEST(HighlightGeometry, ACreaseIsOutlineAndAJoinIsNot) {
  HandmadeScene maker;
  const int material = maker.addPlain({1, 1, 1});
  const auto a = maker.addQuad({{0, 0, 0}, {2, 0, 0}, {0, -2, 0}, material});
  const auto beside = maker.addQuad({{2, 0, 0}, {2, 0, 0}, {0, -2, 0}, material});
  const auto bent = maker.addQuad({{2, 0, 0}, {0, 0, -2}, {0, -2, 0}, material});
  const auto scene = maker.finish();
  const auto total = [](const HighlightGeometry& geometry) {
    int shown = 0;
    for (std::uint32_t i = 0; i < geometry.vertexCount() / 3; ++i) {
      shown += shownEdges(geometry, static_cast<int>(i));
    }
    return shown;
  };
  EXPECT_EQ(total(geometryOf(scene, {a, beside})), 6);
  EXPECT_EQ(total(geometryOf(scene, {a, bent})), 8);
}

QVector3D cornerOf(const HighlightGeometry& geometry, int index) {
  QVector3D at;
  std::memcpy(&at, geometry.positions().constData() + index * HighlightGeometry::kVertexBytes, sizeof at);
  return at;
}

TEST(HighlightGeometry, FollowsAFigure) {
  using Change = HighlightGeometry::Change;
  HandmadeScene maker;
  HandmadeFigure figure(maker);
  std::vector<scene::DrawItemId> items;
  std::vector<int> parts;
  for (int i = 0; i < 2; ++i) {
    parts.push_back(figure.addPart(QString::number(i)));
    HandmadeScene::Quad quad{{0, 0, 0}, {2, 0, 0}, {0, -2, 0}, maker.addPlain({1, 1, 1})};
    quad.node = parts.back();
    items.push_back(maker.addQuad(quad));
  }
  figure.addFrames(parts[0], {{{0, 0, 0}}, {{8, 0, 0}}});
  figure.addPose({{parts[0], 0}});
  figure.addPose({{parts[0], 1}});
  figure.addPose({{parts[1], 0}});
  figure.addClip({0, 1, 2});
  const auto scene = maker.finish();
  scene::PosePtr pose;
  const auto poseAt = [&](double time) {
    pose = std::make_shared<const scene::Pose>(scene, at(0, time), pose.get());
    return pose;
  };
  const auto there = [&](double time) { return scene::posedNodes(*scene, at(0, time)); };
  HighlightGeometry geometry(items, poseAt(0), there(0));
  ASSERT_EQ(geometry.vertexCount(), 6U) << "the other part is not there";
  EXPECT_EQ(shownEdges(geometry, 0), 2);
  const QVector3D start = cornerOf(geometry, 0);
  EXPECT_EQ(geometry.follow(poseAt(0), there(0)), Change::None);
  const char* edges = geometry.edges().constData();
  EXPECT_EQ(geometry.follow(poseAt(0.05), there(0.05)), Change::Positions);
  EXPECT_EQ(cornerOf(geometry, 0), start + QVector3D(4, 0, 0));
  EXPECT_EQ(geometry.bounds().max(), QVector3D(6, 0, 0));
  EXPECT_EQ(geometry.edges().constData(), edges) << "the outline is found once";
  EXPECT_EQ(geometry.follow(poseAt(0.2), there(0.2)), Change::All);
  EXPECT_EQ(geometry.vertexCount(), 6U);
  EXPECT_EQ(cornerOf(geometry, 0), start);
  EXPECT_EQ(geometry.follow(poseAt(0.1), there(0.1)), Change::All);
  EXPECT_EQ(cornerOf(geometry, 0), start + QVector3D(8, 0, 0));
}

TEST(HighlightGeometry, NothingIsEmpty) {
  HandmadeScene maker;
  const auto scene = maker.finish();
  EXPECT_EQ(geometryOf(scene, {}).vertexCount(), 0U);
}

} // namespace
} // namespace vitrine::tests
