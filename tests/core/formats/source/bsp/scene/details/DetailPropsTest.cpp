// Grass and flowers: the shapes of detail props, where they are in the map, and what is wrong with some.
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "core/scene/SceneRecords.h"
#include "core/visibility/Visibility.h"
#include "resources/demos/common/ByteWriter.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/MapUnderTest.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using demos::MapModel;

constexpr std::size_t kRecord = 52;
// Of the fields of a record.
constexpr std::size_t kShapeAt = 24;
constexpr std::size_t kLightAt = 28;
constexpr std::size_t kTiltAt = 38;
constexpr std::size_t kSpreadAt = 39;
constexpr std::size_t kOrientationAt = 40;
constexpr std::size_t kTypeAt = 44;
constexpr std::size_t kScaleAt = 48;

MapModel meadow() {
  MapModel model = samples::makeRooms(2, 7);
  model.detailSprites.push_back({6, 20, 0.25, 0.5, 0.5, 1});
  const demos::Vec3 first = model.cells[0].box.centre();
  const demos::Vec3 second = model.cells[1].box.centre();
  for (int i = 0; i < 3; ++i) {
    model.details.push_back({{first.x + 10 * i, first.y, 0}, 90, 0});
  }
  model.details.push_back({{second.x, second.y, 0}, 0, 0});
  return model;
}

class DetailSprites : public testing::Test {
protected:
  static const demos::Bytes& bytes() {
    static const demos::Bytes made = demos::writeMap(meadow(), {.light = demos::LightQuality::Fast});
    return made;
  }
  DetailSprites() : m_sound(m_file.load()) {
    m_props = m_sound.document->structure[m_sound.section("lumps/GAME_LUMP/dprp/props")].range.offset;
  }
  std::size_t at(std::size_t row, std::size_t field) const { return m_props + row * kRecord + field; }
  static std::vector<const scene::Mesh*> spritesOf(const Scene& scene, scene::Billboard facing) {
    std::vector<const scene::Mesh*> found;
    for (const scene::Mesh& mesh : scene.meshes) {
      if (mesh.name == QStringLiteral("detail sprites") && mesh.facing == facing) {
        found.push_back(&mesh);
      }
    }
    return found;
  }
  static QVector3D file(const scene::Mesh& mesh, std::size_t vertex) {
    return scene::kZUpRightHanded.toFile(mesh.vertices.positions[vertex]);
  }

  MapUnderTest m_file{bytes()};
  MapUnderTest::Outcome m_sound;
  std::size_t m_props = 0;
};

TEST_F(DetailSprites, turnUprightToTheEye) {
  for (const Diagnostic& diagnostic : m_sound.document->diagnostics) {
    ADD_FAILURE() << diagnostic.message.toStdString();
  }
  const auto meshes = spritesOf(m_sound.scene(), scene::Billboard::Upright);
  ASSERT_EQ(meshes.size(), 1U);
  const scene::Mesh& mesh = *meshes[0];
  ASSERT_EQ(mesh.vertices.positions.size(), 16U);
  ASSERT_EQ(mesh.vertices.pivots.size(), 16U);
  EXPECT_EQ(mesh.indices.size(), 24U);
  for (std::size_t i = 0; i < 16; i += 4) {
    const QVector3D pivot = mesh.vertices.pivots[i];
    EXPECT_EQ(pivot.y(), 0);
    EXPECT_EQ(mesh.vertices.positions[i], pivot + QVector3D(-6, 20, 0));
    EXPECT_EQ(mesh.vertices.positions[i + 1], pivot + QVector3D(-6, 0, 0));
    EXPECT_EQ(mesh.vertices.positions[i + 2], pivot + QVector3D(6, 0, 0));
    EXPECT_EQ(mesh.vertices.positions[i + 3], pivot + QVector3D(6, 20, 0));
    EXPECT_EQ(mesh.vertices.uvs[0][i], QVector2D(0.25F, 0.5F));
    EXPECT_EQ(mesh.vertices.uvs[0][i + 2], QVector2D(0.5F, 1));
  }
}

TEST_F(DetailSprites, boundsHoldEveryTurn) {
  const scene::Mesh& mesh = *spritesOf(m_sound.scene(), scene::Billboard::Upright)[0];
  for (const scene::Surface& surface : mesh.surfaces) {
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      const QVector3D& pivot = mesh.vertices.pivots[mesh.indices[i]];
      for (const QVector3D& reach :
           {QVector3D(6, 20, 0), QVector3D(0, 20, 6), QVector3D(-6, 0, 0), QVector3D(0, 0, -6)}) {
        EXPECT_TRUE(surface.bounds.contains(pivot + reach));
        EXPECT_TRUE(mesh.bounds.contains(pivot + reach));
      }
    }
    EXPECT_NEAR(surface.bounds.size().y(), 20, 1e-3F);
  }
}

TEST_F(DetailSprites, areOneSurfacePerLeaf) {
  const Scene& scene = m_sound.scene();
  const scene::Mesh& mesh = *spritesOf(scene, scene::Billboard::Upright)[0];
  ASSERT_EQ(mesh.surfaces.size(), 2U);
  const SectionId section = m_sound.section("lumps/GAME_LUMP/dprp/props");
  std::set<std::uint64_t> rows;
  std::set<std::vector<int>> clusters;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (&scene.meshOf(item) != &mesh) {
      continue;
    }
    const scene::SurfaceLeaves* place = scene.leavesOf(item);
    ASSERT_TRUE(place);
    ASSERT_EQ(place->clusters.size(), 1);
    const visibility::Visibility::Leaf& leaf = scene.world.visibility->leaves[static_cast<std::size_t>(place->leaf)];
    EXPECT_EQ(place->clusters[0], leaf.cluster);
    clusters.insert({place->clusters.begin(), place->clusters.end()});
    for (std::uint32_t triangle = 0; triangle < scene.surfaceOf(item).triangleCount(); ++triangle) {
      const auto record = scene.recordOf(item, triangle);
      ASSERT_TRUE(record);
      EXPECT_EQ(record->section, section);
      rows.insert(record->row);
      EXPECT_FALSE(scene::itemsOf(scene, *record).empty());
      const std::uint32_t vertex = mesh.indices[scene.surfaceOf(item).firstIndex + 3 * triangle];
      EXPECT_TRUE(leaf.bounds.contains(mesh.vertices.pivots[vertex])) << record->row;
    }
  }
  EXPECT_EQ(rows, (std::set<std::uint64_t>{0, 1, 2, 3}));
  EXPECT_EQ(clusters.size(), 2U);
}

TEST_F(DetailSprites, haveTheirOwnLight) {
  m_file.setU8(at(0, kLightAt), 100);
  m_file.setU8(at(0, kLightAt + 1), 50);
  m_file.setU8(at(0, kLightAt + 2), 10);
  m_file.setU8(at(0, kLightAt + 3), 2);
  const auto map = m_file.load();
  const scene::Mesh& mesh = *spritesOf(map.scene(), scene::Billboard::Upright)[0];
  ASSERT_EQ(mesh.vertices.colors.size(), 1U);
  EXPECT_EQ(mesh.vertices.colors[0].use, scene::ColorUse::Light);
  bool found = false;
  for (const QVector4D& light : mesh.vertices.colors[0].values) {
    found |= (light.toVector3D() - QVector3D(400.0F / 255, 200.0F / 255, 40.0F / 255)).length() < 1e-4F;
  }
  EXPECT_TRUE(found);
}

TEST_F(DetailSprites, ofUnlitMapsAreNotBlack) {
  const auto map = MapUnderTest(demos::writeMap(meadow(), {.light = demos::LightQuality::None})).load();
  EXPECT_TRUE(spritesOf(map.scene(), scene::Billboard::Upright)[0]->vertices.colors.empty());
}

TEST_F(DetailSprites, namedByTheWorldAreNotSeenWithoutTheirPicture) {
  const Scene& scene = m_sound.scene();
  const scene::Mesh& mesh = *spritesOf(scene, scene::Billboard::Upright)[0];
  const scene::Material& material = scene.assets.materials[mesh.surfaces[0].material];
  EXPECT_EQ(material.asset.path, QStringLiteral("detail/detailsprites")); // the engine's own, where none is named
  EXPECT_EQ(material.state, scene::AssetState::Pending);
  EXPECT_EQ(material.color.w(), 0);
  EXPECT_EQ(material.blend, scene::Blend::AlphaBlend);
  const auto node = std::ranges::find(scene.nodes, layerIndex(MapLayer::DetailProps), &scene::Node::layer);
  ASSERT_NE(node, scene.nodes.end());
  EXPECT_TRUE(scene.layers[node->layer].visibleByDefault);
}

TEST_F(DetailSprites, standByTheirAngles) {
  m_file.setU8(at(0, kOrientationAt), 0); // yaw 90: it looks along +y
  const auto map = m_file.load();
  const auto meshes = spritesOf(map.scene(), scene::Billboard::Fixed);
  ASSERT_EQ(meshes.size(), 1U);
  const scene::Mesh& mesh = *meshes[0];
  ASSERT_EQ(mesh.vertices.positions.size(), 4U);
  EXPECT_TRUE(mesh.vertices.pivots.empty());
  EXPECT_EQ(mesh.indices.size(), 12U); // both sides
  const QVector3D middle = (file(mesh, 1) + file(mesh, 2)) / 2;
  // Who looks at it from +y has -x at the right.
  EXPECT_LT((file(mesh, 0) - (middle + QVector3D(6, 0, 20))).length(), 0.01F);
  EXPECT_LT((file(mesh, 3) - (middle + QVector3D(-6, 0, 20))).length(), 0.01F);
  const QVector3D normal = scene::kZUpRightHanded.toFile(mesh.vertices.normals[0]);
  EXPECT_LT((normal - QVector3D(0, 1, 0)).length(), 0.01F);
}

TEST_F(DetailSprites, turnAllTheWay) {
  m_file.setU8(at(2, kOrientationAt), 1);
  m_file.setF32(at(2, kScaleAt), 2);
  const auto map = m_file.load();
  const scene::Mesh& mesh = *spritesOf(map.scene(), scene::Billboard::Eye).at(0);
  EXPECT_EQ(mesh.vertices.positions[0], mesh.vertices.pivots[0] + QVector3D(-12, 40, 0));
  const float reach = std::hypot(12.0F, 40.0F);
  EXPECT_TRUE(mesh.bounds.contains(mesh.vertices.pivots[0] + QVector3D(0, -reach * 0.99F, 0)));
  EXPECT_TRUE(mesh.bounds.contains(mesh.vertices.pivots[0] + QVector3D(0, 0, reach * 0.99F)));
}

TEST_F(DetailSprites, crossesAreTwoSheets) {
  m_file.setU8(at(0, kTypeAt), 2);
  const auto map = m_file.load();
  const scene::Mesh& mesh = *spritesOf(map.scene(), scene::Billboard::Fixed).at(0);
  ASSERT_EQ(mesh.vertices.positions.size(), 8U);
  const QVector3D a = file(mesh, 2) - file(mesh, 1);
  const QVector3D b = file(mesh, 6) - file(mesh, 5);
  EXPECT_NEAR(a.length(), 12, 0.01F);
  EXPECT_NEAR(b.length(), 12, 0.01F);
  EXPECT_NEAR(QVector3D::dotProduct(a, b), 0, 0.01F);
  EXPECT_LT(((file(mesh, 1) + file(mesh, 2)) - (file(mesh, 5) + file(mesh, 6))).length(), 0.01F);
}

TEST_F(DetailSprites, threeSidedOnesLeanOut) {
  m_file.setU8(at(0, kTypeAt), 3);
  m_file.setU8(at(0, kTiltAt), 30);
  m_file.setU8(at(0, kSpreadAt), 255);
  const auto map = m_file.load();
  const scene::Mesh& mesh = *spritesOf(map.scene(), scene::Billboard::Fixed).at(0);
  ASSERT_EQ(mesh.vertices.positions.size(), 12U);
  const demos::Vec3 origin = meadow().details[0].origin;
  const QVector3D middle(static_cast<float>(origin.x), static_cast<float>(origin.y), static_cast<float>(origin.z));
  QVector3D sum;
  for (std::size_t side = 0; side < 3; ++side) {
    const QVector3D normal = scene::kZUpRightHanded.toFile(mesh.vertices.normals[4 * side]);
    EXPECT_NEAR(normal.z(), -0.5F, 0.01F); // 30 degrees down
    const QVector3D foot = (file(mesh, 4 * side + 1) + file(mesh, 4 * side + 2)) / 2;
    sum += foot;
    // As far out as it is wide.
    EXPECT_LT((foot - middle - normal * 12).length(), 0.02F);
  }
  EXPECT_NEAR((sum / 3).x(), middle.x(), 0.02F);
  EXPECT_NEAR((sum / 3).y(), middle.y(), 0.02F);
}

TEST_F(DetailSprites, thatMakeNoSenseAreLeftOutAndTold) {
  m_file.setU16(at(0, kShapeAt), 9);
  m_file.setU8(at(1, kTypeAt), 7);
  m_file.setF32(at(2, kScaleAt), std::numeric_limits<float>::quiet_NaN());
  m_file.setF32(at(3, 0), std::numeric_limits<float>::infinity());
  const auto map = m_file.load();
  EXPECT_TRUE(map.says(QStringLiteral("detail prop 0 cannot be placed")));
  EXPECT_TRUE(spritesOf(map.scene(), scene::Billboard::Upright).empty());
}

TEST_F(DetailSprites, inNoLeafAreAlwaysDrawn) {
  m_file.setU16(at(0, kShapeAt + 2), 60000);
  const auto map = m_file.load();
  const Scene& scene = map.scene();
  const scene::Mesh& mesh = *spritesOf(scene, scene::Billboard::Upright).at(0);
  ASSERT_EQ(mesh.surfaces.size(), 3U);
  std::size_t placeless = 0;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    placeless += &scene.meshOf(item) == &mesh && scene.leavesOf(item)->clusters.empty() ? 1 : 0;
  }
  EXPECT_EQ(placeless, 1U);
}

TEST_F(DetailSprites, ofTypeModelStandInBoxes) {
  demos::ByteWriter lump;
  lump.i32(1);
  lump.fixedText("./models\\grass\\Tuft.mdl", 128);
  lump.i32(0); // sprites
  lump.i32(2);
  for (const int model : {0, 1}) {
    lump.vec3(demos::Vec3{20, 30, 5});
    lump.vec3(demos::Vec3{0, 90, 0});
    lump.u16(static_cast<std::uint32_t>(model));
    lump.zeros(kRecord - 26);
  }
  const demos::Bytes content = lump.take();
  // The second entry of the game lump is made to lead to the end of the file.
  const std::size_t entry = m_file.offset(LumpId::GameLump) + 4 + 16;
  ASSERT_EQ(m_file.u32(entry), 0x64707270U);
  m_file.setU32(entry + 8, static_cast<std::uint32_t>(m_file.bytes().size()));
  m_file.setU32(entry + 12, static_cast<std::uint32_t>(content.size()));
  m_file.bytes().insert(m_file.bytes().end(), content.begin(), content.end());
  const auto map = m_file.load();
  const auto tuft = std::ranges::find(map.scene().nodes, QStringLiteral("Tuft.mdl"), &scene::Node::name);
  ASSERT_NE(tuft, map.scene().nodes.end());
  EXPECT_EQ(tuft->kind, scene::NodeKind::Prop);
  EXPECT_EQ(tuft->model.path, QStringLiteral("models/grass/Tuft.mdl"));
  EXPECT_EQ(map.scene().nodes[tuft->parent].layer, layerIndex(MapLayer::DetailProps));
  EXPECT_EQ(scene::kZUpRightHanded.toFile(tuft->local.map(QVector3D())), QVector3D(20, 30, 5));
  EXPECT_EQ(tuft->record, (RecordRef{map.section("lumps/GAME_LUMP/dprp/props"), 0}));
  EXPECT_TRUE(map.says(QStringLiteral("detail prop 1 cannot be placed"))); // there is no second model
}

} // namespace
} // namespace vitrine::tests
