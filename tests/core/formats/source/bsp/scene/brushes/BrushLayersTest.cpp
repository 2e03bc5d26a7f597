#include "core/animation/VisibleItems.h"
#include "core/formats/source/bsp/scene/brushes/BrushKinds.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/source/bsp/LayerItems.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

namespace vitrine::tests {
namespace {

using formats::source::BrushKind;
using formats::source::brushKind;
using formats::source::LumpId;
using formats::source::sideKind;

constexpr std::size_t kPlaneBytes = 20;
constexpr std::size_t kBrushBytes = 12;
constexpr std::size_t kSideBytes = 8;

/// A plane of the file as doubles.
struct FilePlane {
  std::array<double, 3> normal{};
  double distance = 0;

  double over(const QVector3D& p) const {
    return normal[0] * static_cast<double>(p.x()) + normal[1] * static_cast<double>(p.y()) +
           normal[2] * static_cast<double>(p.z()) - distance;
  }
};

FilePlane planeOfSide(const MapUnderTest& file, std::uint64_t side) {
  const std::uint32_t number = file.u32(file.offset(LumpId::BrushSides) + kSideBytes * side) & 0xffff;
  const std::size_t at = file.offset(LumpId::Planes) + kPlaneBytes * number;
  const auto real = [&](std::size_t offset) {
    return static_cast<double>(std::bit_cast<float>(file.u32(at + offset)));
  };
  return {{real(0), real(4), real(8)}, real(12)};
}

/// Checks all outlines of a map against the planes that their records name; the number of brush sides that have one.
std::size_t checkPlanes(const MapUnderTest& file, const MapUnderTest::Outcome& map) {
  std::set<std::uint64_t> seen;
  const Scene& scene = map.scene();
  for (const DrawItemIndex item : itemsOfLayer(scene, "layer.brush.all")) {
    const scene::Mesh& mesh = scene.meshOf(item);
    const scene::Surface& surface = scene.surfaceOf(item);
    // Planes of a brush entity are about its own origin.
    const bool placed =
        std::ranges::count(scene::relatedRecords(scene, item), map.section("lumps/ENTITIES"), &RecordRef::section) > 0;
    for (std::uint32_t triangle = 0; triangle < surface.triangleCount(); ++triangle) {
      const auto record = scene.recordOf(item, triangle);
      EXPECT_TRUE(record && record->section == map.section("lumps/BRUSHSIDES"));
      const FilePlane plane = planeOfSide(file, record->row);
      seen.insert(record->row);
      if (placed) {
        continue;
      }
      for (std::uint32_t k = 0; k < 3; ++k) {
        const std::uint32_t vertex = mesh.indices[surface.firstIndex + 3 * triangle + k];
        const QVector3D corner = scene.sourceAxes.toFile(mesh.vertices.positions[vertex]);
        EXPECT_LT(std::abs(plane.over(corner)), 0.01) << "side " << record->row;
      }
    }
  }
  return seen.size();
}

TEST(BrushLayers, polygonsLieOnTheirPlanes) {
  // Maps whose lumps are stored as they are, with sides of eight bytes.
  const MapUnderTest lit = litMap();
  EXPECT_GT(checkPlanes(lit, lit.load()), 6U);
  const MapUnderTest made = MapUnderTest::made({}, 4);
  EXPECT_GT(checkPlanes(made, made.load()), 6U);
  for (const char* name : {"csgo_tooltextures.bsp", "fy_iceworld_cssource.bsp", "mp_lobby.bsp", "test2.bsp"}) {
    if (const auto file = MapUnderTest::sample(QString::fromLatin1(name))) {
      const std::size_t sides = file->length(LumpId::BrushSides) / kSideBytes;
      std::size_t bevels = 0;
      for (std::size_t side = 0; side < sides; ++side) {
        bevels += ((file->u32(file->offset(LumpId::BrushSides) + kSideBytes * side + 4) >> 16) & 0xff) != 0 ? 1 : 0;
      }
      // A few sides touch their brush along an edge alone.
      EXPECT_GT(checkPlanes(*file, file->load()), (sides - bevels) * 9 / 10) << name;
    }
  }
}

TEST(BrushLayers, contentsAndEntitiesTellTheKind) {
  EXPECT_EQ(brushKind(0x10000, {}), BrushKind::PlayerClip);
  EXPECT_EQ(brushKind(0x8020000, {}), BrushKind::NpcClip);
  EXPECT_EQ(brushKind(0x30000, {}), BrushKind::Clip);
  EXPECT_EQ(brushKind(0x28000000, {}), BrushKind::Ladder);
  EXPECT_EQ(brushKind(0x8000, {}), BrushKind::AreaPortal);
  EXPECT_EQ(brushKind(0x1000001, {}), BrushKind::Origin);
  EXPECT_EQ(brushKind(0x40, {}), BrushKind::BlockLos);
  EXPECT_EQ(brushKind(0x1, "trigger_once"), BrushKind::Trigger);
  EXPECT_EQ(brushKind(0x1, "func_door"), BrushKind::None);
  EXPECT_EQ(brushKind(0x30001, {}), BrushKind::None) << "a wall that clips besides is a wall";
}

TEST(BrushLayers, materialsAndFlagsTellTheKindOfASide) {
  EXPECT_EQ(sideKind(0, QStringLiteral("TOOLS/TOOLSNODRAW")), BrushKind::NoDraw);
  EXPECT_EQ(sideKind(0, QStringLiteral("tools/toolsinvisibleladder")), BrushKind::Ladder);
  EXPECT_EQ(sideKind(0, QStringLiteral("tools/toolsinvisible")), BrushKind::Invisible);
  EXPECT_EQ(sideKind(0, QStringLiteral("tools/toolsblockbullets")), BrushKind::BlockBullets);
  EXPECT_EQ(sideKind(0, QStringLiteral("tools/toolsskip")), BrushKind::Hint);
  EXPECT_EQ(sideKind(0x100, QStringLiteral("anything")), BrushKind::Hint);
  EXPECT_EQ(sideKind(0x80, QStringLiteral("anything")), BrushKind::NoDraw);
  EXPECT_EQ(sideKind(0x80480, QStringLiteral("brick/wall")), BrushKind::NoDraw) << "a bit among others";
  EXPECT_EQ(sideKind(0, QStringLiteral("brick/wall")), BrushKind::None);
}

TEST(BrushLayers, brushesOfEntitiesStandWhereTheirEntityDoes) {
  const auto map = richMap().load();
  const auto items = itemsOfLayer(map.scene(), "layer.brush.trigger");
  ASSERT_EQ(items.size(), 2U) << "the brush of one trigger: its sides, and lines around them";
  const scene::Bounds bounds = map.scene().worldBounds(items.front());
  const QVector3D centre = map.scene().sourceAxes.toFile(bounds.centre());
  EXPECT_LT((centre - QVector3D(-150, 150, 60)).length(), 0.01F) << centre.x() << ' ' << centre.y();
  EXPECT_LT((bounds.size() - QVector3D(16, 16, 16)).length(), 0.01F);
  const auto& related = map.scene().related.of(map.scene().nodes[map.scene().drawItems()[items.front()].node].mesh, 0);
  ASSERT_EQ(related.size(), 2U);
  EXPECT_EQ(related[0].section, map.section("lumps/BRUSHES"));
  EXPECT_EQ(related[1].section, map.section("lumps/ENTITIES"));
}

TEST(BrushLayers, areHiddenUntilAskedFor) {
  const auto map = litMap().load();
  const auto items = itemsOfLayer(map.scene(), "layer.brush.all");
  ASSERT_FALSE(items.empty());
  state::SceneState state;
  EXPECT_FALSE(animation::visibleItems(map.scene(), state).contains(items.front()));
  state.controls[QStringLiteral("layer.brush.all")] = 1;
  EXPECT_TRUE(animation::visibleItems(map.scene(), state).contains(items.front()));
  const auto picture = litMap().load({}, formats::LoadPurpose::Picture);
  EXPECT_TRUE(itemsOfLayer(picture.scene(), "layer.brush.all").empty()) << "nothing that pictures do not show";
}

TEST(BrushLayers, damagedBrushesAreToldAndLeftOut) {
  const MapUnderTest whole = litMap();
  const std::size_t brushes = whole.length(LumpId::Brushes) / kBrushBytes;
  const std::size_t all = itemsOfLayer(whole.load().scene(), "layer.brush.all").size();
  ASSERT_EQ(all, brushes);
  for (const auto& [field, value] : {std::pair(0U, 0x7fffffffU), std::pair(4U, 0xffffffffU)}) {
    MapUnderTest file = whole;
    file.setU32(file.offset(LumpId::Brushes) + kBrushBytes + field, value);
    const auto map = file.load();
    EXPECT_EQ(itemsOfLayer(map.scene(), "layer.brush.all").size(), all - 1);
    EXPECT_TRUE(map.says(QStringLiteral("brush 1 cannot be rebuilt from its planes")));
  }
  MapUnderTest file = whole;
  file.setF32(file.offset(LumpId::Planes), std::numeric_limits<float>::quiet_NaN());
  EXPECT_LE(itemsOfLayer(file.load().scene(), "layer.brush.all").size(), all);
}

} // namespace
} // namespace vitrine::tests
