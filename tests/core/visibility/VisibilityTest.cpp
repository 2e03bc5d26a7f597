#include "core/visibility/Visibility.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <random>

namespace vitrine::visibility {
namespace {

/// x < 0: leaf 0 (cluster 5); x >= 0, y < 0: leaf 1 (cluster 6); else leaf 2 (solid).
Visibility smallTree() {
  Visibility visibility;
  visibility.nodes = {{{1, 0, 0}, 0, {1, -1}}, {{0, 1, 0}, 0, {-3, -2}}};
  visibility.leaves = {{5, 1, 0, {}}, {6, 1, 0, {}}, {-1, 0, 0, {}}};
  return visibility;
}

TEST(Visibility, WalksToTheLeafOfAPoint) {
  const Visibility visibility = smallTree();
  EXPECT_EQ(visibility.leafAt({-1, 0, 0}), 0);
  EXPECT_EQ(visibility.leafAt({1, -1, 0}), 1);
  EXPECT_EQ(visibility.leafAt({1, 1, 0}), 2);
  EXPECT_EQ(visibility.leafAt({0, 0, 0}), 2) << "on a plane is in front of it";
  EXPECT_EQ(visibility.clusterAt({-1, 0, 0}), 5);
  EXPECT_EQ(visibility.clusterAt({1, 1, 0}), -1);
}

TEST(Visibility, BrokenTreesEnd) {
  Visibility visibility = smallTree();
  visibility.nodes[0].children[0] = 0;
  EXPECT_EQ(visibility.leafAt({1, 1, 0}), -1) << "a loop";
  visibility.nodes[0].children[0] = 99;
  EXPECT_EQ(visibility.leafAt({1, 1, 0}), -1) << "no such node";
  visibility.nodes[0].children[0] = -100;
  EXPECT_EQ(visibility.leafAt({1, 1, 0}), -1) << "no such leaf";
  visibility.nodes[0].children[0] = std::numeric_limits<int>::min();
  EXPECT_EQ(visibility.leafAt({1, 1, 0}), -1);
  EXPECT_EQ(visibility.clusterAt({1, 1, 0}), -1);
}

TEST(Visibility, AWorldOfOneLeaf) {
  Visibility visibility;
  EXPECT_EQ(visibility.leafAt({}), -1);
  visibility.headNode = -1;
  visibility.leaves = {{3, 0, 0, {}}};
  EXPECT_EQ(visibility.clusterAt({100, 0, 0}), 3);
}

/// The row of run-length coded bits as the format's compilers write it.
Bytes coded(const ClusterSet& set) {
  std::vector<int> plain((static_cast<std::size_t>(set.size()) + 7) / 8);
  for (int i = 0; i < set.size(); ++i) {
    plain[static_cast<std::size_t>(i / 8)] |= set.test(i) ? 1 << (i % 8) : 0;
  }
  std::vector<std::byte> out{std::byte{0}}; // offset 0 means "no row"
  for (std::size_t i = 0; i < plain.size();) {
    out.push_back(static_cast<std::byte>(plain[i]));
    if (plain[i] != 0) {
      ++i;
      continue;
    }
    std::size_t run = 0;
    while (i < plain.size() && plain[i] == 0 && run < 255) {
      ++run;
      ++i;
    }
    out.push_back(static_cast<std::byte>(run));
  }
  return Bytes::adopt(std::move(out));
}

TEST(Visibility, RowsReadBackAsTheyWereWritten) {
  std::mt19937 random(3);
  for (const int count : {1, 7, 8, 63, 64, 65, 500, 5000}) {
    for (const unsigned density : {1U, 50U, 2000U}) {
      ClusterSet set(count);
      for (int i = 0; i < count; ++i) {
        if (random() % density == 0) {
          set.set(i);
        }
      }
      Visibility visibility;
      visibility.clusterCount = count;
      visibility.rows = coded(set);
      visibility.rowOffsets = {1};
      EXPECT_EQ(visibility.visibleFrom(0), set) << count << " clusters, one of " << density;
    }
  }
}

TEST(Visibility, WithoutARowEverythingIsVisible) {
  Visibility visibility;
  EXPECT_FALSE(visibility.hasRows());
  visibility.clusterCount = 70;
  visibility.rows = tests::bytesOf({1, 1});
  visibility.rowOffsets = {0, 99};
  EXPECT_TRUE(visibility.hasRows());
  for (const int cluster : {-1, 0, 1, 2, 1000}) {
    EXPECT_EQ(visibility.visibleFrom(cluster).countSet(), 70) << cluster;
  }
}

TEST(Visibility, DamagedRowsEnd) {
  Visibility visibility;
  visibility.clusterCount = 100;
  visibility.rowOffsets = {1};
  visibility.rows = tests::bytesOf({9, 3});
  EXPECT_EQ(visibility.visibleFrom(0).countSet(), 2) << "a row cut short shows what it has";
  visibility.rows = tests::bytesOf({9, 0, 0, 255});
  EXPECT_EQ(visibility.visibleFrom(0).countSet(), 0) << "a run of none ends the row";
  visibility.rows = tests::bytesOf({9, 0, 255, 255, 255});
  EXPECT_EQ(visibility.visibleFrom(0).countSet(), 0) << "a run beyond the last cluster";
  visibility.rows = tests::bytesOf({9, 0});
  EXPECT_EQ(visibility.visibleFrom(0).countSet(), 0);
}

TEST(ClusterSet, KeepsWithinItsSize) {
  ClusterSet set(65);
  set.set(64);
  set.set(65);
  set.set(-1);
  EXPECT_TRUE(set.test(64));
  EXPECT_FALSE(set.test(65));
  EXPECT_FALSE(set.test(-1));
  EXPECT_EQ(set.countSet(), 1);
  for (const int count : {0, 1, 63, 64, 65, 128}) {
    EXPECT_EQ(ClusterSet(count, true).countSet(), count);
  }
}

} // namespace
} // namespace vitrine::visibility
