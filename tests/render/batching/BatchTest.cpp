#include "render/batching/Batch.h"

#include "render/batching/RenderScene.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

TEST(Batch, HasTheIndicesOfWhatIsDrawn) {
  HandmadeScene maker;
  const MaterialIndex material = maker.addPlain({1, 1, 1});
  for (int i = 0; i < 3; ++i) {
    maker.addQuad({{static_cast<float>(i), 0, 0}, {1, 0, 0}, {0, -1, 0}, material});
  }
  const auto scene = maker.finish();
  Progress progress;
  const render::RenderScene built(scene, scene->assets, progress);
  ASSERT_EQ(built.batches.size(), 1U);
  const render::Batch& batch = built.batches.front();
  const ItemSet all{0, 1, 2};
  const ItemSet some{0, 2};
  EXPECT_EQ(render::indicesFor(batch, all), batch.indices);
  std::vector<std::uint32_t> expected;
  for (const render::BatchRange& range : batch.ranges) {
    if (range.item != 1) {
      expected.insert(expected.end(), batch.indices.begin() + range.firstIndex,
                      batch.indices.begin() + range.firstIndex + range.indexCount);
    }
  }
  EXPECT_EQ(expected.size(), 12U);
  EXPECT_EQ(render::indicesFor(batch, some), expected);
  EXPECT_TRUE(render::differsIn(batch, all, some));
  EXPECT_FALSE(render::differsIn(batch, some, some));
  EXPECT_TRUE(render::indicesFor(batch, ItemSet()).empty());
}

} // namespace
} // namespace vitrine::tests
