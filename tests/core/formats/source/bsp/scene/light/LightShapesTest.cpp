// Lights and ambient samples, shown as shapes.
#include "core/animation/VisibleItems.h"
#include "core/formats/source/bsp/scene/light/WorldLights.h"
#include "core/scene/SceneChecks.h"
#include "core/scene/SceneRecords.h"
#include "core/visibility/Visibility.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/Samples.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;
using formats::source::WorldLight;
using scene::LightKind;

/// Nodes whose record is in a section.
std::vector<const scene::Node*> nodesOf(const MapUnderTest::Outcome& map, const char* section) {
  std::vector<const scene::Node*> nodes;
  for (const scene::Node& node : map.scene().nodes) {
    if (node.record && node.record->section == map.section(section)) {
      nodes.push_back(&node);
    }
  }
  return nodes;
}

/// Items a layer's control brings, and no others.
std::vector<DrawItemIndex> shownBy(const Scene& scene, const char* control) {
  state::SceneState state;
  state.controls[QString::fromLatin1(control)] = 1;
  const ItemSet before = animation::visibleItems(scene, {});
  const ItemSet after = animation::visibleItems(scene, state);
  EXPECT_TRUE((before - after).empty());
  const ItemSet added = after - before;
  return {added.begin(), added.end()};
}

QVector3D paintOf(const Scene& scene, DrawItemIndex item, std::uint32_t triangle = 0) {
  const scene::Mesh& mesh = scene.meshOf(item);
  const scene::VertexStreams::Colors& colors = mesh.vertices.colors.at(0);
  EXPECT_EQ(colors.use, scene::ColorUse::Paint);
  const std::uint32_t vertex = mesh.indices[scene.surfaceOf(item).firstIndex + 3 * triangle];
  return colors.values.at(colors.indexOf(vertex, scene.drawItems()[item].surface)).toVector3D();
}

TEST(WorldLightReach, asToldOrAsComputed) {
  WorldLight light;
  light.light.intensity = {15, 3, 3};
  light.light.radius = 250;
  EXPECT_FLOAT_EQ(light.reach(), 250);
  light.light.radius = 0;
  EXPECT_NEAR(light.reach(), std::sqrt(1000.0F), 0.01F) << "without attenuation it is quadratic";
  light.quadratic = 0.1F;
  EXPECT_NEAR(light.reach(), 100, 0.01F);
  light.quadratic = 0;
  light.linear = 2;
  EXPECT_NEAR(light.reach(), 500, 0.01F);
  light.linear = 0;
  light.constant = 1;
  EXPECT_EQ(light.reach(), 0) << "it never fades";
  light.constant = 0;
  light.light.kind = LightKind::Area;
  EXPECT_EQ(light.reach(), 0);
  light.light.kind = LightKind::Point;
  for (const float odd : {0.0F, -1.0F, std::numeric_limits<float>::quiet_NaN()}) {
    light.light.intensity = {odd, odd, odd};
    EXPECT_EQ(light.reach(), 0);
  }
  light.light.intensity = {1, 1, 1};
  light.light.radius = std::numeric_limits<float>::infinity();
  EXPECT_TRUE(std::isfinite(light.reach()));
}

class LitMapShapes : public testing::Test {
protected:
  static void SetUpTestSuite() { s_map = std::make_unique<MapUnderTest::Outcome>(litMap().load()); }
  static void TearDownTestSuite() { s_map.reset(); }
  const Scene& scene() const { return s_map->scene(); }

  static std::unique_ptr<MapUnderTest::Outcome> s_map;
};

std::unique_ptr<MapUnderTest::Outcome> LitMapShapes::s_map;

TEST_F(LitMapShapes, onlyThePatternIsOddAndNothingIsShownAtFirst) {
  for (const Diagnostic& diagnostic : s_map->document->diagnostics) {
    EXPECT_TRUE(diagnostic.message.startsWith(QStringLiteral("light style 33: "))) << diagnostic.message.toStdString();
  }
  ASSERT_TRUE(scene::indicesInRange(scene()));
  for (const scene::Layer& layer : scene().layers) {
    if (layer.id.startsWith(QStringLiteral("layer.worldlights")) || layer.id == QStringLiteral("layer.ambientcubes")) {
      EXPECT_FALSE(layer.visibleByDefault) << layer.id.toStdString();
    }
  }
}

TEST_F(LitMapShapes, everyLightHasAShapeAndARecord) {
  const std::size_t lights = s_map->document->structure[s_map->section("lumps/WORLDLIGHTS")].table->rowCount();
  const std::vector<DrawItemIndex> items = shownBy(scene(), "layer.worldlights");
  std::set<std::uint64_t> rows;
  for (const DrawItemIndex item : items) {
    const auto record = scene().recordOf(item, 0);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->section, s_map->section("lumps/WORLDLIGHTS"));
    rows.insert(record->row);
    const NodeIndex node = scene().drawItems()[item].node;
    EXPECT_EQ(scene().nodes[node].kind, scene::NodeKind::Light);
    EXPECT_EQ(scene().nodes[node].record, record);
  }
  EXPECT_EQ(rows.size(), lights);
  EXPECT_EQ(scene().lights.size(), lights);
}

TEST_F(LitMapShapes, lightsStandInTheirPlacesAndColours) {
  bool point = false;
  for (const DrawItemIndex item : shownBy(scene(), "layer.worldlights")) {
    const auto& light = scene().lights[scene::LightIndex(scene().recordOf(item, 0)->row)];
    if (light.kind != LightKind::Point) {
      continue;
    }
    EXPECT_LT((scene().worldBounds(item).centre() - light.position).length(), 0.01F);
    const QVector3D paint = paintOf(scene(), item);
    const float brightest = std::max({light.intensity.x(), light.intensity.y(), light.intensity.z()});
    EXPECT_LT((paint * brightest - light.intensity).length(), 0.01F * brightest);
    EXPECT_LT(scene().worldBounds(item).size().x(), 24) << "rings wait for a layer of their own";
    point = true;
    ASSERT_TRUE(scene().leavesOf(item));
    EXPECT_EQ(scene().leavesOf(item)->leaf, scene().world.visibility->leafAt(light.position));
    EXPECT_FALSE(scene().leavesOf(item)->clusters.empty());
  }
  EXPECT_TRUE(point);
}

TEST_F(LitMapShapes, ringsNeedTheirLayerAndThatOfTheLights) {
  EXPECT_TRUE(shownBy(scene(), "layer.lightreach").empty());
  SceneState state;
  state.controls[QStringLiteral("layer.worldlights")] = 1;
  const auto lights = animation::visibleItems(scene(), state).count();
  state.controls[QStringLiteral("layer.lightreach")] = 1;
  EXPECT_GT(animation::visibleItems(scene(), state).count(), lights);
}

TEST_F(LitMapShapes, spotsPointWhereTheyShine) {
  const auto spot = std::ranges::find(scene().lights, LightKind::Spot, &scene::Light::kind);
  ASSERT_NE(spot, scene().lights.end());
  const auto items = scene::itemsOf(scene(), *spot->record);
  ASSERT_EQ(items.size(), 2U) << "the cone and its rings";
  const scene::Bounds cone = scene().worldBounds(items[0]);
  EXPECT_NEAR(cone.min().x(), spot->position.x(), 0.01F); // it shines along +x
  const float length = cone.size().x();
  EXPECT_NEAR(cone.size().y() / 2, length * std::tan(std::acos(0.5F)), 0.1F * length);
  // The radius that the record tells, as three rings.
  EXPECT_NEAR(scene().worldBounds(items[1]).size().y(), 2 * 90.0F, 0.5F);
}

TEST_F(LitMapShapes, stylesLabelTheirLights) {
  const auto nodes = nodesOf(*s_map, "lumps/WORLDLIGHTS");
  const auto named = [&](const char* part) {
    return std::ranges::find_if(nodes, [&](const scene::Node* node) {
      return node->labelled && node->name.contains(QString::fromLatin1(part));
    });
  };
  ASSERT_NE(named("alarm"), nodes.end());
  EXPECT_NE(named("Flicker"), nodes.end());
  const auto style = std::ranges::find((*named("alarm"))->properties, QStringLiteral("style"), &scene::Property::key);
  ASSERT_NE(style, (*named("alarm"))->properties.end());
  EXPECT_EQ(style->value, QStringLiteral("33"));
  EXPECT_TRUE(style->where);
}

/// Cubes against the records they were made of.
void expectCubes(const MapUnderTest::Outcome& map, const char* section, const char* field, bool centred) {
  const Scene& scene = map.scene();
  const structure::RecordTable& table = *map.document->structure[map.section(section)].table;
  const auto column = static_cast<std::size_t>(table.layout().indexOf(QLatin1StringView(field)));
  std::size_t cubes = 0;
  for (const DrawItemIndex item : shownBy(scene, "layer.ambientcubes")) {
    const scene::Surface& surface = scene.surfaceOf(item);
    const auto* place = scene.leavesOf(item);
    ASSERT_TRUE(place);
    const visibility::Visibility::Leaf& leaf = scene.world.visibility->leaves[static_cast<std::size_t>(place->leaf)];
    EXPECT_EQ(place->clusters, (QVarLengthArray<int, 2>{leaf.cluster}));
    for (std::uint32_t first = 0; first < surface.triangleCount(); first += 12, ++cubes) {
      const auto record = scene.recordOf(item, first);
      ASSERT_TRUE(record);
      EXPECT_EQ(record->section, map.section(section));
      EXPECT_EQ(record, scene.recordOf(item, first + 11));
      const auto bytes = std::get<std::vector<std::int64_t>>(table.row(record->row)->cells[column]);
      scene::Bounds box;
      for (std::uint32_t triangle = first; triangle < first + 12; ++triangle) {
        const std::size_t at = surface.firstIndex + 3 * triangle;
        const scene::Mesh& mesh = scene.meshOf(item);
        const QVector3D normal = scene.sourceAxes.toFile(mesh.vertices.normals[mesh.indices[at]]);
        const int axis = normal.x() != 0 ? 0 : normal.y() != 0 ? 1 : 2;
        const auto side = static_cast<std::size_t>(2 * axis + (normal[axis] < 0 ? 1 : 0)) * 4;
        const float scale = std::ldexp(1.0F, static_cast<std::int8_t>(bytes[side + 3]));
        const QVector3D told(static_cast<float>(bytes[side]) * scale, static_cast<float>(bytes[side + 1]) * scale,
                             static_cast<float>(bytes[side + 2]) * scale);
        EXPECT_LT((paintOf(scene, item, triangle) - told).length(), 1e-4F);
        for (std::size_t corner = 0; corner < 3; ++corner) {
          box.add(mesh.vertices.positions[mesh.indices[at + corner]]);
        }
        const QVector3D& a = mesh.vertices.positions[mesh.indices[at]];
        const QVector3D cross = QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[at + 1]] - a,
                                                        mesh.vertices.positions[mesh.indices[at + 2]] - a);
        EXPECT_GT(QVector3D::dotProduct(scene.sourceAxes.toFile(cross), normal), 0.0F);
      }
      EXPECT_TRUE(leaf.bounds.contains(box.centre()));
      EXPECT_TRUE(!centred || (leaf.bounds.centre() - box.centre()).length() < 0.01F);
      EXPECT_GE(box.size().x(), 6.0F - 0.01F);
      EXPECT_LE(box.size().x(), 12.0F + 0.01F);
    }
  }
  EXPECT_GT(cubes, 0U);
}

TEST_F(LitMapShapes, ambientSamplesAreCubesOfSixColours) {
  expectCubes(*s_map, "lumps/LEAF_AMBIENT_LIGHTING", "cube", false);
}

TEST(AmbientCubes, oldLeavesKeepTheirLightThemselves) {
  expectCubes(litMap({.version = 19}).load(), "lumps/LEAFS", "ambientLighting", true);
}

TEST(AmbientCubes, theChosenSetsSamplesAreShown) {
  const MapUnderTest file = litMap({.hdr = true});
  expectCubes(file.load(), "lumps/LEAF_AMBIENT_LIGHTING_HDR", "cube", false);
  expectCubes(file.load({{QStringLiteral("lighting"), QStringLiteral("ldr")}}), "lumps/LEAF_AMBIENT_LIGHTING", "cube",
              false);
}

TEST(AmbientCubes, earlyMapsHaveOneSamplePerLeaf) {
  MapUnderTest file = litMap();
  const std::size_t leaves = file.length(LumpId::Leafs) / 32;
  std::vector<std::byte> samples(leaves * 24);
  for (std::size_t i = 0; i < samples.size(); ++i) {
    samples[i] = static_cast<std::byte>(i % 4 == 3 ? 0xfa : i % 200);
  }
  file.replaceLump(LumpId::LeafAmbientLighting, samples);
  file.setU32(MapUnderTest::entryAt(LumpId::LeafAmbientIndex) + 4, 0);
  expectCubes(file.load(), "lumps/LEAF_AMBIENT_LIGHTING", "cube", true);
}

TEST(AmbientCubes, leavesThatShareAllSamplesAreNotFollowedForEver) {
  MapUnderTest file = litMap();
  const std::size_t rows = file.length(LumpId::LeafAmbientLighting) / 28;
  for (std::size_t at = file.offset(LumpId::LeafAmbientIndex);
       at < file.offset(LumpId::LeafAmbientIndex) + file.length(LumpId::LeafAmbientIndex); at += 4) {
    file.setU16(at, 0xffff);
    file.setU16(at + 2, 0);
  }
  const auto map = file.load();
  ASSERT_TRUE(map.document->scene);
  std::size_t cubes = 0;
  for (const DrawItemIndex item : shownBy(map.scene(), "layer.ambientcubes")) {
    cubes += map.scene().surfaceOf(item).triangleCount() / 12;
  }
  EXPECT_LE(cubes, 4 * rows);
  EXPECT_GE(cubes, rows);
}

TEST(AmbientCubes, everyRealMapsSamplesAreThereOnce) {
  for (const char* name : {"test2.bsp", "mp_lobby.bsp", "flat_devgrid.bsp", "fy_iceworld_cssource.bsp"}) {
    const auto file = MapUnderTest::sample(QString::fromLatin1(name));
    if (!file) {
      GTEST_SKIP() << othersSamplesMissing();
    }
    const auto map = file->load();
    std::set<std::pair<SectionId, std::uint64_t>> seen;
    for (const DrawItemIndex item : shownBy(map.scene(), "layer.ambientcubes")) {
      for (std::uint32_t first = 0; first < map.scene().surfaceOf(item).triangleCount(); first += 12) {
        const auto record = map.scene().recordOf(item, first);
        EXPECT_TRUE(seen.emplace(record->section, record->row).second) << name;
      }
    }
    EXPECT_GT(seen.size(), 10U) << name;
  }
}

} // namespace
} // namespace vitrine::tests
