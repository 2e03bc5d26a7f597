#include "render/batching/Frustum.h"

#include <gtest/gtest.h>

namespace vitrine::render {
namespace {

scene::Bounds cube(const QVector3D& middle, float half = 1) {
  const QVector3D span(half, half, half);
  return {middle - span, middle + span};
}

TEST(Frustum, MeetsWhatIsInAPerspectiveView) {
  QMatrix4x4 view;
  view.perspective(90, 2, 1, 100);
  view.translate(-10, 0, 0); // an eye at (10, 0, 0) that looks along -Z
  const Frustum frustum(view);
  EXPECT_TRUE(frustum.meets(cube({10, 0, -50})));
  EXPECT_TRUE(frustum.meets(cube({10, 50, -50}, 2))) << "across the upper plane";
  EXPECT_FALSE(frustum.meets(cube({10, 54, -50}, 1)));
  EXPECT_TRUE(frustum.meets(cube({100, 0, -50}))) << "twice as wide as it is high";
  EXPECT_FALSE(frustum.meets(cube({115, 0, -50})));
  EXPECT_FALSE(frustum.meets(cube({10, 0, 50}))) << "behind";
  EXPECT_FALSE(frustum.meets(cube({10, 0, -110})));
  EXPECT_TRUE(frustum.meets(cube({10, 0, 0}, 500))) << "around it all";
  EXPECT_FALSE(frustum.meets({}));
}

TEST(Frustum, MeetsWhatIsInAParallelView) {
  QMatrix4x4 view;
  view.ortho(-5, 5, -3, 3, -10, 10);
  const Frustum frustum(view);
  EXPECT_TRUE(frustum.meets(cube({5.5F, 0, 0})));
  EXPECT_FALSE(frustum.meets(cube({6.5F, 0, 0})));
  EXPECT_FALSE(frustum.meets(cube({0, 0, 12})));
}

} // namespace
} // namespace vitrine::render
