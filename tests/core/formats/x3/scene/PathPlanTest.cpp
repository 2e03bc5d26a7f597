#include "core/formats/x3/scene/PathPlan.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vitrine::tests {
namespace {

using namespace formats::x3;

SceneFile sceneWithPaths(std::initializer_list<std::pair<int, int>> idsAndParents) {
  SceneFile scene;
  for (const auto& [id, parent] : idsAndParents) {
    ScenePath& path = scene.paths.emplace_back();
    path.id = id;
    path.parent = parent < 0 ? std::nullopt : std::optional(parent);
  }
  return scene;
}

std::size_t placeOf(const PathPlan& plan, std::size_t path) {
  return static_cast<std::size_t>(std::ranges::find(plan.order, path) - plan.order.begin());
}

TEST(PathPlan, ParentsComeFirstWhereverTheyStand) {
  Diagnostics diagnostics;
  const PathPlan plan = planOf(sceneWithPaths({{7, 3}, {3, 9}, {9, -1}, {4, 7}}), diagnostics);
  ASSERT_EQ(plan.order.size(), 4U);
  EXPECT_LT(placeOf(plan, 2), placeOf(plan, 1));
  EXPECT_LT(placeOf(plan, 1), placeOf(plan, 0));
  EXPECT_LT(placeOf(plan, 0), placeOf(plan, 3));
  EXPECT_EQ(plan.parents[0], 1U);
  EXPECT_EQ(plan.parents[2], PathPlan::kRoot);
  EXPECT_FALSE(diagnostics.anyDamage());
}

TEST(PathPlan, UnknownParentsAreTold) {
  Diagnostics diagnostics;
  const PathPlan plan = planOf(sceneWithPaths({{0, 5}}), diagnostics);
  EXPECT_EQ(plan.parents[0], PathPlan::kRoot);
  ASSERT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_TRUE(diagnostics.entries()[0].message.contains(QStringLiteral("path 5")));
}

TEST(PathPlan, CirclesAreOpenedAndTold) {
  Diagnostics diagnostics;
  const PathPlan plan = planOf(sceneWithPaths({{0, 2}, {1, 0}, {2, 1}, {3, 3}, {4, 1}}), diagnostics);
  EXPECT_EQ(plan.order.size(), 5U);
  EXPECT_EQ(diagnostics.entries().size(), 1U);
  EXPECT_EQ(diagnostics.entries()[0].repeats, 1U);
  for (const std::size_t path : plan.order) {
    EXPECT_TRUE(plan.parents[path] == PathPlan::kRoot || placeOf(plan, plan.parents[path]) < placeOf(plan, path))
        << path;
  }
}

TEST(PathPlan, OfEqualIdsTheFirstIsMeant) {
  Diagnostics diagnostics;
  const PathPlan plan = planOf(sceneWithPaths({{1, -1}, {1, -1}, {2, 1}}), diagnostics);
  EXPECT_EQ(plan.parents[2], 0U);
  EXPECT_TRUE(diagnostics.anyDamage());
}

} // namespace
} // namespace vitrine::tests
