#include "render/build/HighlightGeometry.h"

#include "tests/render/HandmadeScene.h"

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

TEST(HighlightGeometry, NothingIsEmpty) {
  HandmadeScene maker;
  const auto scene = maker.finish();
  EXPECT_EQ(geometryOf(scene, {}).vertexCount(), 0U);
}

} // namespace
} // namespace vitrine::tests
