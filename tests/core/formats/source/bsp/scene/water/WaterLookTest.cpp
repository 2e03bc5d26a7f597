// Distances at which a map's water changes its look.
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using demos::KeyValues;

MapUnderTest::Outcome mapWithWaterControl(const KeyValues& keys, bool water = true) {
  demos::MapModel model = samples::makeSingleRoom();
  if (water) {
    demos::Materials materials(model, 8);
    demos::Cell pool;
    pool.box = {{-128, -128, -96}, {0, 0, 0}};
    pool.looks.fill(materials.look("vitrine/marble"));
    pool.looks[5] = materials.look("vitrine/water");
    pool.water = true;
    model.cells.push_back(pool);
  }
  if (!keys.empty()) {
    model.entities.push_back({keys});
  }
  return MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
}

bool hasWaterToggle(const Scene& scene) {
  return std::ranges::any_of(scene.controls, [](const scene::Control& control) {
    return control.id == QStringLiteral("water.distance") && control.defaultValue == 1;
  });
}

TEST(WaterDistances, areThoseOfTheEntity) {
  const auto map = mapWithWaterControl(
      {{"classname", "water_lod_control"}, {"cheapwaterstartdistance", "100.5"}, {"cheapwaterenddistance", "250"}});
  EXPECT_EQ(map.scene().world.waterDistances, (scene::WaterDistances{100.5F, 250}));
  EXPECT_TRUE(hasWaterToggle(map.scene()));
}

TEST(WaterDistances, thatAreNotSaidAreTheUsualOnes) {
  const auto map = mapWithWaterControl({{"classname", "water_lod_control"}});
  EXPECT_EQ(map.scene().world.waterDistances, (scene::WaterDistances{1000, 2000}));
}

TEST(WaterDistances, areInOrder) {
  const auto map = mapWithWaterControl(
      {{"classname", "water_lod_control"}, {"cheapwaterstartdistance", "500"}, {"cheapwaterenddistance", "-3"}});
  EXPECT_EQ(map.scene().world.waterDistances, (scene::WaterDistances{500, 500}));
}

TEST(WaterDistances, areOfMapsWithWaterAndControl) {
  EXPECT_FALSE(mapWithWaterControl({}).scene().world.waterDistances);
  const auto dry = mapWithWaterControl({{"classname", "water_lod_control"}}, false);
  EXPECT_FALSE(dry.scene().world.waterDistances);
  EXPECT_FALSE(hasWaterToggle(dry.scene()));
}

} // namespace
} // namespace vitrine::tests
