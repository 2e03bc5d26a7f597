#include "render/batching/TriangleSorter.h"

#include "render/batching/RenderScene.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(TriangleSorter, FarthestComesFirst) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  for (const float z : {0.0F, 3.0F, 1.0F, 2.0F}) {
    maker.addQuad({{0, 0, z}, {1, 0, 0}, {0, -1, 0}, material});
  }
  const auto scene = maker.finish();
  Progress progress;
  const render::RenderScene built(scene, scene->assets, progress);
  const render::Batch& batch = built.batches.front();
  const auto itemOf = [&](std::uint32_t vertex) {
    for (const render::BatchRange& range : batch.ranges) {
      const auto first = batch.indices.begin() + range.firstIndex;
      if (std::find(first, first + range.indexCount, vertex) != first + range.indexCount) {
        return range.item;
      }
    }
    return scene::DrawItemIndex{99};
  };
  const auto orderFrom = [&](float eye) {
    const auto sorted = render::sortedFarToNear(positionsOf(batch), batch.indices, {0.5F, -0.5F, eye});
    EXPECT_EQ(sorted.size(), batch.indices.size());
    std::vector<scene::DrawItemIndex> order;
    for (std::size_t i = 0; i < sorted.size(); i += 6) {
      order.push_back(itemOf(sorted[i]));
    }
    return order;
  };
  EXPECT_EQ(orderFrom(10), (std::vector<scene::DrawItemIndex>{0, 2, 3, 1}));
  EXPECT_EQ(orderFrom(-10), (std::vector<scene::DrawItemIndex>{1, 3, 2, 0}));
}

} // namespace
} // namespace vitrine::tests
