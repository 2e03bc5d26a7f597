// Fog of the map, and the water that eyes may be in.
#include "core/formats/source/bsp/scene/fog/MapFog.h"
#include "core/visibility/Visibility.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using demos::KeyValues;
using demos::MapModel;

MapUnderTest::Outcome mapWith(const std::vector<KeyValues>& entities) {
  MapModel model = samples::makeSingleRoom();
  for (const KeyValues& keys : entities) {
    model.entities.push_back({keys});
  }
  return MapUnderTest(demos::writeMap(model, {.light = demos::LightQuality::None})).load();
}

const scene::Control* fogControl(const Scene& scene) {
  const auto found = std::ranges::find(scene.controls, QStringLiteral("fog"), &scene::Control::id);
  return found == scene.controls.end() ? nullptr : &*found;
}

const scene::ViewPreset& fogView(const Scene& scene) {
  const auto& target = std::get<scene::ViewPresetTarget>(fogControl(scene)->target);
  return scene.view.viewPresets.at(static_cast<std::size_t>(target.choices.at(1)));
}

const KeyValues kFog{{"classname", "env_fog_controller"},
                     {"fogenable", "1"},
                     {"fogcolor", "188 255 0"},
                     {"fogstart", "-50"},
                     {"fogend", "2000"},
                     {"fogmaxdensity", "0.75"},
                     {"farz", "5000"}};

KeyValues with(KeyValues keys, const std::string& key, const std::string& value) {
  for (auto& [name, old] : keys) {
    if (name == key) {
      old = value;
      return keys;
    }
  }
  keys.emplace_back(key, value);
  return keys;
}

TEST(MapFog, isAViewThatCanBeTurnedOff) {
  const auto map = mapWith({kFog});
  const scene::Control* control = fogControl(map.scene());
  ASSERT_TRUE(control);
  EXPECT_EQ(control->kind, scene::ControlKind::Toggle);
  EXPECT_EQ(control->defaultValue, 1);
  EXPECT_EQ(std::get<scene::ViewPresetTarget>(control->target).choices.at(0), scene::kNone);
  const scene::ViewPreset& view = fogView(map.scene());
  ASSERT_TRUE(view.fog);
  EXPECT_NEAR(view.fog->color.x(), std::pow((188.0 / 255 + 0.055) / 1.055, 2.4), 1e-4);
  EXPECT_FLOAT_EQ(view.fog->color.y(), 1);
  EXPECT_EQ(view.fog->color.z(), 0);
  EXPECT_EQ(view.fog->start, -50);
  EXPECT_EQ(view.fog->end, 2000);
  EXPECT_EQ(view.fog->maxDensity, 0.75F);
  EXPECT_EQ(view.farPlane, 5000);
  EXPECT_FALSE(view.background); // it would hide the sky
  EXPECT_EQ(view.verticalFov, 0);
}

TEST(MapFog, thatIsOffIsStillOffered) {
  const auto map = mapWith({with(kFog, "fogenable", "0")});
  ASSERT_TRUE(fogControl(map.scene()));
  EXPECT_EQ(fogControl(map.scene())->defaultValue, 0);
}

TEST(MapFog, farPlanesOfNothingAreNone) {
  EXPECT_EQ(fogView(mapWith({with(kFog, "farz", "-1")}).scene()).farPlane, 0);
  EXPECT_EQ(fogView(mapWith({with(kFog, "farz", "nan")}).scene()).farPlane, 0);
}

TEST(MapFog, withoutDistanceIsNone) {
  EXPECT_EQ(fogControl(mapWith({}).scene()), nullptr);
  const KeyValues near = with(with(kFog, "farz", "0"), "fogend", "-60");
  EXPECT_EQ(fogControl(mapWith({near}).scene()), nullptr);
  const auto onlyFar = mapWith({with(kFog, "fogend", "inf")});
  ASSERT_TRUE(fogControl(onlyFar.scene()));
  EXPECT_FALSE(fogView(onlyFar.scene()).fog);
}

TEST(MapFog, ofTheMasterRules) {
  const auto first = mapWith({kFog, with(kFog, "fogend", "999")});
  EXPECT_EQ(fogView(first.scene()).fog->end, 2000);
  const auto master = mapWith({kFog, with(with(kFog, "fogend", "999"), "spawnflags", "1")});
  EXPECT_EQ(fogView(master.scene()).fog->end, 999);
}

/// The same with a second colour; the directions are those of the file, x is east and y north.
const KeyValues kTwoColours = with(with(with(kFog, "fogblend", "1"), "fogcolor2", "0 0 255"), "fogdir", "0 3 4");

TEST(MapFog, hasASecondColour) {
  const auto map = mapWith({kTwoColours});
  const scene::Fog fog = fogView(map.scene()).fog.value();
  ASSERT_TRUE(fog.blend);
  EXPECT_EQ(fog.blend->color, QVector3D(0, 0, 1));
  const QVector3D direction = map.scene().sourceAxes.toFile(fog.blend->direction);
  EXPECT_LT((direction - QVector3D(0, 0.6F, 0.8F)).length(), 1e-6F) << "normalised";
  EXPECT_FALSE(fogView(mapWith({with(kTwoColours, "fogblend", "0")}).scene()).fog->blend);
  EXPECT_FALSE(fogView(mapWith({with(kFog, "fogblend", "1")}).scene()).fog->blend) << "no colour to blend to";
}

TEST(MapFog, ofAnglesIsBrightBehindThem) {
  const auto directionOf = [](const std::string& angles) {
    const auto map = mapWith({with(with(kTwoColours, "use_angles", "1"), "angles", angles)});
    return map.scene().sourceAxes.toFile(fogView(map.scene()).fog->blend->direction);
  };
  EXPECT_LT((directionOf("0 90 0") - QVector3D(0, -1, 0)).length(), 1e-6F) << "looks north";
  EXPECT_LT((directionOf("90 0 0") - QVector3D(0, 0, 1)).length(), 1e-6F) << "looks down";
  EXPECT_LT((directionOf("0 0 90") - QVector3D(-1, 0, 0)).length(), 1e-6F) << "looks east, rolled";
}

TEST(MapFog, thatBlendsToNoDirectionIsHalfOfEach) {
  const auto map = mapWith({with(kTwoColours, "fogdir", "0 0 0")});
  EXPECT_EQ(fogView(map.scene()).fog->blend->direction, QVector3D());
}

/// A room with a pool below it, deep enough to dive in.
const demos::Bytes& poolBytes() {
  static const demos::Bytes bytes = [] {
    MapModel model = samples::makeSingleRoom();
    demos::Materials materials(model, 8);
    demos::Cell pool;
    pool.box = {{-128, -128, -96}, {0, 0, 0}};
    pool.looks.fill(materials.look("vitrine/marble"));
    pool.looks[5] = materials.look("vitrine/water");
    pool.water = true;
    model.cells.push_back(pool);
    return demos::writeMap(model, {.light = demos::LightQuality::None});
  }();
  return bytes;
}

TEST(Water, fillsItsLeaves) {
  const auto map = MapUnderTest(poolBytes()).load();
  const Scene& scene = map.scene();
  ASSERT_EQ(scene.world.fogVolumes.size(), 1U);
  const scene::FogVolume& water = scene.world.fogVolumes[0];
  EXPECT_EQ(water.surfaceHeight, 0);
  ASSERT_TRUE(water.record);
  EXPECT_EQ(water.record->section, map.section("lumps/LEAFWATERDATA"));
  ASSERT_NE(water.material, scene::kNone);
  const scene::Material& material = scene.assets.materials[water.material];
  EXPECT_EQ(material.name, QStringLiteral("vitrine/water"));
  EXPECT_EQ(material.model(), scene::MaterialModel::Water);
  const auto volumeAt = [&](const QVector3D& file) {
    return scene.world.visibility
        ->leaves[static_cast<std::size_t>(scene.world.visibility->leafAt(scene.sourceAxes.toScene(file)))]
        .fogVolume;
  };
  EXPECT_EQ(volumeAt({-64, -64, -40}), 0);
  EXPECT_EQ(volumeAt({-64, -64, 40}), -1);
}

TEST(Water, isSeeThroughUntilItsFileIsFound) {
  const auto map = MapUnderTest(poolBytes()).load();
  std::size_t surfaces = 0;
  for (const scene::Surface& surface : map.scene().meshes[0].surfaces) {
    const scene::Material& material = map.scene().assets.materials[surface.material];
    if (material.model() == scene::MaterialModel::Water) {
      ++surfaces;
      EXPECT_EQ(material.blend, scene::Blend::AlphaBlend);
      EXPECT_FALSE(material.depthWrite);
      EXPECT_LT(material.color.w(), 1);
    }
  }
  EXPECT_GT(surfaces, 0U);
}

TEST(Water, withoutColourOfItsOwnIsNotBlack) {
  MapUnderTest file(poolBytes());
  const auto sound = file.load();
  for (std::size_t at = file.offset(LumpId::TexData); at < file.offset(LumpId::TexData) + file.length(LumpId::TexData);
       at += 32) {
    file.setF32(at, 0);
    file.setF32(at + 4, 0);
    file.setF32(at + 8, 0);
  }
  const auto map = file.load();
  const scene::FogVolume& water = map.scene().world.fogVolumes.at(0);
  EXPECT_TRUE(sound.scene().assets.materials[water.material].fallbackColor);
  EXPECT_FALSE(map.scene().assets.materials[water.material].fallbackColor);
}

TEST(Water, thatLeadsNowhereIsNone) {
  MapUnderTest file(poolBytes());
  file.setU16(file.offset(LumpId::LeafWaterData) + 8, 30000); // texture info
  const auto odd = file.load();
  EXPECT_EQ(odd.scene().world.fogVolumes.at(0).material, scene::kNone);
  file.replaceLump(LumpId::LeafWaterData, {});
  const auto map = file.load();
  EXPECT_TRUE(map.scene().world.fogVolumes.empty());
  for (const visibility::Visibility::Leaf& leaf : map.scene().world.visibility->leaves) {
    EXPECT_EQ(leaf.fogVolume, -1);
  }
}

} // namespace
} // namespace vitrine::tests
