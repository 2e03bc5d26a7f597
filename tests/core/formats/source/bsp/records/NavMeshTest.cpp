// Navigation meshes beside maps: every version that is read, what games add, and what does not fit.
#include "core/formats/source/bsp/records/NavMesh.h"

#include "core/files/FolderMount.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/source/bsp/LayerItems.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/NavWriter.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using formats::source::readNavMesh;
using samples::NavModel;

NavModel navModel(int version) {
  NavModel model;
  model.version = version;
  model.places = {"Bridge", "Yard"};
  model.areas = {{0, {-100, -50, 0}, {-20, 30, 0}, {8, 9, 10, 11}, 0}, {1, {0, 0, 0}, {40, 60, 0}, {5, 5, 5, 5}, 2}};
  model.ladders = 1;
  return model;
}

Bytes navBytes(const NavModel& model) {
  return Bytes::adopt(samples::writeNav(model));
}

TEST(NavMesh, everyVersionIsRead) {
  for (int version = 9; version <= 16; ++version) {
    const Bytes bytes = navBytes(navModel(version));
    const auto mesh = readNavMesh(bytes);
    ASSERT_TRUE(mesh) << version << ": " << mesh.error().message.toStdString();
    ASSERT_EQ(mesh->list.size(), 2U) << version;
    EXPECT_EQ(mesh->list[0].corners[0], QVector3D(-100, -50, 8)) << version;
    EXPECT_EQ(mesh->list[0].corners[1], QVector3D(-20, -50, 9)) << version;
    EXPECT_EQ(mesh->list[0].corners[2], QVector3D(-20, 30, 10)) << version;
    EXPECT_EQ(mesh->list[0].corners[3], QVector3D(-100, 30, 11)) << version;
    EXPECT_EQ(mesh->list[1].attributes, 1U) << version;
    EXPECT_EQ(mesh->ladders.size, 60U) << version;
    EXPECT_EQ(mesh->ladders.end(), bytes.size()) << version;
    EXPECT_EQ(mesh->list[1].start + mesh->list[1].size, mesh->areas.end()) << version;
  }
}

TEST(NavMesh, additionsOfGamesAreFound) {
  for (const auto addition : {NavModel::Addition::Approaches, NavModel::Addition::Attributes}) {
    NavModel model = navModel(16);
    model.subVersion = 1;
    model.addition = addition;
    const auto mesh = readNavMesh(navBytes(model));
    ASSERT_TRUE(mesh);
    EXPECT_EQ(mesh->list[1].corners[2], QVector3D(40, 60, 5));
  }
}

TEST(NavMesh, whatDoesNotFitIsRefused) {
  const Bytes whole = navBytes(navModel(16));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_FALSE(readNavMesh(whole.slice(0, size))) << size;
  }
  std::vector<std::byte> longer(whole.span().begin(), whole.span().end());
  longer.push_back(std::byte{1});
  EXPECT_FALSE(readNavMesh(Bytes::adopt(std::move(longer))));
  for (const int version : {8, 17}) {
    const auto refused = readNavMesh(navBytes(navModel(version)));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().offset, 4U);
  }
  NavModel far = navModel(16);
  far.areas[0].maxs.x = 1e9;
  EXPECT_FALSE(readNavMesh(navBytes(far)));
}

class NavBesideMap : public testing::Test {
protected:
  MapUnderTest::Outcome load(const Bytes& nav) {
    m_folder.write(QStringLiteral("under_test.nav"), nav);
    return m_map.load({}, formats::LoadPurpose::Everything, std::make_shared<files::FolderMount>(m_folder.path()));
  }

  MapUnderTest m_map = MapUnderTest::made();
  TempFolder m_folder;
};

TEST_F(NavBesideMap, isALayerAndASpaceOfItsOwn) {
  NavModel model = navModel(16);
  model.mapSize = static_cast<std::uint32_t>(m_map.bytes().size());
  const auto map = load(navBytes(model));
  EXPECT_FALSE(map.says(QStringLiteral("nav")));
  const auto items = itemsOfLayer(map.scene(), "layer.nav");
  ASSERT_EQ(items.size(), 4U) << "a fill and an outline for each area";
  const SectionId areas = map.section("under_test.nav/areas");
  const structure::Section& section = map.document->structure[areas];
  EXPECT_NE(section.range.space, base::kFileSpace);
  ASSERT_TRUE(section.table);
  EXPECT_EQ(section.table->rowCount(), 2U);
  const auto row = section.table->row(1);
  ASSERT_TRUE(row);
  EXPECT_EQ(structure::toText(row->cells[0]), QStringLiteral("2"));
  EXPECT_EQ(map.document->structure[map.section("under_test.nav/ladders")].table->rowCount(), 1U);
  const auto record = map.scene().recordOf(items[2], 0);
  ASSERT_TRUE(record);
  EXPECT_EQ(*record, (RecordRef{areas, 1}));
  // The first area is drawn a unit above its corners.
  const scene::Surface& first = map.scene().surfaceOf(items[0]);
  const auto& mesh = map.scene().meshOf(items[0]);
  EXPECT_EQ(map.scene().sourceAxes.toFile(mesh.vertices.positions[mesh.indices[first.firstIndex]]),
            QVector3D(-100, -50, 9));
  const QVector3D normal = mesh.vertices.normals[mesh.indices[first.firstIndex]];
  EXPECT_GT(normal.y(), 0.9F) << "areas are seen from above";
}

TEST_F(NavBesideMap, ofAnotherMapIsTold) {
  const auto map = load(navBytes(navModel(16)));
  EXPECT_TRUE(map.says(QStringLiteral("under_test.nav was made for a map of 0 bytes")));
  EXPECT_EQ(itemsOfLayer(map.scene(), "layer.nav").size(), 4U);
}

TEST_F(NavBesideMap, thatIsDamagedIsToldAndLeftOut) {
  const Bytes whole = navBytes(navModel(16));
  const auto map = load(whole.slice(0, whole.size() - 1));
  EXPECT_TRUE(map.says(QStringLiteral("under_test.nav is not used")));
  EXPECT_TRUE(itemsOfLayer(map.scene(), "layer.nav").empty());
  EXPECT_FALSE(map.document->structure.find(QStringLiteral("under_test.nav/areas")));
  const auto told = std::ranges::find_if(map.document->diagnostics, [](const Diagnostic& one) {
    return one.message.contains(QStringLiteral("under_test.nav is not used"));
  });
  ASSERT_TRUE(told->where);
  EXPECT_NE(told->where->space, base::kFileSpace);
}

} // namespace
} // namespace vitrine::tests
