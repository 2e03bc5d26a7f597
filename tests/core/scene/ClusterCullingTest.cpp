#include "core/scene/ClusterCulling.h"

#include "tests/core/scene/SceneBuilderForTests.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

using Bits = std::vector<bool>;

/// Four surfaces: in cluster 0, in 1, in both, in none. x < 0 is cluster 0, which sees itself; x >= 0 is 1, which sees
/// all.
Scene twoRooms() {
  Scene scene;
  for (int i = 0; i < 4; ++i) {
    tests::addNode(scene, tests::addMesh(scene, tests::square()));
  }
  scene.surfacePlaces = {{{.clusters = {0}}}, {{.clusters = {1}}}, {{.clusters = {0, 1}}}, {{}}};
  auto visibility = std::make_shared<Visibility>();
  visibility->nodes = {{{1, 0, 0}, 0, {-2, -1}}};
  visibility->leaves = {{0, 0, {}}, {1, 0, {}}};
  visibility->clusterCount = 2;
  std::vector<std::byte> rows{std::byte{0}, std::byte{0b01}, std::byte{0b11}};
  visibility->rows = Bytes::adopt(std::move(rows));
  visibility->rowOffsets = {1, 2};
  scene.visibility = visibility;
  scene.finish();
  return scene;
}

TEST(ClusterCulling, KeepsWhatMayBeSeen) {
  const Scene scene = twoRooms();
  EXPECT_EQ(itemsSeenFrom(scene, {-5, 0, 0}), (Bits{true, false, true, true}));
  EXPECT_EQ(itemsSeenFrom(scene, {5, 0, 0}), (Bits{true, true, true, true}));
  ClusterSet second(2);
  second.set(1);
  EXPECT_EQ(itemsInClusters(scene, second), (Bits{false, true, true, true}));
  EXPECT_EQ(itemsInClusters(scene, ClusterSet(2)), (Bits{false, false, false, true}));
}

TEST(ClusterCulling, WithoutDataEverythingIsSeen) {
  Scene scene = twoRooms();
  scene.visibility = nullptr;
  EXPECT_EQ(itemsSeenFrom(scene, {-5, 0, 0}), Bits(4, true));
  scene = twoRooms();
  scene.surfacePlaces.clear();
  EXPECT_EQ(itemsSeenFrom(scene, {-5, 0, 0}), Bits(4, true));
}

} // namespace
} // namespace vitrine::scene
