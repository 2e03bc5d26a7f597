#include "core/visibility/Visibility.h"

#include "core/formats/source/bsp/scene/MapClusters.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using namespace formats::source;

TEST(CountVisiblePairs, countsRowsWithoutUnpacking) {
  visibility::Visibility visibility;
  visibility.clusterCount = 20;
  // Bits beyond the 20th do not count; a run of zeros; a row that is cut off; a run of length 0.
  visibility.rows = bytesOf({0, 0xff, 0x01, 0xff, 0, 2, 0x03, 0xff, 0, 0, 0x80});
  visibility.rowOffsets = {1, 4, 10, 7, 0, 99};
  EXPECT_EQ(countVisiblePairs(visibility), 13U + 2U + 1U + 8U + 20U + 20U);
  std::uint64_t unpacked = 0;
  for (int cluster = 0; cluster < 6; ++cluster) {
    unpacked += static_cast<std::uint64_t>(visibility.visibleFrom(cluster).countSet());
  }
  EXPECT_EQ(countVisiblePairs(visibility), unpacked);
}

TEST(MapVisibility, madeMapsFindTheirRooms) {
  const auto map = MapUnderTest::made({}, 4).load();
  ASSERT_TRUE(map.document);
  const visibility::Visibility& visibility = *map.scene().world.visibility;
  ASSERT_TRUE(visibility.hasRows());
  std::size_t inside = 0;
  for (std::size_t i = 0; i < visibility.leaves.size(); ++i) {
    const visibility::Visibility::Leaf& leaf = visibility.leaves[i];
    if (leaf.cluster < 0) {
      continue;
    }
    // The maker's leaves are boxes: their middle is theirs.
    EXPECT_EQ(visibility.leafAt(leaf.bounds.centre()), static_cast<int>(i));
    EXPECT_TRUE(visibility.visibleFrom(leaf.cluster).test(leaf.cluster));
    ++inside;
  }
  EXPECT_GE(inside, 4U);
  EXPECT_GE(visibility.clusterAt(map.scene().view.cameras.at(0).position), 0);
}

TEST(MapVisibility, boxesTouchTheClustersTheyReachInto) {
  MapUnderTest file = MapUnderTest::made({}, 4);
  const auto map = file.load();
  const visibility::Visibility& visibility = *map.scene().world.visibility;
  // What a walk down the tree finds is what comparing boxes finds: the maker's leaves are boxes.
  Diagnostics diagnostics;
  ByteSpaces spaces;
  Limits limits;
  Progress progress;
  const Bytes bytes = Bytes::adopt(file.bytes());
  const BspHeader header = *readBspHeader(bytes, bytes.size());
  BlockContext context{spaces, limits, diagnostics};
  const Lumps lumps = Lumps::read(header, *bytes::makeMemorySource(bytes), kAllLumps, context, progress);
  const MapRecords records(header, lumps, diagnostics);
  const MapClusters clusters(records, 0, visibility, diagnostics);
  for (const visibility::Visibility::Leaf& leaf : visibility.leaves) {
    if (leaf.cluster < 0) {
      continue;
    }
    const QVector3D half(20, 20, 20);
    const scene::Bounds box(leaf.bounds.centre() - half, leaf.bounds.centre() + half);
    const std::vector<int> found = clusters.clustersIn(box);
    EXPECT_TRUE(std::ranges::find(found, leaf.cluster) != found.end());
    EXPECT_LT(found.size(), static_cast<std::size_t>(visibility.clusterCount));
  }
  EXPECT_TRUE(clusters.clustersIn({}).empty());
}

TEST(MapVisibility, leafFacesThatDoNotFitAreTold) {
  constexpr auto kFaceCount = structure::columnOf<bsp::kLeaf32>("numleaffaces");
  MapUnderTest file = MapUnderTest::made();
  const std::size_t leaf = file.offset(LumpId::Leafs) + bsp::kLeaf32.size;
  file.setU16(file.offset(LumpId::LeafFaces), 0xfff0);
  file.setU16(leaf + kFaceCount.offset(), 0xffff);
  const auto map = file.load();
  EXPECT_TRUE(map.says(QStringLiteral("lists face 65520, which does not exist")));
  EXPECT_TRUE(map.says(QStringLiteral("leaf 1 lists faces ")));
  const auto told = std::ranges::find_if(map.document->diagnostics, [](const Diagnostic& diagnostic) {
    return diagnostic.message.startsWith(QStringLiteral("leaf 1 lists faces "));
  });
  ASSERT_NE(told, map.document->diagnostics.end());
  EXPECT_EQ(told->where, (ByteRange{base::kFileSpace, leaf, bsp::kLeaf32.size}));
}

} // namespace
} // namespace vitrine::tests
