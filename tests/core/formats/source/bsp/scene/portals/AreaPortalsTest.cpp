#include "core/animation/VisibleItems.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

/// Items whose record is an area portal.
std::vector<DrawItemIndex> portalsOf(const MapUnderTest::Outcome& map) {
  std::vector<DrawItemIndex> items;
  for (const DrawItemIndex item : map.scene().drawItems().indices()) {
    const auto record = map.scene().recordOf(item, 0);
    if (record && record->section == map.section("lumps/AREAPORTALS")) {
      items.push_back(item);
    }
  }
  return items;
}

TEST(AreaPortals, eachSideIsTheRecordOfTheAreaItFaces) {
  const auto map = litMap().load();
  const Scene& scene = map.scene();
  const auto items = portalsOf(map);
  ASSERT_EQ(items.size(), 2U);
  for (const DrawItemIndex item : items) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    EXPECT_EQ(scene.worldBounds(item).size(), QVector3D(0, 128, 256));
    const QVector3D& a = mesh.vertices.positions[mesh.indices[surface.firstIndex]];
    const QVector3D cross = QVector3D::crossProduct(mesh.vertices.positions[mesh.indices[surface.firstIndex + 1]] - a,
                                                    mesh.vertices.positions[mesh.indices[surface.firstIndex + 2]] - a);
    const auto other =
        map.document->structure[map.section("lumps/AREAPORTALS")].table->row(scene.recordOf(item, 0)->row)->cells[1];
    const int area = 3 - static_cast<int>(std::get<std::int64_t>(other));
    // Area 1 is where x is below 0.
    EXPECT_EQ(cross.x() < 0, area == 1) << area;
    const scene::Material& material = scene.assets.materials[surface.material];
    EXPECT_EQ(material.blend, scene::Blend::AlphaBlend);
    EXPECT_LT(material.color.w(), 1);
    ASSERT_TRUE(scene.leavesOf(item));
    EXPECT_EQ(scene.leavesOf(item)->clusters.size(), 2);
  }
}

TEST(AreaPortals, nodesTellWhatTheyJoin) {
  const auto map = litMap().load();
  const auto items = portalsOf(map);
  ASSERT_EQ(items.size(), 2U);
  const scene::Node& node = map.scene().nodes[map.scene().drawItems()[items[0]].node];
  EXPECT_TRUE(node.name.contains(QStringLiteral("portal 7")));
  const auto property = [&node](const char* key) {
    return std::ranges::find(node.properties, QString::fromLatin1(key), &scene::Property::key);
  };
  ASSERT_NE(property("opened by"), node.properties.end());
  EXPECT_EQ(property("opened by")->value, QStringLiteral("opening"));
  ASSERT_TRUE(property("opened by")->leadsTo);
  EXPECT_EQ(property("opened by")->leadsTo->section, map.section("lumps/ENTITIES"));
  ASSERT_NE(property("visible from area"), node.properties.end());
  EXPECT_EQ(property("portalKey")->value, QStringLiteral("7"));
}

TEST(AreaPortals, areHiddenUntilAskedFor) {
  const auto map = litMap().load();
  state::SceneState state;
  const auto items = portalsOf(map);
  ASSERT_FALSE(items.empty());
  EXPECT_FALSE(animation::visibleItems(map.scene(), state).contains(items[0]));
  state.controls[QStringLiteral("layer.areaportals")] = 1;
  EXPECT_TRUE(animation::visibleItems(map.scene(), state).contains(items[0]));
}

TEST(AreaPortals, damagedOnesAreLeftOut) {
  const MapUnderTest whole = litMap();
  // Row 0 is not used. Corners far out, too many, too few.
  for (const auto& [field, value] : {std::pair(4, 0xffff), std::pair(6, 0xffff), std::pair(6, 2)}) {
    MapUnderTest file = whole;
    file.setU16(file.offset(LumpId::AreaPortals) + 12 + static_cast<std::size_t>(field),
                static_cast<std::uint16_t>(value));
    const auto map = file.load();
    EXPECT_EQ(portalsOf(map).size(), 1U);
    EXPECT_TRUE(map.says(QStringLiteral("area portal 1 has no usable corners")));
  }
  MapUnderTest file = whole;
  file.setF32(file.offset(LumpId::ClipPortalVerts), std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(portalsOf(file.load()).size(), 1U);
  file = whole;
  file.setU32(file.offset(LumpId::Areas) + 8, 0x7fffffff); // areas that ask for all portals there could ever be
  EXPECT_LE(portalsOf(file.load()).size(), 2U);
}

} // namespace
} // namespace vitrine::tests
