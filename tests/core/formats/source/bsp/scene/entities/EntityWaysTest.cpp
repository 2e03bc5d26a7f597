#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <map>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

/// A map with these entities, whose models are those of the rich map: boxes of 16 units around their origins.
MapUnderTest::Outcome mapWithMovers(std::string_view text) {
  MapUnderTest file = richMap();
  file.replaceLump(LumpId::Entities, std::as_bytes(std::span(text)));
  return file.load();
}

const scene::WayTarget* wayOf(const MapUnderTest::Outcome& map, int entity) {
  for (const scene::Control& control : map.scene().controls) {
    if (control.id == QStringLiteral("way.%1").arg(entity)) {
      return std::get_if<scene::WayTarget>(&control.target);
    }
  }
  return nullptr;
}

/// Where a point of the file goes at a value of the slider.
QVector3D moved(const MapUnderTest::Outcome& map, const scene::WayTarget& way, double value, const QVector3D& point) {
  const scene::Axes& axes = map.scene().sourceAxes;
  return axes.toFile(way.transformAt(value).map(axes.toScene(point)));
}

void expectWayNear(const QVector3D& point, const QVector3D& expected) {
  EXPECT_LT((point - expected).length(), 0.01F) << point.x() << ' ' << point.y() << ' ' << point.z() << " is not "
                                                << expected.x() << ' ' << expected.y() << ' ' << expected.z();
}

TEST(EntityWays, doorsSlideByTheirSizeLessTheLip) {
  const auto map = mapWithMovers("{\"classname\" \"worldspawn\"}\n"
                                 "{\"classname\" \"func_door\" \"model\" \"*1\" \"origin\" \"10 20 30\" \"lip\" \"4\""
                                 " \"movedir\" \"-90 0 0\" \"targetname\" \"Gate\"}\n"
                                 "{\"classname\" \"info_target\" \"origin\" \"1 2 3\" \"parentname\" \"gate,handle\"}\n"
                                 "{\"classname\" \"trigger_once\" \"model\" \"*2\"}\n");
  const scene::WayTarget* way = wayOf(map, 1);
  ASSERT_TRUE(way);
  EXPECT_EQ(way->movedNodes.size(), 2U) << "the door and what is fastened to it";
  expectWayNear(moved(map, *way, 0, {1, 2, 3}), {1, 2, 3});
  expectWayNear(moved(map, *way, 1, {1, 2, 3}), {1, 2, 15});
  expectWayNear(moved(map, *way, 0.5, {1, 2, 3}), {1, 2, 9});
  EXPECT_FALSE(wayOf(map, 3));
}

TEST(EntityWays, turningOnesTurnAroundTheirOrigin) {
  const auto map = mapWithMovers("{\"classname\" \"func_door_rotating\" \"model\" \"*1\" \"origin\" \"10 20 30\""
                                 " \"distance\" \"90\"}\n"
                                 "{\"classname\" \"func_rotating\" \"model\" \"*2\" \"spawnflags\" \"2\"}\n");
  const scene::WayTarget* door = wayOf(map, 0);
  ASSERT_TRUE(door);
  expectWayNear(moved(map, *door, 90, {14, 20, 30}), {10, 24, 30});
  expectWayNear(moved(map, *door, 45, {14, 20, 30}), {10 + 4 * 0.70711F, 20 + 4 * 0.70711F, 30});
  const scene::WayTarget* fan = wayOf(map, 1);
  ASSERT_TRUE(fan);
  expectWayNear(moved(map, *fan, 90, {4, 0, 0}), {0, -4, 0});
  expectWayNear(moved(map, *fan, 360, {4, 0, 0}), {4, 0, 0});
}

TEST(EntityWays, doorsThatArePropsSwingToBothSides) {
  const auto map = mapWithMovers("{\"classname\" \"prop_door_rotating\" \"model\" \"models/door.mdl\""
                                 " \"origin\" \"10 20 30\" \"angles\" \"0 180 0\"}\n"
                                 "{\"classname\" \"prop_door_rotating\" \"model\" \"models/door.mdl\""
                                 " \"distance\" \"60\" \"axis\" \"0 0 0, 8 0 0\"}\n");
  const scene::WayTarget* door = wayOf(map, 0);
  ASSERT_TRUE(door);
  EXPECT_EQ(door->movedNodes.size(), 1U);
  expectWayNear(moved(map, *door, 0, {14, 20, 30}), {14, 20, 30});
  expectWayNear(moved(map, *door, 90, {14, 20, 30}), {10, 24, 30});
  expectWayNear(moved(map, *door, -90, {14, 20, 30}), {10, 16, 30});
  const scene::WayTarget* flap = wayOf(map, 1);
  ASSERT_TRUE(flap);
  // Around the x axis, from y towards z, and no further than it is told.
  expectWayNear(moved(map, *flap, 90, {3, 2, 0}), {3, 2 * 0.5F, 2 * 0.86603F});
}

TEST(EntityWays, trainsRideAlongTheirTrackAndLoopsEnd) {
  const auto map =
      mapWithMovers("{\"classname\" \"func_tracktrain\" \"model\" \"*1\" \"origin\" \"0 0 10\" \"height\" \"10\""
                    " \"target\" \"a\"}\n"
                    "{\"classname\" \"path_track\" \"targetname\" \"a\" \"target\" \"b\" \"origin\" \"0 100 0\"}\n"
                    "{\"classname\" \"path_track\" \"targetname\" \"b\" \"target\" \"A\" \"origin\" \"0 200 0\"}\n"
                    "{\"classname\" \"func_train\" \"model\" \"*2\" \"target\" \"nowhere\"}\n");
  const scene::WayTarget* train = wayOf(map, 0);
  ASSERT_TRUE(train);
  // 100 to the first corner, 100 to the second, 100 back.
  expectWayNear(moved(map, *train, 2.0 / 3, {0, 0, 10}), {0, 200, 10});
  expectWayNear(moved(map, *train, 1, {0, 0, 10}), {0, 100, 10});
  expectWayNear(moved(map, *train, 1.0 / 3, {5, 0, 10}), {0, 105, 10});
  EXPECT_FALSE(wayOf(map, 3));
}

TEST(EntityHelpers, pathsRopesAndMarksAreOfTheirEntities) {
  const auto map =
      mapWithMovers("{\"classname\" \"path_corner\" \"targetname\" \"a\" \"target\" \"b\" \"origin\" \"0 0 50\"}\n"
                    "{\"classname\" \"path_corner\" \"targetname\" \"b\" \"origin\" \"60 0 50\"}\n"
                    "{\"classname\" \"move_rope\" \"NextKey\" \"b\" \"origin\" \"0 0 50\" \"Slack\" \"10\"}\n");
  const auto rowsOf = [&map](const QString& name) {
    std::vector<std::uint64_t> rows;
    for (const scene::Mesh& mesh : map.scene().meshes) {
      for (const scene::Surface& surface : mesh.surfaces) {
        if (mesh.name == name) {
          rows.push_back(surface.provenance.firstRow);
        }
      }
    }
    return rows;
  };
  EXPECT_EQ(rowsOf(QStringLiteral("paths")), (std::vector<std::uint64_t>{0}));
  EXPECT_EQ(rowsOf(QStringLiteral("ropes")), (std::vector<std::uint64_t>{2}));
  EXPECT_EQ(rowsOf(QStringLiteral("entity marks")), (std::vector<std::uint64_t>{0, 1, 2}));
}

TEST(EntityHelpers, ropesOfTheSmallSkyBelongToIt) {
  // The room of the rich map's 3D sky is at 1024 … 1152.
  const auto map = mapWithMovers(
      "{\"classname\" \"worldspawn\"}\n"
      "{\"classname\" \"info_player_start\" \"origin\" \"0 0 10\"}\n"
      "{\"classname\" \"sky_camera\" \"origin\" \"1088 0 64\" \"scale\" \"16\"}\n"
      "{\"classname\" \"keyframe_rope\" \"targetname\" \"far\" \"NextKey\" \"end\" \"origin\" \"1060 0 64\"}\n"
      "{\"classname\" \"keyframe_rope\" \"targetname\" \"end\" \"origin\" \"1100 0 64\"}\n"
      "{\"classname\" \"move_rope\" \"NextKey\" \"hook\" \"origin\" \"0 0 100\"}\n"
      "{\"classname\" \"info_target\" \"targetname\" \"hook\" \"origin\" \"60 0 100\"}\n");
  ASSERT_EQ(map.scene().world.backdrops.size(), 1U);
  const LayerIndex sky = map.scene().world.backdrops.front().layer;
  std::map<std::uint64_t, bool> inSky;
  for (const scene::Mesh& mesh : map.scene().meshes) {
    for (const scene::Surface& surface : mesh.surfaces) {
      if (mesh.name == QStringLiteral("ropes")) {
        inSky[surface.provenance.firstRow] = surface.layer == sky;
      }
    }
  }
  EXPECT_EQ(inSky, (std::map<std::uint64_t, bool>{{3, true}, {5, false}}));
}

} // namespace
} // namespace vitrine::tests
