#include "core/collision/CollisionWorld.h"
#include "core/formats/source/bsp/scene/collision/CollisionBuilder.h"
#include "core/formats/source/bsp/scene/collision/ConvexBody.h"
#include "core/formats/source/bsp/scene/collision/SolidEntities.h"
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using collision::CollisionBrush;
using collision::CollisionPlane;
using collision::CollisionWorld;

bool contains(const CollisionWorld& world, const CollisionBrush& solid, const QVector3D& point, float margin = 0) {
  for (std::uint32_t i = solid.firstPlane; i < solid.firstPlane + solid.planeCount; ++i) {
    if (QVector3D::dotProduct(world.planes[i].normal, point) > world.planes[i].distance - margin) {
      return false;
    }
  }
  return true;
}

/// The solid at a place in file coordinates; null: air.
const CollisionBrush* solidAt(const Scene& scene, const QVector3D& filePoint) {
  const QVector3D point = scene.sourceAxes.toScene(filePoint);
  for (const CollisionBrush& solid : scene.world.collision->brushes) {
    if (contains(*scene.world.collision, solid, point)) {
      return &solid;
    }
  }
  return nullptr;
}

std::vector<CollisionPlane> box(float size) {
  std::vector<CollisionPlane> planes;
  for (int axis = 0; axis < 3; ++axis) {
    for (const float sign : {1.0F, -1.0F}) {
      QVector3D normal;
      normal[axis] = sign;
      planes.push_back({normal, size});
    }
  }
  return planes;
}

TEST(ConvexBody, boxesAreTheirOwnBounds) {
  const scene::Bounds expected(QVector3D(-8, -8, -8), QVector3D(8, 8, 8));
  EXPECT_EQ(axialBounds(box(8)), expected);
  const scene::Bounds cut = cutBounds(box(8));
  EXPECT_LT((cut.min() - expected.min()).length(), 0.01F);
  EXPECT_LT((cut.max() - expected.max()).length(), 0.01F);
  EXPECT_EQ(axialDirection({{0, 0, -1}, 4}), 5);
  EXPECT_EQ(axialDirection({QVector3D(1, 1, 0).normalized(), 4}), -1);
}

TEST(ConvexBody, slantedOnesAreCut) {
  // A tetrahedron at the origin.
  const QVector3D slope = QVector3D(1, 1, 1).normalized();
  const std::vector<CollisionPlane> planes{{{-1, 0, 0}, 0}, {{0, -1, 0}, 0}, {{0, 0, -1}, 0}, {slope, 30 * slope.x()}};
  EXPECT_TRUE(axialBounds(planes).empty());
  const scene::Bounds bounds = cutBounds(planes);
  EXPECT_LT(bounds.min().length(), 0.1F);
  EXPECT_LT((bounds.max() - QVector3D(30, 30, 30)).length(), 0.1F);
}

TEST(ConvexBody, nothingAndEverythingHaveNoBounds) {
  std::vector<CollisionPlane> planes = box(8);
  planes.pop_back();
  EXPECT_TRUE(cutBounds(planes).empty()) << "no end";
  EXPECT_TRUE(axialBounds(planes).empty());
  std::vector<CollisionPlane> inside = box(-8);
  EXPECT_TRUE(cutBounds(inside).empty()) << "nothing is behind all";
  EXPECT_TRUE(axialBounds(inside).empty());
  EXPECT_TRUE(cutBounds({}).empty());
}

TEST(CollisionBuilder, missingSidesOfTheBoxAreAdded) {
  CollisionBuilder builder;
  const QVector3D slope = QVector3D(1, 1, 1).normalized();
  const std::vector<CollisionPlane> planes{{{-1, 0, 0}, 0}, {{0, -1, 0}, 0}, {{0, 0, -1}, 0}, {slope, 30 * slope.x()}};
  EXPECT_EQ(builder.add(planes, std::nullopt), CollisionBuilder::Outcome::Added);
  const auto world = builder.take();
  ASSERT_TRUE(world);
  EXPECT_EQ(world->brushes[0].planeCount, 7U);
  EXPECT_TRUE(contains(*world, world->brushes[0], {5, 5, 5}));
  EXPECT_FALSE(contains(*world, world->brushes[0], {15, 15, 15}));
}

TEST(CollisionBuilder, brokenPlanesMakeNoBody) {
  CollisionBuilder builder;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const CollisionPlane& broken :
       {CollisionPlane{{nan, 0, 0}, 1}, CollisionPlane{{0, 0, 0}, 1}, CollisionPlane{{3, 0, 0}, 1},
        CollisionPlane{{1, 0, 0}, nan}, CollisionPlane{{1, 0, 0}, std::numeric_limits<float>::infinity()}}) {
    std::vector<CollisionPlane> planes = box(8);
    planes.push_back(broken);
    EXPECT_EQ(builder.add(planes, std::nullopt), CollisionBuilder::Outcome::Unbounded);
  }
  EXPECT_EQ(builder.add({}, std::nullopt), CollisionBuilder::Outcome::Unbounded);
  EXPECT_FALSE(builder.take());
}

TEST(SolidEntities, whatOneBumpsInto) {
  const auto isSolid = [](std::vector<EntityPair> pairs) {
    Entity entity;
    entity.pairs = std::move(pairs);
    return isSolidEntity(entity);
  };
  EXPECT_TRUE(isSolid({{"classname", "func_door"}}));
  EXPECT_FALSE(isSolid({{"classname", "func_door"}, {"spawnflags", "8"}}));
  EXPECT_TRUE(isSolid({{"classname", "func_door_rotating"}, {"spawnflags", "4"}}));
  EXPECT_TRUE(isSolid({{"classname", "func_brush"}}));
  EXPECT_FALSE(isSolid({{"classname", "func_brush"}, {"Solidity", "1"}}));
  EXPECT_FALSE(isSolid({{"classname", "func_brush"}, {"StartDisabled", "1"}}));
  EXPECT_TRUE(isSolid({{"classname", "func_brush"}, {"StartDisabled", "1"}, {"Solidity", "2"}}));
  EXPECT_FALSE(isSolid({{"classname", "func_rotating"}, {"spawnflags", "65"}}));
  EXPECT_TRUE(isSolid({{"classname", "func_rotating"}, {"spawnflags", "8"}}));
  EXPECT_FALSE(isSolid({{"classname", "func_wall_toggle"}, {"spawnflags", "1"}}));
  EXPECT_TRUE(isSolid({{"classname", "func_breakable"}, {"spawnflags", "nan"}}));
  for (const char* name : {"trigger_multiple", "func_illusionary", "func_buyzone", "func_water_analog",
                           "func_areaportalwindow", "FUNC_ILLUSIONARY", "func_dustmotes", "func_lod_x"}) {
    EXPECT_EQ(isSolid({{"classname", name}}), QLatin1StringView(name) == QLatin1StringView("func_lod_x")) << name;
  }
  EXPECT_FALSE(isSolid({{"classname", "func_lod"}, {"Solid", "1"}}));
}

TEST(MapSolids, wallsAndAir) {
  const auto map = litMap().load();
  const Scene& scene = map.scene();
  ASSERT_TRUE(scene.world.collision);
  EXPECT_FALSE(solidAt(scene, {-200, 100, 60}));
  EXPECT_FALSE(solidAt(scene, {0, 0, 60})) << "the rooms are open to each other";
  for (const QVector3D& wall : {QVector3D(-258, 0, 60), QVector3D(258, 0, 60), QVector3D(0, 130, 60),
                                QVector3D(0, -130, 60), QVector3D(10, 10, -2), QVector3D(10, 10, 130)}) {
    const CollisionBrush* solid = solidAt(scene, wall);
    ASSERT_TRUE(solid) << wall.x() << ' ' << wall.y() << ' ' << wall.z();
    ASSERT_TRUE(solid->record);
    EXPECT_EQ(solid->record->section, map.section("lumps/BRUSHES"));
    EXPECT_TRUE(map.document->structure[solid->record->section].table->row(solid->record->row));
  }
}

TEST(MapSolids, wedgesAreNoBoxes) {
  const auto map = litMap().load();
  EXPECT_TRUE(solidAt(map.scene(), {160, 80, 20}));
  EXPECT_FALSE(solidAt(map.scene(), {100, 80, 30}));
  EXPECT_FALSE(solidAt(map.scene(), {160, 110, 20}));
}

TEST(MapSolids, entitiesStandWhereTheyAreTurnedTo) {
  const auto map = litMap().load();
  const QVector3D origin(-128, -64, 40);
  const float along = 28 * std::sqrt(0.5F);
  EXPECT_TRUE(solidAt(map.scene(), origin));
  EXPECT_TRUE(solidAt(map.scene(), origin + QVector3D(along, along, 0)));
  EXPECT_TRUE(solidAt(map.scene(), origin - QVector3D(along, along, 30)));
  EXPECT_FALSE(solidAt(map.scene(), origin + QVector3D(28, 0, 0)));
  EXPECT_FALSE(solidAt(map.scene(), origin + QVector3D(along, -along, 0)));
}

TEST(MapSolids, whatIsNotSolidIsLeftOut) {
  const auto map = richMap().load();
  EXPECT_TRUE(solidAt(map.scene(), {150, 150, 60})) << "a door";
  EXPECT_FALSE(solidAt(map.scene(), {-150, 150, 60})) << "a trigger";
  EXPECT_FALSE(solidAt(map.scene(), {-150, 100, 60})) << "a brush that is disabled";
  EXPECT_FALSE(solidAt(map.scene(), {100, -60, 8})) << "a prop";
}

TEST(MapSolids, displacementsAreWalkedOn) {
  const auto map = richMap().load();
  const SectionId section = map.section("lumps/DISPINFO");
  std::size_t checked = 0;
  for (float x = -250; x < 0; x += 17) {
    for (float y = -250; y < -130; y += 13) {
      const auto height = static_cast<float>(hillHeight(static_cast<double>(x), static_cast<double>(y)));
      const CollisionBrush* below = solidAt(map.scene(), {x, y, height - 2.5F});
      ASSERT_TRUE(below) << x << ' ' << y;
      if (height > 4) {
        EXPECT_EQ(below->record->section, section);
        EXPECT_FALSE(solidAt(map.scene(), {x, y, height + 2.5F}));
        ++checked;
      }
    }
  }
  EXPECT_GT(checked, 20U);
}

TEST(MapSolids, displacementsWithoutCollisionAreNotThere) {
  MapUnderTest file = richMap();
  const std::size_t records = file.offset(LumpId::DispInfo);
  const auto solidsOf = [](const MapUnderTest::Outcome& map) {
    return std::ranges::count_if(map.scene().world.collision->brushes, [&](const CollisionBrush& solid) {
      return solid.record->section == map.section("lumps/DISPINFO");
    });
  };
  EXPECT_EQ(solidsOf(file.load()), 256);
  file.setU32(records + 24, 0x80000004); // minTess
  EXPECT_EQ(solidsOf(file.load()), 128);
  file.setU32(records + 24, 4);
  EXPECT_EQ(solidsOf(file.load()), 256);
}

TEST(MapSolids, haveBoundsAndAllSidesOfTheirBox) {
  for (const MapUnderTest& file : {litMap(), richMap(), MapUnderTest::made({.version = 25})}) {
    const auto map = file.load();
    const CollisionWorld& world = *map.scene().world.collision;
    for (const CollisionBrush& solid : world.brushes) {
      ASSERT_LE(std::size_t{solid.firstPlane} + solid.planeCount, world.planes.size());
      std::set<int> directions;
      for (std::uint32_t i = solid.firstPlane; i < solid.firstPlane + solid.planeCount; ++i) {
        directions.insert(axialDirection(world.planes[i]));
        EXPECT_NEAR(world.planes[i].normal.length(), 1, 0.01F);
      }
      directions.erase(-1);
      EXPECT_EQ(directions.size(), 6U);
      EXPECT_FALSE(solid.bounds.empty());
    }
  }
}

TEST(MapSolids, hostileBrushesAreBounded) {
  MapUnderTest file = litMap();
  for (std::size_t at = file.offset(LumpId::Brushes); at < file.offset(LumpId::Brushes) + file.length(LumpId::Brushes);
       at += 12) {
    file.setU32(at, 0);
    file.setU32(at + 4, file.length(LumpId::BrushSides) / 8); // every brush claims all sides
  }
  EXPECT_TRUE(file.load().document->scene);
  file = litMap();
  file.setU32(file.offset(LumpId::Brushes), 0x7ffffff0);
  EXPECT_TRUE(file.load().says(QStringLiteral("encloses no volume")));
  file = litMap();
  file.setF32(file.offset(LumpId::Planes), std::numeric_limits<float>::quiet_NaN());
  EXPECT_TRUE(file.load().document->scene);
  // A tree that leads back to itself.
  file = litMap();
  for (std::size_t at = file.offset(LumpId::Nodes); at < file.offset(LumpId::Nodes) + file.length(LumpId::Nodes);
       at += 32) {
    file.setU32(at + 4, 0);
    file.setU32(at + 8, 0);
  }
  const auto looped = file.load();
  ASSERT_TRUE(looped.document->scene);
  EXPECT_TRUE(looped.scene().world.collision) << "the brushes of no entity are the world's";
}

class SampleSolids : public testing::TestWithParam<const char*> {};

/// The tree and the brushes of a real map say the same of what is solid.
TEST_P(SampleSolids, agreeWithTheTree) {
  const auto file = MapUnderTest::sample(QString::fromLatin1(GetParam()));
  if (!file) {
    GTEST_SKIP() << othersSamplesMissing();
  }
  const auto map = file->load();
  const Scene& scene = map.scene();
  ASSERT_TRUE(scene.world.collision);
  const structure::RecordTable& brushes = *map.document->structure[map.section("lumps/BRUSHES")].table;
  const structure::RecordTable& leaves = *map.document->structure[map.section("lumps/LEAFS")].table;
  const auto numberIn = [](const structure::RecordTable& table, std::uint64_t row, const char* field) {
    return std::get<std::int64_t>(
        table.row(row)->cells[static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field)))]);
  };
  constexpr std::int64_t kDetail = 0x8000000;
  std::size_t structural = 0;
  for (const CollisionBrush& solid : scene.world.collision->brushes) {
    if (solid.record->section != map.section("lumps/BRUSHES") ||
        numberIn(brushes, solid.record->row, "contents") != 1) {
      continue;
    }
    const QVector3D centre = solid.bounds.centre();
    if (contains(*scene.world.collision, solid, centre, 0.5F)) {
      const int leaf = scene.world.visibility->leafAt(centre);
      ++structural;
      EXPECT_EQ(scene.world.visibility->leaves[static_cast<std::size_t>(leaf)].cluster, -1) << solid.record->row;
    }
  }
  EXPECT_GT(structural, 0U);
  for (std::size_t i = 0; i < scene.world.visibility->leaves.size(); ++i) {
    const visibility::Visibility::Leaf& leaf = scene.world.visibility->leaves[i];
    const QVector3D centre = leaf.bounds.centre();
    if (leaf.cluster < 0 || numberIn(leaves, i, "contents") != 0 ||
        scene.world.visibility->leafAt(centre) != static_cast<int>(i)) {
      continue;
    }
    for (const CollisionBrush& solid : scene.world.collision->brushes) {
      const bool brush = solid.record->section == map.section("lumps/BRUSHES");
      if (brush && contains(*scene.world.collision, solid, centre, 0.5F)) {
        EXPECT_NE(numberIn(brushes, solid.record->row, "contents") & kDetail, 0) << "leaf " << i;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, SampleSolids,
                         testing::ValuesIn(ofOthers<const char*>(QStringLiteral("source-bsp/test2.bsp"),
                                                                 {"flat_devgrid.bsp", "fy_iceworld_cssource.bsp",
                                                                  "mp_lobby.bsp", "test2.bsp"})),
                         [](const auto& tested) {
                           return std::string(tested.param).substr(0, std::string_view(tested.param).find('.'));
                         });

} // namespace
} // namespace vitrine::tests
