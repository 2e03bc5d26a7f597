#include "core/animation/VisibleItems.h"
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "core/scene/SceneChecks.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace vitrine::tests {
namespace {

using namespace formats::source;
using scene::NodeKind;

class MapSceneBuilt : public testing::Test {
protected:
  static void SetUpTestSuite() { s_map = std::make_unique<MapUnderTest::Outcome>(richMap().load()); }
  static void TearDownTestSuite() { s_map.reset(); }

  const Scene& scene() const { return s_map->scene(); }
  const scene::Node& node(const QString& name) const {
    return *std::ranges::find(scene().nodes, name, &scene::Node::name);
  }
  bool isShown(const QString& name, const state::SceneState& state = {}) const {
    const scene::Node* wanted = &node(name);
    return std::ranges::any_of(animation::visibleItems(scene(), state), [&](DrawItemIndex item) {
      return &scene().nodes[scene().drawItems()[item].node] == wanted;
    });
  }
  /// Surfaces of the world that lie on a displacement.
  std::vector<const scene::Surface*> hills() const {
    std::vector<const scene::Surface*> found;
    for (const scene::Surface& surface : scene().meshes[0].surfaces) {
      if (surface.layer == layerIndex(MapLayer::Displacements)) {
        found.push_back(&surface);
      }
    }
    return found;
  }

  static std::unique_ptr<MapUnderTest::Outcome> s_map;
};

std::unique_ptr<MapUnderTest::Outcome> MapSceneBuilt::s_map;

TEST_F(MapSceneBuilt, nothingIsOdd) {
  for (const Diagnostic& diagnostic : s_map->document->diagnostics) {
    ADD_FAILURE() << diagnostic.message.toStdString();
  }
  EXPECT_TRUE(scene::indicesInRange(scene()));
  EXPECT_EQ(scene().metresPerUnit, 0.0254);
  EXPECT_EQ(scene().sourceAxes, scene::kZUpRightHanded);
  EXPECT_EQ(scene().view.navigation, scene::Navigation::Fly);
}

TEST_F(MapSceneBuilt, displacementVerticesAreExact) {
  const scene::VertexStreams& vertices = scene().meshes[0].vertices;
  ASSERT_EQ(hills().size(), 2U);
  for (const scene::Surface* hill : hills()) {
    EXPECT_EQ(hill->triangleCount(), 128U);
    for (std::uint32_t i = hill->firstIndex; i < hill->firstIndex + hill->indexCount; ++i) {
      const std::uint32_t vertex = scene().meshes[0].indices[i];
      const QVector3D place = scene().sourceAxes.toFile(vertices.positions[vertex]);
      EXPECT_NEAR(place.z(), hillHeight(static_cast<double>(place.x()), static_cast<double>(place.y())), 0.01);
      EXPECT_NEAR(vertices.blend[vertex], std::clamp(place.x(), 0.0F, 255.0F) / 255.0F, 0.001F);
      EXPECT_GT(vertices.normals[vertex].y(), 0.5F);
    }
  }
}

TEST_F(MapSceneBuilt, displacementNormalsMeetAtBorders) {
  const scene::VertexStreams& vertices = scene().meshes[0].vertices;
  std::map<int, std::vector<QVector3D>> border; // by place along the common side
  for (const scene::Surface* hill : hills()) {
    std::set<std::uint32_t> seen;
    for (std::uint32_t i = hill->firstIndex; i < hill->firstIndex + hill->indexCount; ++i) {
      const std::uint32_t vertex = scene().meshes[0].indices[i];
      const QVector3D place = scene().sourceAxes.toFile(vertices.positions[vertex]);
      if (std::abs(place.x() + 128) < 0.01F && seen.insert(vertex).second) {
        border[qRound(place.y())].push_back(vertices.normals[vertex]);
      }
    }
  }
  ASSERT_EQ(border.size(), 9U);
  for (const auto& [y, normals] : border) {
    ASSERT_EQ(normals.size(), 2U) << y;
    EXPECT_LT((normals[0] - normals[1]).length(), 1e-4F) << y;
    EXPECT_NEAR(normals[0].length(), 1.0F, 1e-4F);
  }
}

TEST_F(MapSceneBuilt, displacementDiagonalsAlternate) {
  // Every inner vertex of odd number has four triangles, of even number eight: the diagonals meet there.
  const scene::Surface& hill = *hills().front();
  std::map<std::uint32_t, int> uses;
  std::uint32_t first = ~0U;
  for (std::uint32_t i = hill.firstIndex; i < hill.firstIndex + hill.indexCount; ++i) {
    ++uses[scene().meshes[0].indices[i]];
    first = std::min(first, scene().meshes[0].indices[i]);
  }
  for (std::uint32_t row = 1; row < 8; ++row) {
    for (std::uint32_t column = 1; column < 8; ++column) {
      const std::uint32_t number = row * 9 + column;
      EXPECT_EQ(uses[first + number], number % 2 == 0 ? 8 : 4) << number;
    }
  }
}

TEST_F(MapSceneBuilt, displacementsRelateToTheirRecord) {
  std::size_t related = 0;
  for (const DrawItemIndex item : scene().drawItems().indices()) {
    for (const RecordRef& record : scene::relatedRecords(scene(), item)) {
      const QString& name = s_map->document->structure[record.section].name;
      related += name == QStringLiteral("DISPINFO") ? 1 : 0;
      EXPECT_FALSE(scene::itemsOf(scene(), record).empty());
    }
  }
  EXPECT_EQ(related, 2U);
}

TEST_F(MapSceneBuilt, brushEntitiesStandWhereTheyShould) {
  const scene::Node& door = node(QStringLiteral("gate (func_door)"));
  EXPECT_EQ(door.kind, NodeKind::BrushModel);
  const QVector3D origin = scene().sourceAxes.toFile(door.local.map(QVector3D()));
  EXPECT_LT((origin - QVector3D(150, 150, 60)).length(), 0.01F);
  const scene::Bounds& box = scene().meshes[door.mesh].bounds;
  EXPECT_LT(box.centre().length(), 0.1F); // stored relative to the origin
  const auto kind = std::ranges::find(door.properties, QStringLiteral("classname"), &scene::Property::key);
  ASSERT_NE(kind, door.properties.end());
  ASSERT_TRUE(kind->where);
  EXPECT_EQ(s_map->document->spaces.read(*kind->where)->toByteArray(), "func_door");
}

TEST_F(MapSceneBuilt, invisibleEntitiesAreHiddenByOneToggle) {
  EXPECT_TRUE(isShown(QStringLiteral("gate (func_door)")));
  EXPECT_FALSE(isShown(QStringLiteral("trigger_once")));
  EXPECT_FALSE(isShown(QStringLiteral("func_brush")));
  state::SceneState state;
  state.controls[QStringLiteral("layer.triggers")] = 1;
  EXPECT_TRUE(isShown(QStringLiteral("trigger_once"), state));
  EXPECT_FALSE(isShown(QStringLiteral("func_brush"), state));
  state.controls[QStringLiteral("layer.invisible")] = 1;
  EXPECT_TRUE(isShown(QStringLiteral("func_brush"), state));
}

TEST_F(MapSceneBuilt, skyRoomIsSetApart) {
  for (const scene::Surface& surface : scene().meshes[0].surfaces) {
    const bool inSky = scene().sourceAxes.toFile(surface.bounds.centre()).x() > 1000;
    EXPECT_EQ(surface.layer == layerIndex(MapLayer::Skybox3D), inSky);
  }
  EXPECT_LT(scene().bounds().max().x(), 1000);
}

TEST_F(MapSceneBuilt, propsShareOneBoxPerModel) {
  std::vector<const scene::Node*> props;
  for (const scene::Node& candidate : scene().nodes) {
    if (candidate.kind == NodeKind::Prop) {
      props.push_back(&candidate);
    }
  }
  ASSERT_EQ(props.size(), 3U);
  EXPECT_EQ(props[0]->mesh, props[1]->mesh);
  EXPECT_NE(props[0]->mesh, props[2]->mesh);
  EXPECT_EQ(props[0]->model.path, QStringLiteral("models/crate.mdl"));
  EXPECT_TRUE(props[0]->standIn);
  EXPECT_FALSE(props[0]->labelled) << "names of all would pile up";
  const scene::Bounds& box = scene().meshes[props[0]->mesh].bounds;
  EXPECT_EQ(box.size(), QVector3D(32, 32, 32));
  const QVector3D place = scene().sourceAxes.toFile(props[1]->local.map(QVector3D()));
  EXPECT_LT((place - QVector3D(130, -60, 8)).length(), 0.01F);
  EXPECT_TRUE(isShown(props[0]->name));
  EXPECT_EQ(props[2]->layer, layerIndex(MapLayer::Skybox3D));
  ASSERT_TRUE(props[1]->record);
  EXPECT_EQ(props[1]->record->row, 1U);
  EXPECT_EQ(s_map->document->structure[props[1]->record->section].path, QStringLiteral("lumps/GAME_LUMP/sprp/props"));
}

TEST_F(MapSceneBuilt, boxesFaceOutwards) {
  const scene::Mesh& box = scene().meshes[node(QStringLiteral("crate.mdl")).mesh];
  for (std::size_t i = 0; i < box.indices.size(); i += 3) {
    const QVector3D& a = box.vertices.positions[box.indices[i]];
    const QVector3D cross = QVector3D::crossProduct(box.vertices.positions[box.indices[i + 1]] - a,
                                                    box.vertices.positions[box.indices[i + 2]] - a);
    EXPECT_GT(QVector3D::dotProduct(cross, box.vertices.normals[box.indices[i]]), 0);
    EXPECT_GT(QVector3D::dotProduct(a, box.vertices.normals[box.indices[i]]), 0);
  }
}

TEST_F(MapSceneBuilt, camerasAreSpawnsInOrder) {
  ASSERT_EQ(scene().view.cameras.size(), 2U);
  const scene::Camera& start = scene().view.cameras[0];
  EXPECT_EQ(start.name, QStringLiteral("info_player_start"));
  EXPECT_LT((scene().sourceAxes.toFile(start.position) - QVector3D(-200, -200, 65)).length(), 0.01F);
  const auto looks = [&](const scene::Camera& camera) {
    return scene().sourceAxes.toFile(camera.orientation.rotatedVector(QVector3D(0, 0, -1)));
  };
  EXPECT_LT((looks(start) - QVector3D(1, 1, 0).normalized()).length(), 1e-3F);
  EXPECT_LT((looks(scene().view.cameras[1]) - QVector3D(0, -1, 0)).length(), 1e-3F);
  EXPECT_LT((start.orientation.rotatedVector(QVector3D(0, 1, 0)) - QVector3D(0, 1, 0)).length(), 1e-3F);
}

TEST_F(MapSceneBuilt, stylesAndExposureHaveControls) {
  const auto control = [&](const char* id) {
    return std::ranges::find(scene().controls, QString::fromLatin1(id), &scene::Control::id);
  };
  ASSERT_NE(control("style.33"), scene().controls.end());
  EXPECT_EQ(control("style.33")->label, QStringLiteral("alarm"));
  EXPECT_EQ(control("style.33")->max, 4);
  EXPECT_NE(control("style.0"), scene().controls.end());
  EXPECT_EQ(control("style.1"), scene().controls.end());
  EXPECT_EQ(control("exposure")->max, 16);
  EXPECT_EQ(control("exposure")->defaultValue, 1);
  EXPECT_NE(control("layer.sky"), scene().controls.end());
}

TEST_F(MapSceneBuilt, repeatedKeysStay) {
  const scene::Node& relay = node(QStringLiteral("logic_relay"));
  ASSERT_EQ(relay.properties.size(), 3U);
  EXPECT_EQ(relay.properties[1].key, relay.properties[2].key);
  EXPECT_EQ(relay.properties[2].value, QStringLiteral("gate,Close,,5,-1"));
  EXPECT_EQ(s_map->document->spaces.read(*relay.properties[2].where)->toByteArray(), "gate,Close,,5,-1");
}

TEST_F(MapSceneBuilt, overlaysAreRelatedToTheirFaces) {
  const auto overlays = s_map->document->structure.find(QStringLiteral("lumps/OVERLAYS"));
  ASSERT_TRUE(overlays);
  EXPECT_FALSE(scene::itemsOf(scene(), {*overlays, 0}).empty());
}

TEST_F(MapSceneBuilt, materialsComeFromTexData) {
  for (const scene::Surface& surface : scene().meshes[0].surfaces) {
    const scene::Material& material = scene().assets.materials.at(surface.material);
    EXPECT_EQ(material.state, scene::AssetState::Pending);
    EXPECT_EQ(material.asset.kind, scene::AssetKind::Material);
    EXPECT_EQ(material.asset.path, material.name);
    ASSERT_TRUE(material.fallbackColor);
    EXPECT_GT(material.fallbackColor->x(), 0);
    ASSERT_TRUE(material.record);
    EXPECT_EQ(s_map->document->structure[material.record->section].name, QStringLiteral("TEXDATA"));
  }
}

TEST_F(MapSceneBuilt, lightsAreInTheirPlaces) {
  ASSERT_EQ(scene().lights.size(), 2U);
  EXPECT_EQ(scene().lights[0].kind, scene::LightKind::Point);
  EXPECT_LT((scene().sourceAxes.toFile(scene().lights[0].position) - QVector3D(0, 0, 200)).length(), 0.01F);
  EXPECT_EQ(scene().lights[1].style, 33);
}

TEST(MapScene, removedTrianglesAreHoles) {
  MapUnderTest file = richMap();
  file.setU16(file.offset(LumpId::DispTris) + 2 * 5, 0x21);
  const auto map = file.load();
  const auto triangles = [](const MapUnderTest::Outcome& outcome) { return outcome.scene().defaultTriangles(); };
  EXPECT_EQ(triangles(map) + 1, triangles(richMap().load()));
}

TEST(MapScene, skyInTheMiddleOfTheMapIsIgnored) {
  MapUnderTest file = richMap();
  // All leaves in one area: what the sky camera sees is everything.
  for (std::size_t at = file.offset(LumpId::Leafs); at < file.offset(LumpId::Leafs) + file.length(LumpId::Leafs);
       at += 32) {
    file.setU16(at + 6, 1);
  }
  const auto map = file.load();
  for (const scene::Surface& surface : map.scene().meshes[0].surfaces) {
    EXPECT_NE(surface.layer, layerIndex(MapLayer::Skybox3D));
  }
}

} // namespace
} // namespace vitrine::tests
