#include "render/build/DrawSet.h"

#include "render/build/BuiltScene.h"
#include "tests/render/HandmadeScene.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using render::DrawSet;

TEST(DrawSet, SetsTestsAndCounts) {
  DrawSet set(130);
  EXPECT_EQ(set.countSet(), 0U);
  set.set(0);
  set.set(64);
  set.set(129);
  EXPECT_TRUE(set.test(64));
  EXPECT_FALSE(set.test(63));
  EXPECT_EQ(set.countSet(), 3U);
  set.set(64, false);
  EXPECT_EQ(set.countSet(), 2U);
  EXPECT_EQ(DrawSet(130, true).countSet(), 130U);
  EXPECT_EQ(DrawSet(128, true).countSet(), 128U);
}

TEST(DrawSet, CombinesWithOthers) {
  const DrawSet a(std::vector<bool>{true, true, false, false});
  const DrawSet b(std::vector<bool>{true, false, true, false});
  DrawSet both = a;
  both &= b;
  EXPECT_EQ(both.toVector(), (std::vector<bool>{true, false, false, false}));
  DrawSet either = a;
  either |= b;
  EXPECT_EQ(either.toVector(), (std::vector<bool>{true, true, true, false}));
}

TEST(DrawSet, RewritesTheIndicesOfABatch) {
  HandmadeScene maker;
  const int material = maker.addPlain({1, 1, 1});
  for (int i = 0; i < 3; ++i) {
    maker.addQuad({{static_cast<float>(i), 0, 0}, {1, 0, 0}, {0, -1, 0}, material});
  }
  const auto scene = maker.finish();
  Progress progress;
  const render::BuiltScene built(scene, scene->assets, progress);
  ASSERT_EQ(built.batches.size(), 1U);
  const render::Batch& batch = built.batches.front();
  const DrawSet all(3, true);
  DrawSet some = all;
  some.set(1, false);
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
  EXPECT_TRUE(render::indicesFor(batch, DrawSet(3)).empty());
}

} // namespace
} // namespace vitrine::tests
