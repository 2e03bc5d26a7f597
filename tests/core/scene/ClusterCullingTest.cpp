#include "core/scene/ClusterCulling.h"

#include "tests/core/scene/RoomsForTests.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

using tests::twoRooms;
using Bits = std::vector<bool>;

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
