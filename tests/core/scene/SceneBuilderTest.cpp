#include "core/scene/SceneBuilder.h"

#include "core/animation/FinishScene.h"
#include "core/scene/SceneRecords.h"
#include "tests/core/scene/SceneBuilderForTests.h"
#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::scene {
namespace {

using tests::addMesh;
using tests::addNode;
using tests::square;

/// A red square in a layer, of row 4 in section 7, with a lamp before it.
SceneBuilder litSquare() {
  SceneBuilder scene;
  scene.layers = {{QStringLiteral("layer.world"), {}}};
  scene.assets.materials.resize(1);
  scene.assets.materials[0].name = QStringLiteral("red");
  Surface surface;
  surface.material = 0;
  surface.layer = 0;
  surface.provenance.section = 7;
  surface.provenance.firstRow = 4;
  const NodeIndex node = addNode(scene, addMesh(scene, square(), surface));
  scene.nodes[node].name = QStringLiteral("picture");
  scene.lights.emplace_back().node = node;
  Control& shown = scene.controls.emplace_back();
  shown.defaultValue = 1;
  shown.target = LayerTarget{0};
  scene.metresPerUnit = 0.5;
  return scene;
}

TEST(SceneBuilder, ABuiltSceneKeepsTheData) {
  const ScenePtr scene = animation::finishScene(litSquare());
  ASSERT_EQ(scene->nodes.size(), 1U);
  EXPECT_EQ(scene->nodes[0].name, QStringLiteral("picture"));
  EXPECT_EQ(scene->nodes[0].mesh, MeshIndex(0));
  EXPECT_EQ(scene->meshes[0].vertices.positions, square());
  EXPECT_EQ(scene->assets.materials[0].name, QStringLiteral("red"));
  EXPECT_EQ(scene->layers[0].id, QStringLiteral("layer.world"));
  ASSERT_EQ(scene->lights.size(), 1U);
  EXPECT_EQ(scene->lights[0].node, NodeIndex(0));
  EXPECT_EQ(scene->controls.size(), 1U);
  EXPECT_EQ(scene->metresPerUnit, 0.5);
}

TEST(SceneBuilder, ABuiltSceneIsNumberedPlacedAndMeasured) {
  SceneBuilder builder = litSquare();
  builder.nodes[0].local.translate(10, 0, 0);
  const ScenePtr scene = animation::finishScene(std::move(builder));
  ASSERT_EQ(scene->drawItems().size(), 1U);
  EXPECT_EQ(scene->drawItems()[0].node, NodeIndex(0));
  EXPECT_EQ(scene->worldTransform(0).map(QVector3D()), QVector3D(10, 0, 0));
  EXPECT_EQ(scene->bounds(), Bounds({9, -1, 0}, {11, 1, 0}));
  EXPECT_EQ(scene->defaultTriangles(), 2U);
  EXPECT_EQ(itemsOf(*scene, {7, 4}), std::vector<DrawItemIndex>{0});
}

TEST(SceneBuilder, RecordsMayBeLeftOut) {
  const ScenePtr scene = animation::finishScene(litSquare(), RecordLinks::LeftOut);
  EXPECT_TRUE(itemsOf(*scene, {7, 4}).empty());
  EXPECT_EQ(scene->recordOf(0, 0), (RecordRef{7, 4})) << "as the surface itself says";
}

TEST(SceneBuilder, AChangedCopyLeavesTheFirstAsItWas) {
  const ScenePtr first = animation::finishScene(litSquare());
  SceneBuilder changed(*first);
  changed.nodes[0].name = QStringLiteral("other");
  changed.nodes[0].local.translate(0, 0, 5);
  changed.meshes[0].surfaces[0].provenance.firstRow = 6;
  changed.assets.materials[0].name = QStringLiteral("blue");
  changed.lights.clear();
  addNode(changed, 0);
  const ScenePtr second = animation::finishScene(std::move(changed));
  EXPECT_EQ(first->nodes.size(), 1U);
  EXPECT_EQ(first->nodes[0].name, QStringLiteral("picture"));
  EXPECT_EQ(first->assets.materials[0].name, QStringLiteral("red"));
  EXPECT_EQ(first->lights.size(), 1U);
  EXPECT_EQ(first->drawItems().size(), 1U);
  EXPECT_EQ(first->bounds(), Bounds({-1, -1, 0}, {1, 1, 0}));
  EXPECT_EQ(itemsOf(*first, {7, 4}), std::vector<DrawItemIndex>{0});
  EXPECT_EQ(second->nodes[0].name, QStringLiteral("other"));
  EXPECT_EQ(second->assets.materials[0].name, QStringLiteral("blue"));
  EXPECT_TRUE(second->lights.empty());
  EXPECT_EQ(second->drawItems().size(), 2U);
  EXPECT_EQ(second->bounds(), Bounds({-1, -1, 0}, {1, 1, 5}));
  EXPECT_EQ(itemsOf(*second, {7, 6}), (std::vector<DrawItemIndex>{0, 1}));
  EXPECT_TRUE(itemsOf(*second, {7, 4}).empty());
}

} // namespace
} // namespace vitrine::scene
