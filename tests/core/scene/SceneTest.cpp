#include "core/scene/Scene.h"

#include "core/animation/FinishScene.h"
#include "core/scene/SceneChecks.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::addSurface;
using tests::square;

QMatrix4x4 shift(float x, float y, float z) {
  QMatrix4x4 matrix;
  matrix.translate(x, y, z);
  return matrix;
}

Surface from(SectionId section, std::uint64_t row) {
  Surface surface;
  surface.provenance.section = section;
  surface.provenance.firstRow = row;
  return surface;
}

TEST(Scene, BackdropsAreTheItemsOfALayerAndStayOutOfTheBounds) {
  SceneBuilder builder;
  builder.layers = {{QStringLiteral("layer.world"), {}}, {QStringLiteral("layer.sky3d"), {}}};
  builder.world.backdrops = {{.layer = 1, .origin = {0, 0, 500}, .scale = 16, .fog = {}}};
  Surface small;
  small.layer = 1;
  const MeshIndex mesh = addMesh(builder, square());
  addSurface(builder.meshes[0], square(500), small);
  const NodeIndex world = addNode(builder, mesh);
  const NodeIndex props = addNode(builder, kNone);
  builder.nodes[props].layer = 1;
  addNode(builder, addMesh(builder, square(510)), props);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  ASSERT_EQ(scene->drawItems().size(), 3U);
  EXPECT_EQ(scene->drawItems()[0].node, world);
  EXPECT_EQ(scene->backdropOf(0), kNone);
  EXPECT_EQ(scene->backdropOf(1), BackdropIndex(0)) << "by its surface's layer";
  EXPECT_EQ(scene->backdropOf(2), BackdropIndex(0)) << "by the layer of a node above it";
  EXPECT_LT(scene->bounds().max().z(), 1.0F);
  EXPECT_LT(scene->animatedBounds().max().z(), 1.0F);
  EXPECT_EQ(scene->defaultTriangles(), 6U) << "they are drawn all the same";
}

TEST(Scene, ABackdropNeedsALayer) {
  SceneBuilder scene;
  scene.world.backdrops = {{.layer = kNone, .origin = {}, .fog = {}}};
  EXPECT_FALSE(indicesInRange(scene));
  scene.layers = {{QStringLiteral("layer.sky"), {}}};
  scene.world.backdrops.front().layer = 0;
  EXPECT_TRUE(indicesInRange(scene));
}

TEST(Scene, WhatTurnsToTheEyeNeedsAPivotPerVertex) {
  SceneBuilder scene;
  addNode(scene, addMesh(scene, square()));
  scene.meshes[0].facing = Billboard::Upright;
  EXPECT_FALSE(indicesInRange(scene));
  scene.meshes[0].vertices.pivots.assign(scene.meshes[0].vertices.positions.size(), QVector3D());
  EXPECT_TRUE(indicesInRange(scene));
}

TEST(Scene, KnowsThePlacesOfSurfaces) {
  SceneBuilder builder;
  addNode(builder, addMesh(builder, square()));
  addNode(builder, addMesh(builder, square()));
  builder.world.surfaceLeaves = {{{.leaf = 4, .area = 2, .clusters = {7}}}};
  const ScenePtr scene = animation::finishScene(std::move(builder));
  ASSERT_TRUE(scene->leavesOf(0));
  EXPECT_EQ(*scene->leavesOf(0), (SurfaceLeaves{4, 2, {7}}));
  EXPECT_FALSE(scene->leavesOf(1));
}

TEST(Material, AnAdjustmentIsAppliedAndKept) {
  Material material;
  material.color = {0.5F, 1, 1, 1};
  MaterialAdjustment half;
  half.factor = {1, 0.5F, 1, 0.5F};
  half.polygonOffset = true;
  half.drawOrder = 3;
  adjust(material, half);
  EXPECT_EQ(material.color, QVector4D(0.5F, 0.5F, 1, 0.5F));
  EXPECT_EQ(material.blend, Blend::AlphaBlend) << "see-through by its factor";
  EXPECT_TRUE(material.polygonOffset);
  EXPECT_EQ(material.drawOrder, 3);
  EXPECT_EQ(material.adjustment, half);
  Material glowing;
  MaterialAdjustment cutOut;
  cutOut.blend = Blend::AlphaTest;
  cutOut.alphaCutoff = 0.25F;
  cutOut.model = MaterialModel::Unlit;
  adjust(glowing, cutOut);
  EXPECT_EQ(glowing.blend, Blend::AlphaTest);
  EXPECT_EQ(glowing.alphaCutoff, 0.25F);
  EXPECT_EQ(glowing.model(), MaterialModel::Unlit);
}

TEST(Material, AnAdjustedBlendDecidesWhoWritesDepth) {
  const auto blended = [](Blend blend) {
    MaterialAdjustment adjustment;
    adjustment.blend = blend;
    return adjustment;
  };
  Material wall;
  adjust(wall, blended(Blend::Additive));
  EXPECT_FALSE(wall.depthWrite);
  Material glass;
  glass.blend = Blend::AlphaBlend;
  glass.depthWrite = false;
  adjust(glass, blended(Blend::AlphaTest));
  EXPECT_TRUE(glass.depthWrite);
  Material odd;
  odd.depthWrite = false;
  MaterialAdjustment nearer;
  nearer.polygonOffset = true;
  adjust(odd, nearer);
  EXPECT_FALSE(odd.depthWrite);
}

TEST(Scene, NumbersEverySurfaceOfEveryNodeOnce) {
  SceneBuilder builder;
  const MeshIndex mesh = addMesh(builder, square());
  addSurface(builder.meshes[0], square(1), {});
  addNode(builder, kNone);
  const NodeIndex first = addNode(builder, mesh, 0);
  const NodeIndex second = addNode(builder, mesh, 0);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  ASSERT_EQ(scene->drawItems().size(), 4U);
  for (const DrawItemIndex item : scene->drawItems().indices()) {
    EXPECT_EQ(scene->drawItems()[item].node, item < 2 ? first : second);
    EXPECT_EQ(scene->drawItems()[item].surface, item.number() % 2);
    EXPECT_EQ(&scene->surfaceOf(item), &scene->meshes[0].surfaces[item.position() % 2]);
  }
  EXPECT_EQ(scene->surfaceCount(), 2U);
  EXPECT_EQ(scene->vertexCount(), 12U);
  EXPECT_EQ(scene->defaultTriangles(), 8U) << "instances count";
}

TEST(Scene, ANodeCanShowARunOfItsMesh) {
  SceneBuilder builder;
  const MeshIndex mesh = addMesh(builder, square());
  addSurface(builder.meshes[0], square(1), {});
  addSurface(builder.meshes[0], square(2), {});
  const NodeIndex all = addNode(builder, mesh);
  const NodeIndex last = addNode(builder, mesh);
  const NodeIndex none = addNode(builder, mesh);
  builder.nodes[last].firstSurface = 2;
  builder.nodes[none].surfaceCount = 0;
  builder.nodes[all].surfaceCount = 2;
  const ScenePtr scene = animation::finishScene(std::move(builder));
  ASSERT_EQ(scene->drawItems().size(), 3U);
  EXPECT_EQ(scene->drawItems()[1].surface, 1);
  EXPECT_EQ(scene->drawItems()[2].node, last);
  EXPECT_EQ(scene->drawItems()[2].surface, 2);
}

TEST(Scene, KnowsWhichFieldsASurfaceIsAbout) {
  SceneBuilder builder;
  builder.fieldSets = {{0, 1}, {2}};
  Surface part;
  part.provenance.fieldSet = 1;
  addNode(builder, addMesh(builder, square()));
  addNode(builder, addMesh(builder, square(), part));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_TRUE(scene->recordFieldsOf(0).empty()) << "all of them";
  EXPECT_EQ(scene->recordFieldsOf(1), std::vector<std::size_t>{2});
}

TEST(Scene, ComposesTransformsDownTheTree) {
  SceneBuilder builder;
  const MeshIndex mesh = addMesh(builder, square());
  const NodeIndex top = addNode(builder, kNone, kNone, shift(10, 0, 0));
  QMatrix4x4 turn;
  turn.rotate(90, 0, 0, 1);
  const NodeIndex middle = addNode(builder, kNone, top, turn);
  const NodeIndex leaf = addNode(builder, mesh, middle, shift(5, 0, 0));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_LT((scene->worldTransform(leaf).map(QVector3D()) - QVector3D(10, 5, 0)).length(), 1e-5F);
  EXPECT_LT((scene->worldBounds(0).centre() - QVector3D(10, 5, 0)).length(), 1e-5F);
  EXPECT_LT((scene->bounds().centre() - QVector3D(10, 5, 0)).length(), 1e-5F);
}

TEST(Scene, BoundsAndTrianglesAreOfWhatIsVisibleByDefault) {
  SceneBuilder builder;
  builder.layers.push_back({QStringLiteral("tools"), {}, false});
  addNode(builder, addMesh(builder, square()));
  const NodeIndex hidden = addNode(builder, addMesh(builder, square()), kNone, shift(1000, 0, 0));
  builder.nodes[hidden].layer = 0;
  Surface inLayer;
  inLayer.layer = 0;
  addNode(builder, addMesh(builder, square(), inLayer), kNone, shift(0, 1000, 0));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_EQ(scene->defaultTriangles(), 2U);
  EXPECT_EQ(scene->bounds(), Bounds(QVector3D(-1, -1, 0), QVector3D(1, 1, 0)));
}

TEST(Scene, FindsTheRecordOfATriangle) {
  SceneBuilder builder;
  Surface whole = from(7, 42);
  Surface perTwo = from(7, 100);
  perTwo.provenance.trianglesPerRow = 2;
  Surface byTable = from(8, 10);
  byTable.provenance.table = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{9, 5, 3, 1});
  byTable.provenance.tableOffset = 1;
  Surface animated = from(9, 0);
  animated.provenance.trianglesPerRow = 1;
  animated.provenance.frameRows = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{0, 6});
  const auto two = square();
  auto four = square();
  const auto more = square(1);
  four.insert(four.end(), more.begin(), more.end());
  addNode(builder, addMesh(builder, two, whole));
  addNode(builder, addMesh(builder, four, perTwo));
  addNode(builder, addMesh(builder, two, byTable));
  addNode(builder, addMesh(builder, two, animated));
  addNode(builder, addMesh(builder, two));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_EQ(scene->recordOf(0, 1), (RecordRef{7, 42}));
  EXPECT_EQ(scene->recordOf(1, 1), (RecordRef{7, 100}));
  EXPECT_EQ(scene->recordOf(1, 2), (RecordRef{7, 101}));
  EXPECT_EQ(scene->recordOf(2, 0), (RecordRef{8, 15}));
  EXPECT_EQ(scene->recordOf(2, 1), (RecordRef{8, 13}));
  EXPECT_EQ(scene->recordOf(2, 3), std::nullopt) << "there is no such triangle";
  EXPECT_EQ(scene->recordOf(3, 1, 0), (RecordRef{9, 1}));
  EXPECT_EQ(scene->recordOf(3, 1, 1), (RecordRef{9, 7}));
  EXPECT_EQ(scene::itemsOf(*scene, {9, 0}), std::vector<DrawItemIndex>{3});
  EXPECT_TRUE(scene::itemsOf(*scene, {9, 7}).empty()) << "no pose shows that frame";
  EXPECT_TRUE(scene::framesOf(*scene, {7, 42}).empty()) << "shown in every frame";
  EXPECT_EQ(scene->recordOf(4, 0), std::nullopt) << "a surface without a record";
}

TEST(Scene, FindsTheItemsOfARecord) {
  SceneBuilder builder;
  Surface perTriangle = from(7, 0);
  perTriangle.provenance.trianglesPerRow = 1;
  const MeshIndex mesh = addMesh(builder, square(), perTriangle);
  addNode(builder, mesh);
  const NodeIndex instance = addNode(builder, mesh);
  builder.nodes[instance].record = RecordRef{3, 5};
  builder.related.add(mesh, 0, {4, 6});
  builder.related.add(mesh, 0, {7, 1});
  const ScenePtr scene = animation::finishScene(std::move(builder));
  using Items = std::vector<DrawItemIndex>;
  EXPECT_EQ(scene::itemsOf(*scene, {7, 0}), (Items{0, 1}));
  EXPECT_EQ(scene::itemsOf(*scene, {7, 1}), (Items{0, 1})) << "named by a triangle and as related: once";
  EXPECT_EQ(scene::itemsOf(*scene, {3, 5}), (Items{1}));
  EXPECT_EQ(scene::itemsOf(*scene, {4, 6}), (Items{0, 1}));
  EXPECT_EQ(scene::itemsOf(*scene, {7, 2}), Items());
  EXPECT_EQ(scene::relatedRecords(*scene, 1), (std::vector<RecordRef>{{4, 6}, {7, 1}}));
}

TEST(Scene, TrianglesMayHaveRecordsOfTheirOwnBesideThoseOfTheSurface) {
  SceneBuilder builder;
  Surface counted = from(7, 0);
  counted.triangleRecords.section = 8;
  Surface listed = from(7, 1);
  listed.triangleRecords = {8, std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{1, 4})};
  const MeshIndex first = addMesh(builder, square(), counted);
  addNode(builder, first);
  addNode(builder, addMesh(builder, square(), listed));
  builder.related.add(first, 0, {4, 6});
  EXPECT_TRUE(indicesInRange(builder));
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_EQ(scene::relatedRecords(*scene, 0, 1), (std::vector<RecordRef>{{8, 1}, {4, 6}}));
  EXPECT_EQ(scene::relatedRecords(*scene, 1, 1), (std::vector<RecordRef>{{8, 4}}));
  using Items = std::vector<DrawItemIndex>;
  EXPECT_EQ(scene::itemsOf(*scene, {8, 0}), Items{0});
  EXPECT_EQ(scene::itemsOf(*scene, {8, 1}), (Items{0, 1}));
  EXPECT_EQ(scene::itemsOf(*scene, {8, 4}), Items{1});
  EXPECT_EQ(scene::itemsOf(*scene, {8, 2}), Items());
  EXPECT_EQ(scene::itemsOf(*scene, {9, 0}), Items());
}

TEST(Scene, TriangleRecordsMustBeAsManyAsTriangles) {
  SceneBuilder scene;
  Surface listed = from(7, 1);
  listed.triangleRecords = {8, std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{1})};
  addNode(scene, addMesh(scene, square(), listed));
  EXPECT_FALSE(indicesInRange(scene));
}

TEST(Scene, EveryTrianglesRecordLeadsBackToItsItem) {
  SceneBuilder builder;
  for (std::uint64_t row = 0; row < 20; ++row) {
    addNode(builder, addMesh(builder, square(static_cast<float>(row)), from(7, row)));
  }
  const ScenePtr scene = animation::finishScene(std::move(builder));
  for (const DrawItemIndex item : scene->drawItems().indices()) {
    for (std::uint32_t triangle = 0; triangle < scene->surfaceOf(item).triangleCount(); ++triangle) {
      EXPECT_EQ(scene::itemsOf(*scene, scene->recordOf(item, triangle).value()), std::vector<DrawItemIndex>{item});
    }
  }
}

TEST(Scene, KnowsWhenAnIndexLeadsNowhere) {
  const auto sound = [] {
    SceneBuilder scene;
    scene.layers.resize(1);
    scene.assets.materials.resize(1);
    scene.bake.lightmaps.resize(1);
    Surface surface;
    surface.material = 0;
    surface.lightmap = 0;
    surface.layer = 0;
    addNode(scene, addMesh(scene, square(), surface));
    return scene;
  };
  EXPECT_TRUE(indicesInRange(sound()));
  const auto broken = [&](auto breakIt) {
    SceneBuilder scene = sound();
    breakIt(scene);
    return !indicesInRange(scene);
  };
  EXPECT_TRUE(broken([](SceneData& s) { s.nodes[0].parent = 0; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.nodes[0].mesh = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.nodes[0].layer = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.nodes[0].skin = 0; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].indices[3] = 6; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].surfaces[0].material = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].surfaces[0].lightmap = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].surfaces[0].layer = 1; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].surfaces[0].provenance.fieldSet = 0; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.nodes[0].firstSurface = 2; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.nodes[0].surfaceCount = 2; }));
  EXPECT_TRUE(broken([](SceneData& s) {
    s.controls.resize(1);
    s.controls[0].target = ColorStreamTarget{{{QStringLiteral("day"), {1}}}};
  }));
  EXPECT_TRUE(broken([](SceneData& s) {
    s.controls.resize(1);
    s.controls[0].target = ViewPresetTarget{{kNone, 0}};
  }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].surfaces[0].indexCount = 5; }));
  EXPECT_TRUE(broken([](SceneData& s) { s.meshes[0].surfaces[0].firstIndex = 3; }));
  EXPECT_TRUE(broken([](SceneData& s) {
    s.controls.resize(1);
    s.controls[0].target = LayerTarget{1};
  }));
  EXPECT_TRUE(broken([](SceneData& s) {
    s.controls.resize(1);
    s.controls[0].target = LayerChoiceTarget{{{0}, {1}}};
  }));
}

TEST(Scene, EmptyIsFine) {
  SceneBuilder builder;
  const ScenePtr scene = animation::finishScene(std::move(builder));
  EXPECT_TRUE(scene->drawItems().empty());
  EXPECT_TRUE(scene->bounds().empty());
  EXPECT_EQ(scene->defaultTriangles(), 0U);
}

} // namespace
} // namespace vitrine::scene
