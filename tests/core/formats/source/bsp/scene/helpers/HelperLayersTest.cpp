// Layers of what the compilers keep for the engine: occluders, cube maps, leaves, primitives, normals.
#include "core/animation/VisibleItems.h"
#include "core/formats/source/bsp/scene/MapLayers.h"
#include "core/scene/SceneRecords.h"
#include "resources/demos/source/Materials.h"
#include "tests/core/formats/source/bsp/LayerItems.h"
#include "tests/core/formats/source/bsp/RichMap.h"
#include "tests/core/formats/source/bsp/scene/light/LitMap.h"
#include "tests/samples/source/Maps.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vitrine::tests {
namespace {

using formats::source::layerIndex;
using formats::source::LumpId;
using formats::source::MapLayer;

constexpr std::size_t kHelperFaceBytes = 56;
constexpr std::size_t kHelperVertexBytes = 12;
constexpr std::uint32_t kFieldEdgeCount = 8; // of a face
constexpr std::uint32_t kFieldPrimitiveCount = 48;

/// Items of a layer, which is hidden at first and shown by its toggle.
std::vector<DrawItemIndex> helperItems(const MapUnderTest::Outcome& map, const char* id) {
  const Scene& scene = map.scene();
  const std::vector<DrawItemIndex> items = itemsOfLayer(scene, id);
  state::SceneState state;
  state.controls[QString::fromLatin1(id)] = 1;
  for (const DrawItemIndex item : items) {
    EXPECT_FALSE(animation::visibleItems(scene, {}).contains(item)) << id;
    EXPECT_TRUE(animation::visibleItems(scene, state).contains(item)) << id;
  }
  return items;
}

/// Corners of an item's triangles in file coordinates.
std::vector<QVector3D> cornersIn(const Scene& scene, DrawItemIndex item) {
  const scene::Mesh& mesh = scene.meshOf(item);
  const scene::Surface& surface = scene.surfaceOf(item);
  std::vector<QVector3D> corners;
  for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
    corners.push_back(scene.sourceAxes.toFile(mesh.vertices.positions[mesh.indices[i]]));
  }
  return corners;
}

std::set<std::uint64_t> rowsOf(const MapUnderTest::Outcome& map, DrawItemIndex item, const char* section) {
  std::set<std::uint64_t> rows;
  for (std::uint32_t triangle = 0; triangle < map.scene().surfaceOf(item).triangleCount(); ++triangle) {
    const auto record = map.scene().recordOf(item, triangle);
    EXPECT_TRUE(record && record->section == map.section(section));
    rows.insert(record ? record->row : ~0ULL);
  }
  return rows;
}

QVector4D colourOf(const Scene& scene, DrawItemIndex item) {
  const scene::Mesh& mesh = scene.meshOf(item);
  const auto surface = static_cast<std::size_t>(&scene.surfaceOf(item) - mesh.surfaces.data());
  return mesh.vertices.colors.front().values.at(surface);
}

/// A map with other bytes for its occlusion lump, whose polygons may use these four vertices behind its own.
struct OccludedMap {
  static constexpr std::array<QVector3D, 4> kQuad{{{-50, 20, 10}, {-50, 20, 90}, {50, 20, 90}, {50, 20, 10}}};

  OccludedMap() : file(litMap()) {
    firstVertex = file.length(LumpId::Vertexes) / kHelperVertexBytes;
    const auto* from = file.bytes().data() + file.offset(LumpId::Vertexes);
    std::vector<std::byte> vertices(from, from + file.length(LumpId::Vertexes));
    ByteMaker more;
    for (const QVector3D& corner : kQuad) {
      more.add(corner.x()).add(corner.y()).add(corner.z());
    }
    const Bytes added = more.bytes();
    vertices.insert(vertices.end(), added.span().begin(), added.span().end());
    file.replaceLump(LumpId::Vertexes, vertices);
    const auto* text = reinterpret_cast<const char*>(file.bytes().data() + file.offset(LumpId::Entities));
    const std::string entities =
        std::string(text) + "{\n\"classname\" \"func_occluder\"\n\"occludernumber\" \"1\"\n}\n";
    file.replaceLump(LumpId::Entities, std::as_bytes(std::span(entities)));
  }

  /// Two occluders of one polygon each: a square that is active, a triangle that is not. Lump version 2.
  void occlude(std::int32_t flags, std::int32_t firstPolygon, std::uint32_t vertex) {
    ByteMaker lump;
    lump.add<std::int32_t>(2);
    for (const std::int32_t occluder : {0, 1}) {
      lump.add<std::int32_t>(occluder == 0 ? 0 : flags).add<std::int32_t>(occluder == 0 ? 0 : firstPolygon);
      lump.add<std::int32_t>(1);
      for (int i = 0; i < 6; ++i) {
        lump.add(0.0F);
      }
      lump.add<std::int32_t>(1);
    }
    lump.add<std::int32_t>(2);
    lump.add<std::int32_t>(0).add<std::int32_t>(4).add<std::int32_t>(0);
    lump.add<std::int32_t>(4).add<std::int32_t>(3).add<std::int32_t>(0);
    lump.add<std::int32_t>(7);
    for (const std::size_t corner : {0U, 1U, 2U, 3U, 0U, 1U}) {
      lump.add(static_cast<std::uint32_t>(firstVertex + corner));
    }
    lump.add(vertex);
    file.replaceLump(LumpId::Occlusion, lump.bytes().span());
  }

  MapUnderTest file;
  std::size_t firstVertex = 0;
};

TEST(HelperLayers, occludersAreTheirPolygons) {
  OccludedMap made;
  made.occlude(1, 1, static_cast<std::uint32_t>(made.firstVertex + 2));
  const auto map = made.file.load();
  const Scene& scene = map.scene();
  const auto items = helperItems(map, "layer.occluders");
  ASSERT_EQ(items.size(), 4U) << "two occluders: polygons, and lines around them";
  for (std::size_t i = 0; i < items.size(); ++i) {
    EXPECT_EQ(rowsOf(map, items[i], "lumps/OCCLUSION/polys"), std::set<std::uint64_t>{i / 2});
  }
  for (const QVector3D& corner : cornersIn(scene, items[0])) {
    EXPECT_EQ(std::ranges::count(OccludedMap::kQuad, corner), 1);
  }
  EXPECT_EQ(scene.surfaceOf(items[0]).triangleCount(), 2U);
  EXPECT_EQ(scene.surfaceOf(items[2]).triangleCount(), 1U);
  for (const QVector3D& corner : cornersIn(scene, items[1])) {
    EXPECT_TRUE(corner.x() >= -50 && corner.x() <= 50 && corner.z() >= 10 && corner.z() <= 90) << "lines go inside";
  }
  EXPECT_EQ(colourOf(scene, items[0]), colourOf(scene, items[1]));
  EXPECT_NE(colourOf(scene, items[0]), colourOf(scene, items[2])) << "one is inactive";
  const auto related = scene::relatedRecords(scene, items[2]);
  EXPECT_EQ(std::ranges::count(related, RecordRef{map.section("lumps/OCCLUSION/occluders"), 1}), 1);
  EXPECT_EQ(std::ranges::count(related, map.section("lumps/ENTITIES"), &RecordRef::section), 1);
  EXPECT_EQ(
      std::ranges::count(scene::relatedRecords(scene, items[0]), map.section("lumps/ENTITIES"), &RecordRef::section),
      0);
  made.occlude(0, 1, static_cast<std::uint32_t>(made.firstVertex + 2));
  const auto active = made.file.load();
  const auto both = helperItems(active, "layer.occluders");
  ASSERT_EQ(both.size(), 4U);
  EXPECT_EQ(colourOf(active.scene(), both[0]), colourOf(active.scene(), both[2]));
}

TEST(HelperLayers, occludersThatLeadNowhereAreLeftOut) {
  OccludedMap made;
  made.occlude(1, 1, static_cast<std::uint32_t>(made.firstVertex + 4));
  EXPECT_EQ(helperItems(made.file.load(), "layer.occluders").size(), 2U) << "a vertex that is not there";
  for (const std::int32_t polygon : {-1, 2, 0x7fffffff}) {
    made.occlude(1, polygon, static_cast<std::uint32_t>(made.firstVertex + 2));
    EXPECT_EQ(helperItems(made.file.load(), "layer.occluders").size(), 2U) << polygon;
  }
  made.occlude(1, 0, static_cast<std::uint32_t>(made.firstVertex + 2));
  EXPECT_EQ(helperItems(made.file.load(), "layer.occluders").size(), 2U) << "a polygon that another has already";
  made.file.setU32(made.file.offset(LumpId::Occlusion), 1000);
  EXPECT_TRUE(helperItems(made.file.load(), "layer.occluders").empty());
}

TEST(HelperLayers, cubemapsHaveAMarkEach) {
  MapUnderTest file = litMap();
  ByteMaker lump;
  lump.add<std::int32_t>(-100).add<std::int32_t>(7).add<std::int32_t>(64).add<std::uint32_t>(0);
  lump.add<std::int32_t>(100).add<std::int32_t>(0).add<std::int32_t>(64).add<std::uint32_t>(7);
  file.replaceLump(LumpId::Cubemaps, lump.bytes().span());
  const auto map = file.load();
  const Scene& scene = map.scene();
  const auto items = helperItems(map, "layer.cubemaps");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(scene.sourceAxes.toFile(scene.worldBounds(items[0]).centre()), QVector3D(-100, 7, 64));
  for (std::size_t i = 0; i < items.size(); ++i) {
    EXPECT_EQ(rowsOf(map, items[i], "lumps/CUBEMAPS"), std::set<std::uint64_t>{i});
    const scene::Node& node = scene.nodes[scene.drawItems()[items[i]].node];
    EXPECT_EQ(node.record, (RecordRef{map.section("lumps/CUBEMAPS"), i}));
    EXPECT_EQ(node.properties.back().value, i == 0 ? QStringLiteral("32") : QStringLiteral("64"));
  }
}

TEST(HelperLayers, leavesHaveABoxEach) {
  const auto map = litMap().load();
  const auto items = helperItems(map, "layer.leafboxes");
  ASSERT_EQ(items.size(), 2U) << "two rooms";
  std::vector<QVector3D> centres;
  for (const DrawItemIndex item : items) {
    const scene::Bounds bounds = map.scene().worldBounds(item);
    const QVector3D centre = map.scene().sourceAxes.toFile(bounds.centre());
    centres.push_back(centre);
    EXPECT_LT((centre - QVector3D(centre.x() < 0 ? -128 : 128, 0, 64)).length(), 0.1F);
    EXPECT_LT((bounds.size() - QVector3D(256, 128, 256)).length(), 4) << "a little smaller than the leaf";
    const auto rows = rowsOf(map, item, "lumps/LEAFS");
    EXPECT_EQ(rows.size(), 1U);
  }
  EXPECT_GT((centres[0] - centres[1]).length(), 200);
  EXPECT_NE(colourOf(map.scene(), items[0]), colourOf(map.scene(), items[1]));
  EXPECT_TRUE(helperItems(map, "layer.leafcontents").empty()) << "nothing but air";
}

TEST(HelperLayers, leavesThatHoldSomethingHaveABoxOfItsColour) {
  MapUnderTest file = litMap();
  constexpr std::size_t kLeafBytes = 32;
  const std::size_t leaves = file.length(LumpId::Leafs) / kLeafBytes;
  std::size_t water = 0;
  for (std::size_t leaf = 0; leaf < leaves && water == 0; ++leaf) {
    const std::size_t at = file.offset(LumpId::Leafs) + leaf * kLeafBytes;
    if ((file.u32(at + 4) & 0xffff) != 0xffff) {
      file.setU32(at, 0x20);
      water = leaf;
    }
  }
  ASSERT_NE(water, 0U);
  const auto map = file.load();
  const auto items = helperItems(map, "layer.leafcontents");
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(rowsOf(map, items[0], "lumps/LEAFS"), std::set<std::uint64_t>{water});
  EXPECT_GT(colourOf(map.scene(), items[0]).z(), 0.5F) << "blue";
}

TEST(HelperLayers, facesHaveTheColourOfTheirHammerId) {
  MapUnderTest file = litMap();
  const std::size_t faces = file.length(LumpId::Faces) / kHelperFaceBytes;
  ASSERT_GT(faces, 4U);
  ByteMaker ids;
  for (std::size_t face = 0; face < faces; ++face) {
    ids.add(static_cast<std::uint16_t>(face < 2 ? 700 : 700 + face));
  }
  file.replaceLump(LumpId::FaceIds, ids.bytes().span());
  const auto map = file.load();
  const auto items = helperItems(map, "layer.faceids");
  ASSERT_EQ(items.size(), faces);
  for (std::size_t face = 0; face < faces; ++face) {
    EXPECT_EQ(rowsOf(map, items[face], "lumps/FACEIDS"), std::set<std::uint64_t>{face});
  }
  EXPECT_EQ(colourOf(map.scene(), items[0]), colourOf(map.scene(), items[1]));
  EXPECT_NE(colourOf(map.scene(), items[1]), colourOf(map.scene(), items[2]));
}

TEST(HelperLayers, weightsOfFourTexturesColourADisplacement) {
  constexpr std::size_t kDispVertBytes = 20;
  constexpr std::uint32_t kWeightTexture = 2; // the third
  MapUnderTest file = richMap();
  EXPECT_TRUE(helperItems(file.load(), "layer.multiblend").empty());
  const std::size_t vertices = file.length(LumpId::DispVerts) / kDispVertBytes;
  ByteMaker lump;
  for (std::size_t vertex = 0; vertex < vertices; ++vertex) {
    for (std::uint32_t field = 0; field < 20; ++field) {
      lump.add(field == (vertex == 0 ? 3 : kWeightTexture) ? 0.5F : 0.0F);
    }
  }
  file.replaceLump(LumpId::DispMultiBlend, lump.bytes().span());
  const auto map = file.load();
  const Scene& scene = map.scene();
  const auto items = helperItems(map, "layer.multiblend");
  ASSERT_EQ(items.size(), 2U) << "two displacements of 9 x 9 vertices";
  const auto& colours = scene.meshOf(items[0]).vertices.colors.front().values;
  ASSERT_EQ(colours.size(), 2U * 81U);
  EXPECT_GT(colours[0].z(), 0.8F) << "the fourth texture is blue";
  EXPECT_GT(colours[1].y(), 5 * colours[1].x()) << "the third is green";
  for (const DrawItemIndex item : items) {
    EXPECT_EQ(scene.surfaceOf(item).triangleCount(), 128U);
    for (const QVector3D& corner : cornersIn(scene, item)) {
      EXPECT_NEAR(corner.z(), hillHeight(static_cast<double>(corner.x()), static_cast<double>(corner.y())), 0.01);
    }
  }
  EXPECT_EQ(rowsOf(map, items[0], "lumps/DISP_MULTIBLEND").count(0), 1U);
}

TEST(HelperLayers, marksOfEntitiesInTheSkyRoomBelongToIt) {
  const auto map = richMap().load();
  const Scene& scene = map.scene();
  std::set<bool> seen;
  for (const DrawItemIndex item : helperItems(map, "layer.entitymarks")) {
    const bool inRoom = scene.sourceAxes.toFile(scene.worldBounds(item).centre()).x() > 1000;
    EXPECT_EQ(scene.backdropOf(item) != scene::kNone, inRoom);
    EXPECT_EQ(scene.surfaceOf(item).layer == layerIndex(MapLayer::Skybox3D), inRoom);
    seen.insert(inRoom);
  }
  EXPECT_EQ(seen.size(), 2U) << "there are some of both";
}

TEST(HelperLayers, weightsOfFourTexturesAreThoseOfTheDrawnSurface) {
  demos::MapModel model = samples::makeSingleRoom();
  demos::Materials materials(model, 8);
  demos::Displacement patch;
  patch.mins = {-256, -256, 0};
  patch.maxs = {-128, -128, 0};
  patch.power = 2;
  patch.look = materials.look("vitrine/plaster");
  patch.height = [](const demos::Vec3&) { return 0.0; };
  // From the third texture in the west to the fourth in the east, half as much of both together.
  patch.weights = [](const demos::Vec3& p) {
    const double east = (p.x + 256) / 128;
    return std::array<double, 4>{0, 0, (1 - east) / 2, east / 2};
  };
  model.displacements.push_back(patch);
  const auto map = MapUnderTest(demos::writeMap(model, {.version = 21, .light = demos::LightQuality::Fast})).load();
  const scene::Mesh& world = map.scene().meshes[0];
  ASSERT_EQ(world.vertices.layerWeights.size(), world.vertices.positions.size());
  std::size_t seen = 0;
  for (const scene::Surface& surface : world.surfaces) {
    const bool isPatch = surface.layer == layerIndex(MapLayer::Displacements);
    for (std::uint32_t i = surface.firstIndex; i < surface.firstIndex + surface.indexCount; ++i) {
      const std::uint32_t vertex = world.indices[i];
      const float east = (map.scene().sourceAxes.toFile(world.vertices.positions[vertex]).x() + 256) / 128;
      const QVector4D expected = isPatch ? QVector4D(0, 0, 1 - east, east) : QVector4D(1, 0, 0, 0);
      EXPECT_LT((world.vertices.layerWeights[vertex] - expected).length(), 1e-4F);
      seen += isPatch ? 1 : 0;
    }
  }
  EXPECT_EQ(seen, 3U * 2 * 16) << "power 2 has 4 x 4 cells";
}

/// The first face with four corners gets one primitive; no other has any.
std::size_t givePrimitive(MapUnderTest& file, std::uint8_t type, std::initializer_list<int> indices) {
  const std::size_t faces = file.offset(LumpId::Faces);
  const std::size_t count = file.length(LumpId::Faces) / kHelperFaceBytes;
  std::size_t chosen = count;
  for (std::size_t face = 0; face < count; ++face) {
    const std::size_t at = faces + face * kHelperFaceBytes;
    const bool fits = chosen == count && (file.u32(at + kFieldEdgeCount) & 0xffff) == 4;
    chosen = fits ? face : chosen;
    file.setU32(at + kFieldPrimitiveCount, fits ? 1 : 0);
  }
  ByteMaker primitive, list;
  primitive.add<std::uint16_t>(type).add<std::uint16_t>(0);
  primitive.add(static_cast<std::uint16_t>(indices.size())).add<std::uint16_t>(0).add<std::uint16_t>(0);
  for (const int index : indices) {
    list.add(static_cast<std::uint16_t>(index));
  }
  file.replaceLump(LumpId::Primitives, primitive.bytes().span());
  file.replaceLump(LumpId::PrimIndices, list.bytes().span());
  return chosen;
}

TEST(HelperLayers, primitivesAreOutlinesOfTheirTriangles) {
  constexpr std::uint32_t kPerTriangle = 6; // a band along each side
  struct Case {
    std::uint8_t type;
    std::initializer_list<int> indices;
    std::uint32_t triangles;
  };
  for (const Case& one : {Case{0, {0, 1, 2, 0, 2, 3}, 2}, Case{1, {0, 1, 3, 2}, 2}, Case{0, {0, 1, 2, 0, 2, 4}, 1}}) {
    MapUnderTest file = litMap();
    const std::size_t face = givePrimitive(file, one.type, one.indices);
    const auto map = file.load();
    const auto items = helperItems(map, "layer.primitives");
    ASSERT_EQ(items.size(), 1U);
    EXPECT_EQ(map.scene().surfaceOf(items[0]).triangleCount(), one.triangles * kPerTriangle);
    EXPECT_EQ(rowsOf(map, items[0], "lumps/PRIMITIVES"), std::set<std::uint64_t>{0});
    const auto drawn = std::ranges::find(map.scene().meshes[0].surfaces, face,
                                         [](const scene::Surface& surface) { return surface.provenance.firstRow; });
    ASSERT_NE(drawn, map.scene().meshes[0].surfaces.end());
    EXPECT_EQ(map.scene().surfaceOf(items[0]).bounds, drawn->bounds) << "three corners of a rectangle tell it, too";
  }
}

TEST(HelperLayers, normalsStandOnTheCornersOfFaces) {
  MapUnderTest file = litMap();
  const std::size_t faces = file.length(LumpId::Faces) / kHelperFaceBytes;
  const auto map = file.load();
  const auto items = helperItems(map, "layer.vertexnormals");
  ASSERT_EQ(items.size(), faces);
  std::set<std::uint64_t> rows;
  for (const DrawItemIndex item : items) {
    const auto corners = cornersIn(map.scene(), item);
    ASSERT_EQ(corners.size() % 9, 0U) << "spikes of three sides";
    const auto here = rowsOf(map, item, "lumps/VERTNORMALINDICES");
    EXPECT_EQ(here.size(), corners.size() / 9);
    rows.insert(here.begin(), here.end());
    for (std::size_t i = 0; i < corners.size(); i += 9) {
      const QVector3D foot = (corners[i] + corners[i + 1] + corners[i + 4]) / 3;
      EXPECT_NEAR((corners[i + 2] - foot).length(), 8, 0.01);
    }
  }
  EXPECT_EQ(rows.size(), file.length(LumpId::VertNormalIndices) / 2) << "each number once";
  file.setU32(MapUnderTest::entryAt(LumpId::VertNormalIndices) + 4, file.length(LumpId::VertNormalIndices) - 2);
  EXPECT_TRUE(helperItems(file.load(), "layer.vertexnormals").empty()) << "numbers that cannot be told apart";
}

TEST(HelperLayers, linesOfEntitiesStandWhereTheirEntityDoes) {
  const auto map = richMap().load();
  const Scene& scene = map.scene();
  std::size_t found = 0;
  for (const DrawItemIndex item : helperItems(map, "layer.vertexnormals")) {
    const QVector3D centre = scene.sourceAxes.toFile(scene.worldBounds(item).centre());
    found += (centre - QVector3D(150, 150, 60)).length() < 20 ? 1 : 0;
  }
  EXPECT_EQ(found, 6U) << "the sides of a door";
}

} // namespace
} // namespace vitrine::tests
