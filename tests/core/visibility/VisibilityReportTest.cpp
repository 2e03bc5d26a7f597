#include "core/visibility/VisibilityReport.h"

#include "core/animation/FinishScene.h"
#include "core/visibility/DrawReason.h"
#include "core/visibility/Visibility.h"
#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

namespace vitrine::visibility {
namespace {

using tests::RoomItem;

TEST(VisibilityReport, TellsWhatIsSeenFromARoom) {
  const ScenePtr scene = tests::twoRooms();
  const VisibilityReport report = visibilityAt(*scene, {}, tests::kInLeftRoom);
  EXPECT_TRUE(report.known);
  EXPECT_EQ(report.leaf, 0);
  EXPECT_EQ(report.cluster, 0);
  EXPECT_EQ(report.area, 1);
  EXPECT_EQ(report.visibleClusters, 1);
  EXPECT_EQ(report.clusterCount, 2);
  EXPECT_EQ(report.drawnTriangles, 6U) << "left, both and nowhere";
  EXPECT_EQ(report.totalTriangles, 8U);
  EXPECT_EQ(report.leafRecord, (RecordRef{7, 0}));
  EXPECT_EQ(visibilityAt(*scene, {}, tests::kInRightRoom).drawnTriangles, 8U);
  EXPECT_EQ(visibilityAt(*scene, {}, tests::kInRightRoom).visibleClusters, 2);
}

TEST(VisibilityReport, CountsOnlyWhatTheStateShows) {
  const ScenePtr scene = tests::twoRooms();
  SceneState state;
  state.hidden = {RoomItem::Left, RoomItem::Right};
  const VisibilityReport report = visibilityAt(*scene, state, tests::kInLeftRoom);
  EXPECT_EQ(report.drawnTriangles, 4U);
  EXPECT_EQ(report.totalTriangles, 4U);
}

TEST(VisibilityReport, OutsideAndWithoutDataEverythingIsDrawn) {
  const ScenePtr scene = tests::twoRooms();
  const VisibilityReport outside = visibilityAt(*scene, {}, tests::kInSolid);
  EXPECT_TRUE(outside.known);
  EXPECT_EQ(outside.leaf, 2);
  EXPECT_EQ(outside.cluster, -1);
  EXPECT_EQ(outside.visibleClusters, 2);
  EXPECT_EQ(outside.drawnTriangles, outside.totalTriangles);
  SceneBuilder changed(*scene);
  changed.world.visibility = nullptr;
  const VisibilityReport unknown = visibilityAt(*animation::finishScene(std::move(changed)), {}, tests::kInLeftRoom);
  EXPECT_FALSE(unknown.known);
  EXPECT_EQ(unknown.leaf, -1);
  EXPECT_FALSE(unknown.leafRecord);
  EXPECT_EQ(unknown.drawnTriangles, 8U);
}

TEST(DrawReason, NamesTheRuleAndTheClusterPair) {
  const ScenePtr scene = tests::twoRooms();
  const DrawReason same = whyDrawn(*scene, tests::kInLeftRoom, RoomItem::Left);
  EXPECT_EQ(same.rule, DrawRule::SameCluster);
  EXPECT_EQ(same.eyeLeaf, 0);
  EXPECT_EQ(same.itemLeaf, 0);
  EXPECT_EQ(same.itemCluster, 0);
  EXPECT_EQ(same.itemLeafRecord, (RecordRef{7, 0}));
  EXPECT_EQ(same.eyeLeafRecord, (RecordRef{7, 0}));
  const DrawReason hidden = whyDrawn(*scene, tests::kInLeftRoom, RoomItem::Right);
  EXPECT_EQ(hidden.rule, DrawRule::NotVisible);
  EXPECT_EQ(hidden.itemCluster, 1);
  EXPECT_EQ(hidden.itemLeafRecord, (RecordRef{7, 1}));
  const DrawReason seen = whyDrawn(*scene, tests::kInRightRoom, RoomItem::Left);
  EXPECT_EQ(seen.rule, DrawRule::VisibleCluster);
  EXPECT_EQ(seen.eyeCluster, 1);
  EXPECT_EQ(seen.itemCluster, 0);
}

TEST(DrawReason, OfSeveralClustersTheEyesOwnDecides) {
  const ScenePtr scene = tests::twoRooms();
  const DrawReason reason = whyDrawn(*scene, tests::kInRightRoom, RoomItem::Both);
  EXPECT_EQ(reason.rule, DrawRule::SameCluster);
  EXPECT_EQ(reason.itemCluster, 1);
  EXPECT_EQ(reason.itemLeaf, 1) << "found by its box, as its place names the other";
}

TEST(DrawReason, EverythingElseIsAlwaysDrawn) {
  const ScenePtr scene = tests::twoRooms();
  EXPECT_EQ(whyDrawn(*scene, tests::kInLeftRoom, RoomItem::Nowhere).rule, DrawRule::Unplaced);
  EXPECT_EQ(whyDrawn(*scene, tests::kInSolid, RoomItem::Left).rule, DrawRule::EyeOutside);
  SceneBuilder changed(*scene);
  changed.layers.push_back({.id = QStringLiteral("layer.skybox3d"), .label = {}});
  changed.world.backdrops.push_back({.layer = 0, .origin = {}, .fog = {}});
  changed.meshes[scene->drawItems()[RoomItem::Right].mesh].surfaces[0].layer = 0;
  EXPECT_EQ(whyDrawn(*animation::finishScene(changed), tests::kInLeftRoom, RoomItem::Right).rule, DrawRule::Backdrop);
  changed.world.visibility = nullptr;
  EXPECT_EQ(whyDrawn(*animation::finishScene(changed), tests::kInLeftRoom, RoomItem::Right).rule,
            DrawRule::NoVisibilityData);
}

} // namespace
} // namespace vitrine::visibility
