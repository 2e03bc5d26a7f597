// Places of surfaces in the tree.
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <set>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

/// Every item has a place in the tree, but for the sky around it.
void expectPlaces(const Scene& scene) {
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    const scene::SurfaceLeaves* place = scene.leavesOf(item);
    if (!place && scene.backdropOf(item) != scene::kNone) {
      continue;
    }
    ASSERT_TRUE(place) << scene.nodes[scene.drawItems()[item].node].name.toStdString();
    EXPECT_TRUE(std::ranges::is_sorted(place->clusters));
    for (const int cluster : place->clusters) {
      EXPECT_TRUE(cluster >= 0 && cluster < scene.world.visibility->clusterCount);
    }
  }
}

TEST(Places, allThatIsDrawnHasOne) {
  expectPlaces(richMap().load().scene());
  expectPlaces(litMap({.hdr = true}).load().scene());
  for (const char* name : {"flat_devgrid.bsp", "fy_iceworld_cssource.bsp", "mp_lobby.bsp", "test2.bsp"}) {
    if (const auto file = MapUnderTest::sample(QString::fromLatin1(name))) {
      expectPlaces(file->load().scene());
    }
  }
}

/// Clusters of the leaves that a static prop's record lists.
std::set<int> listedClusters(const MapUnderTest::Outcome& map, std::uint64_t prop) {
  const auto cell = [&](const char* path, std::uint64_t row, const char* field) {
    const structure::RecordTable& table = *map.document->structure[map.section(path)].table;
    return std::get<std::int64_t>(
        table.row(row)->cells[static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field)))]);
  };
  std::set<int> clusters;
  const std::int64_t first = cell("lumps/GAME_LUMP/sprp/props", prop, "FirstLeaf");
  const std::int64_t count = cell("lumps/GAME_LUMP/sprp/props", prop, "LeafCount");
  for (std::int64_t i = first; i < first + count; ++i) {
    const std::int64_t leaf = cell("lumps/GAME_LUMP/sprp/leaves", static_cast<std::uint64_t>(i), "leaf");
    const int cluster = map.scene().world.visibility->leaves[static_cast<std::size_t>(leaf)].cluster;
    if (cluster >= 0) {
      clusters.insert(cluster);
    }
  }
  return clusters;
}

TEST(Places, propsAreInTheLeavesTheyList) {
  std::vector<MapUnderTest::Outcome> maps{richMap().load(), MapUnderTest::made({.version = 25}, 4).load()};
  if (const auto file = MapUnderTest::sample(QStringLiteral("flat_devgrid.bsp"))) {
    maps.push_back(file->load());
  }
  std::size_t checked = 0;
  for (const MapUnderTest::Outcome& map : maps) {
    for (const DrawItemIndex item : map.scene().drawItems().indices()) {
      const scene::Node& node = map.scene().nodes[map.scene().drawItems()[item].node];
      if (node.kind != scene::NodeKind::Prop) {
        continue;
      }
      const scene::SurfaceLeaves& place = *map.scene().leavesOf(item);
      EXPECT_EQ(std::set<int>(place.clusters.begin(), place.clusters.end()), listedClusters(map, node.record->row));
      EXPECT_GE(place.leaf, 0);
      ++checked;
    }
  }
  EXPECT_GE(checked, 3U);
}

TEST(Places, propsWithLeavesThatAreNotThereAreDrawnFromEverywhere) {
  MapUnderTest file = richMap();
  const auto section = [&](const MapUnderTest::Outcome& map) {
    return map.document->structure[map.section("lumps/GAME_LUMP/sprp/props")].range.offset;
  };
  const std::uint64_t props = section(file.load());
  file.setU16(props + 26, 0xfff0); // first leaf
  const auto map = file.load();
  for (const DrawItemIndex item : map.scene().drawItems().indices()) {
    const scene::Node& node = map.scene().nodes[map.scene().drawItems()[item].node];
    if (node.kind == scene::NodeKind::Prop && node.record->row == 0) {
      EXPECT_TRUE(map.scene().leavesOf(item)->clusters.empty());
    }
  }
}

} // namespace
} // namespace vitrine::tests
