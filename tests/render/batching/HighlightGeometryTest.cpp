#include "render/batching/HighlightGeometry.h"

#include "tests/render/HandmadeModel.h"

#include <gtest/gtest.h>

#include <cstring>

namespace vitrine::tests {
namespace {

using render::HighlightGeometry;

HighlightGeometry geometryOf(const scene::ScenePtr& scene, const std::vector<scene::DrawItemIndex>& items) {
  const state::SceneState state;
  return {items, std::make_shared<const animation::Pose>(scene, state),
          animation::posedNodes(*scene, state::evaluate(*scene, state))};
}

TEST(HighlightGeometry, HasTheTrianglesOfItsItemsAlone) {
  HandmadeScene maker;
  const auto item = maker.addQuad({{0, 0, 0}, {2, 0, 0}, {0, -2, 0}, maker.addPlain({1, 1, 1})});
  maker.addQuad({{5, 0, 0}, {2, 0, 0}, {0, -2, 0}, 0});
  const HighlightGeometry geometry = geometryOf(maker.finish(), {item});
  ASSERT_EQ(geometry.vertexCount(), 6U);
  EXPECT_EQ(geometry.bounds().min(), QVector3D(0, -2, 0));
  EXPECT_EQ(geometry.bounds().max(), QVector3D(2, 0, 0));
}

TEST(HighlightGeometry, MostIsMoreThanHalfOfTheTrianglesShown) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  for (int i = 0; i < 4; ++i) {
    maker.addQuad({{2.0F * static_cast<float>(i), 0, 0}, {2, 0, 0}, {0, -2, 0}, material});
  }
  const auto scene = maker.finish();
  const ItemSet all{0, 1, 2, 3};
  EXPECT_FALSE(render::isMostOf(*scene, {}, all));
  EXPECT_FALSE(render::isMostOf(*scene, {0, 1}, all)) << "half";
  EXPECT_TRUE(render::isMostOf(*scene, {0, 1, 2}, all));
  EXPECT_FALSE(render::isMostOf(*scene, {0, 1, 2}, {0, 3})) << "what is hidden does not count";
  EXPECT_TRUE(render::isMostOf(*scene, {0}, {0}));
  EXPECT_FALSE(render::isMostOf(*scene, {0}, {})) << "nothing is shown";
}

QVector3D cornerOf(const HighlightGeometry& geometry, int index) {
  QVector3D at;
  std::memcpy(&at, geometry.positions().constData() + index * HighlightGeometry::kVertexBytes, sizeof at);
  return at;
}

TEST(HighlightGeometry, FollowsAFigure) {
  HandmadeScene maker;
  HandmadeModel animatedModel(maker);
  std::vector<scene::DrawItemIndex> items;
  std::vector<NodeIndex> parts;
  for (int i = 0; i < 2; ++i) {
    parts.push_back(animatedModel.addPart(QString::number(i)));
    HandmadeScene::Quad quad{{0, 0, 0}, {2, 0, 0}, {0, -2, 0}, maker.addPlain({1, 1, 1})};
    quad.node = parts.back();
    items.push_back(maker.addQuad(quad));
  }
  animatedModel.addFrames(parts[0], {{{0, 0, 0}}, {{8, 0, 0}}});
  animatedModel.addPose({{parts[0], 0}});
  animatedModel.addPose({{parts[0], 1}});
  animatedModel.addPose({{parts[1], 0}});
  animatedModel.addClip({0, 1, 2});
  const auto scene = maker.finish();
  animation::PosePtr pose;
  const auto poseAt = [&](double time) {
    pose = std::make_shared<const animation::Pose>(scene, at(0, time), pose.get());
    return pose;
  };
  const auto there = [&](double time) { return animation::posedNodes(*scene, state::evaluate(*scene, at(0, time))); };
  HighlightGeometry geometry(items, poseAt(0), there(0));
  ASSERT_EQ(geometry.vertexCount(), 6U) << "the other part is not there";
  const QVector3D start = cornerOf(geometry, 0);
  EXPECT_FALSE(geometry.follow(poseAt(0), there(0)));
  EXPECT_TRUE(geometry.follow(poseAt(0.05), there(0.05)));
  EXPECT_EQ(cornerOf(geometry, 0), start + QVector3D(4, 0, 0));
  EXPECT_EQ(geometry.bounds().max(), QVector3D(6, 0, 0));
  EXPECT_TRUE(geometry.follow(poseAt(0.2), there(0.2)));
  EXPECT_EQ(geometry.vertexCount(), 6U);
  EXPECT_EQ(cornerOf(geometry, 0), start);
  EXPECT_TRUE(geometry.follow(poseAt(0.1), there(0.1)));
  EXPECT_EQ(cornerOf(geometry, 0), start + QVector3D(8, 0, 0));
}

TEST(HighlightGeometry, NothingIsEmpty) {
  HandmadeScene maker;
  const auto scene = maker.finish();
  EXPECT_EQ(geometryOf(scene, {}).vertexCount(), 0U);
}

} // namespace
} // namespace vitrine::tests
